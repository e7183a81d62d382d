package import LayoutCore

/// Where a scroll view is about to come to rest.
package struct ScrollTarget: Hashable, Sendable {
    /// What will show between the insets, in content coordinates: its origin is (0, 0) at rest at the start.
    package var rect: Rect
    /// The point of `rect` that meets the same point of what shows; `nil` stands for its top-left corner.
    package var anchor: UnitPoint?

    /// What places may be off by the last bits of the sums that they are, in points.
    static let roundingError = 1e-6

    package init(rect: Rect, anchor: UnitPoint? = nil) {
        self.rect = rect
        self.anchor = anchor
    }

    /// The place of the top-left corner of what shows, in content coordinates, when the target is reached.
    ///
    /// - Parameter visibleSize: The container's size without its insets.
    /// - Returns: (0, 0) for the start.
    package func origin(inVisible visibleSize: Size) -> Point {
        guard let anchor else { return rect.origin }
        return Point(
            x: rect.minX + anchor.x * (rect.width - visibleSize.width),
            y: rect.minY + anchor.y * (rect.height - visibleSize.height)
        )
    }
}
