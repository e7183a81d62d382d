import Foundation
import Testing
import ViewInterpreter

/// Compiles programs that the real compiler refuses; each tells by a comment the line of its first error there.
@Suite("Mistakes")
struct MistakeCorpusTests {
    static let folder = LanguageCorpusTests.folder.deletingLastPathComponent().appending(path: "mistakes")

    /// Names of the programs, without their extension.
    static let programs: [String] = {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }.sorted()
    }()

    @Test func `has a program for each kind of mistake`() {
        #expect(Self.programs.count >= 180)
    }

    @Test(arguments: MistakeCorpusTests.programs)
    func `has its first error where the real compiler has it`(program name: String) throws {
        let source = try String(contentsOf: Self.folder.appending(path: name + ".swift"), encoding: .utf8)
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        let marked = try #require(lines.firstIndex { $0.hasSuffix("// error") }) + 1

        let errors = ProgramCompiler.compile(source: source).diagnostics.filter { $0.severity == .error }

        #expect(errors.first?.line == marked, "\(errors.map { "\($0.line):\($0.column) \($0.message)" })")
    }
}
