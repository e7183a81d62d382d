import FrameProtocol
import SceneServer
import TestSupport
import Testing
import WebSocketTransport

@Suite("SceneSession")
struct SceneSessionTests {
    @Test func `greets with protocol, devices and presets`() async throws {
        let harness = try SessionHarness()

        await harness.session.start()
        let hello = try WireMessage(await harness.output.next())

        #expect(hello.type == "hello")
        #expect(hello["protocol"] as? Int == 1)
        #expect(hello.list("presets").first?["title"] as? String == "Rows")
        let ids = hello.list("devices").compactMap { $0["id"] as? String }
        for id in ["iphone-se-3", "iphone-16", "iphone-16-pro-max", "iphone-air", "ipad-air-11", "iphone-16-landscape"]
        {
            #expect(ids.contains(id))
        }
    }

    @Test func `answers open with opened and then a frame, both with the reply`() async throws {
        let harness = try SessionHarness()

        let answers = try await harness.open(Programs.rows)

        #expect(answers.map(\.type) == ["opened", "frame"])
        #expect(answers.map(\.reply) == [1, 1])
        #expect((answers[0]["device"] as? [String: Any])?["id"] as? String == "iphone-16")
        #expect(answers[0].list("diagnostics").isEmpty)
        #expect(answers[1].time == 0)
        #expect(answers[1].contentOffsetY == -59)
        #expect(answers[1].item(text: "Row 0") != nil)
    }

