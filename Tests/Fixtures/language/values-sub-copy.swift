func main() {
    var grid = Array(repeating: Array(repeating: 0, count: 3), count: 2)
    let old = grid
    grid[1][2] = 5
    grid[0].append(7)
    print(grid, old)
}
