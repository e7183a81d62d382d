import Foundation
import Localization
import Testing
import ViewInterpreter
import ViewRuntime

/// Runs small programs and compares what they print with what the real compiler's programs printed for the same files.
@Suite("Language corpus")
struct LanguageCorpusTests {
    /// What the interpreter is known not to do yet, by program, with the cause.
    static let gaps: [String: String] = [:]

    static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent()
        .appending(path: "Fixtures/language")

    /// Names of the programs, without their extension.
    static let programs: [String] = {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }.sorted()
    }()

    @Test func `has programs about each part of the language`() {
        let topics = Dictionary(grouping: Self.programs) { $0.prefix { $0 != "-" } }.mapValues(\.count)
        #expect(Self.programs.count >= 130)
        for topic in [
            "values", "closures", "enums", "generics", "protocols", "keypaths", "optionals", "strings", "numbers",
        ] {
            #expect(topics[Substring(topic), default: 0] >= 10, "programs about \(topic)")
        }
        #expect(Self.gaps.keys.filter { !Self.programs.contains($0) } == [])
    }

    @Test(arguments: LanguageCorpusTests.programs)
    func `prints what the real compiler's program prints`(program name: String) throws {
        let source = try String(contentsOf: Self.folder.appending(path: name + ".swift"), encoding: .utf8)
        let expected = try String(contentsOf: Self.folder.appending(path: name + ".out"), encoding: .utf8)
        if let gap = Self.gaps[name] {
            withKnownIssue("\(name): \(gap)") { check(source, expected) }
        } else {
            check(source, expected)
        }
    }

    private func check(_ source: String, _ expected: String) {
        let result = ProgramCompiler.compile(source: source, needsView: false)
        let errors = result.diagnostics.filter { $0.severity == .error }
        #expect(errors.map { "\($0.line):\($0.column) \($0.message)" } == [])
        guard let run = result.program?.run("main", formatting: FoundationFormatting()) else {
            Issue.record("there is no program with a function 'main'")
            return
        }
        #expect(run.failure.map { "\($0.position.line):\($0.position.column) \($0.message)" } == nil)
        let printed = run.printed.map { $0 + "\n" }.joined()
        #expect(
            printed.split(separator: "\n", omittingEmptySubsequences: false)
                == expected.split(separator: "\n", omittingEmptySubsequences: false)
        )
    }
}
