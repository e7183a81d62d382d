/// A `GeometryReader`: takes all that it is offered and puts its subviews at the leading top corner.
package struct GeometryReaderLayout: Layout {
    package init() {}

    /// A proxy reports the safe area, so its reader is placed again when that changes.
    package var readsSafeArea: Bool { true }

    package func sizeThatFits(_ proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> Size {
        proposal.replacingUnspecifiedDimensions()
    }

    package func placeSubviews(
        in bounds: Rect,
        proposal: ProposedViewSize,
        subviews: LayoutSubviews,
        safeArea: SafeArea?,
        cache: inout Void
    ) {
        for subview in subviews { subview.place(at: .zero, proposal: ProposedViewSize(bounds.size)) }
    }

    package func explicitGuides(subviews: LayoutSubviews) -> AlignmentGuide.Set { [] }
}

/// A whole screen: what is on it is offered the safe part and centred there.
package struct RootLayout: Layout {
    package let size: Size
    package let safeAreaInsets: EdgeInsets

    /// Makes a screen.
    ///
    /// - Parameters:
    ///   - size: Of the screen in points; a length that is negative or not finite counts as 0.
    ///   - safeAreaInsets: What the system covers at its edges, in points.
    package init(size: Size, safeAreaInsets: EdgeInsets) {
        self.size = Size(width: size.width.usableLength ?? 0, height: size.height.usableLength ?? 0)
        self.safeAreaInsets = safeAreaInsets.withoutGarbage
    }

    package var readsSafeArea: Bool { true }

    package func sizeThatFits(_ proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> Size {
        size
    }

    package func placeSubviews(
        in bounds: Rect,
        proposal: ProposedViewSize,
        subviews: LayoutSubviews,
        safeArea: SafeArea?,
        cache: inout Void
    ) {
        let area = SafeArea(outer: bounds, safe: bounds.inset(by: safeAreaInsets))
        for subview in subviews {
            subview.place(
                at: Point(x: area.safe.midX, y: area.safe.midY),
                anchor: .center,
                proposal: ProposedViewSize(area.safe.size),
                safeArea: .replaced(area)
            )
        }
    }

    package func explicitGuides(subviews: LayoutSubviews) -> AlignmentGuide.Set { [] }
}
