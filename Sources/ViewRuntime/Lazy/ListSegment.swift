import LayoutCore

/// Parts one after the other.
final class ListSegment: LazySegment {
    /// The parts as they were collected.
    private let collected: [LazySegment]
    /// The parts as they are laid out: in a grid, what flows into cells is joined.
    private(set) var parts: [LazySegment]
    private var offsets: [Double] = []
    private var isGrouped = false
    private var isSectionPart = false
    private var metrics: LazyMetrics?

    init(_ parts: [LazySegment]) {
        collected = parts
        self.parts = parts
    }

    override var first: ViewSpacing? { parts.first { $0.rowCount > 0 }?.first }
    override var last: ViewSpacing? { parts.last { $0.rowCount > 0 }?.last }
    override var elementCount: Int { collected.reduce(0) { $0 + $1.elementCount } }
    override var realizedCount: Int { collected.reduce(0) { $0 + $1.realizedCount } }
    override var expectedRowCount: Int {
        collected.reduce(0) { sum, part in
            let (count, isTooMany) = sum.addingReportingOverflow(part.expectedRowCount)
            return isTooMany ? .max : count
        }
    }

    /// True if everything in the list flows into the cells of a grid.
    var holdsOnlyCells: Bool { collected.allSatisfy(\.isCellSource) }

    /// The rows of a list in which everything flows, those of a `ForEach` inside made for it.
    var cells: [LeafSegment] {
        collected.flatMap { part -> [LeafSegment] in
            if let leaf = part as? LeafSegment { return [leaf] }
            return (part as? ForEachSegment)?.allCells ?? []
        }
    }

    override func becomeSectionPart() {
        isSectionPart = true
        for part in collected { part.becomeSectionPart() }
    }

    override func measure(_ metrics: LazyMetrics, _ budget: LazyBudget) {
        self.metrics = metrics
        group(for: metrics)
        for part in parts { part.measure(metrics, budget) }
        arrange(metrics)
    }

    /// Joins neighbours that flow into the cells of a grid.
    private func group(for metrics: LazyMetrics) {
        guard metrics.grid != nil, !isSectionPart, !isGrouped else { return }
        isGrouped = true
        var result: [LazySegment] = []
        var run: [LazySegment] = []
        for part in collected {
            if part.isCellSource {
                run.append(part)
                continue
            }
            if !run.isEmpty { result.append(FlowSegment.of(run)) }
            run.removeAll()
            result.append(part)
        }
        if !run.isEmpty { result.append(FlowSegment.of(run)) }
        parts = result
    }

    /// Puts parts whose lengths are known one after the other.
    private func arrange(_ metrics: LazyMetrics) {
        var position = 0.0
        var rows = 0
        var previous: ViewSpacing?
        offsets.removeAll(keepingCapacity: true)
        for part in parts {
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
        guard offsets.count == parts.count else { return }
        // Offsets rise, so the first part that can show is found by halving.
        let from = offsets.partitioningIndex { start + $0 > range.lowerBound }
        var index = max(from - 1, 0)
        var isChanged = false
        while index < parts.count, start + offsets[index] <= range.upperBound {
            let part = parts[index]
            if part.rowCount > 0, start + offsets[index] + part.length >= range.lowerBound {
                let old = part.length
                part.visit(range, at: start + offsets[index], visitor)
                if part.length != old { isChanged = true }
            }
            index += 1
        }
        if isChanged, let metrics { arrange(metrics) }
    }

    override func position(of predicate: (ItemNode) -> Bool) -> (item: ItemNode, position: Double)? {
        for (part, offset) in zip(parts, offsets) {
            if let found = part.position(of: predicate) { return (found.item, found.position + offset) }
        }
        return nil
    }

    override func position(of id: ViewID, _ search: LazySearch) -> ClosedRange<Double>? {
        for index in parts.indices where index < offsets.count {
            let part = parts[index]
            let old = part.length
            guard let found = part.position(of: id, search) else { continue }
            if part.length != old { arrange(search.metrics) }
            return (found.lowerBound + offsets[index])...(found.upperBound + offsets[index])
        }
        return nil
    }

    override func addExtents(in range: ClosedRange<Double>, at start: Double, to extents: inout [ClosedRange<Double>]) {
        for (part, offset) in zip(parts, offsets) {
            let begin = start + offset
            guard part.rowCount > 0, begin <= range.upperBound, begin + part.length >= range.lowerBound else {
                continue
            }
            part.addExtents(in: range, at: begin, to: &extents)
        }
    }

    /// Where a part begins, from the beginning of the list.
    func offset(ofPart index: Int) -> Double { index < offsets.count ? offsets[index] : 0 }
}
