import LayoutCore

/// The rows of a lazy container as they were last placed, and what of them must not move.
struct PlacedRows {
    private struct Row {
        let item: ItemNode
        let start: Double
        let end: Double
    }

    /// The sections that show.
    let sections: [LazyVisitor.Section]
    private let rows: [Row]
    /// Between which places the range that shows may begin, and end, for the same rows to show in it.
    private let begins: ClosedRange<Double>?
    private let ends: ClosedRange<Double>?
    /// The edge of what shows, from the beginning of the rows, and where the rows begin in the scrolled content.
    private var line = 0.0
    private var start = 0.0

    /// No rows.
    init() {
        sections = []
        rows = []
        begins = nil
        ends = nil
    }

    /// Takes up what a visit found.
    ///
    /// - Parameters:
    ///   - visitor: The rows, with places from the beginning of all rows.
    ///   - end: Where all rows end.
    init(_ visitor: LazyVisitor, end: Double) {
        sections = visitor.sections
        rows = visitor.rows.map { row in
            let length = row.cell?.lineLength ?? row.leaf.length
            return Row(item: row.leaf.item, start: row.position, end: row.position + length)
        }
        var firstStart = Double.infinity
        var firstEnd = Double.infinity
        var lastStart = -Double.infinity
        var lastEnd = -Double.infinity
        for row in rows {
            firstStart = min(firstStart, row.start)
            firstEnd = min(firstEnd, row.end)
            lastStart = max(lastStart, row.start)
            lastEnd = max(lastEnd, row.end)
        }
        // Beyond the first and the last row of all there is nothing that could come in.
        let lowest = firstStart <= 0 ? -Double.infinity : firstStart
        let highest = lastEnd >= end ? Double.infinity : lastEnd
        begins = lowest < firstEnd ? lowest...firstEnd : nil
        ends = lastStart < highest ? lastStart...highest : nil
    }

    /// How many rows are placed.
    var count: Int { rows.count }

    /// Where the first of the rows begins and the last one ends; `nil` without rows.
    var extent: (start: Double, end: Double)? {
        guard let start = rows.map(\.start).min(), let end = rows.map(\.end).max() else { return nil }
        return (start, end)
    }

    /// Says whether just these rows touch a range, so that nothing must be looked for.
    func showsSame(in range: ClosedRange<Double>) -> Bool {
        guard let begins, let ends else { return false }
        // A row that ends where the range begins touches it.
        return range.lowerBound > begins.lowerBound && range.lowerBound <= begins.upperBound
            && range.upperBound >= ends.lowerBound && range.upperBound < ends.upperBound
    }

    // MARK: What must not move

    /// Notes where the edge of what shows is.
    mutating func noteEdge(line: Double, start: Double) {
        self.line = line
        self.start = start
    }

    /// What shows was moved along.
    mutating func moveEdge(by shift: Double) { start += shift }

    /// The rows at and after the edge of what shows, in order, with their places in the scrolled content.
    ///
    /// None if the rows begin at the edge: changes there may move them.
    var anchors: [(item: ItemNode, position: Double)] {
        guard line > 0.5 else { return [] }
        return rows.compactMap { $0.end > line + 0.01 ? ($0.item, $0.start + start) : nil }
    }
}
