import Testing

@testable import WebSocketTransport

@Suite("Handshake", .timeLimit(.minutes(10)))
struct HandshakeTests {
    @Test(arguments: [Int.max, 1])
    func `is that of the standard, however it is cut`(piece: Int) async throws {
        try await EchoServer.run { echo in
            let client = try await echo.connect(piece: piece)

            // RFC 6455, section 1.3
            #expect(client.head.contains("\r\nSec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n"))
            #expect(!client.head.contains("Sec-WebSocket-Protocol"))
            #expect(!client.head.contains("Sec-WebSocket-Extensions"))
        }
    }

    @Test(arguments: [
        ("overscroll.v1.json", "overscroll.v1.json"),
        ("overscroll.v1.compact", "overscroll.v1.compact"),
        ("overscroll.v1.compact, overscroll.v1.json", "overscroll.v1.compact"),
        ("chat, overscroll.v1.json", "overscroll.v1.json"),
    ])
    func `picks the client's first subprotocol that it speaks`(offer: String, picked: String) async throws {
        try await EchoServer.run { echo in
            let client = try await echo.connect(["Sec-WebSocket-Protocol: \(offer)"])

            #expect(client.head.contains("\r\nSec-WebSocket-Protocol: \(picked)\r\n"))
        }
    }

    @Test func `tells the session what was negotiated`() async throws {
        var configuration = TransportConfiguration()
        configuration.port = 0
        let server = WebSocketServer(configuration: configuration)
        let address = try await server.start()
        let client = try await WebSocketTestClient(
            port: address.port,
            headers: ["Origin: http://127.0.0.1:\(address.port)", "Sec-WebSocket-Extensions: permessage-deflate"]
        )

        var connections = server.connections.makeAsyncIterator()
        let connection = try #require(await connections.next())

        #expect(connection.subprotocol == "overscroll.v1.json")
        #expect(connection.origin == "http://127.0.0.1:\(address.port)")
        #expect(connection.isCompressed)
        await client.hangUp()
        await server.stop()
        #expect(await connections.next() == nil)
    }

    @Test(arguments: [
        ("/socket", ["Sec-WebSocket-Protocol: chat"], "400 Bad Request"),
        ("/socket", ["Origin: http://evil.example"], "403 Forbidden"),
        ("/other", [], "404 Not Found"),
    ])
    func `refuses with a status that says why`(path: String, headers: [String], status: String) async throws {
        try await EchoServer.run { echo in
            let error = await #expect(throws: WebSocketTestClient.Refused.self) {
                try await WebSocketTestClient(port: echo.address.port, path: path, headers: headers)
            }

            #expect(error?.head.hasPrefix("HTTP/1.1 \(status)\r\n") == true)
        }
    }

    /// The library takes a CONNECT for the beginning of bytes of any form, and would keep the connection for ever.
    @Test(arguments: [[], ["Upgrade: websocket", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="]])
    func `hangs up on who wants to be connected on`(headers: [String]) async throws {
        try await EchoServer.run { echo in
            let port = echo.address.port
            let reply = try await HTTPTestReply(port: port, "CONNECT", path: "example.org:80", headers: headers)

            #expect(reply.status == 0 || (400..<500).contains(reply.status))
        }
    }

    @Test(arguments: ["", "abc", "dGhlIHNhbXBsZSBub25jZQ==dGhlIHNhbXBsZSBub25jZQ=="])
    func `refuses a key that is not sixteen bytes`(key: String) async throws {
        try await EchoServer.run { echo in
            let reply = try await HTTPTestReply(
                port: echo.address.port,
                request: [
                    "GET /socket HTTP/1.1", "Host: a", "Upgrade: websocket", "Connection: Upgrade",
                    "Sec-WebSocket-Key: \(key)", "Sec-WebSocket-Version: 13",
                ]
            )

            #expect(reply.status == 400)
        }
    }

    @Test func `says that offers of extensions are too long`() async throws {
        try await EchoServer.run { echo in
            let longest = "Sec-WebSocket-Extensions: " + String(repeating: "a", count: 254)
            let client = try await echo.connect([longest])
            let error = await #expect(throws: WebSocketTestClient.Refused.self) {
                try await echo.connect([longest + "a"])
            }

            #expect(client.head.hasPrefix("HTTP/1.1 101 "))
            #expect(error?.head.hasPrefix("HTTP/1.1 431 Request Header Fields Too Large\r\n") == true)
        }
    }

    @Test func `accepts pages of its own and of friends`() async throws {
        try await EchoServer.run({ $0.allowedOrigins = ["https://friend.example"] }) { echo in
            for origin in ["http://127.0.0.1:\(echo.address.port)", "https://friend.example"] {
                let client = try await echo.connect(["Origin: \(origin)"])

                #expect(client.head.hasPrefix("HTTP/1.1 101 "))
            }
        }
    }

    @Test func `refuses other versions of the protocol`() async throws {
        try await EchoServer.run { echo in
            let reply = try await HTTPTestReply(
                port: echo.address.port,
                request: [
                    "GET /socket HTTP/1.1", "Host: a", "Upgrade: websocket", "Connection: Upgrade",
                    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 8",
                ]
            )

            #expect(reply.status == 426)
            #expect(reply.header("Sec-WebSocket-Version") == "13")
        }
    }

    @Test func `refuses one client more than the limit, and takes it once there is room`() async throws {
        try await EchoServer.run({ $0.maximumConnections = 1 }) { echo in
            let first = try await echo.connect()
            let error = await #expect(throws: WebSocketTestClient.Refused.self) { try await echo.connect() }

            #expect(error?.head.hasPrefix("HTTP/1.1 503 Service Unavailable\r\n") == true)
            await first.hangUp()
            _ = await echo.nextEnding()
            _ = try await echo.connect()
            #expect(await echo.server.currentCounters().refusals == [.full: 1])
        }
    }
}
