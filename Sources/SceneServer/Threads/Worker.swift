internal import Foundation

/// Runs the jobs of one actor, one at a time, in order, on whichever of its threads is free.
///
/// A program that a person pastes may recurse deeply or run to the end of its budget. On threads with large stacks of their own it neither
/// overflows the small stacks of the shared thread pool nor holds up the sockets, and as long as one of the threads is free it
/// holds up no other scene.
final class Worker: SerialExecutor {
    private struct Waiting {
        var jobs: [QueuedJob] = []
        /// True from when the worker was handed to its threads until one of them has left nothing to do.
        var isHandedOver = false
    }

    private let threads: WorkerThreads
    private let waiting = Protected(Waiting())

    init(threads: WorkerThreads) { self.threads = threads }

    /// A worker with a thread of its own.
    convenience init(name: String) { self.init(threads: WorkerThreads(count: 1, name: name)) }

    func enqueue(_ job: consuming ExecutorJob) {
        let queued = QueuedJob(job, on: self)
        let isFirst = waiting.withLock { waiting in
            waiting.jobs.append(queued)
            defer { waiting.isHandedOver = true }
            return !waiting.isHandedOver
        }
        if isFirst { threads.handOver(self) }
    }

    /// Runs the jobs that wait now; for the thread that the worker was handed to, and no other at the same time.
    ///
    /// What came meanwhile waits behind the other workers that are ready, so that one that always has something to do
    /// keeps none of them waiting for longer than for what it had.
    fileprivate func runWaiting() {
        let jobs = waiting.withLock { waiting in
            defer { waiting.jobs = [] }
            return waiting.jobs
        }
        for job in jobs { job.run() }
        let goesOn = waiting.withLock { waiting in
            waiting.isHandedOver = !waiting.jobs.isEmpty
            return waiting.isHandedOver
        }
        if goesOn { threads.handOver(self) }
    }
}

/// A job that waits for its turn.
///
/// `@safe`: the worker runs each job once, and an actor with a job that waits keeps its worker alive.
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

/// Threads with large stacks; they end once nobody holds them and nothing is left to do.
final class WorkerThreads: Sendable {
    /// Address space for a stack, in bytes; memory is used only as far as a program really nests.
    static let stackByteCount = 1_024 << 20

    private let ready = ReadyWorkers()

    /// - Precondition: `count` is at least 1.
    init(count: Int, name: String) {
        precondition(count > 0, "workers need a thread, were to have \(count)")
        for number in 1...count {
            let thread = Thread { [ready] in
                while let worker = ready.next() { worker.runWaiting() }
            }
            thread.name = count == 1 ? name : "\(name)-\(number)"
            thread.stackSize = Self.stackByteCount
            thread.start()
        }
    }

    deinit { ready.end() }

    /// Has the next free thread run what waits for a worker.
    fileprivate func handOver(_ worker: Worker) { ready.append(worker) }
}

/// The workers that have something to do, in the order in which they were handed over.
///
/// `@unchecked Sendable`: the list is read and written with the condition's lock held.
private final class ReadyWorkers: @unchecked Sendable {
    private let condition = NSCondition()
    private var workers: [Worker] = []
    /// What stands before it was taken.
    private var first = 0
    private var isEnding = false

    func append(_ worker: Worker) {
        condition.lock()
        workers.append(worker)
        condition.signal()
        condition.unlock()
    }

    func end() {
        condition.lock()
        isEnding = true
        condition.broadcast()
        condition.unlock()
    }

    /// Waits for a worker; `nil` once the threads have ended and none is left.
    func next() -> Worker? {
        condition.lock()
        defer { condition.unlock() }
        while first == workers.count {
            if isEnding { return nil }
            condition.wait()
        }
        let worker = workers[first]
        first += 1
        if first == workers.count || first >= 1_024 {
            workers.removeFirst(first)
            first = 0
        }
        return worker
    }
}
