import Testing

@testable import WebSocketTransport

@Suite("WebSocketServer", .timeLimit(.minutes(10)))
struct WebSocketServerTests {
    @Test func `runs on the libuv loop`() async throws {
        try await EchoServer.run { echo in
            #expect(echo.address.eventLoop == .libuv)
            #expect(echo.address.host == "127.0.0.1")
            #expect(echo.address.port > 0)
        }
    }

    @Test func `refuses to start twice`() async throws {
        try await EchoServer.run { echo in
            await #expect(throws: TransportError.alreadyStarted) { try await echo.server.start() }
        }
    }

    @Test func `says which address is taken`() async throws {
        try await EchoServer.run { echo in
            var configuration = TransportConfiguration()
            configuration.port = echo.address.port
            let second = WebSocketServer(configuration: configuration)

            await #expect(throws: TransportError.cannotListen(host: "127.0.0.1", port: echo.address.port)) {
                try await second.start()
            }
        }
    }

    @Test func `says which host does not resolve`() async throws {
        var configuration = TransportConfiguration()
        configuration.host = "no such host"
        let server = WebSocketServer(configuration: configuration)

        let error = await #expect(throws: TransportError.self) { try await server.start() }

        guard case .unresolvableHost("no such host", _) = error else {
            Issue.record("got \(String(describing: error))")
            return
        }
    }

    @Test(arguments: [(0, 10), (10, 9)])
    func `refuses limits that cannot work`(limit: Int, hardCap: Int) async {
        var configuration = TransportConfiguration()
        configuration.maximumMessageBytes = limit
        configuration.messageHardCapBytes = hardCap
        let server = WebSocketServer(configuration: configuration)

        let expected = TransportError.invalidConfiguration("0 < maximumMessageBytes ≤ messageHardCapBytes must hold")
        await #expect(throws: expected) { try await server.start() }
    }

    @Test func `echoes 2,000 messages in their order`() async throws {
        try await EchoServer.run { echo in
            let client = try await echo.connect()

            let frames = (0..<2_000).map { WireFrame(opcode: WireFrame.text, payload: Array("message \($0)".utf8)) }
            async let sending: Void = client.send(frames)
            var received: [String] = []
            for _ in 0..<2_000 { received.append(String(decoding: try await client.nextMessage(), as: UTF8.self)) }
            try await sending

            #expect(received == (0..<2_000).map { "message \($0)" })
        }
    }

    @Test func `serves 200 clients at once`() async throws {
        try await EchoServer.run { echo in
            let answers = try await withThrowingTaskGroup(of: String.self) { group in
                for number in 0..<200 {
                    group.addTask {
                        let client = try await echo.connect()
                        try await client.send(text: "client \(number)")
                        return String(decoding: try await client.nextMessage(), as: UTF8.self)
                    }
                }
                return try await group.reduce(into: Set<String>()) { $0.insert($1) }
            }

            #expect(answers == Set((0..<200).map { "client \($0)" }))
            #expect(await echo.server.currentCounters().connectionsTotal == 200)
        }
    }

    @Test func `counts messages and bytes`() async throws {
        try await EchoServer.run { echo in
            let client = try await echo.connect()
            try await client.send(text: "12345")
            _ = try await client.nextMessage()

            let counters = await echo.server.currentCounters()

            #expect(counters.connectionsOpen == 1)
            #expect(counters.messagesIn == 1)
            #expect(counters.bytesIn == 5)
            #expect(counters.messagesOut == 1)
            #expect(counters.bytesOut == 5)
        }
    }

    @Test func `asks a silent client whether it is there, and ends one that is not`() async throws {
        let change: (inout TransportConfiguration) -> Void = {
            $0.pingIntervalSeconds = 1
            $0.pongTimeoutSeconds = 2
        }
        try await EchoServer.run(change) { echo in
            let client = try await echo.connect()

            #expect(try await client.next().opcode == WireFrame.ping)
            let ending = await echo.nextEnding()

            #expect(ending == .closed(code: .abnormal, reason: "the connection was lost"))
        }
    }
}
