import Foundation

/// A thread with as much stack as the server gives its evaluations.
enum DeepStack {
    /// In bytes of address space.
    private static let size = 256 * 1024 * 1024

    /// Runs `work` on such a thread.
    static func run<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws -> Result {
        try await withCheckedThrowingContinuation { continuation in
            let thread = Thread {
                do {
                    continuation.resume(returning: try work())
                } catch {
                    continuation.resume(throwing: error)
                }
            }
            thread.stackSize = size
            thread.start()
        }
    }
}
