package import LayoutCore

extension ScrollController {
    /// The program scrolls to an offset along some axes.
    ///
    /// The target is brought into the range; content stays along an axis whose target is not finite. With a curve and no
    /// finger on the content, the phase is `animating` until the end; otherwise content is there at once, and a finger that
    /// drags goes on from there.
    ///
    /// - Parameters:
    ///   - target: The offset, in content coordinates.
    ///   - axes: The axes to scroll along.
    ///   - curve: How to get there; `nil` for at once.
    ///   - delay: How long the content stays before it sets out along the curve, in seconds; at most a thousand million.
    package mutating func scroll(
        to target: Point,
        along axes: Axis.Set,
        curve: AnimationCurve? = nil,
        delay: Double = 0
    ) {
        for axis in Axis.allCases where axes.contains(axis) && target[axis].isFinite {
            let target = bounds[axis].clamped(target[axis])
            if let curve, touch == nil {
                animate(to: target, along: axis, curve: curve, delay: delay)
            } else {
                jump(to: target, along: axis)
            }
        }
        if touch == nil {
            wheel = nil
        }
        updatePhase()
    }

    /// Content at rest whose container has another size goes at once to where the behaviours want it.
    ///
    /// - Parameters:
    ///   - position: The place that is proposed to them, in points from the start of the content.
    ///   - axes: The axes along which the container has another size; along the others content stays.
    ///   - behaviors: What may change the target, in order.
    package mutating func align(to position: Point, along axes: Axis.Set, behaviors: [any ScrollTargetBehavior]) {
        let offset = PerAxis { bounds[$0].clamped(bounds[$0].minimum + position[$0]) }.point
        let rest = Release(
            offset: offset,
            velocity: .zero,
            start: offset,
            axes: axes,
            time: time,
            bounds: bounds,
            rate: configuration.decelerationRate
        )
        scroll(to: rest.resolve(behaviors).offset, along: axes)
    }

    /// Scrolls to the start along the vertical axis, as a tap on the status bar does.
    ///
    /// The spring of the bounce, thrown with ten times the way a second, brings it there.
    package mutating func scrollToTop() {
        guard touch == nil, configuration.isEnabled, configuration.axes.contains(Axis.vertical) else { return }
        let offset = contentOffset.y
        let target = bounds.vertical.minimum
        guard offset > target else { return }
        let animation = OffsetAnimation(from: offset, to: target, velocity: (target - offset) * 10, at: time)
        motions.vertical = .animating(animation)
        wheel = nil
        updatePhase()
    }

    /// Puts content at a distance from its place of rest and holds it there, outside its range too, without any physics.
    ///
    /// It stays until a finger drags it, a wheel turns it or the program scrolls. Ends what was going on.
    ///
    /// - Parameters:
    ///   - displacement: How far it has moved from rest, in points: positive scrolls on, negative pulls past the start.
    ///   - axis: The axis to move along.
    package mutating func hold(displacement: Double, along axis: Axis) {
        let offset = bounds[axis].minimum + displacement
        motions[axis] = bounds[axis].overscroll(of: offset) == 0 ? .idle(offset: offset) : .held(offset: offset)
        settle(along: axis.crossing)
        touch = nil
        wheel = nil
        updatePhase()
    }

    /// Stops content along an axis where it is, or at its edge if a finger or a motion had it outside.
    private mutating func settle(along axis: Axis) {
        switch motions[axis] {
        case .idle:
            break
        case .held where touch?.caughtAxes.contains(axis) != true && wheel?.axes.contains(axis) != true:
            break
        case .held, .dragging, .decelerating, .targeting, .animating:
            motions[axis] = .idle(offset: bounds[axis].clamped(contentOffset[axis]))
        }
    }

    private mutating func animate(to target: Double, along axis: Axis, curve: AnimationCurve, delay: Double) {
        let offset = contentOffset[axis]
        guard offset != target else {
            motions[axis] = .idle(offset: target)
            return
        }
        // Content that waits stands still.
        let delay = MotionLimits.duration(delay)
        let velocity = delay > 0 ? 0 : motions[axis].velocity(at: time)
        let start = time + delay
        let animation = OffsetAnimation(from: offset, to: target, velocity: velocity, at: start, curve: curve)
        motions[axis] = animation.endTime > time ? .animating(animation) : .idle(offset: target)
    }

    private mutating func jump(to target: Double, along axis: Axis) {
        if let touch, touch.activeAxes.contains(axis) {
            self.touch?.base[axis] = target + touch.translation[axis] - touch.slop[axis]
            motions[axis] = .dragging(raw: target)
        } else {
            motions[axis] = .idle(offset: target)
        }
    }
}
