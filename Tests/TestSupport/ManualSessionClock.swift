import Foundation
import SceneServer

/// A clock that stands still until a test moves it.
///
/// `@unchecked Sendable`: all state is read and written with the lock held.
package final class ManualSessionClock: SessionClock, @unchecked Sendable {
    private struct Sleeper {
        let id: UUID
        let moment: Double
        let continuation: CheckedContinuation<Bool, Never>
    }

    private let lock = NSLock()
    private var moment = 0.0
    private var sleepers: [Sleeper] = []
    private var cancelled: Set<UUID> = []

    package init() {}

    package var now: Double { lock.withLock { moment } }

    /// Wakes all who sleep until `time` or before.
    package func advance(to time: Double) {
        let due = lock.withLock {
            moment = max(moment, time)
            let due = sleepers.filter { $0.moment <= moment }
            sleepers.removeAll { $0.moment <= moment }
            return due
        }
        for sleeper in due { sleeper.continuation.resume(returning: true) }
    }

    package func sleep(until moment: Double) async throws(CancellationError) {
        let id = UUID()
        let isAwake = await withTaskCancellationHandler {
            await withCheckedContinuation { add(Sleeper(id: id, moment: moment, continuation: $0)) }
        } onCancel: {
            cancel(id)
        }
        if !isAwake { throw CancellationError() }
    }

    private func add(_ sleeper: Sleeper) {
        let answer: Bool? = lock.withLock {
            if cancelled.remove(sleeper.id) != nil { return false }
            if sleeper.moment <= moment { return true }
            sleepers.append(sleeper)
            return nil
        }
        if let answer { sleeper.continuation.resume(returning: answer) }
    }

    private func cancel(_ id: UUID) {
        let sleeper: Sleeper? = lock.withLock {
            guard let index = sleepers.firstIndex(where: { $0.id == id }) else {
                // Cancelled before it slept; or it is awake already, and then nobody looks for its number again.
                cancelled.insert(id)
                return nil
            }
            return sleepers.remove(at: index)
        }
        sleeper?.continuation.resume(returning: false)
    }
}
