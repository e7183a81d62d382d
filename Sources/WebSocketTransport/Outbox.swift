/// A message that waits to be written.
struct OutboundMessage: Sendable {
    let bytes: [UInt8]
    let kind: MessageKind
}

/// The messages that wait between the sessions and the socket thread, with a limit for each connection.
///
/// A lock instead of an actor hop: a session that sends does not wait for the socket thread, which takes the lock at
/// most twice a round and not once a message.
final class Outbox: Sendable {
    private struct Queue {
        var messages: [OutboundMessage] = []
        /// Of messages not yet given to the network, those already taken for writing included.
        var waitingBytes = 0
        var owesDrained = false
        var isMarked = false
        var hasOverflowed = false
        var wantsReading = false
    }

    private struct State {
        var queues: [ConnectionID: Queue] = [:]
        /// Connections whose queue changed since the socket thread last looked.
        var marked: [ConnectionID] = []
    }

    /// What the socket thread has to do for a connection.
    struct Work {
        let id: ConnectionID
        /// To be written, in order.
        let messages: [OutboundMessage]
        let hasOverflowed: Bool
        let wantsReading: Bool
    }

    /// Bytes that the network has taken.
    struct Receipt {
        let id: ConnectionID
        let byteCount: Int
    }

    private let state = Lock(State())
    private let limitBytes: Int

    init(limitBytes: Int) {
        self.limitBytes = limitBytes
    }

    func open(_ id: ConnectionID) {
        state.withLock { $0.queues[id] = Queue() }
    }

    func isOpen(_ id: ConnectionID) -> Bool {
        state.withLock { $0.queues[id] != nil }
    }

    /// Forgets the connection; later messages get ``SendOutcome/closed``.
    ///
    /// - Returns: what was not yet taken.
    @discardableResult
    func close(_ id: ConnectionID) -> [OutboundMessage] {
        state.withLock { $0.queues.removeValue(forKey: id)?.messages ?? [] }
    }

    /// Puts a message into its connection's queue.
    ///
    /// - Returns: what became of it, and whether the socket thread has to be woken.
    func append(_ message: OutboundMessage, to id: ConnectionID) -> (outcome: SendOutcome, needsWake: Bool) {
        state.withLock { state in
            guard var queue = state.queues[id], !queue.hasOverflowed else { return (.closed, false) }
            state.queues[id] = nil  // so that the queue's array is not shared while it grows
            let waiting = queue.waitingBytes
            let outcome: SendOutcome
            if waiting + message.bytes.count > limitBytes {
                queue.hasOverflowed = true
                queue.messages = []
                outcome = .overflow
            } else {
                queue.messages.append(message)
                queue.waitingBytes += message.bytes.count
                if waiting > 0 { queue.owesDrained = true }
                outcome = .accepted(waiting: waiting)
            }
            let needsWake = Self.mark(id, &queue, &state.marked)
            state.queues[id] = queue
            return (outcome, needsWake)
        }
    }

    /// Asks the socket thread to read on after a pause.
    ///
    /// - Returns: whether the socket thread has to be woken.
    func requestReading(_ id: ConnectionID) -> Bool {
        state.withLock { state in
            guard var queue = state.queues[id] else { return false }
            state.queues[id] = nil  // as above
            queue.wantsReading = true
            let needsWake = Self.mark(id, &queue, &state.marked)
            state.queues[id] = queue
            return needsWake
        }
    }

    /// Hands in what the network has taken, and takes what there is to do since the last call.
    ///
    /// - Returns: the work, and the connections whose sessions have to hear that nothing waits any more.
    func exchange(_ receipts: [Receipt]) -> (work: [Work], drained: [ConnectionID]) {
        state.withLock { state in
            let drained = receipts.compactMap { Self.settle($0, &state) ? $0.id : nil }
            guard !state.marked.isEmpty else { return ([], drained) }
            let marked = state.marked
            state.marked.removeAll(keepingCapacity: true)
            let work = marked.compactMap { id -> Work? in
                guard let queue = state.queues[id] else { return nil }
                state.queues[id]?.isMarked = false
                state.queues[id]?.wantsReading = false
                state.queues[id]?.messages = []
                return Work(
                    id: id,
                    messages: queue.messages,
                    hasOverflowed: queue.hasOverflowed,
                    wantsReading: queue.wantsReading
                )
            }
            return (work, drained)
        }
    }

    private static func settle(_ receipt: Receipt, _ state: inout State) -> Bool {
        guard let waiting = state.queues[receipt.id]?.waitingBytes else { return false }
        state.queues[receipt.id]?.waitingBytes = waiting - receipt.byteCount
        guard waiting == receipt.byteCount, state.queues[receipt.id]?.owesDrained == true else { return false }
        state.queues[receipt.id]?.owesDrained = false
        return true
    }

    private static func mark(_ id: ConnectionID, _ queue: inout Queue, _ marked: inout [ConnectionID]) -> Bool {
        guard !queue.isMarked else { return false }
        queue.isMarked = true
        marked.append(id)
        return marked.count == 1
    }
}
