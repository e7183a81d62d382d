/// A layout around one view, which it offers something and puts somewhere: what most modifiers are.
///
/// Spacing, priority and explicit alignment of the view shine through. Without a subview the container is empty; further
/// subviews are treated like the first, which alone decides the size.
package protocol SingleChildLayout: Layout where Cache == Void {
    /// What the subview is offered.
    func childProposal(for proposal: ProposedViewSize, child: LayoutSubview) -> ProposedViewSize

    /// The container's size, in points.
    func size(for proposal: ProposedViewSize, child: LayoutSubview) -> Size

    /// Where the subview's origin goes in a container of a size, in points.
    func childOrigin(in size: Size, childProposal: ProposedViewSize, child: LayoutSubview) -> Point

    /// The container's spacing, given the subview's.
    func spacing(around spacing: ViewSpacing) -> ViewSpacing

    /// The container's priority, given the subview's.
    func priority(around priority: Double) -> Double
}

extension SingleChildLayout {
    package func childProposal(for proposal: ProposedViewSize, child: LayoutSubview) -> ProposedViewSize { proposal }

    package func size(for proposal: ProposedViewSize, child: LayoutSubview) -> Size {
        child.sizeThatFits(childProposal(for: proposal, child: child))
    }

    package func childOrigin(in size: Size, childProposal: ProposedViewSize, child: LayoutSubview) -> Point { .zero }

    package func spacing(around spacing: ViewSpacing) -> ViewSpacing { spacing }

    package func priority(around priority: Double) -> Double { priority }

    package func sizeThatFits(_ proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> Size {
        subviews.first.map { size(for: proposal, child: $0) } ?? .zero
    }

    package func placeSubviews(
        in bounds: Rect,
        proposal: ProposedViewSize,
        subviews: LayoutSubviews,
        safeArea: SafeArea?,
        cache: inout Void
    ) {
        for child in subviews {
            let offer = childProposal(for: proposal, child: child)
            let origin = childOrigin(in: bounds.size, childProposal: offer, child: child)
            child.place(at: origin, proposal: offer, in: safeArea)
        }
    }

    package func explicitAlignment(
        of guide: AlignmentGuide,
        proposal: ProposedViewSize,
        size: Size,
        subviews: LayoutSubviews,
        cache: inout Void
    ) -> Double? {
        guard let child = subviews.first else { return nil }
        let offer = childProposal(for: proposal, child: child)
        let childSize = child.sizeThatFits(offer)
        guard let value = child.node.explicitAlignment(of: guide, proposal: offer, size: childSize) else { return nil }
        return value + childOrigin(in: size, childProposal: offer, child: child)[guide.axis]
    }

    package func explicitGuides(subviews: LayoutSubviews) -> AlignmentGuide.Set {
        subviews.first?.node.explicitGuides ?? []
    }

    package func spacing(subviews: LayoutSubviews, cache: inout Void) -> ViewSpacing {
        subviews.first.map { spacing(around: $0.spacing) } ?? .zero
    }

    package func layoutPriority(subviews: LayoutSubviews) -> Double {
        priority(around: subviews.first?.priority ?? 0)
    }
}

/// A layout without subviews.
package protocol LeafLayout: Layout where Cache == Void {
    func size(for proposal: ProposedViewSize) -> Size
    var spacing: ViewSpacing { get }
}

extension LeafLayout {
    package var spacing: ViewSpacing { .ordinary }

    package func measure(_ proposal: ProposedViewSize, in node: LayoutNode) -> Size { size(for: proposal) }

    package func traits(in node: LayoutNode) -> LayoutTraits {
        let none = LayoutSubviews(nodes: [])
        return LayoutTraits(
            priority: layoutPriority(subviews: none),
            guides: explicitGuides(subviews: none),
            readsSafeArea: readsSafeArea
        )
    }

    package func sizeThatFits(_ proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> Size {
        size(for: proposal)
    }

    package func placeSubviews(
        in bounds: Rect,
        proposal: ProposedViewSize,
        subviews: LayoutSubviews,
        safeArea: SafeArea?,
        cache: inout Void
    ) {}

    package func explicitGuides(subviews: LayoutSubviews) -> AlignmentGuide.Set { [] }

    package func spacing(subviews: LayoutSubviews, cache: inout Void) -> ViewSpacing { spacing }
}
