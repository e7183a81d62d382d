package import LayoutCore

/// What the choice between nested scroll views needs to know of one of them.
package struct ScrollCandidate: Equatable, Sendable {
    /// The axes along which a finger can move it, if only to bounce.
    package let touchAxes: Axis.Set
    /// The axes along which its content is longer than what shows.
    package let scrollableAxes: Axis.Set
    /// Where it is, and where it can go, along each axis.
    package let offset: Point
    package let bounds: PerAxis<ScrollBounds>

    package init(touchAxes: Axis.Set, scrollableAxes: Axis.Set, offset: Point, bounds: PerAxis<ScrollBounds>) {
        self.touchAxes = touchAxes
        self.scrollableAxes = scrollableAxes
        self.offset = offset
        self.bounds = bounds
    }

    /// Says whether a wheel can still move it by some of `delta` along an axis.
    func canMove(by delta: Double, along axis: Axis) -> Bool {
        guard scrollableAxes.contains(axis), touchAxes.contains(axis) else { return false }
        return delta > 0 ? offset[axis] < bounds[axis].maximum : offset[axis] > bounds[axis].minimum
    }
}