    @Test func `opens a preset and sends its source along`() async throws {
        let harness = try SessionHarness()

        let answers = try await harness.ask(#"{"type":"open","preset":"rows","clock":"manual"}"#)

        #expect(answers.map(\.type) == ["opened", "frame"])
        #expect((answers[0]["program"] as? String)?.hasSuffix(Programs.rows) == true)
    }

    @Test func `tells a bare screen without id`() async throws {
        let harness = try SessionHarness()

        let answers = try await harness.open(Programs.rows, #","device":{"width":200,"height":300,"scale":2}"#)

        let device = try #require(answers[0]["device"] as? [String: Any])
        #expect(device["id"] == nil && device["width"] as? Double == 200)
        #expect(answers[1].contentOffsetY == 0)
    }

    @Test func `answers each message with one frame whose sequence rises`() async throws {
        let harness = try SessionHarness()
        var last = try #require(try await harness.open(Programs.rows).last?.sequence)

        for step in 1...20 {
            let text = #"{"type":"scroll","displacement":{"x":0,"y":\#(step * 5)},"id":\#(step)}"#
            let answers = try await harness.ask(text)

            #expect(answers.map(\.type) == ["frame"])
            #expect(answers[0].reply == Double(step))
            #expect(answers[0].contentOffsetY == Double(step * 5) - 59)
            let sequence = try #require(answers[0].sequence)
            #expect(sequence > last)
            last = sequence
        }
    }

    @Test(
        arguments: [
            #"{"type":"advance","to":1,"id":5}"#, #"{"type":"inspect","id":5}"#,
            #"{"type":"edit","program":"","id":5}"#,
            #"{"type":"set","os":26,"id":5}"#, #"{"type":"touch","phase":"began","x":1,"y":1,"time":1,"id":5}"#,
            #"{"type":"scroll","displacement":{"y":1},"id":5}"#,
            #"{"type":"wheel","x":1,"y":1,"deltaX":0,"deltaY":1,"time":1,"id":5}"#,
        ]
    )
    func `refuses what comes before open`(text: String) async throws {
        let harness = try SessionHarness()

        let answers = try await harness.ask(text)

        #expect(answers.map(\.type) == ["error"])
        #expect(answers[0].code == "notOpen")
        #expect(answers[0].reply == 5)
    }

    @Test(
        arguments: [
            ("{", "malformedJSON"), ("[]", "notAnObject"), (#"{"type":"nonsense"}"#, "unknownType"),
            (#"{"type":"advance"}"#, "missingField"), (#"{"type":"advance","to":"soon"}"#, "wrongField"),
            (#"{"type":"advance","to":1e999}"#, "notFinite"), (#"{"type":"advance","to":1}"#, "timeBackwards"),
            (#"{"type":"advance","to":9999}"#, "timeTooFar"),
            (#"{"type":"touch","phase":"began","x":1,"y":1,"time":1}"#, "timeBackwards"),
            (#"{"type":"set","device":"nokia-3310"}"#, "unknownDevice"),
            (#"{"type":"open","preset":"no such preset"}"#, "unknownPreset"),
            (#"{"type":"scroll","displacement":{"x":0,"y":1},"scrollView":999999}"#, "unknownScrollView"),
        ]
    )
    func `refuses with a code and goes on`(text: String, code: String) async throws {
        let harness = try SessionHarness()
        try await harness.open(Programs.rows)
        try await harness.ask(#"{"type":"advance","to":2}"#)

        let refused = try await harness.ask(text)
        let after = try await harness.ask(#"{"type":"scroll","displacement":{"x":0,"y":50}}"#)

        #expect(refused.map(\.type) == ["error"])
        #expect(refused[0].code == code)
        #expect((refused[0].message ?? "").count > 20)
        #expect(after.last?.contentOffsetY == -9)
        #expect(after.last?.time == 2)
    }

    @Test func `carries out nothing for who has hung up`() async throws {
        let harness = try SessionHarness()
        try await harness.open(Programs.rows)
        harness.output.hangUp()

        let answers = try await harness.ask(#"{"type":"scroll","displacement":{"x":0,"y":50}}"#)

        #expect(answers.isEmpty)
        #expect(harness.metrics.prometheusText.contains("messages_total{type=\"scroll\"} 0"))
    }

    @Test func `refuses binary and oversized messages`() async throws {
        let harness = try SessionHarness()

        await harness.session.handle(.message([1, 2], kind: .binary))
        await harness.session.handle(.oversizedMessage(limit: 100))
        let answers = try harness.output.takeAll().map(WireMessage.init)

        #expect(answers.map(\.code) == ["binaryMessage", "messageTooLarge"])
    }

    @Test func `refuses a program over the limit`() async throws {
        var limits = SessionLimits()
        limits.maximumProgramBytes = 100
        let harness = try SessionHarness(limits: limits)

        let answers = try await harness.open(Programs.rows)

        #expect(answers.map(\.code) == ["programTooLarge"])
        #expect(answers[0].message?.contains("at most 100") == true)
    }

    @Test func `shows an empty screen for a first program with errors`() async throws {
        let harness = try SessionHarness()

        let answers = try await harness.open(Programs.broken)

        #expect(answers.map(\.type) == ["opened", "frame"])
        let diagnostic = try #require(answers[0].list("diagnostics").first)
        #expect(diagnostic["severity"] as? String == "error")
        #expect(diagnostic["line"] as? Int == 5)
        #expect(answers[1].list("scrollViews").isEmpty)
        let repaired = try await harness.ask(Programs.edit(Programs.rows))
        #expect(repaired.last?.item(text: "Row 0") != nil)
    }

    @Test func `keeps the last good scene when an edit has errors`() async throws {
        let harness = try SessionHarness()
        try await harness.open(Programs.rows)
        try await harness.ask(#"{"type":"scroll","displacement":{"x":0,"y":300}}"#)

        let answers = try await harness.ask(Programs.edit(Programs.broken))

        #expect(answers.map(\.type) == ["opened", "frame"])
        #expect(answers[0].list("diagnostics").first?["severity"] as? String == "error")
        #expect(answers[1].contentOffsetY == 241)
    }

    @Test func `keeps state and place through an edit`() async throws {
        let harness = try SessionHarness()
        try await harness.open(Programs.rows)
        try await harness.ask(#"{"type":"scroll","displacement":{"x":0,"y":300}}"#)

        let answers = try await harness.ask(Programs.edit(Programs.rows.replacing("Row", with: "Line")))

        #expect(answers.last?.contentOffsetY == 241)
        #expect(answers.last?.item(text: "Line 6") != nil)
    }

    @Test func `starts a new scene at time zero with a second open`() async throws {
        let harness = try SessionHarness()
        let first = try await harness.open(Programs.rows)
        try await harness.ask(#"{"type":"advance","to":3}"#)

        let second = try await harness.open(Programs.rows)

        #expect(second.last?.time == 0)
        #expect(second.last?.contentOffsetY == -59)
        #expect(try #require(second.last?.sequence) > (try #require(first.last?.sequence)))
    }

    @Test func `merges what is set`() async throws {
        let harness = try SessionHarness()
        try await harness.open(Programs.rows)

        try await harness.ask(#"{"type":"set","environment":{"dynamicTypeSize":"accessibility1"}}"#)
        let answers = try await harness.ask(#"{"type":"set","environment":{"colorScheme":"dark"}}"#)

        // Body text at the first accessibility size is 28 points: 33.667 high on a 3x screen.
        let frame = try #require(answers.last?.item(text: "Row 0")?["frame"] as? [String: Any])
        #expect(frame["height"] as? Double == 33.6667)
        #expect((answers.last?.item(text: "Row 0")?["fill"] as? String)?.hasPrefix("#FFFFFF") == true)
    }

    @Test func `tells state, callbacks and printed lines`() async throws {
        let harness = try SessionHarness()
        let opened = try await harness.open(Programs.counter)
        #expect(opened.last?.list("state").first?["value"] as? String == "0")

        let answers = try await harness.tap(x: 196, y: 440)

        let state = try #require(answers.last?.list("state").first)
        #expect(state["name"] as? String == "count")
        #expect(state["view"] as? String == "ContentView")
        #expect(state["line"] as? Int == 4)
        #expect(state["value"] as? String == "1")
        #expect(answers.last?["console"] as? [String] == ["now 1"])
        #expect(answers.last?.item(text: "count 1") != nil)
    }

    @Test func `tells the tree`() async throws {
        let harness = try SessionHarness()
        try await harness.open(Programs.rows)

        let answers = try await harness.ask(#"{"type":"inspect","id":12}"#)

        #expect(answers.map(\.type) == ["tree"])
        #expect(answers[0].reply == 12)
        let root = try #require(answers[0]["root"] as? [String: Any])
        #expect((root["why"] as? String)?.isEmpty == false)
        #expect(root["children"] is [Any])
    }

    @Test func `tells what each view changes in the environment`() async throws {
        let harness = try SessionHarness()
        try await harness.open(
            """
            struct ContentView: View {
                var body: some View {
                    VStack {
                        HStack { Text("a") }.font(.system(size: 20).bold()).foregroundStyle(.red)
                        Text("b")
                    }
                    .font(.headline)
                    .lineLimit(2)
                }
            }
            """
        )

        let answers = try await harness.ask(#"{"type":"inspect"}"#)

        let views = Self.flattened(try #require(answers[0]["root"] as? [String: Any]))
        let told = views.map { view in
            ((view["environment"] as? [[String: String]]) ?? []).map { "\($0["name"] ?? "") \($0["value"] ?? "")" }
        }
        let names = views.map { $0["view"] as? String ?? "" }
        let scene = ["colorScheme .light", "dynamicTypeSize .large", "layoutDirection .leftToRight", "locale en_US"]
        #expect(told.first == scene)
        // A modifier changes the environment for what is inside of it.
        let changes = zip(names, told).dropFirst().filter { !$0.1.isEmpty }
        #expect(changes.map(\.0) == [".environment", "VStack", ".environment", "HStack"])
        let expected = [
            ["lineLimit 2"], ["font .headline"], ["foregroundStyle .red"], ["font .system(size: 20.0).weight(.bold)"],
        ]
        #expect(changes.map(\.1) == expected)
    }

    @Test func `tells what lazy containers hold to those who ask`() async throws {
        let harness = try SessionHarness()
        try await harness.open(
            """
            struct ContentView: View {
                var body: some View {
                    ScrollView { LazyVStack(spacing: 0) { ForEach(0..<900) { _ in Color.red.frame(height: 100) } } }
                }
            }
            """
        )

        var frame = try await harness.ask(#"{"type":"scroll","displacement":{"y":0}}"#).last
        #expect(frame?["lazyContainers"] == nil)
        frame = try await harness.ask(#"{"type":"set","details":["lazyContainers"]}"#).last
        let containers = try #require(frame?["lazyContainers"] as? [[String: Any]])
        #expect(containers.count == 1)
        #expect(containers[0]["view"] as? String == "LazyVStack")
        #expect(containers[0]["elementCount"] as? Int == 900)
        // From the pin line at 59 to the end of the row that ends at or after 852.
        #expect(containers[0]["placed"] as? [String: Double] == ["start": 59, "end": 859])
        frame = try await harness.ask(#"{"type":"set","details":[]}"#).last
        #expect(frame?["lazyContainers"] == nil)
        let answers = try await harness.ask(#"{"type":"set","details":"lazyContainers"}"#)
        #expect(answers[0].code == "wrongField")
    }

    @Test func `leaves out what is too deep or too much of a tree and says so`() async throws {
        var limits = SessionLimits()
        limits.mostTreeNodes = 20
        limits.deepestTree = 4
        let harness = try SessionHarness(limits: limits)
        try await harness.open(Programs.rows)

        let answers = try await harness.ask(#"{"type":"inspect"}"#)

        let root = try #require(answers[0]["root"] as? [String: Any])
        let all = Self.flattened(root)
        #expect(all.count <= 20)
        #expect(all.contains { ($0["why"] as? String)?.contains("are left out") == true })
    }

    @Test func `leaves out items beyond the limit and says so`() async throws {
        var limits = SessionLimits()
        limits.mostItems = 5
        let harness = try SessionHarness(limits: limits)

        let answers = try await harness.open(Programs.rows)

        #expect(answers.last?.list("items").count == 5)
        let warning = try #require(answers.last?.list("callbacks").last)
        #expect(warning["name"] as? String == "warning")
        #expect(warning["line"] is Int)
        #expect((warning["message"] as? String)?.contains("first 5") == true)
    }

    private static func flattened(_ node: [String: Any]) -> [[String: Any]] {
        [node] + (node["children"] as? [[String: Any]] ?? []).flatMap(flattened)
    }

    @Test func `gives the same bytes for the same messages`() async throws {
        var transcripts: [[[UInt8]]] = []

        for _ in 0..<2 {
            let harness = try SessionHarness()
            await harness.session.start()
            for message in Self.gesture {
                await harness.session.handle(.message(Array(message.utf8), kind: .text))
            }
            transcripts.append(harness.output.takeAll())
        }

        #expect(transcripts[0].count > 40)
        #expect(transcripts[0] == transcripts[1])
    }

    /// A fling and its end.
    private static let gesture: [String] = {
        var messages = [Programs.open(Programs.rows)]
        messages.append(#"{"type":"touch","phase":"began","x":200,"y":600,"time":0.1}"#)
        for step in 1...8 {
            let y = 600 - step * 30
            let phase = step == 8 ? "ended" : "moved"
            let time = 0.1 + Double(step) / 60
            messages.append(#"{"type":"touch","phase":"\#(phase)","x":200,"y":\#(y),"time":\#(time)}"#)
        }
        for step in 1...40 { messages.append(#"{"type":"advance","to":\#(0.25 + Double(step) * 0.1)}"#) }
        return messages + [#"{"type":"inspect"}"#]
    }()
}
