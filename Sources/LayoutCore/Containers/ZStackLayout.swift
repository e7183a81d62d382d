/// A `ZStack`: subviews on top of each other, lined up by their guides.
///
/// The subviews with the highest priority decide the size; the others are offered it. Where the stack is offered nothing, its
/// subviews are placed with the size that came out.
package struct ZStackLayout: Layout {
    package let alignment: Alignment

    package init(alignment: Alignment = .center) { self.alignment = alignment }

    /// Where the alignment lines lie in the stack, and its size; in points.
    private struct Extents {
        var horizontal = AlignedExtent()
        var vertical = AlignedExtent()

        var size: Size { Size(width: horizontal.length, height: vertical.length) }
    }

    private func extents(_ proposal: ProposedViewSize, subviews: LayoutSubviews) -> Extents {
        let highest = subviews.lazy.map(\.priority).max() ?? 0
        var extents = Extents()
        for subview in subviews where subview.priority == highest {
            let size = subview.sizeThatFits(proposal)
            let x = subview.guide(alignment.horizontal, proposal: proposal, size: size)
            let y = subview.guide(alignment.vertical, proposal: proposal, size: size)
            _ = extents.horizontal.add(guide: x, length: size.width)
            _ = extents.vertical.add(guide: y, length: size.height)
        }
        return extents
    }

    package func sizeThatFits(_ proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> Size {
        extents(proposal, subviews: subviews).size
    }

    package func placeSubviews(
        in bounds: Rect,
        proposal: ProposedViewSize,
        subviews: LayoutSubviews,
        safeArea: SafeArea?,
        cache: inout Void
    ) {
        for placement in placements(in: bounds.size, proposal: proposal, subviews: subviews) {
            placement.subview.place(at: placement.origin, proposal: placement.proposal)
        }
    }

    private struct Placement {
        var subview: LayoutSubview
        var proposal: ProposedViewSize
        var size: Size
        var origin: Point
    }

    private func placements(in size: Size, proposal: ProposedViewSize, subviews: LayoutSubviews) -> [Placement] {
        let offer = ProposedViewSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
        let extents = extents(offer, subviews: subviews)
        let line = Point(
            x: -extents.horizontal.lower + (size.width - extents.size.width) / 2,
            y: -extents.vertical.lower + (size.height - extents.size.height) / 2
        ).withoutGarbage
        let highest = subviews.lazy.map(\.priority).max() ?? 0
        return subviews.map { subview in
            let own = subview.priority == highest ? offer : ProposedViewSize(extents.size)
            let size = subview.sizeThatFits(own)
            let guides = Point(
                x: subview.guide(alignment.horizontal, proposal: own, size: size),
                y: subview.guide(alignment.vertical, proposal: own, size: size)
            )
            return Placement(subview: subview, proposal: own, size: size, origin: line - guides.withoutGarbage)
        }
    }

    package func explicitGuides(subviews: LayoutSubviews) -> AlignmentGuide.Set {
        subviews.explicitGuides
    }

    package func explicitAlignment(
        of guide: AlignmentGuide,
        proposal: ProposedViewSize,
        size: Size,
        subviews: LayoutSubviews,
        cache: inout Void
    ) -> Double? {
        let values = placements(in: size, proposal: proposal, subviews: subviews).compactMap { placement in
            placement.subview.node
                .explicitAlignment(of: guide, proposal: placement.proposal, size: placement.size)
                .map { $0 + placement.origin[guide.axis] }
        }
        return guide.combined(values)
    }

    package func spacing(subviews: LayoutSubviews, cache: inout Void) -> ViewSpacing {
        subviews.mergedSpacing
    }
}
