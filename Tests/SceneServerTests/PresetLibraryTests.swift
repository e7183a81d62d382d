import Foundation
import FrameProtocol
import SceneServer
import Testing

@Suite("PresetLibrary")
struct PresetLibraryTests {
    @Test func `reads the description at the top of a program`() {
        let source = """
            // title: Fix one: follow
            // look for: something
            // summary:   The bar travels.
            // order: 2
            import SwiftUI
            // title: not this one
            """

        let preset = PresetLibrary.Preset(id: "fix-one", source: source)

        #expect(preset.record == PresetRecord(id: "fix-one", title: "Fix one: follow", summary: "The bar travels."))
        #expect(preset.order == 2)
        #expect(preset.source == source)
    }

    @Test func `makes a title from the id where there is none`() {
        let preset = PresetLibrary.Preset(id: "pinned-footers", source: "import SwiftUI\n")

        #expect(preset.record == PresetRecord(id: "pinned-footers", title: "Pinned Footers", summary: ""))
    }

    @Test func `lists by order, then by id`() {
        let library = PresetLibrary([
            PresetLibrary.Preset(id: "c", source: "// order: 2"), PresetLibrary.Preset(id: "z", source: "// order: 1"),
            PresetLibrary.Preset(id: "b", source: "// order: 2"), PresetLibrary.Preset(id: "a", source: ""),
        ])

        #expect(library.presets.map(\.record.id) == ["z", "b", "c", "a"])
        #expect(library["b"]?.order == 2)
        #expect(library["../../etc/passwd"] == nil)
    }

    @Test func `finds the programs that come with the server`() throws {
        let directory = try #require(ResourceLocator.current.presetsDirectory)
        let library = try PresetLibrary(directory: directory)

        #expect(library.presets.first?.record.id == "founding-screen")
        for preset in library.presets {
            #expect(!preset.record.title.isEmpty && !preset.record.summary.isEmpty, "\(preset.record.id)")
            #expect(preset.source.contains("import SwiftUI"))
        }
    }
}
