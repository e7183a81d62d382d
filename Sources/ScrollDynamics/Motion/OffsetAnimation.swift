/// The way of content along one axis towards an offset that is known from the start.
package struct OffsetAnimation: Equatable, Sendable {
    private enum Shape: Equatable, Sendable {
        /// The share of the way that is done, as a function of time.
        case timed(AnimationCurve)
        /// The way to the target, as a spring's displacement.
        case spring(SpringCurve)
        /// A deceleration that is stretched so that it ends at the target.
        case stretched(DecelerationCurve, factor: Double)
    }

    /// The offset at which the motion begins, in points.
    package private(set) var start: Double
    /// The offset at which the motion ends, in points.
    package private(set) var target: Double
    /// When it begins, in seconds on the scene's clock.
    package let startTime: Double
    /// When it ends, in seconds on the scene's clock.
    package let endTime: Double
    private let shape: Shape

    private init(from start: Double, to target: Double, at time: Double, lasting duration: Double, shape: Shape) {
        self.start = start
        self.target = target
        startTime = time
        endTime = time + duration
        self.shape = shape
    }

    /// Plans a change by an animation curve; a spring takes over `velocity`, in points per second.
    package init(from start: Double, to target: Double, velocity: Double, at time: Double, curve: AnimationCurve) {
        if let spring = curve.springCurve(displacement: start - target, velocity: velocity) {
            self.init(from: start, to: target, at: time, spring: spring)
        } else {
            self.init(from: start, to: target, at: time, lasting: curve.duration, shape: .timed(curve))
        }
    }

    /// Plans a change by the spring of the bounce, with a velocity in points per second.
    package init(from start: Double, to target: Double, velocity: Double, at time: Double) {
        self.init(
            from: start,
            to: target,
            at: time,
            spring: SpringCurve(displacement: start - target, velocity: velocity)
        )
    }

    private init(from start: Double, to target: Double, at time: Double, spring: SpringCurve) {
        let duration = spring.settlingTime(within: MotionPath.settlingDistance)
        self.init(from: start, to: target, at: time, lasting: duration, shape: .spring(spring))
    }

    /// Plans the motion after a fling whose target has been changed.
    ///
    /// Which curve UIScrollView takes is not published. Here: a target between half and twice the natural distance away
    /// is reached by the natural deceleration, stretched or shortened to it, in the natural time. Any other one is
    /// reached by the spring of the bounce, which takes over the velocity.
    package init(
        flungFrom start: Double,
        to target: Double,
        velocity: Double,
        at time: Double,
        rate: DecelerationRate
    ) {
        let curve = DecelerationCurve(velocity: velocity, rate: rate)
        let factor = curve.distance == 0 ? 0 : (target - start) / curve.distance
        if (0.5...2).contains(factor) {
            self.init(
                from: start,
                to: target,
                at: time,
                lasting: curve.duration,
                shape: .stretched(curve, factor: factor)
            )
        } else {
            self.init(from: start, to: target, velocity: velocity, at: time)
        }
    }

    /// The offset in points at a moment of the scene's clock.
    package func position(at time: Double) -> Double {
        guard time < endTime else { return target }
        let elapsed = max(time - startTime, 0)
        switch shape {
        case .timed(let curve): return start + (target - start) * curve.progress(at: elapsed)
        case .spring(let spring): return target + spring.position(at: elapsed)
        case .stretched(let curve, let factor): return start + curve.position(at: elapsed) * factor
        }
    }

    /// The velocity in points per second at a moment of the scene's clock; 0 from the end on.
    package func velocity(at time: Double) -> Double {
        guard time < endTime else { return 0 }
        let elapsed = max(time - startTime, 0)
        switch shape {
        case .timed(let curve): return (target - start) * curve.velocity(at: elapsed)
        case .spring(let spring): return spring.velocity(at: elapsed)
        case .stretched(let curve, let factor): return curve.velocity(at: elapsed) * factor
        }
    }

    /// Moves the whole way by a distance, in points.
    package mutating func translate(by delta: Double) {
        start += delta
        target += delta
    }
}
