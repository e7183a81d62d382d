func mul(_ a: [[Int]], _ b: [[Int]]) -> [[Int]] {
    a.map { row in b[0].indices.map { c in row.indices.reduce(0) { $0 + row[$1] * b[$1][c] } } }
}
func main() { print(mul([[1, 2], [3, 4]], [[5, 6], [7, 8]])) }
