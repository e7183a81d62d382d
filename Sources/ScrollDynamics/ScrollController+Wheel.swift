package import LayoutCore

extension ScrollController {
    /// A wheel turns: content moves at once by as much, and stops at its edges without bouncing.
    ///
    /// Momentum comes from the system as more turns, so none is added. Content that is already outside its range is never
    /// taken farther out. While a finger is down, the wheel does nothing.
    ///
    /// - Parameters:
    ///   - delta: How far to scroll on, in points; positive towards the end.
    ///   - time: Seconds on the scene's clock. Must not be before ``time``.
    ///   - behaviors: What may change the target once the wheel is quiet for 100 ms, in order.
    package mutating func wheel(by delta: Point, time: Double, behaviors: [any ScrollTargetBehavior] = []) {
        advance(to: time, behaviors: behaviors)
        guard touch == nil, configuration.isEnabled else { return }
        let startOffset = wheel?.startOffset ?? contentOffset
        var axes: Axis.Set = []
        for axis in Axis.allCases where configuration.axes.contains(axis) && delta[axis] != 0 {
            turn(by: delta[axis], along: axis)
            axes.insert(Axis.Set(axis))
        }
        guard !axes.isEmpty else { return }
        wheel = WheelState(
            startOffset: startOffset,
            axes: axes.union(wheel?.axes ?? []),
            quietTime: time + Self.wheelQuietTime
        )
        updatePhase()
    }

    private mutating func turn(by delta: Double, along axis: Axis) {
        let offset = contentOffset[axis]
        let range = bounds[axis]
        let wanted = offset + delta
        let moved = min(max(wanted, min(range.minimum, offset)), max(range.maximum, offset))
        motions[axis] = range.overscroll(of: moved) == 0 ? .idle(offset: moved) : .held(offset: moved)
    }
}
