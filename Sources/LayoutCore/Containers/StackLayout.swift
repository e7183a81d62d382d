/// An `HStack` or `VStack`: subviews in a row, which share what the stack is offered.
///
/// Subviews with a higher priority are served first, while the least that the others need is set aside. Among equals, the least
/// flexible is served first; each is offered an equal share of what is left. Without an offer every subview takes its ideal
/// length. The rules are those of a public reimplementation that was compared with iOS 18.
package struct StackLayout: Layout {
    // In this order all of it fits where a layout lies in its node.
    /// The guide along which subviews are lined up, across the axis.
    package let alignment: AlignmentGuide
    /// The gap between neighbours in points; `nil` asks each pair.
    package let spacing: Double?
    package let axis: Axis

    /// Makes a stack.
    ///
    /// - Parameters:
    ///   - axis: Along which the subviews stand.
    ///   - alignment: Its axis must be the one across the stack's.
    ///   - spacing: May be negative; what is not finite counts as `nil`.
    package init(axis: Axis, alignment: AlignmentGuide, spacing: Double? = nil) {
        precondition(alignment.axis == axis.crossing, "alignment must be across the stack's axis \(axis)")
        self.axis = axis
        self.alignment = alignment
        self.spacing = spacing?.usableDistance
    }

    package func makeCache(subviews: LayoutSubviews) -> Cache {
        Cache(subviews: subviews, axis: axis, spacing: spacing)
    }

    package func sizeThatFits(_ proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache) -> Size {
        distribute(proposal, subviews: subviews, cache: &cache)
        return cache.size
    }

    package func placeSubviews(
        in bounds: Rect,
        proposal: ProposedViewSize,
        subviews: LayoutSubviews,
        safeArea: SafeArea?,
        cache: inout Cache
    ) {
        let cross = proposal[axis.crossing] ?? bounds.size[axis.crossing]
        distribute(ProposedViewSize(proposal[axis], along: axis, across: cross), subviews: subviews, cache: &cache)
        let shift = shift(of: cache, in: bounds.size)
        for index in subviews.indices {
            let child = cache.children[index]
            subviews[index].place(
                at: child.origin(along: axis) + shift,
                proposal: ProposedViewSize(child.offer, along: axis, across: cross),
                in: safeArea
            )
        }
    }

    /// How far the row lies from the leading top corner when it is centred in a stack of another size.
    private func shift(of cache: Cache, in size: Size) -> Point {
        Point(x: (size.width - cache.size.width) / 2, y: (size.height - cache.size.height) / 2).withoutGarbage
    }

    package func explicitGuides(subviews: LayoutSubviews) -> AlignmentGuide.Set {
        subviews.explicitGuides
    }

    package func explicitAlignment(
        of guide: AlignmentGuide,
        proposal: ProposedViewSize,
        size: Size,
        subviews: LayoutSubviews,
        cache: inout Cache
    ) -> Double? {
        let cross = proposal[axis.crossing] ?? size[axis.crossing]
        distribute(ProposedViewSize(proposal[axis], along: axis, across: cross), subviews: subviews, cache: &cache)
        let shift = shift(of: cache, in: size)
        let values = zip(subviews, cache.children).compactMap { subview, child in
            let offer = ProposedViewSize(child.offer, along: axis, across: cross)
            return subview.node.explicitAlignment(of: guide, proposal: offer, size: child.size)
                .map { $0 + (child.origin(along: axis) + shift)[guide.axis] }
        }
        return guide.combined(values)
    }

    /// The first and last subviews decide at the ends of the stack, all of them along its sides; an empty stack wants no gaps.
    package func spacing(subviews: LayoutSubviews, cache: inout Cache) -> ViewSpacing {
        guard let first = subviews.first, let last = subviews.last else { return .zero }
        let (start, end, sides): (Edge.Set, Edge.Set, Edge.Set) =
            axis == .vertical ? (.top, .bottom, .horizontal) : (.leading, .trailing, .vertical)
        var result = ViewSpacing.none
        result.merge(start, of: first.spacing)
        result.merge(end, of: last.spacing)
        for subview in subviews { result.merge(sides, of: subview.spacing) }
        return result
    }
}
