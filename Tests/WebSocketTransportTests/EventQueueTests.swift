import Testing

@testable import WebSocketTransport

@Suite("EventQueue", .timeLimit(.minutes(10)))
struct EventQueueTests {
    private actor Reader {
        private(set) var events: [ConnectionEvent] = []

        func read(_ queue: EventQueue) async {
            while let event = await queue.next(isolation: self) {
                // Traps anywhere but on this actor.
                assertIsolated()
                events.append(event)
            }
        }
    }

    private static func message(_ number: Int) -> ConnectionEvent {
        .message(Array(String(number).utf8), kind: .text)
    }

    @Test func `keeps what comes before there is a reader, and ends behind it`() async {
        let queue = EventQueue()
        for number in 0..<3 { queue.append(Self.message(number)) }
        queue.finish()

        let reader = Reader()
        await reader.read(queue)

        #expect(await reader.events == [Self.message(0), Self.message(1), Self.message(2)])
        #expect(await queue.next(isolation: nil) == nil)
    }

    @Test func `keeps the order while reader and writer race`() async {
        let queue = EventQueue()
        let reader = Reader()
        let reading = Task { await reader.read(queue) }
        let writing = Task.detached {
            for number in 0..<10_000 {
                queue.append(Self.message(number))
                if number.isMultiple(of: 7) { await Task.yield() }
            }
            queue.finish()
        }
        await writing.value
        await reading.value

        #expect(await reader.events == (0..<10_000).map(Self.message))
    }
}
