import LayoutCore

/// The elements of a lazy `ForEach` as a part of the container, one after the other.
final class ForEachSegment: LazySegment {
    /// Keeps this part, so it outlives every use of it.
    unowned let node: LazyForEachNode
    /// Of each element: its length and the gap before it, in points.
    private var extents: SparseExtents
    private var metrics: LazyMetrics?
    /// The first element that is known to show anything.
    private var firstWithRows: Int?
    private var hasAssumedLengths = false
    /// How many rows one element has, as one of them tells for all; `nil` while none was asked.
    private var rowsOfElement: Int?
    private var firstKnown: ViewSpacing?
    private var lastKnown: ViewSpacing?
    private var isSectionPart = false

    /// What a row counts before any is known, in points: a usual row of a list.
    static let guessedLength = 44.0

    init(_ node: LazyForEachNode) {
        self.node = node
        extents = SparseExtents(count: node.count, guess: Self.guessedLength)
    }

    override var first: ViewSpacing? { firstKnown ?? .ordinary }
    override var last: ViewSpacing? { lastKnown ?? .ordinary }
    override var elementCount: Int { node.count }
    override var realizedCount: Int { node.elements.count }

    override var expectedRowCount: Int {
        guard node.count > 0 else { return 0 }
        let rows = rowsOfElement ?? node.element(at: node.realisedIndices.first ?? 0).list.expectedRowCount
        rowsOfElement = rows
        let (count, isTooMany) = node.count.multipliedReportingOverflow(by: rows)
        return isTooMany ? .max : count
    }

    /// The first element tells for all: sections take whole lines, other views flow.
    override var isCellSource: Bool {
        !isSectionPart && (node.count == 0 || node.element(at: node.realisedIndices.first ?? 0).list.holdsOnlyCells)
    }

    /// The cells of all elements, made for it.
    var allCells: [LeafSegment] {
        (0..<min(node.count, ViewGraph.lazyMeasureBudget)).flatMap { node.element(at: $0).cells }
    }

    override func becomeSectionPart() {
        isSectionPart = true
        for index in node.realisedIndices { node.elements[index]?.list.becomeSectionPart() }
    }

    /// Takes over the lengths of elements that are in the new data too.
    func move(_ moves: ElementMoves) {
        let before = extents
        firstWithRows = nil
        rowsOfElement = nil
        hasAssumedLengths = true
        extents.reset(count: node.count)
        for (index, source) in (moves.sources ?? []).enumerated() {
            guard let source, let length = before.known(source) else { continue }
            // The gap before an element belongs to its length, so the one before must be the same too.
            let previous = index > 0 ? moves.sources?[index - 1] : nil
            if previous == (source > 0 ? source - 1 : nil) { extents.set(length, at: index) }
        }
    }

    /// Elements may be different now; those that do not exist are taken to be as long as before until some that exist are not.
    func assumeReleasedLengths() { hasAssumedLengths = true }

    /// Measures the elements that exist; if one of them is another length now, those that do not exist are not trusted either.
    private func checkAssumedLengths(_ budget: LazyBudget) {
        guard hasAssumedLengths else { return }
        hasAssumedLengths = false
        var isChanged = false
        for index in node.realisedIndices where index < node.count {
            let before = extents.known(index)
            measureElement(index, budget)
            if let before, extents.known(index) != before { isChanged = true }
        }
        guard isChanged else { return }
        firstWithRows = nil
        extents.reset(count: node.count)
    }

    override func measure(_ metrics: LazyMetrics, _ budget: LazyBudget) {
        if self.metrics != metrics {
            self.metrics = metrics
            firstWithRows = nil
            extents.reset(count: node.count)
        }
        checkAssumedLengths(budget)
        let count = node.count
        if count <= budget.remaining, expectedRowCount <= budget.remaining {
            for index in 0..<count
            where node.elements[index] != nil || (extents.known(index) == nil && budget.remaining > 0) {
                measureElement(index, budget)
            }
            node.release()
        } else {
            for index in node.realisedIndices { measureElement(index, budget) }
            if count > 0, extents.knownCount == 0 { measureElement(0, budget) }
        }
        updateTotals()
    }

    private func updateTotals() { set(length: extents.total, rowCount: node.count) }

    /// Measures an element that exists or is made for it.
    private func measureElement(_ index: Int, _ budget: LazyBudget) {
        guard let metrics else { return }
        let list = node.element(at: index).list
        if isSectionPart { list.becomeSectionPart() }
        list.measure(metrics, budget)
        note(list, at: index, metrics)
    }

