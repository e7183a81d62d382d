internal import CLibwebsockets
internal import Foundation
internal import Glibc
internal import Synchronization

/// Waits for sockets on behalf of an ``EventLoop``.
protocol EventLoopDriver: AnyObject, Sendable {
    /// Serves the sockets that are ready; waits for one, or for the loop's wake-up, only if `mayBlock`.
    ///
    /// Called on the loop's thread.
    func turn(mayBlock: Bool)
}

/// One thread that runs an actor's jobs and, between them, a driver that waits for sockets.
///
/// The thread lives as long as the loop, not as long as the driver: a job enqueued before the driver is installed or
/// after it is gone still runs, so that no caller ever waits for ever.
final class EventLoop: SerialExecutor {
    private let core: Core

    init(name: String) {
        let core = Core()
        self.core = core
        let thread = Thread { core.run() }
        thread.name = name
        thread.start()
    }

    deinit {
        core.end()
    }

    func enqueue(_ job: consuming ExecutorJob) {
        core.enqueue(UnownedJob(job), executor: asUnownedSerialExecutor())
    }

    func checkIsolated() {
        precondition(core.isCurrentThread, "not on the socket thread")
    }

    func isIsolatingCurrentContext() -> Bool? {
        core.isCurrentThread
    }

    /// Makes the thread look at its work again; callable from any thread.
    func wake() {
        core.wake()
    }

    /// Starts to serve sockets.
    ///
    /// On the loop's thread only.
    ///
    /// - Parameters:
    ///   - driver: kept until ``removeDriver()``.
    ///   - wake: ends the driver's wait. Called under the loop's lock, so never after ``removeDriver()`` has returned.
    func install(_ driver: any EventLoopDriver, wake: @escaping @Sendable () -> Void) {
        core.install(driver, wake: wake)
    }

    /// Stops to serve sockets.
    ///
    /// On the loop's thread only.
    func removeDriver() {
        core.removeDriver()
    }
}

/// What the thread itself holds: the loop may go while the thread still finishes.
///
/// `@unchecked Sendable`: `driver` is read and written on the loop's thread alone, which `install` and `removeDriver`
/// check; all else is a lock, an atomic or constant.
private final class Core: @unchecked Sendable {
    private struct State {
        var jobs: [(job: UnownedJob, executor: UnownedSerialExecutor)] = []
        /// Ends the driver's wait; nil while there is no driver.
        var wakeDriver: (@Sendable () -> Void)?
        var isEnding = false
    }

    /// Jobs run before the sockets are looked at again, so that work cannot starve them.
    private static let jobsPerTurn = 256

    private let state = Lock(State())
    private let threadID = Atomic<UInt>(0)
    /// Readable when the thread has to look at its work while there is no driver.
    private let idleSignal = eventfd(0, CInt(EFD_CLOEXEC))
    private var driver: (any EventLoopDriver)?

    init() {
        precondition(idleSignal >= 0, "no file descriptor left for the socket thread, errno \(errno)")
    }

    deinit {
        Glibc.close(idleSignal)
    }

    var isCurrentThread: Bool {
        threadID.load(ordering: .acquiring) == UInt(pthread_self())
    }

    func enqueue(_ job: UnownedJob, executor: UnownedSerialExecutor) {
        let isCurrentThread = isCurrentThread
        // The wake-up stays inside the lock: the driver must not go while another thread is about to wake it.
        state.withLock { state in
            state.jobs.append((job, executor))
            // The thread itself looks at the jobs again before it waits.
            if state.jobs.count == 1, !isCurrentThread { signal(state) }
        }
    }

    func wake() {
        state.withLock { signal($0) }
    }

    func end() {
        state.withLock { state in
            state.isEnding = true
            signal(state)
        }
    }

    func install(_ newDriver: any EventLoopDriver, wake: @escaping @Sendable () -> Void) {
        precondition(isCurrentThread && driver == nil, "one driver, installed on the loop's own thread")
        driver = newDriver
        state.withLock { $0.wakeDriver = wake }
    }

    func removeDriver() {
        precondition(isCurrentThread, "removed on the loop's own thread")
        driver = nil
        state.withLock { $0.wakeDriver = nil }
    }

    func run() {
        threadID.store(UInt(pthread_self()), ordering: .releasing)
        while true {
            runJobs()
            let (hasJobs, isEnding) = state.withLock { (!$0.jobs.isEmpty, $0.isEnding) }
            if let driver {
                driver.turn(mayBlock: !hasJobs)
            } else if !hasJobs {
                if isEnding { return }
                waitForSignal()
            }
        }
    }

    private func runJobs() {
        let batch = state.withLock { state in
            let batch = Array(state.jobs.prefix(Self.jobsPerTurn))
            state.jobs.removeFirst(batch.count)
            return batch
        }
        for (job, executor) in batch {
            job.runSynchronously(on: executor)
        }
    }

    private func signal(_ state: State) {
        if let wakeDriver = state.wakeDriver {
            wakeDriver()
        } else {
            // Cannot fail: the counter is far from its maximum of 2^64 - 2, and the descriptor lives as long as self.
            _ = eventfd_write(idleSignal, 1)
        }
    }

    private func waitForSignal() {
        var count: eventfd_t = 0
        // An interrupted read only means one more look at the jobs.
        _ = eventfd_read(idleSignal, &count)
    }
}
