// Boards and grids.
struct Board {
    let rows: Int
    let columns: Int
    private var cells: [[Int]]

    init(rows: Int, columns: Int) {
        self.rows = rows
        self.columns = columns
        cells = Array(repeating: Array(repeating: 0, count: columns), count: rows)
    }

    subscript(row: Int, column: Int) -> Int {
        get { cells[row][column] }
        set { cells[row][column] = newValue }
    }

    func neighbours(of row: Int, _ column: Int) -> Int {
        var sum = 0
        for r in max(0, row - 1)...min(rows - 1, row + 1) {
            for c in max(0, column - 1)...min(columns - 1, column + 1) where (r, c) != (row, column) {
                sum += cells[r][c]
            }
        }
        return sum
    }

    var text: String { cells.map { $0.map(String.init).joined(separator: " ") }.joined(separator: "\n") }
}

func transposed(_ matrix: [[Int]]) -> [[Int]] {
    guard let first = matrix.first else { return [] }
    return first.indices.map { column in matrix.map { $0[column] } }
}

func main() {
    var board = Board(rows: 3, columns: 4)
    board[0, 1] = 5
    board[1, 2] += 2
    board[2, 3] = board[0, 1] * 3
    print(board.text)
    print(board.neighbours(of: 1, 1), board.neighbours(of: 2, 2), board.neighbours(of: 0, 0))
    print(transposed([[1, 2, 3], [4, 5, 6]]), transposed([]))
    let diagonal = (0..<3).map { board[$0, $0] }
    print(diagonal)
}
