package import LayoutCore

/// What a behaviour may know when it picks a target.
package struct ScrollTargetContext: Equatable, Sendable {
    /// The target that the scroll view would reach by itself.
    package let originalTarget: ScrollTarget
    /// The content's velocity at the end of the gesture, in points per second; 0 without a fling.
    package let velocity: Point
    /// Where the content is at the end of the gesture, in content coordinates, counted like a target's origin.
    package let position: Point
    /// Where the content was when the gesture began, counted alike.
    package let startPosition: Point
    /// The axes along which the gesture has moved the content.
    package let axes: Axis.Set
    /// The range along each axis.
    package let bounds: PerAxis<ScrollBounds>

    package init(
        originalTarget: ScrollTarget,
        velocity: Point,
        position: Point,
        startPosition: Point,
        axes: Axis.Set,
        bounds: PerAxis<ScrollBounds>
    ) {
        self.originalTarget = originalTarget
        self.velocity = velocity
        self.position = position
        self.startPosition = startPosition
        self.axes = axes
        self.bounds = bounds
    }

    /// The container's size without its insets.
    package var visibleSize: Size {
        Size(width: bounds.horizontal.visibleLength, height: bounds.vertical.visibleLength)
    }
}
