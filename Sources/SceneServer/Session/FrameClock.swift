/// The times at which a moving scene shows frames.
///
/// The next time counts from the last one that was due, not from the moment at which the frame was ready: otherwise each frame
/// would add its own delay and sixty frames a second would become fifty-odd. A pure state machine; seconds on one clock.
package struct FrameClock: Equatable, Sendable {
    /// Seconds from frame to frame.
    package let interval: Double
    /// When the next frame is due; `nil` while all is still.
    package private(set) var due: Double?

    /// - Parameter rate: Frames a second; positive.
    package init(rate: Double) {
        precondition(rate > 0, "a rate must be positive, was \(rate)")
        interval = 1 / rate
    }

    /// Starts, unless it runs.
    ///
    /// - Returns: When the first frame is due, or `nil` if it runs already.
    package mutating func start(now: Double) -> Double? {
        guard due == nil else { return nil }
        let first = now + interval
        due = first
        return first
    }

    /// The frame that was due has been shown.
    ///
    /// Frames that were missed altogether are not made up for.
    ///
    /// - Returns: When the next one is due; `nil` when the clock does not run.
    package mutating func advance(now: Double) -> Double? {
        guard let last = due else { return nil }
        let missed = max(((now - last) / interval).rounded(.down), 0)
        let next = last + (missed + 1) * interval
        due = next
        return next
    }

    /// Ends the row: no frame is due until it starts again.
    package mutating func stop() { due = nil }
}
