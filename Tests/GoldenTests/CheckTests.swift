import Foundation
import SceneServer
import Testing

/// What `overscroll check` says about the programs that come along.
@Suite("Check")
struct CheckTests {
    @Test(arguments: Fixtures.presetNames)
    func `finds nothing to say about an example`(name: String) async throws {
        try await check(name, in: Fixtures.presets)
    }

    @Test(arguments: Fixtures.programNames)
    func `finds nothing to say about a fixture`(name: String) async throws {
        try await check(name, in: Fixtures.programs)
    }

    /// Notes are allowed: they say what is approximate, which is no fault of the program.
    private func check(_ name: String, in folder: URL) async throws {
        let source = try Fixtures.source(of: name, in: folder)

        let outcome = await ProgramRunner().check(NamedProgram(name: name + ".swift", source: source))

        #expect(!outcome.hasErrors)
        #expect(outcome.lines.filter { !$0.contains(": note: ") } == [])
    }
}
