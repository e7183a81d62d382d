import Testing

@testable import WebSocketTransport

@Suite("Closing", .timeLimit(.minutes(10)))
struct ClosingTests {
    @Test func `answers a close frame with its own code`() async throws {
        try await EchoServer.run { echo in
            let client = try await echo.connect()

            try await client.sendClose(code: 1000, reason: "done")

            #expect(try await client.closeCodeAtEnd() == 1000)
            #expect(await echo.nextEnding() == .closed(code: .normal, reason: "done"))
        }
    }

    @Test(arguments: [1000, 1001, 1003, 1007, 1011, 3000, 4999] as [UInt16])
    func `answers with the peer's code`(code: UInt16) async throws {
        try await EchoServer.run { echo in
            let client = try await echo.connect()

            try await client.sendClose(code: code)

            #expect(try await client.closeCodeAtEnd() == Int(code))
        }
    }

    /// RFC 6455, sections 5.5.1, 7.4 and 8.1: a code has two bytes and its own range, a reason is UTF-8.
    @Test(
        arguments: [
            ([0x03], 1002), ([0, 0], 1002), ([0x03, 0xe7], 1002), ([0x03, 0xec], 1002), ([0x03, 0xed], 1002),
            ([0x03, 0xee], 1002), ([0x03, 0xf7], 1002), ([0x0b, 0xb7], 1002), ([0x03, 0xe8, 0xff], 1007),
            ([0x03, 0xe8, 0x61, 0xed, 0xa0, 0x80], 1007),
        ] as [([UInt8], Int)]
    )
    func `says what is wrong with a close frame`(payload: [UInt8], code: Int) async throws {
        try await EchoServer.run { echo in
            let client = try await echo.connect()

            try await client.send(WireFrame(opcode: WireFrame.close, payload: payload))

            #expect(try await client.next().closeCode == code)
        }
    }

    @Test func `tells a session that the connection was lost`() async throws {
        try await EchoServer.run { echo in
            let client = try await echo.connect()
            try await client.send(text: "hello")
            _ = try await client.nextMessage()

            await client.hangUp()

            #expect(await echo.nextEnding() == .closed(code: .abnormal, reason: "the connection was lost"))
        }
    }

    @Test func `sends what waits before it closes, with the code and a reason that fits`() async throws {
        var configuration = TransportConfiguration()
        configuration.port = 0
        let server = WebSocketServer(configuration: configuration)
        let address = try await server.start()
        let client = try await WebSocketTestClient(port: address.port)
        var connections = server.connections.makeAsyncIterator()
        let connection = try #require(await connections.next())

        #expect(server.send(Array("last words".utf8), as: .text, to: connection.id) == .accepted(waiting: 0))
        await server.close(connection.id, code: .policyViolation, reason: String(repeating: "é", count: 100))

        #expect(String(decoding: try await client.nextMessage(), as: UTF8.self) == "last words")
        let frame = try await client.next()
        #expect(frame.closeCode == 1008)
        // 61 characters of two bytes are the most that fit into 123.
        #expect(String(decoding: frame.payload.dropFirst(2), as: UTF8.self) == String(repeating: "é", count: 61))
        #expect(server.send([1], as: .binary, to: connection.id) == .closed)
        await server.stop(grace: .zero)
    }

    @Test func `stops with 1001 to every client`() async throws {
        try await EchoServer.run { echo in
            var clients: [WebSocketTestClient] = []
            for _ in 0..<50 { clients.append(try await echo.connect()) }

            async let stopping: Void = echo.server.stop(grace: .seconds(300))
            async let stoppingAgain: Void = echo.server.stop()
            var codes: [Int?] = []
            for client in clients { codes.append(try await client.closeCodeAtEnd()) }
            await stopping
            await stoppingAgain
            await echo.server.stop()

            #expect(codes == [Int?](repeating: 1001, count: 50))
            await #expect(throws: TestSocket.Failure.self) { try await echo.connect() }
        }
    }

    /// A client that has not taken what was sent before is waited for as long as the configuration says; one that has, for the five
    /// seconds that libwebsockets gives it to answer.
    @Test func `is not ready while it waits for the last clients`() async throws {
        var configuration = TransportConfiguration()
        configuration.port = 0
        configuration.closeTimeoutSeconds = 300
        let server = WebSocketServer(configuration: configuration)
        let port = try await server.start().port
        let client = try await WebSocketTestClient(port: port, receiveBuffer: 4_096)
        var connections = server.connections.makeAsyncIterator()
        let connection = try #require(await connections.next())
        #expect(try await HTTPTestReply(port: port, path: "/readyz").status == 200)
        // More than the network holds.
        let message = [UInt8](repeating: 7, count: 8_000_000)
        _ = server.send(message, as: .binary, to: connection.id)

        async let stopping: Void = server.stop(grace: .seconds(300))
        var status = 200
        while status == 200 { status = try await HTTPTestReply(port: port, path: "/readyz").status }
        let error = await #expect(throws: WebSocketTestClient.Refused.self) {
            try await WebSocketTestClient(port: port)
        }
        let isWhole = try await client.nextMessage() == message
        let frame = try await client.next()
        try await client.send(WireFrame(opcode: WireFrame.close, payload: frame.payload))
        await stopping

        #expect(status == 503)
        #expect(error?.head.hasPrefix("HTTP/1.1 503 ") == true)
        #expect(isWhole)
        #expect(frame.closeCode == 1001)
    }

    @Test func `stops in time though a client does not answer`() async throws {
        try await EchoServer.run { echo in
            let client = try await echo.connect()

            await echo.server.stop(grace: .milliseconds(50))

            #expect(try await client.next().closeCode == 1001)
        }
    }

    @Test func `stops without ever having started, and does not start then`() async throws {
        let server = WebSocketServer(configuration: TransportConfiguration())

        await server.stop()

        await #expect(throws: TransportError.alreadyStarted) { try await server.start() }
        #expect(await server.currentCounters() == TransportCounters())
    }

    @Test func `answers calls after the end`() async throws {
        var configuration = TransportConfiguration()
        configuration.port = 0
        let server = WebSocketServer(configuration: configuration)
        _ = try await server.start()
        await server.stop()

        #expect(server.send([1], as: .binary, to: ConnectionID(rawValue: 1)) == .closed)
        await server.close(ConnectionID(rawValue: 1), code: .normal)
        #expect(await server.currentCounters().connectionsTotal == 0)
    }
}
