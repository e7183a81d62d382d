import LayoutCore

/// The moment at which a finger or a wheel lets go of content, and what follows from it.
struct Release {
    /// What the behaviours made of the target.
    struct Resolution {
        /// The offset to rest at along each axis.
        let offset: Point
        /// The way to get there; `nil` for what the content does by itself.
        let motion: PerAxis<TargetMotion?>
    }

    let offset: Point
    let velocity: Point
    let axes: Axis.Set
    let start: Point
    let time: Double
    let bounds: PerAxis<ScrollBounds>
    let rate: DecelerationRate

    init(
        offset: Point,
        velocity: Point,
        start: Point,
        axes: Axis.Set,
        time: Double,
        bounds: PerAxis<ScrollBounds>,
        rate: DecelerationRate
    ) {
        self.offset = offset
        self.axes = axes
        self.start = start
        self.time = time
        self.bounds = bounds
        self.rate = rate
        var effective = Point.zero
        for axis in Axis.allCases where axes.contains(axis) {
            effective[axis] = velocity[axis]
        }
        let isFling = ElementaryFunctions.length(effective.x, effective.y) >= ScrollController.minimumFlingSpeed
        self.velocity = isFling ? effective : .zero
    }

    /// Asks each behaviour once, in order.
    func resolve(_ behaviors: [any ScrollTargetBehavior]) -> Resolution {
        let natural = PerAxis { bounds[$0].clamped(naturalOffset(along: $0)) }.point
        var target = ScrollTarget(rect: Rect(origin: contentPosition(of: natural), size: visibleSize))
        let context = ScrollTargetContext(
            originalTarget: target,
            velocity: velocity,
            position: contentPosition(of: offset),
            startPosition: contentPosition(of: start),
            axes: axes,
            bounds: bounds
        )
        var resolved = natural
        var motion = PerAxis<TargetMotion?>(both: nil)
        for behavior in behaviors {
            behavior.updateTarget(&target, context: context)
            let origin = target.origin(inVisible: visibleSize)
            for axis in Axis.allCases where axes.contains(axis) {
                let changed = bounds[axis].clamped(origin[axis] + bounds[axis].minimum)
                guard abs(changed - resolved[axis]) > Self.tolerance else { continue }
                resolved[axis] = changed
                motion[axis] = behavior.motion
            }
        }
        for axis in Axis.allCases where abs(resolved[axis] - natural[axis]) <= Self.tolerance {
            motion[axis] = nil
        }
        return Resolution(offset: resolved, motion: motion)
    }

    /// The motion along an axis that follows.
    func motion(along axis: Axis, resolution: Resolution) -> AxisMotion {
        let velocity = releaseVelocity(along: axis)
        guard let motion = resolution.motion[axis] else {
            let path = MotionPath(from: offset[axis], velocity: velocity, at: time, in: bounds[axis], rate: rate)
            return path.endTime > time ? .decelerating(path) : .idle(offset: path.restOffset)
        }
        let target = resolution.offset[axis]
        guard abs(target - offset[axis]) > Self.tolerance || velocity != 0 else { return .idle(offset: target) }
        return .targeting(animation(to: target, velocity: velocity, along: axis, motion: motion))
    }

    private func animation(
        to target: Double,
        velocity: Double,
        along axis: Axis,
        motion: TargetMotion
    ) -> OffsetAnimation {
        switch motion {
        case .natural where self.velocity[axis] != 0, .curve where self.velocity[axis] != 0:
            OffsetAnimation(flungFrom: offset[axis], to: target, velocity: velocity, at: time, rate: rate)
        case .natural, .spring:
            OffsetAnimation(from: offset[axis], to: target, velocity: velocity, at: time)
        case .curve(let curve):
            OffsetAnimation(from: offset[axis], to: target, velocity: velocity, at: time, curve: curve)
        }
    }

    /// Where the content would rest without behaviours, the edges left out of account.
    private func naturalOffset(along axis: Axis) -> Double {
        offset[axis] + DecelerationCurve(velocity: velocity[axis], rate: rate).distance
    }

    /// The velocity that content which shows at `offset` starts with.
    ///
    /// Outside the range, content let go at rest starts home with 7.25 times its distance a second (fit of a recorded
    /// bounce). A fling outward, slowed by the rubber band, is added to that; of a fling inward and that, the faster one
    /// counts. So nothing jumps between a slow and a fast lift.
    private func releaseVelocity(along axis: Axis) -> Double {
        let beyond = bounds[axis].overscroll(of: offset[axis])
        guard beyond != 0 else { return velocity[axis] }
        let home = -SpringCurve.bounceReleaseSpeed * beyond
        let shown = velocity[axis] * bounds[axis].slope(atVisible: offset[axis])
        if shown * beyond > 0 {
            return home + shown
        }
        return abs(shown) > abs(home) ? shown : home
    }

    private var visibleSize: Size {
        Size(width: bounds.horizontal.visibleLength, height: bounds.vertical.visibleLength)
    }

    private func contentPosition(of offset: Point) -> Point {
        PerAxis { offset[$0] - bounds[$0].minimum }.point
    }

    /// Targets this near to each other, in points, are the same.
    private static let tolerance = 0.01
}
