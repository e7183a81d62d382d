import LayoutCore

/// Views that flow into the cells of a grid, line by line.
///
/// Within the budget every element is made once, to know how many cells it has and how long each line is. Beyond, elements are
/// taken to have as many cells as the first one that is known, and lines that were not seen count with the average.
final class FlowSegment: LazySegment {
    /// How many cells the views of a part fill.
    private enum CellCount {
        case one
        case uniform(Int)
        /// The first cell of each element, and the cell after the last.
        case exact([Int])
    }

    private let parts: [LazySegment]
    private var counts: [CellCount] = []
    /// The first cell of each part, and the cell after the last.
    private var starts: [Int] = [0]
    /// Of each line: its length and the gap before it, in points.
    private var lines: SparseExtents
    private var metrics: LazyMetrics?
    private var isCurrent = false
    private var hasAssumedLines = false

    private init(_ parts: [LazySegment]) {
        self.parts = parts
        lines = SparseExtents(count: 0, guess: ForEachSegment.guessedLength)
    }

    /// The lines of some parts: those that were made for the same parts before, if they were.
    static func of(_ parts: [LazySegment]) -> FlowSegment {
        let owner = parts.lazy.compactMap { ($0 as? ForEachSegment)?.node }.first
        if let kept = owner?.flow, kept.isMade(of: parts) { return kept }
        let flow = FlowSegment(parts)
        for part in parts { (part as? ForEachSegment)?.node.flow = flow }
        return flow
    }

    private func isMade(of other: [LazySegment]) -> Bool {
        parts.count == other.count
            && zip(parts, other).allSatisfy { mine, theirs in
                if let mine = mine as? LeafSegment, let theirs = theirs as? LeafSegment {
                    return mine.item === theirs.item
                }
                return mine === theirs
            }
    }

    override var first: ViewSpacing? { .ordinary }
    override var last: ViewSpacing? { .ordinary }

    /// Elements may be different now; lines of those that do not exist are taken to be as before until some that exist are not.
    func assumeLines() { hasAssumedLines = true }

    /// The elements or what is in them have changed: cells are counted and lines measured again.
    func invalidate() { isCurrent = false }

    private var trackCount: Int { max(metrics?.grid?.tracks.count ?? 1, 1) }
    private var cellCount: Int { starts.last ?? 0 }

    // MARK: Measuring

    override func measure(_ metrics: LazyMetrics, _ budget: LazyBudget) {
        if isCurrent, metrics == self.metrics { checkAssumedLines() }
        hasAssumedLines = false
        let isSame = isCurrent && metrics == self.metrics
        self.metrics = metrics
        let elementCount = parts.reduce(0) { $0 + (($1 as? ForEachSegment)?.node.count ?? 1) }
        let isExact = elementCount <= budget.remaining
        if !isSame {
            isCurrent = true
            countCells(isExact: isExact)
            lines.reset(count: (cellCount + trackCount - 1) / trackCount)
        }
        if isExact {
            let realised = Set(realisedLines)
            for line in 0..<lines.count where lines.known(line) == nil || realised.contains(line) {
                measureLine(line)
                budget.remaining -= trackCount
            }
            for part in parts { (part as? ForEachSegment)?.node.release() }
        } else {
            for line in realisedLines { measureLine(line) }
            if lines.count > 0, lines.knownCount == 0 { measureLine(0) }
        }
        updateTotals()
    }

    /// Measures the lines that exist; if one is different now, those that do not exist are not trusted either.
    private func checkAssumedLines() {
        guard hasAssumedLines else { return }
        guard hasSameCells else {
            isCurrent = false
            return
        }
        var isChanged = false
        for line in realisedLines {
            let before = lines.known(line)
            measureLine(line)
            if let before, lines.known(line) != before { isChanged = true }
        }
        if isChanged { lines.reset(count: lines.count) }
    }

    /// Says whether the elements that exist have as many cells as when they were counted.
    private var hasSameCells: Bool {
        parts.indices.allSatisfy { part in
            guard let node = (parts[part] as? ForEachSegment)?.node else { return true }
            return node.elements.allSatisfy { cells(of: $0.key, in: part).count == $0.value.cells.count }
        }
    }