    /// Notes the length of a measured element with the gap before it.
    private func note(_ list: ListSegment, at index: Int, _ metrics: LazyMetrics) {
        var extent = list.length
        if list.rowCount > 0, hasRows(before: index) {
            extent += metrics.gap(spacing(before: index, metrics), list.first)
        }
        if index == 0 { firstKnown = list.first }
        if index == node.count - 1 { lastKnown = list.last }
        extents.set(extent, at: index)
    }

    /// False for the first element that shows anything: elements may be empty.
    private func hasRows(before index: Int) -> Bool {
        if let firstWithRows, firstWithRows <= index { return firstWithRows < index }
        let isFirst = (0..<index).allSatisfy { node.elements[$0]?.list.rowCount == 0 }
        if isFirst { firstWithRows = index }
        return !isFirst
    }

    /// What the element before wants below it; it is made to be asked, unless the gap is the same for all.
    private func spacing(before index: Int, _ metrics: LazyMetrics) -> ViewSpacing? {
        guard metrics.spacing == nil else { return nil }
        let list = node.element(at: index - 1).list
        if list.rowCount == 0 {
            let budget = LazyBudget(0)
            list.measure(metrics, budget)
        }
        return list.last
    }

    /// The gap before an element, in points.
    private func gap(before index: Int) -> Double {
        guard index > 0, let list = node.elements[index]?.list, let extent = extents.known(index) else { return 0 }
        return extent - list.length
    }

    override func visit(_ range: ClosedRange<Double>, at start: Double, _ visitor: LazyVisitor) {
        guard node.count > 0, let metrics else { return }
        let budget = LazyBudget(.max)
        var index = extents.index(at: range.lowerBound - start)
        let firstIndex = index
        // Lengths that become known change the average; positions go on from the first one's, and are looked at again.
        var position = start + extents.offset(of: index)
        while index < node.count, position <= range.upperBound || index == firstIndex {
            if index - firstIndex == ViewGraph.elementLimit {
                node.noteTooManyShown()
                break
            }
            let known = extents.known(index)
            if node.elements[index] == nil || known == nil { measureElement(index, budget) }
            let list = node.element(at: index).list
            let length = list.length
            list.visit(range, at: position + gap(before: index), visitor)
            if list.length != length { note(list, at: index, metrics) }
            let extent = extents.known(index) ?? list.length
            if extent != known { visitor.hasChangedLengths = true }
            position += extent
            index += 1
        }
        node.release(except: firstIndex..<index)
        updateTotals()
    }

    override func position(of predicate: (ItemNode) -> Bool) -> (item: ItemNode, position: Double)? {
        for index in node.realisedIndices {
            guard let found = node.elements[index]?.list.position(of: predicate) else { continue }
            return (found.item, extents.offset(of: index) + gap(before: index) + found.position)
        }
        return nil
    }

    override func position(of id: ViewID, _ search: LazySearch) -> ClosedRange<Double>? {
        if let index = node.index(of: id) { return range(of: index) }
        let isSmall = node.count <= search.budget
        for index in isSmall ? Array(0..<node.count) : node.realisedIndices {
            if node.elements[index] == nil {
                let budget = LazyBudget(0)
                search.budget -= 1
                measureElement(index, budget)
            }
            guard let found = node.element(at: index).list.position(of: id, search) else { continue }
            updateTotals()
            let begin = extents.offset(of: index) + gap(before: index)
            return (begin + found.lowerBound)...(begin + found.upperBound)
        }
        return nil
    }

    /// Where an element begins and ends without the gap before it; it is made to be measured.
    private func range(of index: Int) -> ClosedRange<Double> {
        let budget = LazyBudget(.max)
        measureElement(index, budget)
        updateTotals()
        let begin = extents.offset(of: index) + gap(before: index)
        return begin...(begin + node.element(at: index).list.length)
    }

    override func addExtents(
        in range: ClosedRange<Double>,
        at start: Double,
        to result: inout [ClosedRange<Double>]
    ) {
        guard node.count > 0 else { return }
        var index = extents.index(at: range.lowerBound - start)
        var position = start + extents.offset(of: index)
        while index < node.count, position <= range.upperBound {
            let extent = extents.known(index) ?? extents.average
            if let list = node.elements[index]?.list, extents.known(index) != nil {
                list.addExtents(in: range, at: position + gap(before: index), to: &result)
            } else {
                let gap = index > 0 ? metrics?.spacing ?? 0 : 0
                result.append((position + min(gap, extent))...(position + extent))
            }
            position += extent
            index += 1
        }
    }
}
