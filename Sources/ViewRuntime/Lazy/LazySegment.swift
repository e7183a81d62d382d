import LayoutCore

/// A part of a lazy container's content: a row, a list of parts, the elements of a `ForEach`, a section, the lines of a grid.
///
/// Positions are relative to the beginning of the part; the container adds where the part begins.
class LazySegment {
    /// The length along the axis with the gaps inside, in points; an estimate where not all is known.
    private(set) final var length = 0.0
    /// How many rows there are; an estimate where not all exist.
    private(set) final var rowCount = 0
    var first: ViewSpacing? { nil }
    var last: ViewSpacing? { nil }
    /// True for what flows into the cells of a grid; other parts take whole lines.
    var isCellSource: Bool { false }
    /// How many elements there are, those of each `ForEach` among them, and how many of them exist.
    var elementCount: Int { 1 }
    var realizedCount: Int { 1 }
    /// How many rows there are if all elements of a `ForEach` have as many as one of them; makes one element of each at most.
    var expectedRowCount: Int { 1 }

    final func set(length: Double, rowCount: Int) {
        self.length = length
        self.rowCount = rowCount
    }

    /// Brings lengths up to date.
    ///
    /// - Parameters:
    ///   - metrics: What rows are offered.
    ///   - budget: How many rows may be made only to be measured; falls as they are.
    func measure(_ metrics: LazyMetrics, _ budget: LazyBudget) {}

    /// Visits the rows that touch a range, and makes those that do not exist yet.
    ///
    /// The lengths of this part are up to date afterwards; positions that were passed on are those before any row was made.
    ///
    /// - Parameters:
    ///   - range: From the beginning of the container's rows, in points.
    ///   - start: Where this part begins, from the beginning of the rows.
    ///   - visitor: Takes what is found.
    func visit(_ range: ClosedRange<Double>, at start: Double, _ visitor: LazyVisitor) {}

    /// Finds a row that exists by a test on its item; returns where it begins, relative to this part.
    func position(of predicate: (ItemNode) -> Bool) -> (item: ItemNode, position: Double)? { nil }

    /// Finds the row or element with an identity, within what the search may still cost.
    ///
    /// - Returns: Where it begins and ends, relative to this part.
    func position(of id: ViewID, _ search: LazySearch) -> ClosedRange<Double>? { nil }

    /// Adds the extents of the rows that touch a range, without making any: those that are not known are estimated.
    ///
    /// `range` and `start` are as in ``visit(_:at:_:)``, and so are the results.
    func addExtents(in range: ClosedRange<Double>, at start: Double, to extents: inout [ClosedRange<Double>]) {}

    /// Notes that the part is the header or footer of a section: its rows take whole lines.
    func becomeSectionPart() {}
}

/// How many rows may still be made only to be measured; containers inside take from what the ones around them have.
final class LazyBudget {
    var remaining: Int

    init(_ remaining: Int) { self.remaining = remaining }
}

/// The limits of a search for an identity.
final class LazySearch {
    let metrics: LazyMetrics
    /// How many elements may be made only to look into them.
    var budget: Int
    /// Whether to look into scroll views inside rows.
    let isNested: Bool

    init(metrics: LazyMetrics, budget: Int, isNested: Bool) {
        self.metrics = metrics
        self.budget = budget
        self.isNested = isNested
    }
}

/// Collects what is visible of a lazy container.
final class LazyVisitor {
    struct Row {
        let leaf: LeafSegment
        let position: Double
        /// The cell of a grid that the row fills; `nil` for one that takes the whole line.
        var cell: Cell?
    }

    struct Cell {
        let track: Int
        /// The length of the cell's line along the axis, in points.
        let lineLength: Double
    }

    /// A section that touches the visible range.
    struct Section {
        let segment: SectionSegment
        let start: Double
        let end: Double
    }

    let metrics: LazyMetrics
    var rows: [Row] = []
    var sections: [Section] = []
    /// True if a length was found to be another one on the way, so that positions may have changed.
    var hasChangedLengths = false

    init(metrics: LazyMetrics) { self.metrics = metrics }
}

/// One row.
final class LeafSegment: LazySegment {
    let item: ItemNode
    private(set) var isSectionPart = false
    /// What the row keeps free around the item, in points.
    private(set) var insets = EdgeInsets.zero

    init(_ item: ItemNode) { self.item = item }

    override var first: ViewSpacing? { item.layoutNode.spacing }
    override var last: ViewSpacing? { item.layoutNode.spacing }
    override var isCellSource: Bool { !isSectionPart }

    override func measure(_ metrics: LazyMetrics, _ budget: LazyBudget) {
        join()
        insets = metrics.list?.insets(of: item.listRow, isSectionPart: isSectionPart) ?? .zero
        let content = item.layoutNode.sizeThatFits(metrics.proposal(within: insets))[metrics.axis]
        let wanted = content + insets.total(along: metrics.axis)
        set(length: metrics.list?.length(wanted, isSectionPart: isSectionPart) ?? wanted, rowCount: 1)
        budget.remaining -= 1
    }

