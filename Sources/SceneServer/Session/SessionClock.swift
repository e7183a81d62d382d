/// The time that passes outside of a scene.
package protocol SessionClock: Sendable {
    /// Seconds since some moment; never goes back.
    var now: Double { get }

    /// Returns at a moment of this clock, or throws when the waiting task is cancelled.
    func sleep(until moment: Double) async throws(CancellationError)
}

/// The machine's own clock; stands still while the machine is suspended, and so do the scenes.
package struct SystemClock: SessionClock {
    private let start: SuspendingClock.Instant

    package init() { start = SuspendingClock.now }

    package var now: Double { (SuspendingClock.now - start) / .seconds(1) }

    package func sleep(until moment: Double) async throws(CancellationError) {
        do {
            try await Task.sleep(until: start + .seconds(moment), tolerance: .milliseconds(1), clock: .suspending)
        } catch {
            throw CancellationError()
        }
    }
}
