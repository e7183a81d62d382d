import SceneServer
import TestSupport
import Testing
import WebSocketTransport

/// Every field of every message, as `docs/protocol.md` lists them, with each kind of value that is none of its own.
@Suite("Fields of messages")
struct MessageFieldTests {
    @Test(arguments: MessageForm.all)
    func `each wrong field is named with what is expected, and the scene goes on`(form: MessageForm) async throws {
        let harness = try SessionHarness()
        try await harness.open(Programs.rows)
        try await harness.ask(#"{"type":"scroll","displacement":{"y":30}}"#)

        for attack in form.attacks {
            let answers = try await harness.ask(attack.text)

            #expect(answers.map(\.code) == [attack.code], "\(attack.text)")
            #expect(answers.map(\.message) == [attack.message], "\(attack.text)")
            #expect(answers.map(\.reply) == [7], "\(attack.text)")
        }
        let frame = try await harness.ask(#"{"type":"advance","to":0,"id":8}"#)
        #expect(frame.map(\.reply) == [8])
        #expect(frame.first?.contentOffsetY == -29)
    }

    @Test(arguments: MessageForm.all)
    func `a wrong field is told before that no scene is open`(form: MessageForm) async throws {
        let harness = try SessionHarness()

        for attack in form.attacks {
            let answers = try await harness.ask(attack.text)
            #expect(answers.map(\.code) == [attack.code], "\(attack.text)")
        }
    }

    @Test(arguments: MessageForm.all)
    func `nothing is answered to a message that comes after the end`(form: MessageForm) async throws {
        let harness = try SessionHarness()
        try await harness.open(Programs.rows)
        harness.output.hangUp()
        await harness.session.handle(.closed(code: .normal, reason: ""))

        let answers = try await harness.ask(form.text)

        #expect(answers.isEmpty)
    }

    /// 500 is what `docs/protocol.md` promises; the list stands in the object of the message.
    @Test func `brackets nest as deep as promised, and deeper ones are told apart from what is no JSON`() async throws {
        let harness = try SessionHarness()
        try await harness.open(Programs.rows)
        func message(depth: Int) -> String {
            let list = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
            return #"{"type":"advance","to":0,"more":\#(list)}"#
        }

        let promised = try await harness.ask(message(depth: 499))
        let deeper = try await harness.ask(message(depth: 10_000))

        #expect(promised.map(\.type) == ["frame"])
        #expect(deeper.map(\.code) == ["malformedJSON"])
        #expect(deeper.first?.message?.contains("nests too deep") == true)
    }
}
