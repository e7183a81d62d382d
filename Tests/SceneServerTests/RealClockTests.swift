import FrameProtocol
import SceneServer
import TestSupport
import Testing
import WebSocketTransport

@Suite("Real clock")
struct RealClockTests {
    /// Opens the rows on the real clock and flings them.
    private func flung(_ more: String = "") async throws -> SessionHarness {
        let harness = try SessionHarness()
        try await harness.ask(#"{"type":"open","preset":"rows"\#(more)}"#)
        for step in 0...8 {
            let phase = step == 0 ? "began" : step == 8 ? "ended" : "moved"
            let time = 1 + Double(step) / 60
            harness.clock.advance(to: time)
            try await harness.ask(
                #"{"type":"touch","phase":"\#(phase)","x":200,"y":\#(600 - step * 30),"time":\#(time)}"#
            )
        }
        return harness
    }

    @Test(.timeLimit(.minutes(10)))
    func `sends frames by itself while something moves`() async throws {
        let harness = try await flung()
        var offset = -59.0

        for frame in 1...30 {
            harness.clock.advance(to: 1 + Double(8 + frame) / 60 + 0.001)
            let message = try WireMessage(await harness.output.next())

            // Asking the session also waits until it has seen this moment through, before the clock moves on.
            #expect(await harness.session.isTicking)
            #expect(message.type == "frame" && message.reply == nil)
            let now = try #require(message.contentOffsetY)
            #expect(now > offset)
            offset = now
        }
    }

    @Test(.timeLimit(.minutes(10)))
    func `stops when all is still`() async throws {
        let harness = try await flung()
        var moment = 1.2

        while await harness.session.isTicking {
            moment += 1.0 / 60
            harness.clock.advance(to: moment)
            await Task.yield()
        }

        let last = try #require(harness.output.takeAll().last)
        #expect(try WireMessage(last).phase == "idle")
    }

    @Test func `sends nothing while all is still`() async throws {
        let harness = try SessionHarness()

        let answers = try await harness.ask(#"{"type":"open","preset":"rows"}"#)

        #expect(answers.map(\.type) == ["opened", "frame"])
        #expect(await !harness.session.isTicking)
    }

    @Test(.timeLimit(.minutes(10)))
    func `shows what a program changed before it stopped by itself`() async throws {
        let harness = try SessionHarness()
        try await harness.ask(Programs.open(Programs.stopsAfterASecond, clock: "real"))
        _ = harness.output.takeAll()

        harness.clock.advance(to: 1.5)
        let error = try WireMessage(await harness.output.next())
        let frame = try WireMessage(await harness.output.next())

        #expect(error.code == "programTrapped")
        #expect(frame.type == "frame")
        #expect(frame.item(text: "count 7") != nil)
    }

    @Test func `shows what a program changed before a tap stopped it`() async throws {
        let harness = try SessionHarness()
        try await harness.ask(Programs.open(Programs.stopsAtATap, clock: "real"))
        harness.clock.advance(to: 1)

        _ = try await harness.ask(#"{"type":"touch","phase":"began","x":196,"y":430,"time":1}"#)
        harness.clock.advance(to: 1.1)
        let answers = try await harness.ask(#"{"type":"touch","phase":"ended","x":196,"y":430,"time":1.1,"id":9}"#)

        #expect(answers.map(\.type) == ["error", "frame"])
        #expect(answers.map(\.reply) == [9, nil])
        #expect(answers.last?.item(text: "count 7") != nil)
    }

    @Test func `refuses to be advanced`() async throws {
        let harness = try SessionHarness()
        try await harness.ask(#"{"type":"open","preset":"rows"}"#)

        let answers = try await harness.ask(#"{"type":"advance","to":1,"id":3}"#)

        #expect(answers.map(\.code) == ["clockNotManual"])
    }

    @Test func `forgives times that are behind or far ahead`() async throws {
        let harness = try SessionHarness()
        try await harness.ask(#"{"type":"open","preset":"rows"}"#)
        harness.clock.advance(to: 5)

        let late = try await harness.ask(#"{"type":"touch","phase":"began","x":1,"y":400,"time":5}"#)
        let early = try await harness.ask(#"{"type":"touch","phase":"ended","x":1,"y":400,"time":1}"#)
        let future = try await harness.ask(#"{"type":"wheel","x":1,"y":400,"deltaX":0,"deltaY":1,"time":500}"#)

        #expect(late.last?.time == 5)
        #expect(early.last?.time == 5)
        #expect(future.last?.time == 5.25)
    }

    @Test(
        arguments: [
            #"{"type":"set","os":26}"#, #"{"type":"scroll","displacement":{"y":10}}"#,
            #"{"type":"touch","phase":"began","x":1,"y":400,"time":100000}"#,
            #"{"type":"wheel","x":1,"y":400,"deltaX":0,"deltaY":1,"time":100000}"#,
        ]
    )
    func `goes on after it stood still for a day`(message: String) async throws {
        let harness = try SessionHarness()
        try await harness.ask(#"{"type":"open","preset":"rows"}"#)
        harness.clock.advance(to: 100_000)

        let answers = try await harness.ask(message)
        let edited = try await harness.ask(Programs.edit(Programs.counter))

        #expect(answers.map(\.type) == ["frame"])
        #expect(answers.last?.time == 100_000)
        #expect(edited.map(\.type) == ["opened", "frame"])
    }

    /// Whether the edit or the session's own waking comes first, the old program has the first frame.
    @Test func `tells what a program did last before the one that takes its place`() async throws {
        let old = """
            struct ContentView: View {
                @State private var words = "waits"

                var body: some View {
                    Text(words)
                        .task {
                            try? await Task.sleep(for: .seconds(1))
                            words = "woke"
                            print("said by the old one")
                        }
                }
            }

            """
        let new = old.replacing("old one", with: "new one").replacing("Text(words)", with: "Text(words + \"!\")")
        let harness = try SessionHarness()
        try await harness.ask(Programs.open(old, clock: "real"))
        harness.clock.advance(to: 1.5)

        let answers = try await harness.ask(Programs.edit(new))

        #expect(answers.map(\.type) == ["frame", "opened", "frame"])
        #expect(answers.map { $0["console"] as? [String] ?? [] } == [["said by the old one"], [], []])
        #expect(answers.first?.item(text: "woke") != nil)
        #expect(answers.last?.item(text: "woke!") != nil)
    }

    @Test func `carries an edit out when the program before stops at that moment`() async throws {
        let harness = try SessionHarness()
        try await harness.ask(Programs.open(Programs.stopsAfterASecond, clock: "real"))
        harness.clock.advance(to: 1.5)

        let answers = try await harness.ask(Programs.edit(Programs.counter))

        #expect(answers.map(\.type) == ["error", "frame", "opened", "frame"])
        #expect(answers.map(\.code) == ["programTrapped", nil, nil, nil])
        #expect(answers.last?.item(text: "count 7") != nil)
    }

    @Test func `gives a slow reader the newest frame, never a queue`() async throws {
        let harness = try SessionHarness()
        try await harness.ask(#"{"type":"open","preset":"rows"}"#)
        harness.output.setWaiting(bytes: 5_000)
        let second = try await harness.ask(#"{"type":"scroll","displacement":{"x":0,"y":1}}"#)
        #expect(second.map(\.type) == ["frame"])

        for step in 2...50 {
            let held = try await harness.ask(#"{"type":"scroll","displacement":{"x":0,"y":\#(step)}}"#)
            #expect(held.isEmpty)
        }
        harness.output.setWaiting(bytes: 0)
        await harness.session.handle(.drained)
        let newest = try harness.output.takeAll().map(WireMessage.init)

        #expect(newest.map(\.type) == ["frame"])
        #expect(newest.first?.contentOffsetY == -9)
    }

    @Test func `answers a slow reader's numbered messages one by one`() async throws {
        let harness = try SessionHarness()
        try await harness.ask(#"{"type":"open","preset":"rows"}"#)
        harness.output.setWaiting(bytes: 5_000)

        for step in 1...5 {
            let answers = try await harness.ask(#"{"type":"scroll","displacement":{"x":0,"y":\#(step)},"id":\#(step)}"#)
            #expect(answers.map(\.reply) == [Double(step)])
        }
    }
}
