/// A layout of any type, with its cache: what a node calls.
class LayoutComputer {
    func sizeThatFits(_ proposal: ProposedViewSize, in node: LayoutNode) -> Size { .zero }
    func place(in bounds: Rect, proposal: ProposedViewSize, safeArea: SafeArea?, node: LayoutNode) {}
    func explicitAlignment(
        of guide: AlignmentGuide,
        proposal: ProposedViewSize,
        size: Size,
        in node: LayoutNode
    ) -> Double? {
        nil
    }
    func explicitGuides(in node: LayoutNode) -> AlignmentGuide.Set { [] }
    func spacing(in node: LayoutNode) -> ViewSpacing { .ordinary }
    func layoutPriority(in node: LayoutNode) -> Double { 0 }
    var readsSafeArea: Bool { false }
    func dropCache() {}
}

/// One concrete layout.
final class LayoutBox<L: Layout>: LayoutComputer {
    private let layout: L
    private var cache: L.Cache?

    init(_ layout: L) { self.layout = layout }

    private func withCache<Result>(_ node: LayoutNode, _ work: (LayoutSubviews, inout L.Cache) -> Result) -> Result {
        let subviews = LayoutSubviews(nodes: node.children)
        // Taken out while in use: a layout that asks about itself finds no half-changed cache.
        var current = cache ?? layout.makeCache(subviews: subviews)
        cache = nil
        defer { cache = current }
        return work(subviews, &current)
    }

    override func sizeThatFits(_ proposal: ProposedViewSize, in node: LayoutNode) -> Size {
        withCache(node) { layout.sizeThatFits(proposal, subviews: $0, cache: &$1) }
    }

    override func place(in bounds: Rect, proposal: ProposedViewSize, safeArea: SafeArea?, node: LayoutNode) {
        withCache(node) {
            layout.placeSubviews(in: bounds, proposal: proposal, subviews: $0, safeArea: safeArea, cache: &$1)
        }
    }

    override func explicitAlignment(
        of guide: AlignmentGuide,
        proposal: ProposedViewSize,
        size: Size,
        in node: LayoutNode
    ) -> Double? {
        withCache(node) {
            layout.explicitAlignment(of: guide, proposal: proposal, size: size, subviews: $0, cache: &$1)
        }
    }

    override func explicitGuides(in node: LayoutNode) -> AlignmentGuide.Set {
        layout.explicitGuides(subviews: LayoutSubviews(nodes: node.children))
    }

    override func spacing(in node: LayoutNode) -> ViewSpacing {
        withCache(node) { layout.spacing(subviews: $0, cache: &$1) }
    }

    override func layoutPriority(in node: LayoutNode) -> Double {
        layout.layoutPriority(subviews: LayoutSubviews(nodes: node.children))
    }

    override var readsSafeArea: Bool { layout.readsSafeArea }

    override func dropCache() { cache = nil }
}
