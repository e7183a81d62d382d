import LayoutCore
import ScrollDynamics

/// A `LazyVStack` or `LazyHStack`: only rows near the visible part exist.
final class LazyStackItem: ItemNode {
    private var value: LazyStackValue
    private let node: LayoutNode
    private var content: ViewNode?
    private var segments: ListSegment?
    private var metrics: LazyMetrics?
    private var visible: [LazyVisitor.Row] = []
    private var pinnedParts: [ObjectIdentifier: PinnedPart] = [:]
    private var visibleItems: [ItemNode] = []
    private var pinnableItems: [ItemNode] = []
    private var anchor: (item: ItemNode, position: Double)?
    private var isMeasured = false
    private var isRemeasured = false

    override var layoutNode: LayoutNode { node }
    override var name: String { value.axis == .vertical ? "LazyVStack" : "LazyHStack" }
    override var childNodes: [ViewNode] { content.map { [$0] } ?? [] }
    override var containedItems: [ItemNode] { visibleItems + pinnableItems }
    var axis: Axis { value.axis }

    init(
        _ viewValue: ViewValue,
        _ value: LazyStackValue,
        _ surroundings: Surroundings,
        parent: ViewNode?,
        graph: ViewGraph
    ) {
        self.value = value
        let reference = LazyLayoutReference()
        node = LayoutNode(LazyLayout(reference: reference))
        super.init(viewValue, surroundings, parent: parent, graph: graph)
        reference.host = self
        content = graph.makeContent(value.content, contentSurroundings(surroundings), parent: self)
        graph.register(lazy: self)
    }

    private func contentSurroundings(_ surroundings: Surroundings) -> Surroundings {
        var inner = surroundings.inside(stackAxis: value.axis)
        inner.isLazy = true
        return inner
    }

    override func matches(_ value: ViewValue) -> Bool {
        if case .lazyStack(let other) = value.kind { return other.axis == self.value.axis }
        return false
    }

    override func update(_ viewValue: ViewValue, _ surroundings: Surroundings) {
        guard case .lazyStack(let newValue) = viewValue.kind, var node = content else { return }
        super.update(viewValue, surroundings)
        let isLayoutSame = newValue.spacing == value.spacing && newValue.alignment == value.alignment
        value = newValue
        graph.reconcileContent(&node, newValue.content, contentSurroundings(surroundings), parent: self)
        content = node
        if !isLayoutSame { invalidateRows() }
    }

    override func itemsDidChange() {
        segments = nil
        invalidateRows()
    }

    /// Something about a row's size or about which rows there are has changed.
    func invalidateRows() {
        isMeasured = false
        node.invalidate()
    }

    // MARK: Measuring

    /// The size for a proposal: as wide as offered, as long as its rows.
    ///
    /// Rows are measured as long as there are no more of them than the budget; else those that exist, and the rest counts with their average.
    func measure(_ proposal: ProposedViewSize) -> Size {
        let cross = proposal[value.axis.crossing]
        let metrics = LazyMetrics(axis: value.axis, cross: cross, spacing: value.spacing)
        let list = currentSegments()
        if !isMeasured || metrics != self.metrics {
            self.metrics = metrics
            isMeasured = true
            isRemeasured = true
            var budget = ViewGraph.lazyMeasureBudget
            list.measure(metrics, budget: &budget)
        }
        return Size(list.length, along: value.axis, across: cross ?? idealCross(list, metrics))
    }

    private func currentSegments() -> ListSegment {
        if let segments { return segments }
        var parts: [LazySegment] = []
        content?.collectSegments(into: &parts)
        let list = ListSegment(parts)
        segments = list
        return list
    }

    /// Without a proposal the stack is as wide as its first row.
    private func idealCross(_ list: ListSegment, _ metrics: LazyMetrics) -> Double {
        guard let first = list.position(of: { _ in true }) else { return 0 }
        return first.item.layoutNode.sizeThatFits(metrics.proposal)[value.axis.crossing]
    }

    // MARK: Placing

