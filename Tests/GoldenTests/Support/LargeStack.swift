import Foundation

/// Runs work that may nest deeply, as the server does: on a thread with room for it.
enum LargeStack {
    /// Address space for the stack, in bytes: what the server gives its workers.
    private static let byteCount = 1_024 << 20

    static func run<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            let thread = Thread { continuation.resume(with: Result { try work() }) }
            thread.stackSize = byteCount
            thread.start()
        }
    }
}
