/// Space around a view.
package struct PaddingLayout: SingleChildLayout {
    package let insets: EdgeInsets

    /// Makes padding, in points; negative insets let the view reach out, and what is not finite counts as 0.
    package init(insets: EdgeInsets) { self.insets = insets.withoutGarbage }

    package func childProposal(for proposal: ProposedViewSize, child: LayoutSubview) -> ProposedViewSize {
        proposal.inset(by: insets)
    }

    package func size(for proposal: ProposedViewSize, child: LayoutSubview) -> Size {
        let size = child.sizeThatFits(proposal.inset(by: insets))
        return Size(width: size.width + insets.horizontal, height: size.height + insets.vertical)
    }

    package func childOrigin(in size: Size, childProposal: ProposedViewSize, child: LayoutSubview) -> Point {
        Point(x: insets.leading, y: insets.top)
    }

    package func spacing(around spacing: ViewSpacing) -> ViewSpacing {
        spacing.resettingEdges(insets.edges)
    }
}

extension EdgeInsets {
    /// The edges that are inset.
    var edges: Edge.Set {
        var result: Edge.Set = []
        if top != 0 { result.formUnion(.top) }
        if leading != 0 { result.formUnion(.leading) }
        if bottom != 0 { result.formUnion(.bottom) }
        if trailing != 0 { result.formUnion(.trailing) }
        return result
    }
}
