// Pairs, windows, differences and running totals.
func main() {
    let temperatures = [12.0, 14.5, 13.0, 17.5]
    let changes = zip(temperatures.dropFirst(), temperatures).map { $0 - $1 }
    print(changes)
    for (day, value) in zip(["Mon", "Tue"], temperatures) { print(day, value) }
    var running: [Int] = []
    for value in [1, 2, 3, 4] { running.append((running.last ?? 0) + value) }
    print(running)
    let windows = (0..<2).map { Array(temperatures[$0..<$0 + 3]) }
    print(windows.map { $0.reduce(0, +) / 3 })
    let list = ["a", "b", "c"]
    for (index, item) in list.enumerated() where index > 0 { print(index, item, list[index - 1]) }
    for index in list.indices.reversed() { print(list[index], terminator: "") }
    print()
    for (number, (left, right)) in zip(list, list.reversed()).enumerated() { print(number, left, right) }
    let pairs = list.flatMap { a in list.filter { $0 > a }.map { b in a + b } }
    print(pairs)
    print(Array(sequence(first: 1) { $0 < 100 ? $0 * 3 : nil }), Array(repeating: "-", count: 3).joined())
}
