import Foundation
import Testing

/// Random screens whose frames a second evaluator, in another language, worked out: `Tests/Fixtures/evaluated`.
@Suite("Evaluated frames")
struct EvaluatedFramesTests {
    /// A screen by its name.
    struct Fixture: Sendable, CustomTestStringConvertible {
        let name: String
        let source: String

        var testDescription: String { name }
    }

    private static let marker = "=== "

    private static let fixtures = ["stacks", "screens"].flatMap { file -> [Fixture] in
        let path = Fixtures.evaluated.appending(path: file + ".txt")
        guard let text = try? String(contentsOf: path, encoding: .utf8) else { return [] }
        return text.components(separatedBy: marker).dropFirst().map { part in
            let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
            return Fixture(name: String(lines[0]), source: String(lines.last ?? ""))
        }
    }

    @Test(arguments: fixtures)
    func `stands where the evaluator says`(fixture: Fixture) async throws {
        let wrong = try await LargeStack.run { try WorkedFrames.wrongFrames(of: fixture.source) }

        #expect(wrong.isEmpty, "\(wrong.joined(separator: "\n"))")
    }

    @Test func `finds screens to check`() {
        #expect(Self.fixtures.count == 84)
    }
}
