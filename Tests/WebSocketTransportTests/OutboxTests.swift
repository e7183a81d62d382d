import Testing

@testable import WebSocketTransport

@Suite("Outbox")
struct OutboxTests {
    private static let id = ConnectionID(rawValue: 7)

    private static func message(_ count: Int) -> OutboundMessage {
        OutboundMessage(bytes: [UInt8](repeating: 0, count: count), kind: .binary)
    }

    @Test func `wakes the socket thread for the first of several messages`() {
        let outbox = Outbox(limitBytes: 100)
        outbox.open(Self.id)

        let results = (0..<3).map { _ in outbox.append(Self.message(10), to: Self.id) }

        #expect(results.map(\.needsWake) == [true, false, false])
        #expect(results.map(\.outcome) == [.accepted(waiting: 0), .accepted(waiting: 10), .accepted(waiting: 20)])
        #expect(outbox.exchange([]).work.map(\.messages.count) == [3])
        #expect(outbox.append(Self.message(10), to: Self.id).needsWake)
    }

    @Test func `counts what is taken but not yet gone`() {
        let outbox = Outbox(limitBytes: 100)
        outbox.open(Self.id)
        _ = outbox.append(Self.message(60), to: Self.id)
        _ = outbox.exchange([])

        #expect(outbox.append(Self.message(41), to: Self.id).outcome == .overflow)
        #expect(outbox.append(Self.message(1), to: Self.id).outcome == .closed)
        #expect(outbox.exchange([]).work.map(\.hasOverflowed) == [true])
    }

    @Test func `tells of the end of waiting once, and only to those who had to wait`() {
        let outbox = Outbox(limitBytes: 100)
        outbox.open(Self.id)
        _ = outbox.append(Self.message(10), to: Self.id)
        #expect(outbox.exchange([Outbox.Receipt(id: Self.id, byteCount: 10)]).drained.isEmpty)

        _ = outbox.append(Self.message(10), to: Self.id)
        _ = outbox.append(Self.message(20), to: Self.id)
        #expect(outbox.exchange([Outbox.Receipt(id: Self.id, byteCount: 10)]).drained.isEmpty)
        #expect(outbox.exchange([Outbox.Receipt(id: Self.id, byteCount: 20)]).drained == [Self.id])
        #expect(outbox.append(Self.message(1), to: Self.id).outcome == .accepted(waiting: 0))
    }

    @Test func `hands back what a closed connection still had`() {
        let outbox = Outbox(limitBytes: 100)
        outbox.open(Self.id)
        _ = outbox.append(Self.message(10), to: Self.id)

        #expect(outbox.close(Self.id).count == 1)
        #expect(outbox.exchange([]).work.isEmpty)
        #expect(outbox.append(Self.message(1), to: Self.id).outcome == .closed)
        #expect(!outbox.requestReading(Self.id))
    }
}