    private func updateTotals() { set(length: lines.total, rowCount: lines.count) }

    private func countCells(isExact: Bool) {
        counts.removeAll(keepingCapacity: true)
        starts = [0]
        var total = 0
        for part in parts {
            guard let node = (part as? ForEachSegment)?.node else {
                counts.append(.one)
                total += 1
                starts.append(total)
                continue
            }
            if isExact {
                var prefix = [0]
                for index in 0..<node.count { prefix.append((prefix.last ?? 0) + node.element(at: index).cells.count) }
                counts.append(.exact(prefix))
                total += prefix.last ?? 0
            } else {
                let each = max(node.count > 0 ? node.element(at: node.realisedIndices.first ?? 0).cells.count : 1, 1)
                counts.append(.uniform(each))
                total += node.count * each
            }
            starts.append(total)
        }
    }

    /// The lines in which an element that exists has a cell, rising.
    private var realisedLines: [Int] {
        var result: [Int] = []
        for (index, part) in parts.enumerated() where index < counts.count {
            guard let node = (part as? ForEachSegment)?.node else {
                result.append(starts[index] / trackCount)
                continue
            }
            for element in node.realisedIndices {
                let cells = self.cells(of: element, in: index)
                guard !cells.isEmpty else { continue }
                result.append(contentsOf: (cells.lowerBound / trackCount)...((cells.upperBound - 1) / trackCount))
            }
        }
        return Array(Set(result)).sorted()
    }

    /// The cells of an element of a part, counted over all parts.
    private func cells(of element: Int, in part: Int) -> Range<Int> {
        switch counts[part] {
        case .one: starts[part]..<(starts[part] + 1)
        case .uniform(let each): (starts[part] + element * each)..<(starts[part] + (element + 1) * each)
        case .exact(let prefix): (starts[part] + prefix[element])..<(starts[part] + prefix[element + 1])
        }
    }

    /// The view in a cell, made if it does not exist; `nil` for a cell that stays empty.
    private func cell(at index: Int) -> LeafSegment? {
        let part = starts.partitioningIndex { $0 > index } - 1
        guard parts.indices.contains(part) else { return nil }
        guard let node = (parts[part] as? ForEachSegment)?.node else { return parts[part] as? LeafSegment }
        let element = element(ofCell: index, in: part)
        let cells = node.element(at: element).cells
        let offset = index - self.cells(of: element, in: part).lowerBound
        return cells.indices.contains(offset) ? cells[offset] : nil
    }

    /// Says so if an element fills another number of cells than it is taken to: what is too much is left out.
    private func tellIfUneven(cell index: Int) {
        let part = starts.partitioningIndex { $0 > index } - 1
        guard parts.indices.contains(part), case .uniform(let each) = counts[part] else { return }
        guard let node = (parts[part] as? ForEachSegment)?.node else { return }
        guard node.element(at: element(ofCell: index, in: part)).cells.count != each else { return }
        node.graph.noteWarning(
            "A grid of more than \(ViewGraph.lazyMeasureBudget) elements takes each to fill as many cells as the first, "
                + "\(each); what others have beyond is left out, and what they lack stays empty",
            line: node.source.line
        )
    }

    private func element(ofCell index: Int, in part: Int) -> Int {
        switch counts[part] {
        case .one: 0
        case .uniform(let each): (index - starts[part]) / each
        case .exact(let prefix): prefix.partitioningIndex { $0 > index - starts[part] } - 1
        }
    }

    private func cells(inLine line: Int) -> Range<Int> {
        (line * trackCount)..<min((line + 1) * trackCount, cellCount)
    }

    private func measureLine(_ line: Int) {
        guard let metrics else { return }
        var length = 0.0
        for index in cells(inLine: line) {
            tellIfUneven(cell: index)
            guard let leaf = cell(at: index) else { continue }
            leaf.join()
            let proposal = metrics.proposal(inTrack: index % trackCount)
            length = max(length, leaf.item.layoutNode.sizeThatFits(proposal)[metrics.axis])
        }
        lines.set(length + gap(before: line, metrics), at: line)
    }

    private func gap(before line: Int, _ metrics: LazyMetrics) -> Double {
        line > 0 ? metrics.gap(nil, nil) : 0
    }