    /// Makes and places the rows that show, and the pinned parts of their sections.
    ///
    /// - Complexity: O(*v* + log *n*) in the visible and all rows, as long as no row is made.
    func placeVisibleRows() {
        guard let metrics, let list = segments else { return }
        let scroll = enclosingScroll(value.axis)
        let start = positionInScroll(scroll)
        for _ in 0..<Self.correctionLimit {
            let range = visibleRange(scroll, start: start)
            let visitor = LazyVisitor(metrics: metrics)
            list.visit(range, at: 0, visitor)
            if visitor.madeRows { lengthMayHaveChanged(list) }
            if visitor.madeRows || isRemeasured {
                isRemeasured = false
                let correction = correction(for: visitor, list)
                if let scroll, correction != 0, scroll.keepPlace(correctedBy: correction, along: value.axis) {
                    anchor = anchor.map { ($0.item, $0.position + correction) }
                    continue
                }
            }
            place(visitor, range: range, scroll: scroll, start: start)
            return
        }
    }

    private static let correctionLimit = 4

    /// Rows that were only estimated are known now: the list's length follows.
    private func lengthMayHaveChanged(_ list: ListSegment) {
        guard let metrics else { return }
        let old = list.length
        var budget = 0
        list.measure(metrics, budget: &budget)
        // The rows themselves are measured; only the containers around have to hear of the new length.
        if list.length != old { node.invalidate() }
    }

    private func positionInScroll(_ scroll: ScrollItem?) -> Double {
        guard let scroll else { return 0 }
        return scroll.positionInContent(of: self)[value.axis]
    }

    private func visibleRange(_ scroll: ScrollItem?, start: Double) -> ClosedRange<Double> {
        guard let scroll else { return 0...max(node.size[value.axis], 0) }
        let shown = scroll.shownRange(along: value.axis)
        return (shown.lowerBound - start)...(shown.upperBound - start)
    }

    /// How far the topmost row that showed before has been moved by what changed above it.
    private func correction(for visitor: LazyVisitor, _ list: ListSegment) -> Double {
        guard let anchor else { return 0 }
        if let row = visitor.rows.first(where: { $0.leaf.item === anchor.item }) {
            return row.position - anchor.position
        }
        guard let found = list.position(of: { $0 === anchor.item }) else { return 0 }
        return found.position - anchor.position
    }

    private func place(_ visitor: LazyVisitor, range: ClosedRange<Double>, scroll: ScrollItem?, start: Double) {
        let axis = value.axis
        for row in visitor.rows { place(row.leaf.item, at: row.position, visitor.metrics) }
        pinnedParts.removeAll(keepingCapacity: true)
        var pinnable: [ItemNode] = []
        if !value.pinnedViews.isEmpty, let scroll {
            let lines = scroll.pinLines(along: axis)
            for section in visitor.sections {
                pinHeader(of: section, at: lines.lowerBound - start, visitor.metrics, &pinnable)
                pinFooter(of: section, at: lines.upperBound - start, visitor.metrics, &pinnable)
            }
        }
        let pinnableSet = Set(pinnable.map(ObjectIdentifier.init))
        let items = visitor.rows.map(\.leaf.item).filter { !pinnableSet.contains(ObjectIdentifier($0)) }
        note(visibleItems: items, pinnable: pinnable)
        let top = visitor.rows.first { $0.position >= range.lowerBound } ?? visitor.rows.first
        anchor = top.map { ($0.leaf.item, $0.position) }
    }

    private func place(_ item: ItemNode, at position: Double, _ metrics: LazyMetrics) {
        let axis = value.axis
        let dimensions = item.layoutNode.dimensions(in: metrics.proposal)
        let width = node.size[axis.crossing]
        let container = Size(0, along: axis, across: width)
        let cross = value.alignment.defaultValue(container) - dimensions[value.alignment]
        let origin = axis == .vertical ? Point(x: cross, y: position) : Point(x: position, y: cross)
        item.container = self
        adopt(item)
        item.layoutNode.place(at: origin, proposal: metrics.proposal, safeArea: nil)
    }

