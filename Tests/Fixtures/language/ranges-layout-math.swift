// Columns, pages and positions as a layout computes them.
struct Grid {
    let width: Double
    let minimum: Double
    let spacing: Double

    var columns: Int { max(1, Int((width + spacing) / (minimum + spacing))) }
    var columnWidth: Double { (width - spacing * Double(columns - 1)) / Double(columns) }

    func frame(of index: Int, height: Double = 50) -> (x: Double, y: Double) {
        let (row, column) = index.quotientAndRemainder(dividingBy: columns)
        return (Double(column) * (columnWidth + spacing), Double(row) * (height + spacing))
    }

    func visible(_ range: ClosedRange<Double>, count: Int, height: Double = 50) -> Range<Int> {
        let pitch = height + spacing
        let first = max(0, Int(range.lowerBound / pitch)) * columns
        let last = min(count, (Int(range.upperBound / pitch) + 1) * columns)
        return first..<max(first, last)
    }
}

func main() {
    let grid = Grid(width: 320, minimum: 90, spacing: 10)
    print(grid.columns, grid.columnWidth)
    for index in [0, 2, 4] { print(grid.frame(of: index)) }
    print(grid.visible(0...100, count: 20), grid.visible(130...250, count: 10), grid.visible(900...950, count: 6))
    let pages = stride(from: 0, to: 10, by: 3).map { Array($0..<min($0 + 3, 10)) }
    print(pages)
    let offsets = [12.0, 30, 18].reduce(into: [0.0]) { $0.append($0.last! + $1) }
    print(offsets, zip(offsets, offsets.dropFirst()).map { ($0 + $1) / 2 })
}
