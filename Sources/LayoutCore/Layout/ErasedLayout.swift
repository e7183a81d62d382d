/// A layout of any type, its cache kept by a node: what a node calls.
///
/// These entry points are compiled for each layout on its own, so that asking a node costs one dynamic call and no generic code.
package protocol ErasedLayout {
    func measure(_ proposal: ProposedViewSize, in node: LayoutNode) -> Size
    func place(in bounds: Rect, proposal: ProposedViewSize, safeArea: SafeArea?, node: LayoutNode)
    func explicitAlignment(
        of guide: AlignmentGuide,
        proposal: ProposedViewSize,
        size: Size,
        in node: LayoutNode
    ) -> Double?
    func spacing(in node: LayoutNode) -> ViewSpacing
    func traits(in node: LayoutNode) -> LayoutTraits
    /// How much work an answer takes, in questions to a view without text.
    var effort: Int { get }
}

/// What a node says of itself whatever it is offered.
package struct LayoutTraits {
    package var priority: Double
    /// The guides that it or something in it may set.
    package var guides: AlignmentGuide.Set
    /// True if it or something in it looks at the safe area when it is placed.
    package var readsSafeArea: Bool
}

/// A place for the cache of a layout.
private final class LayoutCache<Value> {
    private var value: Value?

    /// Moves the value out.
    ///
    /// A layout works on what it takes: an access to the property that lasted as long as the layout runs would make the check
    /// for overlapping accesses dearer with each level of nesting.
    func take() -> Value? { value.take() }

    func put(_ value: consuming Value) { self.value = value }
}

extension Layout {
    /// Runs `work` with the cache, which is out of reach meanwhile: whoever asks the same node again begins with a fresh one.
    private func withCache<Result>(
        of node: LayoutNode,
        _ work: (LayoutSubviews, inout Cache) -> Result
    ) -> Result {
        let subviews = LayoutSubviews(nodes: node.children)
        if MemoryLayout<Cache>.size == 0 {
            var nothing = makeCache(subviews: subviews)
            return work(subviews, &nothing)
        }
        let place = node.takeCache() as? LayoutCache<Cache> ?? LayoutCache()
        var cache = place.take() ?? makeCache(subviews: subviews)
        let change = node.changeCount
        let result = work(subviews, &cache)
        // Something may have changed below while the layout ran; then what it kept is of no use.
        if change == node.changeCount {
            place.put(consume cache)
            node.putBack(place)
        }
        return result
    }

    package func measure(_ proposal: ProposedViewSize, in node: LayoutNode) -> Size {
        withCache(of: node) { sizeThatFits(proposal, subviews: $0, cache: &$1) }
    }

    package func place(in bounds: Rect, proposal: ProposedViewSize, safeArea: SafeArea?, node: LayoutNode) {
        withCache(of: node) {
            placeSubviews(in: bounds, proposal: proposal, subviews: $0, safeArea: safeArea, cache: &$1)
        }
    }

    package func explicitAlignment(
        of guide: AlignmentGuide,
        proposal: ProposedViewSize,
        size: Size,
        in node: LayoutNode
    ) -> Double? {
        withCache(of: node) {
            explicitAlignment(of: guide, proposal: proposal, size: size, subviews: $0, cache: &$1)
        }
    }

    package func spacing(in node: LayoutNode) -> ViewSpacing {
        withCache(of: node) { spacing(subviews: $0, cache: &$1) }
    }

    package func traits(in node: LayoutNode) -> LayoutTraits {
        let subviews = LayoutSubviews(nodes: node.children)
        let priority = layoutPriority(subviews: subviews)
        return LayoutTraits(
            priority: priority.isNaN ? 0 : priority,
            guides: explicitGuides(subviews: subviews),
            readsSafeArea: readsSafeArea || node.children.contains { $0.traits.readsSafeArea }
        )
    }
}
