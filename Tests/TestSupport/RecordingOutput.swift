import Foundation
import SceneServer
package import WebSocketTransport

/// A connection that only remembers what it is sent.
///
/// `@unchecked Sendable`: all state is read and written with the lock held.
package final class RecordingOutput: SessionOutput, @unchecked Sendable {
    private let lock = NSLock()
    private var sent: [[UInt8]] = []
    private var taken = 0
    private var waitingBytes = 0
    private var hasHungUp = false
    private var waiter: CheckedContinuation<[UInt8], Never>?

    package init() {}

    /// What the network says is still waiting, from now on.
    package func setWaiting(bytes: Int) { lock.withLock { waitingBytes = bytes } }

    /// Nobody is there from now on.
    package func hangUp() { lock.withLock { hasHungUp = true } }

    package var isClosed: Bool { lock.withLock { hasHungUp } }

    package func send(_ bytes: [UInt8], as kind: MessageKind) -> SendOutcome {
        lock.lock()
        sent.append(bytes)
        let waiter = waiter
        if waiter != nil { taken += 1 }
        self.waiter = nil
        let outcome = SendOutcome.accepted(waiting: waitingBytes)
        lock.unlock()
        waiter?.resume(returning: bytes)
        return outcome
    }

    /// The messages that nobody has taken yet, oldest first.
    package func takeAll() -> [[UInt8]] {
        lock.withLock {
            defer { taken = sent.count }
            return Array(sent[taken...])
        }
    }

    /// Waits for the next message that nobody has taken yet.
    ///
    /// For one caller at a time.
    package func next() async -> [UInt8] {
        await withCheckedContinuation { continuation in
            let ready: [UInt8]? = lock.withLock {
                guard taken < sent.count else {
                    waiter = continuation
                    return nil
                }
                defer { taken += 1 }
                return sent[taken]
            }
            if let ready { continuation.resume(returning: ready) }
        }
    }
}
