internal import Synchronization

/// The events of one connection, in the order in which they happened.
///
/// For one reader. Ends after ``ConnectionEvent/closed(code:reason:)``, and not when the reader's task is cancelled. What
/// waits is bounded by the configuration's inbound limits: a session that falls behind has its peer's messages wait in
/// the network, and loses none.
package struct ConnectionEvents: AsyncSequence, Sendable {
    package typealias Element = ConnectionEvent
    package typealias Failure = Never

    private let queue: EventQueue
    private let budget: InboundBudget

    init(queue: EventQueue, budget: InboundBudget) {
        self.queue = queue
        self.budget = budget
    }

    package func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(queue: queue, budget: budget)
    }

    package struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate let queue: EventQueue
        fileprivate let budget: InboundBudget

        package mutating func next(isolation actor: isolated (any Actor)?) async -> ConnectionEvent? {
            guard let event = await queue.next(isolation: actor) else { return nil }
            budget.release(event)
            return event
        }

        package mutating func next() async -> ConnectionEvent? {
            await next(isolation: nil)
        }
    }
}

/// What waits for one session.
///
/// In place of an `AsyncStream`, whose reader leaves its actor for the shared thread pool to wait and comes back through
/// it for each event: two more changes of thread, which cost more than most events.
final class EventQueue: Sendable {
    private struct State {
        /// The next event is at `first`; what is before it has been taken.
        var events: [ConnectionEvent] = []
        var first = 0
        var reader: CheckedContinuation<ConnectionEvent?, Never>?
        var isFinished = false

        mutating func take() -> ConnectionEvent? {
            guard first < events.count else { return nil }
            let event = events[first]
            first += 1
            if first == events.count {
                events.removeAll(keepingCapacity: true)
                first = 0
            }
            return event
        }
    }

    private let state = Lock(State())

    /// Hands an event to the reader, or keeps it until there is one.
    func append(_ event: ConnectionEvent) {
        let reader = state.withLock { state -> CheckedContinuation<ConnectionEvent?, Never>? in
            guard let reader = state.reader else {
                state.events.append(event)
                return nil
            }
            state.reader = nil
            return reader
        }
        reader?.resume(returning: event)
    }

    /// Ends the queue behind what was appended.
    func finish() {
        let reader = state.withLock { state -> CheckedContinuation<ConnectionEvent?, Never>? in
            state.isFinished = true
            defer { state.reader = nil }
            return state.reader
        }
        reader?.resume(returning: nil)
    }

    /// Waits for the next event on the reader's own executor; nil at the end.
    func next(isolation actor: isolated (any Actor)?) async -> ConnectionEvent? {
        if let event = state.withLock({ $0.take() }) { return event }
        return await withCheckedContinuation(isolation: actor) { continuation in
            let answer = state.withLock { state -> ConnectionEvent?? in
                if let event = state.take() { return .some(event) }
                if state.isFinished { return .some(nil) }
                precondition(state.reader == nil, "two readers of one connection's events")
                state.reader = continuation
                return nil
            }
            if let answer { continuation.resume(returning: answer) }
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
