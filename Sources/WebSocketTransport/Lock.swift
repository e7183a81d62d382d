internal import Glibc

/// A value that one thread at a time can use.
///
/// Not `Mutex`: under contention the thread sanitizer takes the accesses that Swift's protects for races, since it does
/// not see into the library that makes threads wait (Swift 6.3.1 on Linux, observed on a program of ten lines).
///
/// `@unchecked Sendable`: the value is reached through ``withLock(_:)`` alone, which holds the system's mutex.
final class Lock<Value>: @unchecked Sendable {
    private var value: Value
    /// On the heap, since a mutex must not move.
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>

    init(_ value: sending Value) {
        self.value = value
        mutex = .allocate(capacity: 1)
        mutex.initialize(to: pthread_mutex_t())
        let status = pthread_mutex_init(mutex, nil)
        precondition(status == 0, "no mutex: error \(status)")
    }

    deinit {
        // Nobody can hold it any more: holders keep a reference.
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    /// Runs `body` while no other thread is in here.
    ///
    /// Not again from inside of `body`: it would wait for itself.
    func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return body(&value)
    }
}
