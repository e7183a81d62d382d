// Strides in both directions and with fractions.
func ticks(from low: Double, to high: Double, count: Int) -> [Double] {
    guard count > 1 else { return [low] }
    let step = (high - low) / Double(count - 1)
    return (0..<count).map { low + Double($0) * step }
}

func main() {
    print(Array(stride(from: 0, to: 10, by: 3)), Array(stride(from: 0, through: 9, by: 3)))
    print(Array(stride(from: 5, to: 0, by: -2)), Array(stride(from: 5, through: 1, by: -2)))
    print(Array(stride(from: 0.0, to: 1.0, by: 0.25)), Array(stride(from: 1.0, through: 0, by: -0.5)))
    print(Array(stride(from: 0, to: 0, by: 1)).isEmpty, Array(stride(from: 3, to: 0, by: 1)).isEmpty)
    for x in stride(from: 0, to: 100, by: 40) {
        for y in stride(from: 0, through: 20, by: 20) { print(x, y, terminator: "; ") }
    }
    print()
    print(ticks(from: 0, to: 1, count: 5), ticks(from: -10, to: 10, count: 3), ticks(from: 2, to: 3, count: 1))
    print(stride(from: 1, through: 5, by: 2).reduce(0, +), stride(from: 0, to: 6, by: 2).map { $0 * 10 })
    print(stride(from: 10, through: 100, by: 45).reversed(), stride(from: 0, to: 5, by: 2).contains(4))
    let widths = stride(from: 100.0, through: 400, by: 150).map { Int($0 / 2) }
    print(widths, stride(from: 0, to: 1, by: 0.5).map { $0 })
}
