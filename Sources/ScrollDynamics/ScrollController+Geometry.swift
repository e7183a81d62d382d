package import LayoutCore

extension ScrollController {
    /// The content, the container or the insets have changed.
    ///
    /// Content at rest at its start stays at its start; elsewhere it stays where it is, brought into the new range at once.
    /// Content under a finger shows where it did. Content that moves goes on from where it is with the velocity it has,
    /// towards the new range. A displacement held outside the range keeps its distance from the edge.
    package mutating func updateBounds(_ newBounds: PerAxis<ScrollBounds>) {
        guard newBounds != bounds else { return }
        for axis in Axis.allCases where newBounds[axis] != bounds[axis] {
            motions[axis] = motion(along: axis, in: newBounds[axis])
        }
        bounds = newBounds
        updatePhase()
    }

    /// Content was corrected above what shows: everything moves on by a distance, so that nothing seems to move.
    ///
    /// Call it before ``updateBounds(_:)`` with the range that goes with the correction.
    ///
    /// - Parameter delta: In points; positive when content above has become longer.
    package mutating func translate(by delta: Point) {
        for axis in Axis.allCases where delta[axis] != 0 {
            motions[axis].translate(by: delta[axis])
            touch?.base[axis] += delta[axis]
        }
    }

    private mutating func motion(along axis: Axis, in range: ScrollBounds) -> AxisMotion {
        let old = bounds[axis]
        switch motions[axis] {
        case .idle(let offset):
            return .idle(offset: Self.restOffset(offset, from: old, to: range))
        case .held(let offset):
            return held(offset, from: old, to: range)
        case .dragging(let raw):
            let moved = range.raw(forVisible: old.visible(forRaw: raw))
            touch?.base[axis] += moved - raw
            return .dragging(raw: moved)
        case .decelerating(let path):
            let path = MotionPath(
                from: path.position(at: time),
                velocity: path.velocity(at: time),
                at: time,
                in: range,
                rate: configuration.decelerationRate
            )
            return path.endTime > time ? .decelerating(path) : .idle(offset: path.restOffset)
        case .targeting(let animation):
            return .targeting(retargeted(animation, from: old, to: range))
        case .animating(let animation):
            return .animating(retargeted(animation, from: old, to: range))
        }
    }

    private func held(_ offset: Double, from old: ScrollBounds, to range: ScrollBounds) -> AxisMotion {
        let beyond = old.overscroll(of: offset)
        if beyond < 0 {
            return .held(offset: range.minimum + beyond)
        }
        if beyond > 0 {
            return .held(offset: range.maximum + beyond)
        }
        return .held(offset: Self.restOffset(offset, from: old, to: range))
    }

    private func retargeted(
        _ animation: OffsetAnimation,
        from old: ScrollBounds,
        to range: ScrollBounds
    ) -> OffsetAnimation {
        let target = Self.restOffset(animation.target, from: old, to: range)
        guard target != animation.target else { return animation }
        return OffsetAnimation(
            from: animation.position(at: time),
            to: target,
            velocity: animation.velocity(at: time),
            at: time
        )
    }

    /// Where content that rested at `offset` rests in another range.
    private static func restOffset(_ offset: Double, from old: ScrollBounds, to range: ScrollBounds) -> Double {
        abs(offset - old.minimum) < tolerance ? range.minimum : range.clamped(offset)
    }

    /// Offsets this near to each other, in points, are the same.
    private static let tolerance = 0.001
}
