internal import Synchronization

/// The events of one connection, in the order in which they happened.
///
/// What waits is bounded by the configuration's inbound limits: a session that falls behind has its peer's messages
/// wait in the network, and loses none.
package struct ConnectionEvents: AsyncSequence, Sendable {
    package typealias Element = ConnectionEvent
    package typealias Failure = Never

    private let stream: AsyncStream<ConnectionEvent>
    private let budget: InboundBudget

    init(stream: AsyncStream<ConnectionEvent>, budget: InboundBudget) {
        self.stream = stream
        self.budget = budget
    }

    package func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(base: stream.makeAsyncIterator(), budget: budget)
    }

    package struct AsyncIterator: AsyncIteratorProtocol {
        private var base: AsyncStream<ConnectionEvent>.Iterator
        private let budget: InboundBudget

        fileprivate init(base: AsyncStream<ConnectionEvent>.Iterator, budget: InboundBudget) {
            self.base = base
            self.budget = budget
        }

        package mutating func next(isolation actor: isolated (any Actor)?) async -> ConnectionEvent? {
            guard let event = await base.next(isolation: actor) else { return nil }
            budget.release(event)
            return event
        }

        package mutating func next() async -> ConnectionEvent? {
            await next(isolation: nil)
        }
    }
}

/// Counts what waits between the socket thread and one session, and says when to stop and go on reading.
final class InboundBudget: Sendable {
    private let eventCount = Atomic<Int>(0)
    private let byteCount = Atomic<Int>(0)
    private let isPaused = Atomic<Bool>(false)
    private let eventLimit: Int
    private let byteLimit: Int
    private let resume: @Sendable () -> Void

    /// - Parameters:
    ///   - eventLimit: events that fill the room.
    ///   - byteLimit: bytes that fill the room.
    ///   - resume: called on the session's thread once half of the room is free again after a pause.
    init(eventLimit: Int, byteLimit: Int, resume: @escaping @Sendable () -> Void) {
        self.eventLimit = eventLimit
        self.byteLimit = byteLimit
        self.resume = resume
    }

    func count(_ event: ConnectionEvent) {
        eventCount.add(1, ordering: .sequentiallyConsistent)
        byteCount.add(event.byteCount, ordering: .sequentiallyConsistent)
    }

    func release(_ event: ConnectionEvent) {
        eventCount.subtract(1, ordering: .sequentiallyConsistent)
        byteCount.subtract(event.byteCount, ordering: .sequentiallyConsistent)
        if hasRoom, endPause() { resume() }
    }

    /// Returns whether reading has to pause: `resume` follows then, and only then.
    func startPauseIfFull() -> Bool {
        let isFull =
            eventCount.load(ordering: .sequentiallyConsistent) >= eventLimit
            || byteCount.load(ordering: .sequentiallyConsistent) >= byteLimit
        guard isFull else { return false }
        isPaused.store(true, ordering: .sequentiallyConsistent)
        // The session may have emptied its queue since: then it saw no pause to end, and nobody else would end it.
        return !(hasRoom && endPause())
    }

    private var hasRoom: Bool {
        eventCount.load(ordering: .sequentiallyConsistent) <= eventLimit / 2
            && byteCount.load(ordering: .sequentiallyConsistent) <= byteLimit / 2
    }

    /// Returns whether this call is the one that ended a pause.
    private func endPause() -> Bool {
        isPaused.exchange(false, ordering: .sequentiallyConsistent)
    }
}
