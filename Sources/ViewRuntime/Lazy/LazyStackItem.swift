import LayoutCore
import ScrollDynamics

/// A lazy stack or grid: only rows near the visible part exist.
final class LazyStackItem: ItemNode {
    private(set) var value: LazyContainer
    private let node: LayoutNode
    private var content: ViewNode?
    private(set) var segments: ListSegment?
    private(set) var metrics: LazyMetrics?
    /// What shows now, and the pinned parts in front of it.
    private var visibleItems: [ItemNode] = []
    private var pinnableItems: [ItemNode] = []
    private(set) var pinnedParts: [ObjectIdentifier: PinnedPart] = [:]
    private var shownItems: Set<ObjectIdentifier> = []
    /// The lines below the rows of a list: where each row ends, and how far from the side its line begins, in points.
    private(set) var separators: [(item: ItemNode, position: Double, start: Double)] = []
    /// What fills rows of a list from side to side: where each begins, and how long it is, in points.
    private(set) var rowGrounds: [(item: ItemNode, style: StyleValue, start: Double, length: Double)] = []
    /// The rows as they were last placed.
    private(set) var placed = PlacedRows()
    private let reference = LazyLayoutReference()
    /// The scroll view that shows the rows.
    // Not weak: a weak reference sends every retain of the scroll view the slow way. It is let go when the container ends.
    private(set) var scroll: ScrollItem?
    private var lastRange: ClosedRange<Double>?
    private(set) var lastLines: PinLines?
    private var isMeasured = false
    /// What rows may cost while they are measured.
    private var budget: LazyBudget?
    /// True while lengths have changed since rows were last placed.
    private(set) var hasChanged = true

    override var layoutNode: LayoutNode { node }
    override var name: String { value.name }
    override var childNodes: [ViewNode] { content.map { [$0] } ?? [] }
    override var containedItems: [ItemNode] { visibleItems + pinnableItems }
    var axis: Axis { value.axis }
    /// False until rows have been placed once.
    var hasPlacedRows: Bool { lastRange != nil }
    /// True if the container stands somewhere, so that its rows can be placed.
    var isPlacedByContainer: Bool { isMeasured && node.placeCount > 0 }

    init(
        _ viewValue: ViewValue,
        _ value: LazyContainer,
        _ surroundings: Surroundings,
        parent: ViewNode?,
        graph: ViewGraph
    ) {
        self.value = value
        node = LayoutNode(LazyLayout(reference: reference))
        super.init(viewValue, surroundings, parent: parent, graph: graph)
        reference.host = self
        // Before the content: containers around are asked to place their rows before those inside.
        graph.register(lazy: self)
        content = graph.makeContent(value.content, contentSurroundings(surroundings), parent: self)
    }

    private func contentSurroundings(_ surroundings: Surroundings) -> Surroundings {
        var inner = surroundings.inside(stackAxis: value.axis)
        inner.isLazy = true
        return inner
    }

    deinit { reference.host = nil }

    override func matches(_ value: ViewValue) -> Bool {
        guard let other = LazyContainer(value.kind) else { return false }
        return other.axis == self.value.axis && (other.items == nil) == (self.value.items == nil)
    }

    override func update(_ viewValue: ViewValue, _ surroundings: Surroundings) {
        guard let newValue = LazyContainer(viewValue.kind), var node = content else { return }
        super.update(viewValue, surroundings)
        let isLayoutSame = newValue.hasSameLayout(as: value) && isMeasuredAlike(by: newValue)
        value = newValue
        graph.reconcileContent(&node, newValue.content, contentSurroundings(surroundings), parent: self)
        content = node
        if !isLayoutSame { invalidateRows() }
    }

    /// Says whether rows are as long as they were measured, by what the environment says of them too.
    private func isMeasuredAlike(by value: LazyContainer) -> Bool {
        metrics.map { $0 == value.metrics(cross: $0.cross, environment) } ?? true
    }

    override func itemsDidChange() {
        segments = nil
        invalidateRows()
    }

    /// Something about a row's size or about which rows there are has changed.
    func invalidateRows() {
        isMeasured = false
        hasChanged = true
        node.invalidate()
    }

    /// A row is the root of a layout of its own: a change of its size asks this container to measure again.
    func adopt(_ item: ItemNode) {
        guard item.container !== self else { return }
        item.container = self
        item.layoutNode.budget = graph.layoutBudget
        if item.layoutNode.onInvalidate == nil {
            item.layoutNode.onInvalidate = { [reference] in reference.host?.invalidateRows() }
        }
    }

