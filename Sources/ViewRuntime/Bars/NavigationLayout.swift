import LayoutCore

/// The layout of a navigation stack: takes all that it is offered.
struct NavigationLayout: Layout {
    let reference: ItemReference

    var readsSafeArea: Bool { true }

    func explicitGuides(subviews: LayoutSubviews) -> AlignmentGuide.Set { [] }

    func sizeThatFits(_ proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> Size {
        let content = subviews.first?.sizeThatFits(proposal) ?? .zero
        return Size(width: proposal.width ?? content.width, height: proposal.height ?? content.height)
    }

    func placeSubviews(
        in bounds: Rect,
        proposal: ProposedViewSize,
        subviews: LayoutSubviews,
        safeArea: SafeArea?,
        cache: inout Void
    ) {
        (reference.item as? NavigationItem)?.place(in: bounds, proposal: proposal, safeArea: safeArea)
    }
}
