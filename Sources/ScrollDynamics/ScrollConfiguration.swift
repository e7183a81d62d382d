package import LayoutCore

/// How a scroll view answers a finger.
package struct ScrollConfiguration: Equatable, Sendable {
    /// The axes along which it scrolls.
    package var axes: Axis.Set
    /// Whether fingers and wheels move it; the program still does when this is false.
    package var isEnabled: Bool
    package var bounceBehavior: PerAxis<BounceBehavior>
    package var decelerationRate: DecelerationRate
    /// Whether a drag of a view that scrolls along both axes keeps to the one it starts along.
    package var locksDirection: Bool

    package init(
        axes: Axis.Set = .vertical,
        isEnabled: Bool = true,
        bounceBehavior: PerAxis<BounceBehavior> = PerAxis(both: .automatic),
        decelerationRate: DecelerationRate = .normal,
        locksDirection: Bool = false
    ) {
        self.axes = axes
        self.isEnabled = isEnabled
        self.bounceBehavior = bounceBehavior
        self.decelerationRate = decelerationRate
        self.locksDirection = locksDirection
    }

    /// Says whether a finger can move content with this range along an axis.
    package func respondsToTouch(along axis: Axis, in bounds: ScrollBounds) -> Bool {
        guard isEnabled, axes.contains(axis) else { return false }
        switch bounceBehavior[axis] {
        case .automatic, .always: return true
        case .basedOnSize: return bounds.isScrollable
        }
    }
}