    // MARK: Measuring

    /// The size for a proposal: as wide as offered, or as its tracks where they need more, and as long as its rows.
    ///
    /// Rows are measured as long as there are no more of them than the budget; else those that exist, and the rest counts with
    /// their average.
    func measure(_ proposal: ProposedViewSize) -> Size {
        let cross = proposal[value.axis.crossing]
        let metrics = value.metrics(cross: cross, environment)
        let list = currentSegments()
        if !isMeasured || metrics != self.metrics {
            self.metrics = metrics
            isMeasured = true
            hasChanged = true
            let budget = lazyContainer?.budget ?? LazyBudget(ViewGraph.lazyMeasureBudget)
            self.budget = budget
            list.measure(metrics, budget)
            self.budget = nil
        }
        return Size(list.length, along: value.axis, across: metrics.room ?? idealCross(list, metrics))
    }

    /// Containers around may have asked for other widths after the one that they settled on.
    private func measureAsPlaced() {
        guard isMeasured, let metrics, metrics.cross != node.proposal[axis.crossing] else {
            return
        }
        _ = measure(node.proposal)
    }

    private func currentSegments() -> ListSegment {
        if let segments { return segments }
        var parts: [LazySegment] = []
        content?.collectSegments(into: &parts)
        let list = ListSegment(parts)
        segments = list
        isMeasured = false
        return list
    }

    /// Without a proposal the container is as wide as its first row, or as its tracks.
    private func idealCross(_ list: ListSegment, _ metrics: LazyMetrics) -> Double {
        if let grid = metrics.grid { return grid.length }
        guard let first = list.position(of: { _ in true }) else { return 0 }
        let insets = metrics.list?.insets(of: first.item.listRow, isSectionPart: false) ?? .zero
        let crossing = value.axis.crossing
        let proposal = metrics.proposal(within: insets)
        return first.item.layoutNode.sizeThatFits(proposal)[crossing] + insets.total(along: crossing)
    }

    // MARK: What shows

    /// Makes and places the rows that show, and the pinned parts of their sections.
    ///
    /// - Complexity: O(*v* + log *n*) in the visible and all rows, as long as no row is made; O(1) if nothing has changed.
    func placeVisibleRows() {
        guard node.placeCount > 0 else { return }
        measureAsPlaced()
        guard let metrics, isMeasured, let list = segments else { return }
        let scroll = enclosingScroll(value.axis)
        self.scroll = scroll
        var start = positionInScroll(scroll)
        for round in 1...Self.roundLimit {
            let range = visibleRange(scroll, start: start)
            let lines = scroll.map { PinLines(of: $0, along: axis, from: start, scale: environment.displayScale) }
            if !hasChanged, range == lastRange, lines == lastLines { return }
            guard range.upperBound >= 0, range.lowerBound <= list.length else {
                place(LazyVisitor(metrics: metrics), lines: lines, start: start)
                return noteVisit(range, lines)
            }
            if !hasChanged, placed.showsSame(in: range) {
                placePinned(lines, metrics)
                placed.noteEdge(line: lines?.now.lowerBound ?? 0, start: start)
                return noteVisit(range, lines)
            }
            let visitor = LazyVisitor(metrics: metrics)
            let oldLength = list.length
            list.visit(range, at: 0, visitor)
            if visitor.hasChangedLengths, round < Self.roundLimit {
                keepPlace(after: visitor, list, by: list.length - oldLength, scroll: scroll, start: start)
                start = positionInScroll(scroll)
                continue
            }
            place(visitor, lines: lines, start: start)
            return noteVisit(range, lines)
        }
    }

    private static let roundLimit = 8

    private func noteVisit(_ range: ClosedRange<Double>, _ lines: PinLines?) {
        lastRange = range
        lastLines = lines
        hasChanged = false
    }

    /// Rows that were only estimated are known now: the container's length follows, and what showed stays where it is.
    private func keepPlace(
        after visitor: LazyVisitor,
        _ list: ListSegment,
        by growth: Double,
        scroll: ScrollItem?,
        start: Double
    ) {
        // The rows themselves are measured; only the containers around have to hear of the new length.
        if growth != 0 { node.invalidate() }
        guard let scroll else { return }
        let known = placed.anchors.first { anchor in
            visitor.rows.contains { $0.leaf.item === anchor.item }
        }
        let line = scroll.pinLines(along: value.axis).lowerBound - start
        let fallback = visitor.rows.first { $0.position + $0.leaf.length > line } ?? visitor.rows.first
        guard let item = known?.item ?? fallback?.leaf.item else { return }
        guard let before = known?.position ?? fallback.map({ $0.position + start }) else { return }
        guard let after = list.position(of: { $0 === item }) else { return }
        let shift = start + after.position - before
        if scroll.keepPlace(shiftedBy: shift, grownBy: growth, along: value.axis) { acceptShift(shift) }
    }