    // MARK: What shows

    override func visit(_ range: ClosedRange<Double>, at start: Double, _ visitor: LazyVisitor) {
        guard lines.count > 0, let metrics else { return }
        var line = lines.index(at: range.lowerBound - start)
        let firstLine = line
        var position = start + lines.offset(of: line)
        while line < lines.count, position <= range.upperBound || line == firstLine {
            if (line - firstLine) * trackCount >= ViewGraph.elementLimit {
                parts.lazy.compactMap { ($0 as? ForEachSegment)?.node }.first?.noteTooManyShown()
                break
            }
            if lines.known(line) == nil {
                measureLine(line)
                visitor.hasChangedLengths = true
            }
            let extent = lines.known(line) ?? lines.average
            let gap = gap(before: line, metrics)
            for index in cells(inLine: line) {
                guard let leaf = cell(at: index) else { continue }
                let cell = LazyVisitor.Cell(track: index % trackCount, lineLength: extent - gap)
                visitor.rows.append(LazyVisitor.Row(leaf: leaf, position: position + gap, cell: cell))
            }
            position += extent
            line += 1
        }
        release(except: cells(inLine: firstLine).lowerBound..<cells(inLine: line - 1).upperBound)
        updateTotals()
    }

    private func release(except cells: Range<Int>) {
        for (index, part) in parts.enumerated() {
            guard let node = (part as? ForEachSegment)?.node else { continue }
            let own = cells.clamped(to: starts[index]..<starts[index + 1])
            guard !own.isEmpty else {
                node.release(except: 0..<0)
                continue
            }
            let first = element(ofCell: own.lowerBound, in: index)
            let last = element(ofCell: own.upperBound - 1, in: index)
            node.release(except: first..<(last + 1))
        }
    }

    /// Where a line begins and ends without the gap before it.
    private func range(ofLine line: Int) -> ClosedRange<Double> {
        guard let metrics else { return 0...0 }
        let begin = lines.offset(of: line) + gap(before: line, metrics)
        return begin...max(lines.offset(of: line) + (lines.known(line) ?? lines.average), begin)
    }

    override func position(of predicate: (ItemNode) -> Bool) -> (item: ItemNode, position: Double)? {
        for line in realisedLines {
            for index in cells(inLine: line) {
                guard let item = existingItem(inCell: index), predicate(item) else { continue }
                return (item, range(ofLine: line).lowerBound)
            }
        }
        return nil
    }

    private func existingItem(inCell index: Int) -> ItemNode? {
        let part = starts.partitioningIndex { $0 > index } - 1
        guard parts.indices.contains(part) else { return nil }
        if let node = (parts[part] as? ForEachSegment)?.node, node.elements[element(ofCell: index, in: part)] == nil {
            return nil
        }
        return cell(at: index)?.item
    }

    override func position(of id: ViewID, _ search: LazySearch) -> ClosedRange<Double>? {
        for (index, part) in parts.enumerated() {
            guard let node = (part as? ForEachSegment)?.node, let element = node.index(of: id) else { continue }
            let cells = self.cells(of: element, in: index)
            return cells.isEmpty ? nil : measuredRange(ofLine: cells.lowerBound / trackCount)
        }
        let isSmall = cellCount <= search.budget
        for line in isSmall ? Array(0..<lines.count) : realisedLines {
            for index in cells(inLine: line) where cell(at: index)?.item.find(id, isNested: search.isNested) != nil {
                return measuredRange(ofLine: line)
            }
        }
        return nil
    }

    private func measuredRange(ofLine line: Int) -> ClosedRange<Double> {
        if lines.known(line) == nil {
            measureLine(line)
            updateTotals()
        }
        return range(ofLine: line)
    }

    override func addExtents(
        in range: ClosedRange<Double>,
        at start: Double,
        to result: inout [ClosedRange<Double>]
    ) {
        guard lines.count > 0 else { return }
        var line = lines.index(at: range.lowerBound - start)
        while line < lines.count {
            let extent = self.range(ofLine: line)
            guard start + extent.lowerBound <= range.upperBound else { return }
            result.append((start + extent.lowerBound)...(start + extent.upperBound))
            line += 1
        }
    }
}
