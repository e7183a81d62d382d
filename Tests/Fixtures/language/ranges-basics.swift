// Ranges: bounds, counting, membership, slicing.
func main() {
    let half = 2..<6
    let closed = 2...6
    print(half.count, closed.count, half.lowerBound, half.upperBound, closed.upperBound)
    print(half.contains(6), closed.contains(6), half.isEmpty, (3..<3).isEmpty)
    print(Array(half), closed.reversed().map { $0 }, half.map { $0 * $0 })
    print(half.first!, half.last!, closed.min()!, closed.max()!, closed.reduce(0, +))
    print(half.clamped(to: 4..<10), (0...3).overlaps(3...5), (0..<3).overlaps(3..<5))
    print(half == 2..<6, closed == 2...7, Range(closed))
    let unit = 0.0...1.0
    print(unit.contains(0.5), unit.upperBound - unit.lowerBound, unit.contains(1.01))
    let letters = ["a", "b", "c", "d"]
    print(letters[half.lowerBound...], letters[...1], letters[..<1])
    for index in letters.indices where index.isMultiple(of: 2) { print(letters[index], terminator: " ") }
    print()
    print((1...3).flatMap { row in (1...row).map { "\(row)\($0)" } })
    print(half, closed, unit, 1..., ...5)
    let chunks = stride(from: 0, to: 10, by: 4).map { $0..<min($0 + 4, 10) }
    print(chunks)
    print((0..<5).dropFirst().prefix(2).map { $0 }, (0..<3).contains { $0 > 1 }, Array((0..<10).filter { $0 % 4 == 0 }))
}
