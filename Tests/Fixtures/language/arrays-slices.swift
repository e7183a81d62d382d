// Prefixes, suffixes, ranges of elements.
func main() {
    let items = ["a", "b", "c", "d", "e"]
    print(Array(items[1...3]), Array(items[..<2]), Array(items[3...]), items[1..<1].isEmpty)
    print(items.prefix(2), items.suffix(2), items.dropFirst(), items.dropLast(3))
    print(items.prefix(9).count, items.prefix(while: { $0 < "c" }), items.drop(while: { $0 < "c" }))
    let slice = items[2...]
    print(slice.count, slice.first!, Array(slice)[1])
    var numbers = Array(1...6)
    numbers[1...2] = [20]
    print(numbers)
    numbers[..<2].reverse()
    print(numbers)
    print(numbers.split(separator: 4).map(Array.init))
    print(items.joined(separator: items.first!), items.starts(with: ["a", "b"]))
    let middle = items.count / 2
    print(items[middle], Array(items[..<middle] + items[(middle + 1)...]))
    print(Array(items.reversed().prefix(2)), items.dropFirst(10).isEmpty)
}
