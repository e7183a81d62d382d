import Foundation
import FrameProtocol
import SceneServer
import TestSupport
import Testing
import TextShaping
import WebSocketTransport

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
        let session = try Session()
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
        let session = try Session()
        let source = String(repeating: "// a line that says nothing\n", count: lines)

        let answers = try await session.ask(["type": "open", "id": 1, "clock": "manual", "program": source])
        let after = try await session.ask(["type": "open", "id": 2, "clock": "manual", "program": Self.good])

        #expect(answers.map(\.code) == [code])
        #expect(answers.first?.message?.contains(words) == true, "\(answers.first?.message ?? "")")
        #expect(after.last?.item(text: "still here") != nil)
    }

    @Test func `keeps the last good scene when a hostile program comes after it`() async throws {
        let session = try Session()
        let half = try Fixtures.source(of: "half-a-file", in: Fixtures.hostile)
        _ = try await session.ask(["type": "open", "id": 1, "clock": "manual", "program": Self.good])

        let answers = try await session.ask(["type": "edit", "id": 2, "program": half])

        #expect(answers.first?.list("diagnostics").isEmpty == false)
        #expect(answers.last?.item(text: "still here") != nil)
    }
}

/// A session without a socket.
private struct Session {
    private let output = RecordingOutput()
    private let session: SceneSession

    init() throws {
        let environment = SessionEnvironment(
            workers: WorkerPool(count: 1),
            presets: PresetLibrary([]),
            text: try ShapedTextMeasurer(fonts: FontCatalog()),
            limits: SessionLimits(),
            metrics: Metrics(),
            clock: ManualSessionClock()
        )
        session = SceneSession(environment: environment, output: output)
    }

    /// Sends a message and returns all that came back before the next one could be sent.
    func ask(_ message: [String: Any]) async throws -> [WireMessage] {
        let bytes = Array(try JSONSerialization.data(withJSONObject: message))
        await session.handle(.message(bytes, kind: .text))
        return try output.takeAll().map { try WireMessage($0) }
    }
}
