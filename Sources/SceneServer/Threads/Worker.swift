internal import Foundation

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
///
/// `@unchecked Sendable`: the jobs are read and written with the condition's lock held.
private final class JobQueue: @unchecked Sendable {
    private let condition = NSCondition()
    private var jobs: [QueuedJob] = []
    private var isEnding = false

    func append(_ job: QueuedJob) {
        condition.lock()
        jobs.append(job)
        condition.signal()
        condition.unlock()
    }

    func end() {
        condition.lock()
        isEnding = true
        condition.signal()
        condition.unlock()
    }

    func runUntilEnded() {
        while let batch = next() {
            for job in batch { job.run() }
        }
    }

    /// Waits for jobs and takes all of them; `nil` when the worker has ended and none are left.
    private func next() -> [QueuedJob]? {
        condition.lock()
        defer { condition.unlock() }
        while jobs.isEmpty {
            if isEnding { return nil }
            condition.wait()
        }
        defer { jobs = [] }
        return jobs
    }
}
