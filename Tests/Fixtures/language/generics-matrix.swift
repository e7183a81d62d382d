struct Matrix<Element: Numeric>: Equatable, CustomStringConvertible where Element: Equatable {
    let rows: Int, columns: Int; private var grid: [Element]
    init(rows: Int, columns: Int, repeating v: Element = 0) {
        self.rows = rows; self.columns = columns; grid = Array(repeating: v, count: rows * columns)
    }
    init(_ list: [[Element]]) { rows = list.count; columns = list.first?.count ?? 0; grid = list.flatMap { $0 } }
    static func identity(_ n: Int) -> Matrix {
        var m = Matrix(rows: n, columns: n); for i in 0..<n { m[i, i] = 1 }; return m
    }
    subscript(r: Int, c: Int) -> Element {
        get { precondition(isValid(r, c), "out"); return grid[r * columns + c] }
        set { grid[r * columns + c] = newValue }
    }
    subscript(row r: Int) -> [Element] { Array(grid[r * columns..<(r + 1) * columns]) }
    func isValid(_ r: Int, _ c: Int) -> Bool { (0..<rows).contains(r) && (0..<columns).contains(c) }
    var transposed: Matrix {
        var m = Matrix(rows: columns, columns: rows);
        for r in 0..<rows { for c in 0..<columns { m[c, r] = self[r, c] } }; return m
    }
    static func * (a: Matrix, b: Matrix) -> Matrix {
        var m = Matrix(rows: a.rows, columns: b.columns);
        for r in 0..<a.rows {
            for c in 0..<b.columns { m[r, c] = (0..<a.columns).reduce(0) { $0 + a[r, $1] * b[$1, c] } }
        }; return m
    }
    static func + (a: Matrix, b: Matrix) -> Matrix {
        var m = a; for i in m.grid.indices { m.grid[i] += b.grid[i] }; return m
    }
    static prefix func - (a: Matrix) -> Matrix { var m = a; for i in m.grid.indices { m.grid[i] *= -1 }; return m }
    func map<T>(_ f: (Element) -> T) -> Matrix<T> {
        var m = Matrix<T>(rows: rows, columns: columns); for i in grid.indices { m.set(i, f(grid[i])) }; return m
    }
    fileprivate mutating func set(_ i: Int, _ v: Element) { grid[i] = v }
    var description: String {
        (0..<rows).map { r in self[row: r].map { "\($0)" }.joined(separator: " ") }.joined(separator: "; ")
    }
}
struct Grid<T> {
    var cells: [[T]]
    func neighbours(_ x: Int, _ y: Int) -> [T] {
        [(-1, 0), (1, 0), (0, -1), (0, 1)].compactMap { dx, dy in
            let (a, b) = (x + dx, y + dy);
            return cells.indices.contains(b) && cells[b].indices.contains(a) ? cells[b][a] : nil
        }
    }
    var columns: [[T]] {
        guard let first = cells.first else { return [] }; return first.indices.map { c in cells.map { $0[c] } }
    }
    mutating func swap(_ a: (Int, Int), _ b: (Int, Int)) {
        let t = cells[a.1][a.0]; cells[a.1][a.0] = cells[b.1][b.0]; cells[b.1][b.0] = t
    }
}
func main() {
    let a = Matrix([[1, 2], [3, 4]]), b = Matrix<Int>.identity(2)
    print(a * a, a * b == a, a.transposed, a + a, -a, a[1, 0], a[row: 1])
    print(a.map { Double($0) / 2 }, Matrix([[1.5, 2]]) * Matrix([[2], [4]]))
    var g = Grid(cells: [["a", "b"], ["c", "d"], ["e", "f"]])
    print(g.neighbours(0, 1), g.columns); g.swap((0, 0), (1, 2)); print(g.cells)
}