    override func visit(_ range: ClosedRange<Double>, at start: Double, _ visitor: LazyVisitor) {
        visitor.rows.append(LazyVisitor.Row(leaf: self, position: start))
    }

    override func position(of predicate: (ItemNode) -> Bool) -> (item: ItemNode, position: Double)? {
        predicate(item) ? (item, 0) : nil
    }

    override func position(of id: ViewID, _ search: LazySearch) -> ClosedRange<Double>? {
        if item.ownID == id { return 0...length }
        guard item.find(id, isNested: search.isNested) != nil else { return nil }
        // Only a row that has been placed knows where things in it are.
        if item.layoutNode.placeCount == 0 {
            item.layoutNode.place(at: .zero, proposal: search.metrics.proposal(within: insets), safeArea: nil)
        }
        guard let found = item.find(id, isNested: search.isNested) else { return nil }
        let axis = search.metrics.axis
        let frame = found.item.convert(found.rect, upTo: item)
        return frame.origin[axis]...(frame.origin[axis] + frame.size[axis])
    }

    override func addExtents(in range: ClosedRange<Double>, at start: Double, to extents: inout [ClosedRange<Double>]) {
        extents.append(start...(start + length))
    }

    override func becomeSectionPart() { isSectionPart = true }

    /// Lets the lazy container hear of changes in a row that is measured for the first time.
    func join() {
        if item.layoutNode.onInvalidate == nil { item.lazyContainer?.adopt(item) }
    }
}

/// A section: its header, rows and footer one after the other.
final class SectionSegment: LazySegment {
    let header: LazySegment?
    let footer: LazySegment?
    private let list: ListSegment

    init(header: LazySegment?, content: LazySegment, footer: LazySegment?) {
        self.header = header
        self.footer = footer
        header?.becomeSectionPart()
        footer?.becomeSectionPart()
        list = ListSegment([header, content, footer].compactMap { $0 })
    }

    override var first: ViewSpacing? { list.first }
    override var last: ViewSpacing? { list.last }
    override var elementCount: Int { list.elementCount }
    override var realizedCount: Int { list.realizedCount }
    override var expectedRowCount: Int { list.expectedRowCount }

    override func measure(_ metrics: LazyMetrics, _ budget: LazyBudget) {
        list.measure(metrics, budget)
        set(length: list.length, rowCount: list.rowCount)
    }

    override func visit(_ range: ClosedRange<Double>, at start: Double, _ visitor: LazyVisitor) {
        visitor.sections.append(LazyVisitor.Section(segment: self, start: start, end: start + length))
        list.visit(range, at: start, visitor)
        set(length: list.length, rowCount: list.rowCount)
    }

    /// Where the footer begins, from the beginning of the section.
    var footerOffset: Double { footer.map { length - $0.length } ?? length }

    override func position(of predicate: (ItemNode) -> Bool) -> (item: ItemNode, position: Double)? {
        list.position(of: predicate)
    }

    override func position(of id: ViewID, _ search: LazySearch) -> ClosedRange<Double>? {
        list.position(of: id, search)
    }

    override func addExtents(in range: ClosedRange<Double>, at start: Double, to extents: inout [ClosedRange<Double>]) {
        list.addExtents(in: range, at: start, to: &extents)
    }
}

extension LazySegment {
    /// Visits the rows of a short part such as a header, and tells where each begins in it.
    final func forEachLeaf(at start: Double = 0, _ visit: (LeafSegment, Double) -> Void) {
        if let leaf = self as? LeafSegment { return visit(leaf, start) }
        guard let list = self as? ListSegment else { return }
        for index in list.parts.indices {
            list.parts[index].forEachLeaf(at: start + list.offset(ofPart: index), visit)
        }
    }
}

extension ItemNode {
    /// The lazy container whose row this is, or in whose row it stands.
    final var lazyContainer: LazyStackItem? {
        var node = parent
        while let current = node {
            if let lazy = current as? LazyStackItem { return lazy }
            node = current.parent
        }
        return nil
    }

    /// The item with an identity, here or inside, and the part of it that is meant: all of it, or a row of a lazy container.
    ///
    /// `isNested` says whether to look into scroll views as well.
    final func find(_ id: ViewID, isNested: Bool) -> (item: ItemNode, rect: Rect)? {
        if ownID == id { return (self, Rect(origin: .zero, size: size)) }
        if !isNested, self is ScrollItem { return nil }
        if let lazy = self as? LazyStackItem {
            guard let range = lazy.range(of: id, isNested: isNested) else { return nil }
            var rect = Rect(origin: .zero, size: size)
            rect.origin[lazy.axis] = range.lowerBound
            rect.size[lazy.axis] = range.upperBound - range.lowerBound
            return (self, rect)
        }
        for contained in containedItems {
            if let found = contained.find(id, isNested: isNested) { return found }
        }
        return nil
    }
}
