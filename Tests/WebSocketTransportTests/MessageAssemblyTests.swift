import Testing

@testable import WebSocketTransport

@Suite("MessageAssembly")
struct MessageAssemblyTests {
    private static func piece(
        isFinal: Bool,
        kind: MessageKind = .binary,
        announced: Int = 0
    ) -> MessageAssembly.Piece {
        MessageAssembly.Piece(isFinal: isFinal, kind: kind, isCompressed: false, announcedBytes: announced)
    }

    private static func receive(
        _ bytes: [UInt8],
        _ piece: MessageAssembly.Piece,
        by assembly: inout MessageAssembly
    ) -> MessageAssembly.Action {
        // The bytes are read during the call only.
        unsafe bytes.withUnsafeBytes { unsafe assembly.receive($0, piece) }
    }

    @Test func `keeps the kind of the first piece`() {
        var assembly = MessageAssembly(limit: 10, hardCap: 20)

        #expect(Self.receive([0x61], Self.piece(isFinal: false, kind: .text), by: &assembly) == .wait)
        #expect(Self.receive([0x62], Self.piece(isFinal: true), by: &assembly) == .deliver([0x61, 0x62], .text))
    }

    @Test func `reports an oversized message when it ends, and starts anew`() {
        var assembly = MessageAssembly(limit: 2, hardCap: 20)

        #expect(Self.receive([1, 2, 3], Self.piece(isFinal: false), by: &assembly) == .wait)
        #expect(Self.receive([4], Self.piece(isFinal: true), by: &assembly) == .reportOversized)
        #expect(Self.receive([5], Self.piece(isFinal: true), by: &assembly) == .deliver([5], .binary))
    }

    @Test func `fails on what is announced beyond the cap`() {
        var assembly = MessageAssembly(limit: 2, hardCap: 20)
        let failure = MessageAssembly.Action.fail(.messageTooBig, reason: "a message may have 2 bytes")

        #expect(Self.receive([1], Self.piece(isFinal: false, announced: 20), by: &assembly) == failure)
    }

    @Test func `joins empty pieces to an empty message`() {
        var assembly = MessageAssembly(limit: 2, hardCap: 20)

        #expect(Self.receive([], Self.piece(isFinal: false), by: &assembly) == .wait)
        #expect(Self.receive([], Self.piece(isFinal: true), by: &assembly) == .deliver([], .binary))
    }
}
