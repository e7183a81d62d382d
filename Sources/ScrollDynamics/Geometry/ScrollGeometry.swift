package import LayoutCore

/// What a scroll view tells of itself: the values of SwiftUI's type of the same name.
///
/// Insets are read left to right: `leading` is the left edge. `contentInsets.top` is what is covered now, so it shrinks
/// while a large title collapses, while the range of ``bounds(along:collapsedTop:)`` starts at the expanded bar.
package struct ScrollGeometry: Hashable, Sendable {
    /// The container's top-left corner in content coordinates; minus the insets at rest.
    package var contentOffset: Point
    /// The size of the content, without insets.
    package var contentSize: Size
    /// What covers the container's edges: safe area and content margins.
    package var contentInsets: EdgeInsets
    /// The size of the whole scroll view, parts under bars included.
    package var containerSize: Size

    package init(contentOffset: Point, contentSize: Size, contentInsets: EdgeInsets, containerSize: Size) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// The container's rectangle in content coordinates.
    package var bounds: Rect { Rect(origin: contentOffset, size: containerSize) }

    /// The part of the content that the container shows, as the public initialiser of SwiftUI's type derives it.
    package var visibleRect: Rect { bounds }

    /// How far the content has moved from where its insets let it rest: 0 at rest, negative when pulled past the start.
    package var displacement: Point {
        Point(x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top)
    }

    /// The offsets at rest along an axis.
    ///
    /// - Parameters:
    ///   - axis: The axis to look at.
    ///   - collapsedTop: How much of the top inset a collapsing bar has given up so far, in points. The range counts
    ///     from the expanded bar, so this is added back.
    /// - Returns: The range, with the container's length.
    package func bounds(along axis: Axis, collapsedTop: Double = 0) -> ScrollBounds {
        switch axis {
        case .horizontal:
            ScrollBounds(
                contentLength: contentSize.width,
                containerLength: containerSize.width,
                leadingInset: contentInsets.leading,
                trailingInset: contentInsets.trailing
            )
        case .vertical:
            ScrollBounds(
                contentLength: contentSize.height,
                containerLength: containerSize.height,
                leadingInset: contentInsets.top + collapsedTop,
                trailingInset: contentInsets.bottom
            )
        }
    }
}
