import Foundation
import LayoutCore
import Testing
import ViewRuntime

/// What the code makes of whole programs, against files that people have read.
@Suite("Golden trees")
struct GoldenTreeTests {
    /// Both past the beginning and into the content, in points from rest.
    private static let distances = [100.0, -60]

    @Test(arguments: Fixtures.presetNames)
    func `shows an example as it was when somebody last looked`(name: String) async throws {
        let source = try Fixtures.source(of: name, in: Fixtures.presets)
        let device = try #require(DeviceCatalog.device(id: DeviceCatalog.defaultID))

        let text = try await Self.text(of: source, on: SceneConfiguration(device: device))

        try Self.file("presets/\(name)").check(text)
    }

    @Test(arguments: Fixtures.programNames)
    func `shows a fixture as it was when somebody last looked`(name: String) async throws {
        let source = try Fixtures.source(of: name, in: Fixtures.programs)
        let screen = try WorkedFrames(source).screen

        let text = try await Self.text(of: source, on: SceneConfiguration(device: screen))

        try Self.file("programs/\(name)").check(text)
    }

    @Test(arguments: Variant.all)
    func `shows the founding screen in other surroundings`(variant: Variant) async throws {
        let source = try Fixtures.source(of: "founding-screen", in: Fixtures.presets)

        let text = try await Self.text(of: source, on: try variant.configuration)

        try Self.file("variants/\(variant.name)").check(text)
    }

    @Test func `keeps no golden file without a program`() throws {
        for (folder, names) in [
            ("presets", Fixtures.presetNames), ("programs", Fixtures.programNames),
            ("variants", Variant.all.map(\.name)),
        ] {
            let recorded = Fixtures.names(in: Fixtures.golden.appending(path: folder), ending: ".txt")

            for name in recorded where !names.contains(name) {
                if Fixtures.isRecording {
                    try FileManager.default.removeItem(at: Self.file("\(folder)/\(name)").url)
                } else {
                    Issue.record("golden/\(folder)/\(name).txt has no program; run scripts/record-golden")
                }
            }
        }
    }

    private static func file(_ name: String) -> GoldenFile {
        GoldenFile(url: Fixtures.golden.appending(path: name + ".txt"))
    }

    private static func text(of source: String, on configuration: SceneConfiguration) async throws -> String {
        try await LargeStack.run {
            let stage = try Stage(source: source, configuration: configuration)
            var writer = GoldenWriter(screen: configuration.device.size)
            writer.write("at rest", stage.scene.makeFrame(), stage.scene.inspect())
            for distance in distances where stage.scroll(by: distance) {
                let title = "scrolled by \(GoldenWriter.number(distance))"
                writer.write(title, stage.scene.makeFrame(), stage.scene.inspect())
            }
            return writer.text
        }
    }
}

/// Surroundings other than the usual ones.
struct Variant: CustomTestStringConvertible, Sendable {
    let name: String
    let device: String
    var os = OperatingSystemVersion.iOS18
    var dynamicTypeSize = DynamicTypeSize.large
    var layoutDirection = LayoutDirection.leftToRight

    static let all = [
        Variant(name: "iphone-16-pro-os-26", device: "iphone-16-pro", os: .iOS26),
        Variant(name: "iphone-se-3", device: "iphone-se-3"),
        Variant(name: "iphone-16-landscape", device: "iphone-16-landscape"),
        Variant(name: "ipad-air-11", device: "ipad-air-11"),
        Variant(name: "accessibility-3", device: DeviceCatalog.defaultID, dynamicTypeSize: .accessibility3),
        Variant(name: "right-to-left", device: DeviceCatalog.defaultID, layoutDirection: .rightToLeft),
    ]

    var testDescription: String { name }

    var configuration: SceneConfiguration {
        get throws {
            let device = try #require(DeviceCatalog.device(id: device))
            return SceneConfiguration(
                device: device,
                os: os,
                dynamicTypeSize: dynamicTypeSize,
                layoutDirection: layoutDirection
            )
        }
    }
}
