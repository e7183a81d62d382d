import LayoutCore

/// How the parts of a lazy stack are measured.
struct LazyMetrics: Equatable {
    var axis: Axis
    /// What rows are offered across the axis; `nil` for their ideal.
    var cross: Double?
    /// The gap between neighbours, in points; `nil` asks each pair.
    var spacing: Double?

    var proposal: ProposedViewSize { ProposedViewSize(nil, along: axis, across: cross) }

    func gap(_ previous: ViewSpacing?, _ next: ViewSpacing?) -> Double {
        if let spacing { return spacing }
        return (previous ?? .ordinary).distance(to: next ?? .ordinary, along: axis)
    }
}

/// A part of a lazy stack's content: a row, a list of parts, the elements of a `ForEach`, a section.
///
/// Positions are relative to the beginning of the part; the stack adds where the part begins.
class LazySegment {
    /// The length along the axis with the gaps inside, in points; an estimate where not all is known.
    private(set) final var length = 0.0
    /// How many rows there are; an estimate where not all exist.
    private(set) final var rowCount = 0
    var first: ViewSpacing? { nil }
    var last: ViewSpacing? { nil }

    final func set(length: Double, rowCount: Int) {
        self.length = length
        self.rowCount = rowCount
    }

    /// Brings lengths up to date.
    ///
    /// - Parameter budget: How many rows may be made only to be measured; falls as they are.
    func measure(_ metrics: LazyMetrics, budget: inout Int) {}

    /// Visits the rows that touch a range, and makes those that do not exist yet.
    ///
    /// - Parameters:
    ///   - range: From the beginning of the stack, in points.
    ///   - start: Where this part begins, from the beginning of the stack.
    func visit(_ range: ClosedRange<Double>, at start: Double, _ visitor: LazyVisitor) {}

    /// Finds a row by a test on its item; returns where it begins, relative to this part.
    func position(of predicate: (ItemNode) -> Bool) -> (item: ItemNode, position: Double)? { nil }

    /// Finds the element of a `ForEach` with an identity, without making the others; returns where it begins and how long it is.
    func position(of id: ViewID, metrics: LazyMetrics) -> ClosedRange<Double>? { nil }
}

/// Collects what is visible of a lazy stack.
final class LazyVisitor {
    struct Row {
        let leaf: LeafSegment
        let position: Double
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
    /// True if a row was made or measured on the way, so that lengths may have changed.
    var madeRows = false

    init(metrics: LazyMetrics) { self.metrics = metrics }
}

/// One row.
final class LeafSegment: LazySegment {
    let item: ItemNode

    init(_ item: ItemNode) { self.item = item }

    override var first: ViewSpacing? { item.layoutNode.spacing }
    override var last: ViewSpacing? { item.layoutNode.spacing }

    override func measure(_ metrics: LazyMetrics, budget: inout Int) {
        let size = item.layoutNode.sizeThatFits(metrics.proposal)
        set(length: size[metrics.axis], rowCount: 1)
        budget -= 1
    }

    override func visit(_ range: ClosedRange<Double>, at start: Double, _ visitor: LazyVisitor) {
        visitor.rows.append(LazyVisitor.Row(leaf: self, position: start))
    }

    override func position(of predicate: (ItemNode) -> Bool) -> (item: ItemNode, position: Double)? {
        predicate(item) ? (item, 0) : nil
    }
}

/// Parts one after the other.
final class ListSegment: LazySegment {
    let parts: [LazySegment]
    private var offsets: [Double] = []

    init(_ parts: [LazySegment]) { self.parts = parts }

    override var first: ViewSpacing? { parts.first { $0.rowCount > 0 }?.first }
    override var last: ViewSpacing? { parts.last { $0.rowCount > 0 }?.last }

    override func measure(_ metrics: LazyMetrics, budget: inout Int) {
        var position = 0.0
        var rows = 0
        var previous: ViewSpacing?
        offsets.removeAll(keepingCapacity: true)
        for part in parts {
            part.measure(metrics, budget: &budget)
            if part.rowCount > 0 {
                if rows > 0 { position += metrics.gap(previous, part.first) }
                previous = part.last
            }
            offsets.append(position)
            position += part.length
            rows += part.rowCount
        }
        set(length: position, rowCount: rows)
    }

    override func visit(_ range: ClosedRange<Double>, at start: Double, _ visitor: LazyVisitor) {
        // Offsets rise, so the first part that can show is found by halving.
        let from = offsets.partitioningIndex { start + $0 > range.lowerBound }
        var index = max(from - 1, 0)
        while index < parts.count, start + offsets[index] <= range.upperBound {
            let part = parts[index]
            if part.rowCount > 0, start + offsets[index] + part.length >= range.lowerBound {
                part.visit(range, at: start + offsets[index], visitor)
            }
            index += 1
        }
    }

    override func position(of predicate: (ItemNode) -> Bool) -> (item: ItemNode, position: Double)? {
        for (part, offset) in zip(parts, offsets) {
            if let found = part.position(of: predicate) { return (found.item, found.position + offset) }
        }
        return nil
    }

    override func position(of id: ViewID, metrics: LazyMetrics) -> ClosedRange<Double>? {
        for (part, offset) in zip(parts, offsets) {
            if let found = part.position(of: id, metrics: metrics) {
                return (found.lowerBound + offset)...(found.upperBound + offset)
            }
        }
        return nil
    }

    /// The range of a part's rows, from the beginning of the list.
    func range(ofPart index: Int) -> ClosedRange<Double> { offsets[index]...(offsets[index] + parts[index].length) }
}

/// A section: its header, rows and footer one after the other.
final class SectionSegment: LazySegment {
    let header: LazySegment?
    let footer: LazySegment?
    private let list: ListSegment

    init(header: LazySegment?, content: LazySegment, footer: LazySegment?) {
        self.header = header
        self.footer = footer
        list = ListSegment([header, content, footer].compactMap { $0 })
    }

    override var first: ViewSpacing? { list.first }
    override var last: ViewSpacing? { list.last }

    override func measure(_ metrics: LazyMetrics, budget: inout Int) {
        list.measure(metrics, budget: &budget)
        set(length: list.length, rowCount: list.rowCount)
    }

    override func visit(_ range: ClosedRange<Double>, at start: Double, _ visitor: LazyVisitor) {
        visitor.sections.append(LazyVisitor.Section(segment: self, start: start, end: start + length))
        list.visit(range, at: start, visitor)
    }

    /// Where the footer begins, from the beginning of the section.
    var footerOffset: Double { footer.map { length - $0.length } ?? length }

    override func position(of predicate: (ItemNode) -> Bool) -> (item: ItemNode, position: Double)? {
        list.position(of: predicate)
    }

    override func position(of id: ViewID, metrics: LazyMetrics) -> ClosedRange<Double>? {
        list.position(of: id, metrics: metrics)
    }
}
