internal import Foundation

/// The threads that scenes run on: whichever is free takes what waits for the scene that has waited longest.
///
/// There are more of them than processors, so that scenes whose programs run to the end of their budget share the processors with all
/// others, as the system divides them, and hold up none.
package final class WorkerPool: Sendable {
    /// Threads for each processor: one fewer programs may run to their limits at the same time before others wait for them.
    private static let threadsPerProcessor = 4
    /// More threads than this only where there are more processors: each has a large stack in the address space.
    private static let mostThreadsByDefault = 16

    private let threads: WorkerThreads

    /// Makes four threads for each processor up to sixteen in all, and at least one for each.
    package convenience init() {
        let processors = ProcessInfo.processInfo.activeProcessorCount
        self.init(count: max(processors, min(processors * Self.threadsPerProcessor, Self.mostThreadsByDefault)))
    }

    /// - Parameter count: how many threads.
    package init(count: Int) {
        threads = WorkerThreads(count: count, name: "scenes")
    }

    /// What runs the jobs of the next scene.
    func worker() -> Worker { Worker(threads: threads) }
}
