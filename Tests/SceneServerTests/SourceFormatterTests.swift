import FrameProtocol
import SceneServer
import TestSupport
import Testing
import WebSocketTransport

@Suite("Formatting", .timeLimit(.minutes(10)))
struct SourceFormatterTests {
    private static let crowded = "struct A:View{var body:some View{Text(\"a\").bold()}}"

    /// What swift-format makes of it with four spaces.
    private static let formatted = """
        struct A: View { var body: some View { Text("a").bold() } }

        """

    private static func message(_ program: String, id: Int = 1) -> String {
        #"{"type":"format","id":\#(id),"program":"\#(program.replacing("\"", with: "\\\""))"}"#
    }

    private static var hasTool: Bool { SourceFormatter.installed() != nil }

    @Test(.enabled(if: hasTool)) func `lays out a program without a scene`() async throws {
        let harness = try SessionHarness(formatter: SourceFormatter.installed())

        try await harness.send(Self.message(Self.crowded, id: 7))
        let answer = try WireMessage(await harness.output.next())

        #expect(answer.type == "formatted")
        #expect(answer.reply == 7)
        #expect(answer["program"] as? String == Self.formatted)
    }

    @Test(.enabled(if: hasTool)) func `refuses a program that does not parse, and goes on`() async throws {
        let harness = try SessionHarness(formatter: SourceFormatter.installed())

        try await harness.send(Self.message("struct {"))
        let refusal = try WireMessage(await harness.output.next())
        try await harness.send(Self.message("let a=1", id: 2))
        let answer = try WireMessage(await harness.output.next())

        #expect(refusal.code == "formatFailed")
        #expect(answer["program"] as? String == "let a = 1\n")
    }

    @Test(.enabled(if: hasTool)) func `lays out one program at a time`() async throws {
        let harness = try SessionHarness(formatter: SourceFormatter.installed())

        await harness.session.handleInOneTurn([Self.message(Self.crowded), Self.message(Self.crowded, id: 2)])
        let first = try WireMessage(await harness.output.next())
        let second = try WireMessage(await harness.output.next())

        #expect(first.code == "tooManyMessages" && first.reply == 2)
        #expect(second.type == "formatted" && second.reply == 1)
    }

    @Test func `says where nothing lays out programs`() async throws {
        let harness = try SessionHarness()

        await harness.session.start()
        let hello = try WireMessage(await harness.output.next())
        let answers = try await harness.ask(Self.message(Self.crowded))

        #expect(hello["formats"] == nil)
        #expect(answers.map(\.code) == ["formatUnavailable"])
    }

    @Test func `refuses a program over the limit`() async throws {
        let harness = try SessionHarness(formatter: SourceFormatter.installed())

        let answers = try await harness.ask(Self.message(String(repeating: "a", count: 300_000)))

        #expect(answers.map(\.code) == [Self.hasTool ? "programTooLarge" : "formatUnavailable"])
    }
}

extension SceneSession {
    /// Handles messages without letting anything else in between.
    fileprivate func handleInOneTurn(_ messages: [String]) {
        for message in messages { handle(.message(Array(message.utf8), kind: .text)) }
    }
}
