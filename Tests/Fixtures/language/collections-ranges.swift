func main() {
    print(
        (1...5).map { $0 * 2 },
        Array((0..<3).reversed()),
        stride(from: 0, to: 10, by: 4).map { $0 },
        Array(stride(from: 5, through: 1, by: -2)),
        (1...10).contains(7),
        (0..<5).count,
        (1...3).reduce(0, +)
    )
    for i in stride(from: 0.0, to: 1.0, by: 0.5) { print(i) }
}
