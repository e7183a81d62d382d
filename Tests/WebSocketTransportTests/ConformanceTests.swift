import Testing

@testable import WebSocketTransport

/// Bytes that a client of RFC 6455 must not send, and some that it may, each with the section that says so.
@Suite("RFC 6455", .timeLimit(.minutes(10)))
struct ConformanceTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let bytes: [UInt8]

        init(_ description: String, _ bytes: [UInt8]) {
            testDescription = description
            self.bytes = bytes
        }
    }

    /// A frame with a mask of zeros, so that its payload stands as it is.
    private static func frame(_ first: UInt8, _ payload: [UInt8] = []) -> [UInt8] {
        let length: [UInt8] =
            payload.count < 126
            ? [0x80 | UInt8(payload.count)] : [0xfe, UInt8(payload.count >> 8), UInt8(payload.count & 0xff)]
        return [first] + length + [0, 0, 0, 0] + payload
    }

    private static let many = Array(repeating: UInt8(ascii: "a"), count: 126)

    @Test(
        arguments: [
            Case("5.2: the second reserved bit", frame(0xa1, [0x61])),
            Case("5.2: the third reserved bit", frame(0x91, [0x61])),
            Case("5.2: a reserved bit of a ping", frame(0xa9)),
        ]
            + (3...7).map { Case("5.2: data opcode \($0)", frame(0x80 | $0)) }
            + (11...15).map { Case("5.2: control opcode \($0)", frame(0x80 | $0)) }
            + [
                Case("5.4: a continuation of nothing", frame(0x80, [0x61])),
                Case("5.4: a continuation of what has ended", frame(0x81, [0x61]) + frame(0x80, [0x61])),
                Case("5.4: a new message inside another", frame(0x01, [0x61]) + frame(0x81, [0x61])),
                Case("5.5: a ping in pieces", frame(0x09, [0x61])),
                Case("5.5: a pong in pieces", frame(0x0a, [0x61])),
                Case("5.5: a close in pieces", frame(0x08, [0x03, 0xe8])),
            ]
    )
    func `ends a connection with 1002 for what is no frame`(broken: Case) async throws {
        try await EchoServer.run { echo in
            let client = try await echo.connect()

            try await client.send(raw: broken.bytes)

            #expect(try await client.closeCodeAtEnd() == 1002)
        }
    }

    /// Section 7.1.7 recommends a close frame; libwebsockets hangs up without one.
    @Test(
        arguments: [
            Case("a ping", frame(0x89, many)), Case("a pong", frame(0x8a, many)),
            Case("a close", frame(0x88, [0x03, 0xe8] + many.dropLast(2))),
        ]
    )
    func `hangs up on control frames of more than 125 bytes`(broken: Case) async throws {
        try await EchoServer.run { echo in
            let client = try await echo.connect()

            try await client.send(raw: broken.bytes)

            #expect(try await client.closeCodeAtEnd() == nil)
        }
    }

    /// Section 5.1 has a server end the connection; libwebsockets does not, and tells nobody whether a frame was masked.
    @Test func `reads a frame without a mask as it stands`() async throws {
        try await EchoServer.run { echo in
            let client = try await echo.connect()

            try await client.send(raw: [0x81, 0x01, 0x61])

            #expect(try await client.next() == WireFrame(opcode: WireFrame.text, payload: [0x61]))
        }
    }

    /// Section 8.1: what is wrong in any piece is wrong in the whole, cut inside a character or not.
    @Test(
        arguments: [
            Case("in the first piece", frame(0x01, [0xff]) + frame(0x80, [0x61])),
            Case("in the last piece", frame(0x01, [0x61]) + frame(0x80, [0xc3])),
            Case("in an empty end", frame(0x01, [0xe2, 0x82]) + frame(0x80)),
            Case("across two pieces", frame(0x01, [0xed]) + frame(0x80, [0xa0, 0x80])),
            Case("around a ping", frame(0x01, [0xf4]) + frame(0x89) + frame(0x80, [0x90, 0x80, 0x80])),
        ]
    )
    func `ends a connection with 1007 for text that is not UTF-8`(broken: Case) async throws {
        try await EchoServer.run { echo in
            let client = try await echo.connect()

            try await client.send(raw: broken.bytes)

            #expect(try await client.closeCodeAtEnd() == 1007)
        }
    }

    @Test func `answers pings among the pieces of a message, each with its own payload`() async throws {
        try await EchoServer.run { echo in
            let client = try await echo.connect()

            try await client.send(raw: Self.frame(0x01, [0x48]) + Self.frame(0x89, [1]))
            #expect(try await client.next() == WireFrame(opcode: WireFrame.pong, payload: [1]))
            try await client.send(raw: Self.frame(0x00) + Self.frame(0x89, [2]))
            #expect(try await client.next() == WireFrame(opcode: WireFrame.pong, payload: [2]))
            try await client.send(raw: Self.frame(0x8a, [3]) + Self.frame(0x80, [0x69]))
            #expect(try await client.next() == WireFrame(opcode: WireFrame.text, payload: [0x48, 0x69]))
        }
    }

    /// Section 5.5: a control frame holds 125 bytes at most.
    @Test(arguments: [0, 1, 125])
    func `gives back all of a ping`(count: Int) async throws {
        try await EchoServer.run { echo in
            let client = try await echo.connect()
            let payload = Array(repeating: UInt8(0xfe), count: count)

            try await client.send(raw: Self.frame(0x89, payload))

            #expect(try await client.next() == WireFrame(opcode: WireFrame.pong, payload: payload))
        }
    }

    @Test func `does nothing about what comes behind a close frame`() async throws {
        try await EchoServer.run { echo in
            let client = try await echo.connect()

            try await client.send(raw: Self.frame(0x88, [0x03, 0xe8]) + Self.frame(0x81, [0x61]))

            #expect(try await client.next() == WireFrame(opcode: WireFrame.close, payload: [0x03, 0xe8]))
            await #expect(throws: WebSocketTestClient.Ended.self) { try await client.next() }
        }
    }
}
