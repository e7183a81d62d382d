// A type of one's own that `for` goes through.
struct Countdown: Sequence, IteratorProtocol {
    var current: Int
    mutating func next() -> Int? {
        guard current > 0 else { return nil }
        defer { current -= 1 }
        return current
    }
}

struct Grid: Sequence {
    let rows: Int
    let columns: Int
    func makeIterator() -> AnyIterator<(row: Int, column: Int)> {
        var index = 0
        return AnyIterator {
            guard index < rows * columns else { return nil }
            defer { index += 1 }
            return (index / columns, index % columns)
        }
    }
}

func main() {
    for number in Countdown(current: 3) { print(number) }
    print(Countdown(current: 5).map { $0 * 2 })
    print(Countdown(current: 4).filter { $0 % 2 == 0 }.count, Array(Countdown(current: 2)))
    print(Countdown(current: 6).reduce(0, +), Countdown(current: 6).contains(7))
    for cell in Grid(rows: 2, columns: 2) { print(cell.row, cell.column) }
    var iterator = Countdown(current: 2)
    while let value = iterator.next() { print("left", value) }
    var letters = ["a", "b"].makeIterator()
    print(letters.next() ?? "-", letters.next() ?? "-", letters.next() ?? "-")
}