    /// A row is the root of a layout of its own: a change of its size asks this stack to measure again.
    private func adopt(_ item: ItemNode) {
        if item.layoutNode.onInvalidate == nil {
            item.layoutNode.onInvalidate = { [weak self] in self?.invalidateRows() }
        }
    }

    private func pinHeader(
        of section: LazyVisitor.Section,
        at line: Double,
        _ metrics: LazyMetrics,
        _ pinnable: inout [ItemNode]
    ) {
        guard value.pinnedViews.contains(.sectionHeaders), let header = section.segment.header else { return }
        for leaf in header.leaves {
            let natural = section.start + leaf.offset
            let held = min(max(natural, line), section.end - leaf.segment.length)
            pin(leaf.segment, natural: natural, held: max(held, min(natural, held)), as: .header, metrics, &pinnable)
        }
    }

    private func pinFooter(
        of section: LazyVisitor.Section,
        at line: Double,
        _ metrics: LazyMetrics,
        _ pinnable: inout [ItemNode]
    ) {
        guard value.pinnedViews.contains(.sectionFooters), let footer = section.segment.footer else { return }
        for leaf in footer.leaves {
            let natural = section.start + section.segment.footerOffset + leaf.offset
            let length = leaf.segment.length
            let held = max(min(natural, line - length), section.start)
            pin(leaf.segment, natural: natural, held: held, as: .footer, metrics, &pinnable)
        }
    }

    private func pin(
        _ segment: LeafSegment,
        natural: Double,
        held: Double,
        as part: PinnedPart,
        _ metrics: LazyMetrics,
        _ pinnable: inout [ItemNode]
    ) {
        let item = segment.item
        place(item, at: held, metrics)
        if abs(held - natural) > 1e-6 { pinnedParts[ObjectIdentifier(item)] = part }
        pinnable.append(item)
    }

    private func note(visibleItems items: [ItemNode], pinnable: [ItemNode]) {
        visibleItems = items
        pinnableItems = pinnable
    }

    override func draw(_ state: DrawingState, into builder: DisplayListBuilder) {
        var state = state
        state.origin = drawingOrigin(state)
        drawContained(visibleItems, state, into: builder)
        // Pinned views stand in front of rows, whatever the order in the source.
        for item in pinnableItems {
            var pinnedState = state
            pinnedState.pinned = pinnedParts[ObjectIdentifier(item)] ?? state.pinned
            item.draw(pinnedState, into: builder)
        }
    }

    /// Says whether a row is one of those that are placed now.
    func shows(_ item: ItemNode) -> Bool {
        visibleItems.contains { $0 === item } || pinnableItems.contains { $0 === item }
    }

    /// The range of the row or element with an identity, from the stack's beginning; it is made if need be.
    func range(of id: ViewID) -> ClosedRange<Double>? {
        guard let metrics else { return nil }
        return segments?.position(of: id, metrics: metrics)
    }

    override func end() {
        graph.unregister(lazy: self)
        super.end()
    }
}

/// Breaks the circle between a lazy container and its layout.
final class LazyLayoutReference {
    weak var host: LazyStackItem?
}

/// The layout of a lazy container: its size is asked of the container, which places its rows itself.
struct LazyLayout: Layout {
    let reference: LazyLayoutReference

    func sizeThatFits(_ proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> Size {
        reference.host?.measure(proposal) ?? .zero
    }

    func placeSubviews(
        in bounds: Rect,
        proposal: ProposedViewSize,
        subviews: LayoutSubviews,
        safeArea: SafeArea?,
        cache: inout Void
    ) {}
}

extension LazySegment {
    /// The rows of a short part such as a header, and where each begins in it.
    var leaves: [(segment: LeafSegment, offset: Double)] {
        if let leaf = self as? LeafSegment { return [(leaf, 0)] }
        guard let list = self as? ListSegment else { return [] }
        return list.parts.indices.flatMap { index in
            list.parts[index].leaves.map { ($0.segment, $0.offset + list.range(ofPart: index).lowerBound) }
        }
    }
}
