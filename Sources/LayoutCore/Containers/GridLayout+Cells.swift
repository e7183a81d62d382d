extension GridLayout {
    /// Gives each subview its row and columns; rows may name fewer or more cells than there are subviews.
    func placedCells(subviewCount: Int) -> (cells: [PlacedCell], columnCount: Int) {
        let counts = rows.map { row in
            switch row {
            case .cells(let cells, _): cells.reduce(0) { $0 + $1.columns }
            case .wide: 1
            }
        }
        let columnCount = counts.max() ?? 0
        let alignments = columnAlignments(count: columnCount)
        var cells: [PlacedCell] = []
        func place(_ cell: Cell, row: Int, columns: Range<Int>, alignment: AlignmentGuide) {
            cells.append(
                PlacedCell(
                    index: cells.count,
                    row: row,
                    columns: columns,
                    alignment: alignment,
                    unsizedAxes: cell.unsizedAxes,
                    anchor: cell.anchor
                )
            )
        }
        for (row, content) in rows.enumerated() {
            switch content {
            case .cells(let rowCells, _):
                var column = 0
                for cell in rowCells where cells.count < subviewCount {
                    let columns = column..<column + cell.columns
                    place(cell, row: row, columns: columns, alignment: alignments[column])
                    column = columns.upperBound
                }
            case .wide(let cell):
                guard cells.count < subviewCount else { continue }
                place(cell, row: row, columns: 0..<columnCount, alignment: alignment.horizontal)
            }
        }
        return (cells, columnCount)
    }

    /// The alignment of each column: what its first cell with a wish wants, else the grid's.
    private func columnAlignments(count: Int) -> [AlignmentGuide] {
        var result = Array(repeating: alignment.horizontal, count: count)
        var decided = Set<Int>()
        for case .cells(let cells, _) in rows {
            var column = 0
            for cell in cells {
                if let wish = cell.columnAlignment, decided.insert(column).inserted { result[column] = wish }
                column += cell.columns
            }
        }
        return result
    }

    /// The gap after each column but the last: the largest that a pair of neighbours in some row wants.
    func columnGaps(_ cells: [PlacedCell], count: Int, subviews: LayoutSubviews) -> [Double] {
        guard count > 1 else { return [] }
        if let horizontalSpacing { return Array(repeating: horizontalSpacing, count: count - 1) }
        var wishes = [Double?](repeating: nil, count: count - 1)
        for (cell, next) in zip(cells, cells.dropFirst()) where cell.row == next.row {
            let gap = subviews[cell.index].spacing.distance(to: subviews[next.index].spacing, along: .horizontal)
            let column = cell.columns.upperBound - 1
            wishes[column] = max(wishes[column] ?? gap, gap)
        }
        return wishes.map { $0 ?? ViewSpacing.standard }
    }

    /// The gap after each row but the last: the largest that a pair of cells above each other wants.
    func rowGaps(_ cells: [PlacedCell], subviews: LayoutSubviews) -> [Double] {
        guard rows.count > 1 else { return [] }
        if let verticalSpacing { return Array(repeating: verticalSpacing, count: rows.count - 1) }
        let byRow = Dictionary(grouping: cells, by: \.row)
        return (0..<rows.count - 1).map { row in
            var wish: Double?
            Self.forEachNeighbours(byRow[row] ?? [], byRow[row + 1] ?? []) { upper, lower in
                let gap = subviews[upper.index].spacing.distance(to: subviews[lower.index].spacing, along: .vertical)
                wish = max(wish ?? gap, gap)
            }
            return wish ?? ViewSpacing.standard
        }
    }

    /// Calls `body` with the pairs of cells of two rows that share a column; the cells of a row stand in the order of their columns.
    ///
    /// - Complexity: O(*n*) in the cells of both rows.
    private static func forEachNeighbours(
        _ upper: [PlacedCell],
        _ lower: [PlacedCell],
        _ body: (PlacedCell, PlacedCell) -> Void
    ) {
        var (above, below) = (0, 0)
        while above < upper.count, below < lower.count {
            let (first, second) = (upper[above], lower[below])
            if first.columns.overlaps(second.columns) { body(first, second) }
            if first.columns.upperBound <= second.columns.upperBound { above += 1 }
            if second.columns.upperBound <= first.columns.upperBound { below += 1 }
        }
    }
}
