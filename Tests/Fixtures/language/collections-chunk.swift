func chunk(_ a: [Int], _ n: Int) -> [[Int]] {
    stride(from: 0, to: a.count, by: n).map { Array(a[$0..<min($0 + n, a.count)]) }
}
func main() { print(chunk([1, 2, 3, 4, 5], 2)) }
