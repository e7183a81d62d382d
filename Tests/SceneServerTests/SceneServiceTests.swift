import FrameProtocol
import LayoutCore
import SceneServer
import TestSupport
import Testing
import WebSocketTransport

@Suite("SceneService", .timeLimit(.minutes(10)))
struct SceneServiceTests {
    @Test func `serves a scene over a real socket`() async throws {
        try await withService { port in
            let client = try await WebSocketClient(port: port)
            #expect(client.subprotocol == "overscroll.v1.json")
            #expect(try await client.message().type == "hello")

            try await client.send(Programs.open(Programs.rows))
            let opened = try await client.message()
            let frame = try await client.message()
            #expect(opened.type == "opened" && opened.reply == 1)
            #expect(frame.type == "frame" && frame.reply == 1)
            #expect(frame.contentOffsetY == -59)

            try await client.send(#"{"type":"scroll","displacement":{"x":0,"y":30},"id":2}"#)
            #expect(try await client.message().contentOffsetY == -29)
            try await client.send("no JSON")
            #expect(try await client.message().code == "malformedJSON")
            try await client.send(#"{"type":"inspect","id":3}"#)
            #expect(try await client.message().type == "tree")
        }
    }

    @Test func `sends frames as binary differences to who asks for them`() async throws {
        try await withService { port in
            let client = try await WebSocketClient(port: port, subprotocol: "overscroll.v1.compact")
            var decoder = CompactFrameDecoder()
            #expect(client.subprotocol == "overscroll.v1.compact")
            #expect(try await client.message().type == "hello")
            try await client.send(Programs.open(Programs.rows))
            #expect(try await client.message().type == "opened")
            guard case .binary(let whole) = try await client.event() else {
                Issue.record("no binary frame")
                return
            }
            #expect(try decoder.decode(whole).items.contains { $0.text?.string == "Row 0" })

            try await client.send(#"{"type":"scroll","displacement":{"x":0,"y":10},"id":7}"#)
            guard case .binary(let difference) = try await client.event() else {
                Issue.record("no binary frame")
                return
            }
            let frame = try decoder.decode(difference)

            #expect(frame.reply == MessageID(7))
            #expect(frame.scrollViews.first?.contentOffset.y == -49)
            #expect(difference.count <= 32)
        }
    }

    @Test func `answers many messages in the order in which they came`() async throws {
        try await withService { port in
            let client = try await WebSocketClient(port: port)
            _ = try await client.message()
            try await client.send(Programs.open(Programs.rows))
            for step in 2...200 {
                try await client.send(#"{"type":"scroll","displacement":{"x":0,"y":\#(step)},"id":\#(step)}"#)
            }

            #expect(try await client.message().type == "opened")
            for step in 1...200 { #expect(try await client.message().reply == Double(step)) }
        }
    }

    @Test func `keeps the scenes of two connections apart`() async throws {
        try await withService { port in
            let first = try await WebSocketClient(port: port)
            let second = try await WebSocketClient(port: port)
            for client in [first, second] {
                _ = try await client.message()
                try await client.send(Programs.open(Programs.rows))
                _ = try await client.message()
                _ = try await client.message()
            }

            try await first.send(#"{"type":"scroll","displacement":{"x":0,"y":100}}"#)
            try await second.send(#"{"type":"scroll","displacement":{"x":0,"y":10}}"#)

            #expect(try await first.message().contentOffsetY == 41)
            #expect(try await second.message().contentOffsetY == -49)
        }
    }

    @Test func `answers the health check, the metrics, presets and what is not there`() async throws {
        try await withService { port in
            let health = try await HTTPClient.get(port: port, path: "/healthz")
            let metrics = try await HTTPClient.get(port: port, path: "/metrics")
            let preset = try await HTTPClient.get(port: port, path: "/presets/founding-screen.swift")
            let missing = try await HTTPClient.get(port: port, path: "/no/such/file")

            #expect(health.status == 200 && health.body.contains("ok"))
            #expect(metrics.status == 200 && metrics.body.contains("# TYPE overscroll_sessions_open gauge"))
            #expect(preset.status == 200 && preset.body.contains("import SwiftUI"))
            #expect(missing.status == 404)
        }
    }

    @Test func `tells clients that it goes away`() async throws {
        let service = try SceneService(configuration: Self.configuration, log: Log(format: .plain, sink: { _ in }))
        let port = try await service.start().port
        let client = try await WebSocketClient(port: port)
        _ = try await client.message()

        async let event = client.event()
        await service.stop()

        #expect(try await event == .closed(code: 1001))
    }

    private static var configuration: ServerConfiguration {
        var configuration = ServerConfiguration()
        configuration.port = 0
        return configuration
    }

    /// Runs a test against a server of its own, on a free port.
    private func withService(_ body: (UInt16) async throws -> Void) async throws {
        let service = try SceneService(configuration: Self.configuration, log: Log(format: .plain, sink: { _ in }))
        let port = try await service.start().port
        do {
            try await body(port)
        } catch {
            await service.stop()
            throw error
        }
        await service.stop()
    }
}
