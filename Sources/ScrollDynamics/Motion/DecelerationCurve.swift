/// The motion of content after a finger has left it with some speed, without any edge in the way.
///
/// The velocity falls by a fixed factor each millisecond, and the motion ends below 10 points a second, so it covers
/// `(|v| - 10) / k` points in `ln(|v| / 10) / k` seconds, with `k` the decay per second. Traces of UIScrollView agree to
/// one pixel, for both rates.
///
/// Time 0 is the moment of the lift. The traces show the first animated frame one frame's time along the curve; that is
/// what a frame 16 ms after the lift shows here too, so no head start is added.
package struct DecelerationCurve: Hashable, Sendable {
    /// The velocity at time 0, in points per second; its sign is the direction.
    package let initialVelocity: Double
    package let rate: DecelerationRate
    private let decay: Double

    /// The speed at which motion ends, in points per second (measured).
    package static let stopSpeed = 10.0

    package init(velocity: Double, rate: DecelerationRate = .normal) {
        precondition(velocity.isFinite, "velocity must be finite, was \(velocity)")
        initialVelocity = velocity
        self.rate = rate
        decay = rate.decayPerSecond
    }

    /// How long the motion lasts, in seconds; 0 when it starts too slowly to move at all.
    package var duration: Double {
        guard abs(initialVelocity) > Self.stopSpeed else { return 0 }
        return ElementaryFunctions.logarithm(abs(initialVelocity) / Self.stopSpeed) / decay
    }

    /// Where the motion ends, in points from where it began.
    package var distance: Double {
        let covered = max(abs(initialVelocity) - Self.stopSpeed, 0) / decay
        return initialVelocity < 0 ? -covered : covered
    }

    /// The displacement from the start, in points, `time` seconds after the lift.
    package func position(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        guard time < duration else { return distance }
        return initialVelocity / decay * (1 - ElementaryFunctions.exponential(-decay * time))
    }

    /// The velocity in points per second, `time` seconds after the lift; 0 from the end on.
    package func velocity(at time: Double) -> Double {
        guard time < duration else { return 0 }
        return initialVelocity * ElementaryFunctions.exponential(-decay * max(time, 0))
    }

    /// The moment at which the motion has covered a displacement, in seconds; `nil` if it ends before or goes the other way.
    package func time(atPosition position: Double) -> Double? {
        guard position != 0 else { return 0 }
        guard position * initialVelocity > 0, abs(position) <= abs(distance) else { return nil }
        return -ElementaryFunctions.logarithm(1 - position * decay / initialVelocity) / decay
    }

    /// The velocity in points per second at the moment the motion has covered a displacement that it reaches.
    ///
    /// Velocity falls linearly with the way covered, so this is exact.
    package func velocity(atPosition position: Double) -> Double { initialVelocity - decay * position }
}
