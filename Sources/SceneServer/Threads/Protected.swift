internal import Foundation

/// A value that one thread at a time can use.
///
/// Not `Mutex`: the thread sanitizer does not see into how that waits and takes contended accesses for races (Swift 6.3.1 on
/// Linux).
///
/// `@unchecked Sendable`: the value is reached through ``withLock(_:)`` alone, which holds the lock.
final class Protected<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    init(_ value: sending Value) { self.value = value }

    /// Runs `body` while no other thread is in here; not again from inside of `body`, which would wait for itself.
    func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body(&value)
    }
}
