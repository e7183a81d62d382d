internal import Foundation
internal import Synchronization

/// The threads that scenes run on; each scene stays on its thread.
package final class WorkerPool: Sendable {
    private let workers: [Worker]
    private let next = Atomic<Int>(0)

    /// - Parameter count: how many threads; by default as many as the machine has processors.
    package init(count: Int = ProcessInfo.processInfo.activeProcessorCount) {
        precondition(count > 0, "a pool needs a thread, was \(count)")
        workers = (1...count).map { Worker(name: "scenes-\($0)") }
    }

    /// The thread for the next scene: each in turn.
    func worker() -> Worker {
        let turn = next.wrappingAdd(1, ordering: .relaxed).oldValue
        return workers[Int(UInt(bitPattern: turn) % UInt(workers.count))]
    }
}
