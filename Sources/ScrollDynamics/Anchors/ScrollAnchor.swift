package import LayoutCore

/// Finds the offset at which a view shows where a program wants it.
package enum ScrollAnchor {
    /// Returns the offset at rest that shows `rect` along one axis.
    ///
    /// With an anchor, the same point of the view and of what shows between the insets meet. Without one, the content
    /// moves as little as it must: not at all if the view shows, else until its nearer edge does.
    ///
    /// - Parameters:
    ///   - rect: The view's frame in content coordinates.
    ///   - anchor: The point to align; `nil` for the least movement.
    ///   - axis: The axis to look at.
    ///   - offset: The current offset along it, in points.
    ///   - bounds: The range along it, counted from the expanded bar if there is a large title.
    ///   - collapsibleTop: How much of the leading inset goes away as the content scrolls on, in points: the height of a
    ///     large title's strip.
    /// - Returns: An offset in the range, in points.
    package static func offset(
        toShow rect: Rect,
        at anchor: UnitPoint?,
        along axis: Axis,
        from offset: Double,
        in bounds: ScrollBounds,
        collapsibleTop: Double = 0
    ) -> Double {
        let aligned = Alignment(start: rect.origin[axis], length: rect.size[axis], bounds: bounds)
        let collapsed = min(max(offset - bounds.minimum, 0), collapsibleTop)
        guard let fraction = anchor?[axis] ?? aligned.nearerEdge(from: offset, collapsedBy: collapsed) else {
            return bounds.clamped(offset)
        }
        // A collapsed bar shows more, but only offsets that collapse it may count on that.
        let far = aligned.offset(at: fraction, collapsedBy: collapsibleTop)
        let isCollapsedThere = far >= bounds.minimum + collapsibleTop
        return bounds.clamped(isCollapsedThere ? far : aligned.offset(at: fraction, collapsedBy: 0))
    }

    /// A view's extent along an axis, beside the range that it is to be shown in.
    private struct Alignment {
        let start: Double
        let length: Double
        let bounds: ScrollBounds

        /// The offset at which a fraction of the view meets that fraction of what shows.
        func offset(at fraction: Double, collapsedBy collapsed: Double) -> Double {
            let inset = -bounds.minimum - collapsed
            let visible = bounds.visibleLength + collapsed
            return start + fraction * (length - visible) - inset
        }

        /// The edge that the least movement aligns, 0 or 1; `nil` if the view shows, or fills what shows.
        func nearerEdge(from offset: Double, collapsedBy collapsed: Double) -> Double? {
            let toStart = self.offset(at: 0, collapsedBy: collapsed) - offset
            let toEnd = self.offset(at: 1, collapsedBy: collapsed) - offset
            guard toStart * toEnd > 0 else { return nil }
            return abs(toStart) <= abs(toEnd) ? 0 : 1
        }
    }
}
