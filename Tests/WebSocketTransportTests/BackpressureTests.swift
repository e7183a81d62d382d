import Testing

@testable import WebSocketTransport

@Suite("Backpressure", .timeLimit(.minutes(10)))
struct BackpressureTests {
    private static func start(
        _ change: (inout TransportConfiguration) -> Void
    ) async throws -> (server: WebSocketServer, port: UInt16) {
        var configuration = TransportConfiguration()
        configuration.port = 0
        change(&configuration)
        let server = WebSocketServer(configuration: configuration)
        return (server, try await server.start().port)
    }

    @Test(arguments: [
        [], ["Sec-WebSocket-Extensions: permessage-deflate"],
    ])
    func `lets a slow session's messages wait in the network, and loses none`(headers: [String]) async throws {
        let (server, port) = try await Self.start { $0.inboundLimitEvents = 16 }
        let client = try await WebSocketTestClient(port: port, headers: headers)
        var connections = server.connections.makeAsyncIterator()
        let connection = try #require(await connections.next())
        let frames = (0..<5_000).map { WireFrame(opcode: WireFrame.text, payload: Array("\($0)".utf8)) }

        async let sending: Void = client.send(frames)
        // The counter stands still once the queue is full, so this ends while nobody reads.
        while await server.currentCounters().messagesIn < 16 { await Task.yield() }
        #expect(await server.currentCounters().messagesIn == 16)
        var received: [String] = []
        var events = connection.events.makeAsyncIterator()
        while received.count < 5_000, case .message(let bytes, _) = await events.next() {
            received.append(String(decoding: bytes, as: UTF8.self))
        }
        try await sending

        #expect(received == (0..<5_000).map { "\($0)" })
        await server.stop(grace: .zero)
    }

    @Test func `ends a reader that is too slow, and no other`() async throws {
        let (server, port) = try await Self.start {
            $0.outboundLimitBytes = 1_000_000
            $0.closeTimeoutSeconds = 1
        }
        let slow = try await WebSocketTestClient(port: port, receiveBuffer: 4_096)
        var connections = server.connections.makeAsyncIterator()
        let slowConnection = try #require(await connections.next())
        let quick = try await WebSocketTestClient(port: port)
        let quickConnection = try #require(await connections.next())
        let message = [UInt8](repeating: 0, count: 10_000)

        var outcomes: [SendOutcome] = []
        repeat {
            outcomes.append(server.send(message, as: .binary, to: slowConnection.id))
            _ = server.send([1], as: .binary, to: quickConnection.id)
            _ = try await quick.nextMessage()
        } while outcomes.last != .overflow

        #expect(server.send(message, as: .binary, to: slowConnection.id) == .closed)
        var last: ConnectionEvent?
        for await event in slowConnection.events { last = event }
        #expect(last == .closed(code: .tryAgainLater, reason: "the outbound limit was reached"))
        #expect(server.send([2], as: .binary, to: quickConnection.id) == .accepted(waiting: 0))
        #expect(try await quick.nextMessage() == [2])
        #expect(await server.currentCounters().refusals == [.slowReader: 1])
        await slow.hangUp()
        await server.stop(grace: .zero)
    }

    @Test func `says when everything has gone to the network`() async throws {
        let (server, port) = try await Self.start { _ in }
        let client = try await WebSocketTestClient(port: port, receiveBuffer: 4_096)
        var connections = server.connections.makeAsyncIterator()
        let connection = try #require(await connections.next())
        let large = [UInt8](repeating: 7, count: 6_000_000)

        // More than the system's buffers take, so the second one finds the first one waiting.
        #expect(server.send(large, as: .binary, to: connection.id) == .accepted(waiting: 0))
        #expect(server.send([1], as: .binary, to: connection.id) == .accepted(waiting: 6_000_000))
        #expect(try await client.nextMessage().count == 6_000_000)
        #expect(try await client.nextMessage() == [1])

        var events = connection.events.makeAsyncIterator()
        #expect(await events.next() == .drained)
        #expect(server.send([2], as: .binary, to: connection.id) == .accepted(waiting: 0))
        await server.stop(grace: .zero)
    }
}
