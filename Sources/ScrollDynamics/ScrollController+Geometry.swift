package import LayoutCore

extension ScrollController {
    /// The content, the container or the insets have changed.
    ///
    /// Content at rest at its start stays at its start; elsewhere it stays where it is, brought into the new range at once.
    /// Content under a finger shows where it did. Content that moves goes on from where it is with the velocity it has,
    /// towards the new range. A displacement held outside the range keeps its distance from the edge.
    ///
    /// - Parameters:
    ///   - newBounds: The range along each axis.
    ///   - correction: How much longer content before what shows has become, in points. Offsets, targets and motions move
    ///     on by as much, so that nothing seems to move; content at its start is then not kept there.
    package mutating func updateBounds(_ newBounds: PerAxis<ScrollBounds>, correction: Point = .zero) {
        guard newBounds != bounds || correction != .zero else { return }
        for axis in Axis.allCases where newBounds[axis] != bounds[axis] || correction[axis] != 0 {
            motions[axis].translate(by: correction[axis])
            touch?.base[axis] += correction[axis]
            let change = BoundsChange(
                old: bounds[axis].translated(by: correction[axis]),
                new: newBounds[axis],
                keepsStart: correction[axis] == 0
            )
            motions[axis] = motion(along: axis, after: change)
        }
        bounds = newBounds
        updatePhase()
    }

    private mutating func motion(along axis: Axis, after change: BoundsChange) -> AxisMotion {
        switch motions[axis] {
        case .idle(let offset):
            return .idle(offset: change.restOffset(offset))
        case .held(let offset):
            return .held(offset: change.heldOffset(offset))
        case .dragging(let raw):
            let moved = change.new.raw(forVisible: change.old.visible(forRaw: raw))
            touch?.base[axis] += moved - raw
            return .dragging(raw: moved)
        case .decelerating(let path):
            let path = MotionPath(
                from: path.position(at: time),
                velocity: path.velocity(at: time),
                at: time,
                in: change.new,
                rate: configuration.decelerationRate
            )
            return path.endTime > time ? .decelerating(path) : .idle(offset: path.restOffset)
        case .targeting(let animation):
            return .targeting(retargeted(animation, after: change))
        case .animating(let animation):
            return .animating(retargeted(animation, after: change))
        }
    }

    private func retargeted(_ animation: OffsetAnimation, after change: BoundsChange) -> OffsetAnimation {
        let target = change.restOffset(animation.target)
        guard target != animation.target else { return animation }
        return OffsetAnimation(
            from: animation.position(at: time),
            to: target,
            velocity: animation.velocity(at: time),
            at: time
        )
    }
}
