import Testing

@testable import WebSocketTransport

@Suite("Messages", .timeLimit(.minutes(10)))
struct MessageTests {
    /// One to four bytes a character.
    private static let text = "aé€😀 Überschrift"

    @Test(arguments: [1, 2, 3, 5, 7, 100])
    func `joins fragments cut anywhere, inside characters too`(size: Int) async throws {
        try await EchoServer.run { echo in
            let client = try await echo.connect()

            try await client.send(Self.fragments(of: Array(Self.text.utf8), size: size), piece: 1)

            #expect(String(decoding: try await client.nextMessage(), as: UTF8.self) == "aé€😀 Überschrift")
        }
    }

    @Test(arguments: [0, 1, 125, 126, 65_535, 65_536, 300_000])
    func `carries any size`(count: Int) async throws {
        try await EchoServer.run { echo in
            let client = try await echo.connect()
            let payload = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }

            async let sending: Void = client.send(WireFrame(opcode: WireFrame.binary, payload: payload))
            let received = try await client.nextMessage()
            try await sending

            #expect(received == payload)
        }
    }

    @Test func `answers a ping between two fragments`() async throws {
        try await EchoServer.run { echo in
            let client = try await echo.connect()

            try await client.send([
                WireFrame(isFinal: false, opcode: WireFrame.text, payload: Array("be".utf8)),
                WireFrame(opcode: WireFrame.ping, payload: [1, 2, 3]),
                WireFrame(opcode: WireFrame.continuation, payload: Array("fore".utf8)),
            ])
            let frames = [try await client.next(), try await client.next()]

            #expect(frames.contains(WireFrame(opcode: WireFrame.pong, payload: [1, 2, 3])))
            #expect(frames.contains(WireFrame(opcode: WireFrame.text, payload: Array("before".utf8))))
        }
    }

    @Test(arguments: [1_001, 5_000, 200_000])
    func `throws an oversized message away and goes on`(count: Int) async throws {
        try await EchoServer.run({ $0.maximumMessageBytes = 1_000 }) { echo in
            let client = try await echo.connect()

            let payload = [UInt8](repeating: 0x61, count: count)
            async let sending: Void = client.send(Self.fragments(of: payload, size: 700))
            #expect(String(decoding: try await client.nextMessage(), as: UTF8.self) == "over 1000")
            try await sending
            try await client.send(text: "still here")

            #expect(String(decoding: try await client.nextMessage(), as: UTF8.self) == "still here")
        }
    }

    @Test func `delivers a message of exactly the limit`() async throws {
        try await EchoServer.run({ $0.maximumMessageBytes = 1_000 }) { echo in
            let client = try await echo.connect()

            try await client.send(text: String(repeating: "a", count: 1_000))

            #expect(try await client.nextMessage().count == 1_000)
        }
    }

    @Test func `ends a connection that announces more than the hard cap`() async throws {
        let change: (inout TransportConfiguration) -> Void = {
            $0.maximumMessageBytes = 1_000
            $0.messageHardCapBytes = 10_000
        }
        try await EchoServer.run(change) { echo in
            let client = try await echo.connect()

            // A frame of 2^40 bytes, of which only the first ones are sent.
            try await client.send(raw: [0x82, 0xff, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3])

            #expect(try await client.next().closeCode == 1009)
        }
    }

    @Test(arguments: [
        [0xff], [0xc3], [0xe2, 0x82], [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80], [0xc0, 0x80], [0x61, 0x80],
    ])
    func `ends a connection whose text is not UTF-8`(payload: [UInt8]) async throws {
        try await EchoServer.run { echo in
            let client = try await echo.connect()

            try await client.send(WireFrame(opcode: WireFrame.text, payload: payload))

            #expect(try await client.closeCodeAtEnd() == 1007)
            #expect(await echo.nextEnding() == .closed(code: .invalidPayload, reason: "not UTF-8"))
        }
    }

    @Test func `leaves binary messages as they are`() async throws {
        try await EchoServer.run { echo in
            let client = try await echo.connect()

            try await client.send(WireFrame(opcode: WireFrame.binary, payload: [0xff, 0x00, 0xc3]))

            #expect(try await client.next() == WireFrame(opcode: WireFrame.binary, payload: [0xff, 0x00, 0xc3]))
        }
    }

    @Test(arguments: [
        WireFrame(isFinal: false, opcode: WireFrame.ping, payload: [1]),
        WireFrame(opcode: WireFrame.continuation, payload: [1]),
        WireFrame(opcode: 3, payload: [1]),
        WireFrame(isCompressed: true, opcode: WireFrame.text, payload: [1]),
    ])
    func `ends a connection that breaks the protocol`(frame: WireFrame) async throws {
        try await EchoServer.run { echo in
            let client = try await echo.connect()

            try await client.send(frame)

            #expect(try await client.closeCodeAtEnd() == 1002)
        }
    }

    private static func fragments(of payload: [UInt8], size: Int) -> [WireFrame] {
        stride(from: 0, to: payload.count, by: size).map { start in
            let end = min(start + size, payload.count)
            return WireFrame(
                isFinal: end == payload.count,
                opcode: start == 0 ? WireFrame.text : WireFrame.continuation,
                payload: Array(payload[start..<end])
            )
        }
    }
}
