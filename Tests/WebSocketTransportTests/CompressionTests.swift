import Testing

@testable import WebSocketTransport

@Suite("Compression", .timeLimit(.minutes(10)))
struct CompressionTests {
    private static let offer = "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits"

    /// RFC 7692, section 7.2.3.1: "Hello".
    private static let hello: [UInt8] = [0xf2, 0x48, 0xcd, 0xc9, 0xc9, 0x07, 0x00]

    /// RFC 7692, section 7.2.3.2: "Hello" again, told by what went before.
    private static let helloAgain: [UInt8] = [0xf2, 0x00, 0x11, 0x00, 0x00]

    @Test func `understands the standard's examples, cut anywhere`() async throws {
        try await EchoServer.run { echo in
            let client = try await echo.connect([Self.offer])
            #expect(client.head.contains("\r\nSec-WebSocket-Extensions: permessage-deflate\r\n"))

            try await client.send([
                WireFrame(isCompressed: true, opcode: WireFrame.text, payload: Self.hello),
                WireFrame(isFinal: false, isCompressed: true, opcode: WireFrame.text, payload: [0xf2]),
                WireFrame(isFinal: false, opcode: WireFrame.continuation, payload: [0x00, 0x11]),
                WireFrame(opcode: WireFrame.continuation, payload: [0x00, 0x00]),
                WireFrame(opcode: WireFrame.text, payload: Array("plain".utf8)),
                WireFrame(isCompressed: true, opcode: WireFrame.text, payload: Self.helloAgain),
            ])
            var received: [String] = []
            for _ in 0..<4 { received.append(String(decoding: try await client.nextMessage(), as: UTF8.self)) }

            #expect(received == ["Hello", "Hello", "plain", "Hello"])
        }
    }

    @Test func `compresses as in the standard's examples`() async throws {
        try await EchoServer.run({ $0.compressionThresholdBytes = 0 }) { echo in
            let client = try await echo.connect([Self.offer])

            try await client.send([
                WireFrame(opcode: WireFrame.text, payload: Array("Hello".utf8)),
                WireFrame(opcode: WireFrame.text, payload: Array("Hello".utf8)),
                WireFrame(opcode: WireFrame.text),
            ])

            let first = WireFrame(isCompressed: true, opcode: WireFrame.text, payload: Self.hello)
            let second = WireFrame(isCompressed: true, opcode: WireFrame.text, payload: Self.helloAgain)
            #expect(try await client.next() == first)
            #expect(try await client.next() == second)
            #expect(try await client.next() == WireFrame(opcode: WireFrame.text))
        }
    }

    @Test func `leaves small messages uncompressed`() async throws {
        try await EchoServer.run { echo in
            let client = try await echo.connect([Self.offer])

            try await client.send(text: String(repeating: "a", count: 255))
            #expect(try await client.next().isCompressed == false)
            try await client.send(text: String(repeating: "a", count: 256))
            #expect(try await client.next().isCompressed == true)
        }
    }

    @Test(arguments: [
        ["Sec-WebSocket-Extensions: permessage-deflate; server_no_context_takeover"],
        ["Sec-WebSocket-Extensions: permessage-deflate; server_max_window_bits=10"],
        ["Sec-WebSocket-Extensions: permessage-deflate", "Sec-WebSocket-Protocol: overscroll.v1.compact"],
        ["Sec-WebSocket-Extensions: permessage-bzip2"],
        ["Sec-WebSocket-Extensions: permessage-deflate, permessage-deflate; client_no_context_takeover"],
    ])
    func `does without what it cannot promise`(headers: [String]) async throws {
        try await EchoServer.run { echo in
            let client = try await echo.connect(headers)

            #expect(!client.head.contains("Sec-WebSocket-Extensions"))
            try await client.send(text: String(repeating: "a", count: 1_000))
            #expect(try await client.next().isCompressed == false)
        }
    }

    @Test func `throws away what is oversized once inflated, and understands what follows`() async throws {
        let deflater = try #require(Deflater())
        let bomb = deflater.deflate([UInt8](repeating: 0x61, count: 3_000_000))
        let after = deflater.deflate(Array("after".utf8))
        try await EchoServer.run { echo in
            let client = try await echo.connect([Self.offer])

            try await client.send([
                WireFrame(isCompressed: true, opcode: WireFrame.text, payload: bomb),
                WireFrame(isCompressed: true, opcode: WireFrame.text, payload: after),
            ])

            #expect(bomb.count < 20_000)
            #expect(String(decoding: try await client.nextMessage(), as: UTF8.self) == "over 1048576")
            #expect(String(decoding: try await client.nextMessage(), as: UTF8.self) == "after")
        }
    }

    @Test func `ends a connection whose message inflates beyond the hard cap`() async throws {
        let deflater = try #require(Deflater())
        let bomb = deflater.deflate([UInt8](repeating: 0x61, count: 3_000_000))
        try await EchoServer.run({ $0.messageHardCapBytes = 2_000_000 }) { echo in
            let client = try await echo.connect([Self.offer])

            try await client.send(WireFrame(isCompressed: true, opcode: WireFrame.text, payload: bomb))

            #expect(try await client.closeCodeAtEnd() == 1009)
        }
    }

    @Test func `ends a connection whose message does not inflate`() async throws {
        try await EchoServer.run { echo in
            let client = try await echo.connect([Self.offer])

            try await client.send(WireFrame(isCompressed: true, opcode: WireFrame.text, payload: [0xff, 0xff, 0xff]))

            #expect(try await client.closeCodeAtEnd() == 1007)
        }
    }

    @Test(arguments: [1_023, 1_024, 1_025, 65_535, 65_536, 262_144, 700_000])
    func `carries large messages both ways`(count: Int) async throws {
        // Of every size around the buffers' and hardly compressible: a linear congruential sequence's high bytes.
        var state: UInt32 = 1
        let payload = (0..<count).map { _ in
            state = state &* 1_664_525 &+ 1_013_904_223
            return UInt8(state >> 24)
        }
        let deflater = try #require(Deflater())
        let compressed = deflater.deflate(payload)
        try await EchoServer.run { echo in
            let client = try await echo.connect([Self.offer])

            let frame = WireFrame(isCompressed: true, opcode: WireFrame.binary, payload: compressed)
            async let sending: Void = client.send(frame)
            let reply = try await client.nextMessage()
            try await sending

            var assembly = MessageAssembly(limit: 1 << 20, hardCap: 1 << 20)
            let piece = MessageAssembly.Piece(isFinal: true, kind: .binary, isCompressed: true, announcedBytes: 0)
            let action = unsafe reply.withUnsafeBytes { unsafe assembly.receive($0, piece) }
            #expect(action == .deliver(payload, .binary))
        }
    }
}
