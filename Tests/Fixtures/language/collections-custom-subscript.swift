struct Grid {
    var cells: [Int]
    let w: Int
    subscript(r: Int, c: Int) -> Int {
        get { cells[r * w + c] }
        set { cells[r * w + c] = newValue }
    }
}
func main() {
    var g = Grid(cells: Array(repeating: 0, count: 4), w: 2)
    g[1, 0] = 5
    g[1, 0] += 2
    print(g[1, 0], g.cells)
}
