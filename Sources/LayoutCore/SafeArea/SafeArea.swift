/// The region that is free of system parts and insets, as one view sees it.
///
/// Both rectangles are in that view's own space. What lies between them is covered (by a bar, an island, a `safeAreaInset`)
/// but may be drawn on.
package struct SafeArea: Hashable, Sendable {
    /// How far a view may reach that ignores the safe area.
    package var outer: Rect
    /// The part that nothing covers.
    package var safe: Rect

    package init(outer: Rect, safe: Rect) {
        self.outer = outer
        self.safe = safe
    }

    /// The same area seen from a view whose origin lies at `origin`.
    package func translated(to origin: Point) -> SafeArea {
        SafeArea(outer: outer.offset(by: -origin), safe: safe.offset(by: -origin))
    }

    /// How far the safe area is inset at each edge that `bounds` touches or crosses, in points; 0 at the other edges.
    ///
    /// An edge counts as touched within half a pixel and 0.001 points; `pixel` is the length of one in points.
    package func insets(at bounds: Rect, pixel: Double) -> EdgeInsets {
        let tolerance = pixel / 2 + 0.001
        return EdgeInsets(
            top: bounds.minY <= safe.minY + tolerance ? max(safe.minY - outer.minY, 0) : 0,
            leading: bounds.minX <= safe.minX + tolerance ? max(safe.minX - outer.minX, 0) : 0,
            bottom: bounds.maxY >= safe.maxY - tolerance ? max(outer.maxY - safe.maxY, 0) : 0,
            trailing: bounds.maxX >= safe.maxX - tolerance ? max(outer.maxX - safe.maxX, 0) : 0
        )
    }

    /// `bounds` made larger to reach the outer rectangle, at each of `edges` where it touches the safe one.
    package func extended(_ bounds: Rect, edges: Edge.Set, pixel: Double) -> Rect {
        let insets = insets(at: bounds, pixel: pixel)
        return Rect(
            minX: edges.contains(.leading) && insets.leading > 0 ? min(outer.minX, bounds.minX) : bounds.minX,
            minY: edges.contains(.top) && insets.top > 0 ? min(outer.minY, bounds.minY) : bounds.minY,
            maxX: edges.contains(.trailing) && insets.trailing > 0 ? max(outer.maxX, bounds.maxX) : bounds.maxX,
            maxY: edges.contains(.bottom) && insets.bottom > 0 ? max(outer.maxY, bounds.maxY) : bounds.maxY
        )
    }

    /// The area for a view that ignores it at `edges`: nothing is covered there any more.
    package func ignoring(_ edges: Edge.Set) -> SafeArea {
        SafeArea(
            outer: outer,
            safe: Rect(
                minX: edges.contains(.leading) ? outer.minX : safe.minX,
                minY: edges.contains(.top) ? outer.minY : safe.minY,
                maxX: edges.contains(.trailing) ? outer.maxX : safe.maxX,
                maxY: edges.contains(.bottom) ? outer.maxY : safe.maxY
            )
        )
    }

    /// The area that is left when something covers one more stretch at an edge of `bounds`.
    ///
    /// Where `bounds` does not touch the safe area, the covered stretch reaches to the edge of `bounds` and no further.
    /// `lengths` are the stretches covered inside `bounds`, in points.
    package func covering(_ lengths: EdgeInsets, of bounds: Rect, pixel: Double) -> SafeArea {
        let inner = bounds.inset(by: lengths)
        let tolerance = pixel / 2 + 0.001
        var result = self
        if lengths.top != 0 {
            if bounds.minY > safe.minY + tolerance { result.outer = result.outer.replacing(minY: bounds.minY) }
            result.safe = result.safe.replacing(minY: inner.minY)
        }
        if lengths.bottom != 0 {
            if bounds.maxY < safe.maxY - tolerance { result.outer = result.outer.replacing(maxY: bounds.maxY) }
            result.safe = result.safe.replacing(maxY: inner.maxY)
        }
        if lengths.leading != 0 {
            if bounds.minX > safe.minX + tolerance { result.outer = result.outer.replacing(minX: bounds.minX) }
            result.safe = result.safe.replacing(minX: inner.minX)
        }
        if lengths.trailing != 0 {
            if bounds.maxX < safe.maxX - tolerance { result.outer = result.outer.replacing(maxX: bounds.maxX) }
            result.safe = result.safe.replacing(maxX: inner.maxX)
        }
        return result
    }
}

extension Rect {
    /// The rectangle with some of its edges moved.
    package func replacing(
        minX: Double? = nil,
        minY: Double? = nil,
        maxX: Double? = nil,
        maxY: Double? = nil
    ) -> Rect {
        Rect(
            minX: minX ?? self.minX,
            minY: minY ?? self.minY,
            maxX: maxX ?? self.maxX,
            maxY: maxY ?? self.maxY
        )
    }
}