    /// Takes the places where rows are now as those that they must not leave, once what shows has been moved along.
    func acceptShift(_ shift: Double) { placed.moveEdge(by: shift) }

    /// How far a row that showed has moved in the scrolled content, in points: the one with an identity, or else the first of
    /// those that still exist.
    func anchorShift(of id: ViewID? = nil) -> Double? {
        guard isMeasured, let list = segments, let scroll else { return nil }
        let anchors = placed.anchors
        let named = id.flatMap { id in anchors.first { $0.item.anyID == id } }
        for anchor in (named.map { [$0] } ?? []) + anchors {
            guard let found = list.position(of: { $0 === anchor.item }) else { continue }
            return positionInScroll(scroll) + found.position - anchor.position
        }
        return nil
    }

    private func positionInScroll(_ scroll: ScrollItem?) -> Double {
        guard let scroll else { return 0 }
        return scroll.positionInContent(of: self)[value.axis]
    }

    private func visibleRange(_ scroll: ScrollItem?, start: Double) -> ClosedRange<Double> {
        guard let scroll else { return 0...max(node.size[value.axis], 0) }
        return scroll.shownRange(along: value.axis).shifted(by: -start)
    }

    private func place(_ visitor: LazyVisitor, lines: PinLines?, start: Double) {
        for row in visitor.rows { place(row, visitor.metrics) }
        placed = PlacedRows(visitor, end: segments?.length ?? 0)
        placed.noteEdge(line: lines?.now.lowerBound ?? 0, start: start)
        placePinned(lines, visitor.metrics)
        let pinnable = Set(pinnableItems.map(ObjectIdentifier.init))
        visibleItems.removeAll(keepingCapacity: true)
        for row in visitor.rows where !pinnable.contains(ObjectIdentifier(row.leaf.item)) {
            visibleItems.append(row.leaf.item)
        }
        shownItems = pinnable.union(visibleItems.map(ObjectIdentifier.init))
        noteSeparators(visitor)
    }

    /// Places the pinned parts of the sections that show.
    private func placePinned(_ lines: PinLines?, _ metrics: LazyMetrics) {
        pinnedParts.removeAll(keepingCapacity: true)
        pinnableItems.removeAll(keepingCapacity: true)
        guard let lines, !value.pinnedViews.isEmpty else { return }
        for section in placed.sections { pin(section, lines, metrics) }
    }

    private func place(_ row: LazyVisitor.Row, _ metrics: LazyMetrics) {
        guard let cell = row.cell, let grid = metrics.grid else {
            return place(row.leaf, at: row.position, metrics)
        }
        let item = row.leaf.item
        let proposal = metrics.proposal(inTrack: cell.track)
        let alignment = grid.alignments[cell.track]
        let dimensions = item.layoutNode.dimensions(in: proposal)
        let track = grid.tracks[cell.track]
        let room = Size(cell.lineLength, along: axis, across: track.length)
        var origin = Point.zero
        origin[axis] = row.position + alignment[axis].defaultValue(room) - dimensions[alignment[axis]]
        let crossing = alignment[axis.crossing]
        origin[axis.crossing] = tracksStart(grid) + track.start + crossing.defaultValue(room) - dimensions[crossing]
        adopt(item)
        item.layoutNode.place(at: origin, proposal: proposal, safeArea: nil)
    }

    /// Where the tracks of a grid begin across the axis.
    private func tracksStart(_ grid: LazyGrid) -> Double {
        let own = value.alignment.defaultValue(Size(0, along: axis, across: node.size[axis.crossing]))
        return own - value.alignment.defaultValue(Size(0, along: axis, across: grid.length))
    }

