internal import Foundation
internal import Synchronization

/// One thread with a large stack that runs the jobs of actors, one at a time, in order.
///
/// A program that a person pastes may recurse deeply or run to the end of its budget. On a thread of its own it neither
/// overflows the small stacks of the shared thread pool nor holds up the sockets.
final class Worker: SerialExecutor {
    /// Address space for the stack, in bytes; memory is used only as far as a program really nests.
    static let stackByteCount = 512 << 20

    private let queue = JobQueue()

    init(name: String) {
        let queue = queue
        let thread = Thread { queue.runUntilEnded() }
        thread.name = name
        thread.stackSize = Self.stackByteCount
        thread.start()
    }

    deinit {
        queue.end()
    }

    func enqueue(_ job: consuming ExecutorJob) {
        queue.append(QueuedJob(job, on: self))
    }
}

/// A job that waits for its turn.
///
/// `@safe`: the queue hands each job out once, to the thread that runs it, and an actor with a job in the queue keeps its
/// worker alive.
@safe
private struct QueuedJob: Sendable {
    private let job: UnownedJob
    private let executor: UnownedSerialExecutor

    init(_ job: consuming ExecutorJob, on worker: Worker) {
        self.job = UnownedJob(job)
        unsafe executor = worker.asUnownedSerialExecutor()
    }

    func run() { unsafe job.runSynchronously(on: executor) }
}

/// The jobs of one worker; the thread holds it, so that the last jobs still run when the worker is gone.
private final class JobQueue: Sendable {
    private struct State {
        var jobs: [QueuedJob] = []
        var isEnding = false
    }

    private let state = Mutex(State())
    private let changed = NSCondition()

    func append(_ job: QueuedJob) {
        let isFirst = state.withLock { state in
            state.jobs.append(job)
            return state.jobs.count == 1
        }
        if isFirst { signal() }
    }

    func end() {
        state.withLock { $0.isEnding = true }
        signal()
    }

    func runUntilEnded() {
        while let batch = next() {
            for job in batch { job.run() }
        }
    }

    /// Waits for jobs and takes all of them; `nil` when the worker has ended and none are left.
    private func next() -> [QueuedJob]? {
        changed.lock()
        defer { changed.unlock() }
        while true {
            let (batch, isEnding) = state.withLock { state in
                defer { state.jobs = [] }
                return (state.jobs, state.isEnding)
            }
            if !batch.isEmpty { return batch }
            if isEnding { return nil }
            changed.wait()
        }
    }

    /// The condition's own lock is held, so that the thread cannot miss a signal between its look and its wait.
    private func signal() {
        changed.lock()
        changed.signal()
        changed.unlock()
    }
}
