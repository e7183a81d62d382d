/// A frame with a fixed width, height or both.
package struct FrameLayout: SingleChildLayout {
    package let width: Double?
    package let height: Double?
    package let alignment: Alignment

    /// Makes a frame; a length that is negative or not finite is as good as none.
    ///
    /// - Parameters:
    ///   - width: In points; `nil` leaves the view's own.
    ///   - height: In points; `nil` leaves the view's own.
    ///   - alignment: Of the view in the frame.
    package init(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) {
        self.width = width?.usableLength
        self.height = height?.usableLength
        self.alignment = alignment
    }

    package func childProposal(for proposal: ProposedViewSize, child: LayoutSubview) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    package func size(for proposal: ProposedViewSize, child: LayoutSubview) -> Size {
        if let width, let height { return Size(width: width, height: height) }
        let size = child.sizeThatFits(childProposal(for: proposal, child: child))
        return Size(width: width ?? size.width, height: height ?? size.height)
    }

    package func childOrigin(in size: Size, childProposal: ProposedViewSize, child: LayoutSubview) -> Point {
        alignment.origin(of: child, proposal: childProposal, in: size)
    }

    package func spacing(around spacing: ViewSpacing) -> ViewSpacing {
        var edges: Edge.Set = []
        if width != nil { edges.formUnion(.horizontal) }
        if height != nil { edges.formUnion(.vertical) }
        return spacing.resettingEdges(edges)
    }
}

extension Alignment {
    /// Where a view's origin goes so that its guides lie on those of a rectangle of the given size.
    func origin(of child: LayoutSubview, proposal: ProposedViewSize, in size: Size) -> Point {
        let childSize = child.sizeThatFits(proposal)
        return Point(
            x: horizontal.defaultValue(size) - child.guide(horizontal, proposal: proposal, size: childSize),
            y: vertical.defaultValue(size) - child.guide(vertical, proposal: proposal, size: childSize)
        )
    }
}