    private func place(_ leaf: LeafSegment, at position: Double, _ metrics: LazyMetrics) {
        let item = leaf.item
        let insets = leaf.insets
        let proposal = metrics.proposal(within: insets)
        let dimensions = item.layoutNode.dimensions(in: proposal)
        let room = Size(
            max(leaf.length - insets.total(along: axis), 0),
            along: axis,
            across: max(node.size[axis.crossing] - insets.total(along: axis.crossing), 0)
        )
        var origin = Point.zero
        origin[axis] = position + insets.start(along: axis) + (room[axis] - dimensions.size[axis]) / 2
        // In a grid only the tracks are aligned; a header has the whole width.
        let aligned = value.alignment.defaultValue(room) - dimensions[value.alignment]
        origin[axis.crossing] = insets.start(along: axis.crossing) + aligned
        adopt(item)
        item.layoutNode.place(at: origin, proposal: proposal, safeArea: nil)
    }

    // MARK: Pinning

    /// Places the header and the footer of a section where the edges of what shows hold them.
    private func pin(_ section: LazyVisitor.Section, _ lines: PinLines, _ metrics: LazyMetrics) {
        lines.forEachPlace(of: section, value.pinnedViews) { place in
            pin(place, lines, metrics)
        }
    }

    private func pin(_ place: PinLines.Place, _ lines: PinLines, _ metrics: LazyMetrics) {
        self.place(place.segment, at: place.held, metrics)
        if lines.holds(place) { pinnedParts[ObjectIdentifier(place.segment.item)] = place.part }
        pinnableItems.append(place.segment.item)
    }

    // MARK: Drawing

    override func draw(_ state: DrawingState, into builder: DisplayListBuilder) {
        builder.noteVolatile()
        var state = state
        state.origin = drawingOrigin(state)
        drawRowGrounds(state, into: builder)
        if graph.hasIndexedViews {
            drawContained(visibleItems, state, into: builder)
        } else {
            for item in visibleItems { item.drawKept(state, into: builder) }
        }
        drawSeparators(state, into: builder)
        // Pinned views stand in front of rows, whatever the order in the source.
        for item in pinnableItems {
            var pinnedState = state
            pinnedState.pinned = pinnedParts[ObjectIdentifier(item)] ?? state.pinned
            drawListHeader(item, pinnedState, into: builder)
            item.drawKept(pinnedState, into: builder)
        }
    }

    /// A list shows a line below each of its rows, and the rows' own grounds.
    private func noteSeparators(_ visitor: LazyVisitor) {
        separators.removeAll(keepingCapacity: true)
        rowGrounds.removeAll(keepingCapacity: true)
        guard value.rows == .list else { return }
        for (index, row) in visitor.rows.enumerated() where !row.leaf.isSectionPart {
            let leaf = row.leaf
            let ownRow = leaf.item.listRow
            if let style = ownRow.background { rowGrounds.append((leaf.item, style, row.position, leaf.length)) }
            if ownRow.hiddenSeparators.contains(.bottom) { continue }
            let next = index + 1 < visitor.rows.count ? visitor.rows[index + 1].leaf : nil
            if let next, !next.isSectionPart, next.item.listRow.hiddenSeparators.contains(.top) { continue }
            separators.append((leaf.item, row.position + leaf.length, leaf.insets.leading))
        }
    }

    // MARK: Questions

    /// Says whether a row is one of those that are placed now.
    func shows(_ item: ItemNode) -> Bool { shownItems.contains(ObjectIdentifier(item)) }

    /// The range of the row or element with an identity, from the container's beginning; it is made if need be.
    func range(of id: ViewID, isNested: Bool) -> ClosedRange<Double>? {
        guard let metrics, isMeasured, let list = segments else { return nil }
        let oldLength = list.length
        let search = LazySearch(metrics: metrics, budget: ViewGraph.lazyMeasureBudget, isNested: isNested)
        let found = list.position(of: id, search)
        guard list.length != oldLength else { return found }
        // A row that was measured for the search changes what others are estimated to be; what shows stays where it is.
        hasChanged = true
        node.invalidate()
        if let scroll, let shift = anchorShift(),
            scroll.keepPlace(shiftedBy: shift, grownBy: list.length - oldLength, along: axis)
        {
            acceptShift(shift)
        }
        return found
    }

    /// The extents of the rows that touch a range, from the container's beginning, without making any.
    func extents(in range: ClosedRange<Double>) -> [ClosedRange<Double>] {
        var result: [ClosedRange<Double>] = []
        segments?.addExtents(in: range, at: 0, to: &result)
        return result
    }

    override func end() {
        graph.unregister(lazy: self)
        super.end()
        scroll = nil
        placed = PlacedRows()
    }
}

extension ClosedRange<Double> {
    func shifted(by delta: Double) -> ClosedRange<Double> { (lowerBound + delta)...(upperBound + delta) }
}
