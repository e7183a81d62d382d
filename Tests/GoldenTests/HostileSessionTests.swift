import TestSupport
import Testing

/// Hostile programs through a whole session: one answer each, and the session goes on.
@Suite("Hostile programs in a session", .serialized)
struct HostileSessionTests {
    private static let good = "struct ContentView: View { var body: some View { Text(\"still here\") } }"

    @Test(
        arguments: [
            "a-billion-rows", "deep-parentheses", "endless-loop", "endless-view-recursion", "forced-nil", "half-a-file",
            "null-bytes",
            "growing-views",
        ]
    )
    func `says what is wrong with the program and shows the next one`(name: String) async throws {
        let session = try QuietSession()
        let source = try Fixtures.source(of: name, in: Fixtures.hostile)

        let answers = try await session.ask(["type": "open", "id": 1, "clock": "manual", "program": source])
        let after = try await session.ask(["type": "edit", "id": 2, "program": Self.good])

        #expect(answers.map(\.type) == ["opened", "frame"])
        #expect(answers.allSatisfy { $0.reply == 1 })
        let diagnostics = answers[0].list("diagnostics")
        #expect(diagnostics.contains { $0["severity"] as? String == "error" && ($0["line"] as? Int ?? 0) >= 1 })
        #expect(after.map(\.type) == ["opened", "frame"])
        #expect(after.last?.item(text: "still here") != nil)
    }

    @Test(arguments: [(10_000, "programTooLarge", "280000"), (360_000, "messageTooLarge", "4194304")])
    func `refuses a program that is too long with a code of its own`(
        lines: Int,
        code: String,
        words: String
    ) async throws {
        let session = try QuietSession()
        let source = String(repeating: "// a line that says nothing\n", count: lines)

        let answers = try await session.ask(["type": "open", "id": 1, "clock": "manual", "program": source])
        let after = try await session.ask(["type": "open", "id": 2, "clock": "manual", "program": Self.good])

        #expect(answers.map(\.code) == [code])
        #expect(answers.first?.message?.contains(words) == true, "\(answers.first?.message ?? "")")
        #expect(after.last?.item(text: "still here") != nil)
    }

    @Test func `keeps the last good scene when a hostile program comes after it`() async throws {
        let session = try QuietSession()
        let half = try Fixtures.source(of: "half-a-file", in: Fixtures.hostile)
        _ = try await session.ask(["type": "open", "id": 1, "clock": "manual", "program": Self.good])

        let answers = try await session.ask(["type": "edit", "id": 2, "program": half])

        #expect(answers.first?.list("diagnostics").isEmpty == false)
        #expect(answers.last?.item(text: "still here") != nil)
    }
}
