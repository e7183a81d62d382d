import Testing

@testable import WebSocketTransport

@Suite("WebSocketServer", .timeLimit(.minutes(1)))
struct WebSocketServerTests {
    @Test func `runs on the libuv loop`() async throws {
        try await EchoServer.run { echo in
            #expect(echo.address.eventLoop == .libuv)
            #expect(echo.address.host == "127.0.0.1")
            #expect(echo.address.port > 0)
        }
    }

    @Test func `answers the handshake of the standard`() async throws {
        try await EchoServer.run { echo in
            let client = try await echo.connect()

            // RFC 6455, section 1.3
            #expect(client.head.contains("\r\nSec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n"))
            #expect(!client.head.contains("Sec-WebSocket-Protocol"))
        }
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
}
