// map, filter, reduce and their relatives.
func main() {
    let numbers = [4, 8, 15, 16, 23, 42]
    print(numbers.map { $0 / 2 }, numbers.filter { $0.isMultiple(of: 2) })
    print(numbers.reduce(0, +), numbers.reduce(1) { $0 * ($1 % 5 + 1) })
    print(["1", "b", "3"].compactMap { Int($0) }, [[1, 2], [], [3]].flatMap { $0 })
    print(numbers.enumerated().map { "\($0):\($1)" })
    print(numbers.enumerated().filter { $0.offset % 2 == 1 }.map(\.element))
    print(zip(numbers, ["a", "b", "c"]).map { "\($1)\($0)" })
    print(numbers.reduce(into: []) { result, next in result.insert(next, at: 0) })
    print(numbers.indices.map { $0 * 10 }, numbers.indices.reversed().first!)
    numbers.prefix(2).forEach { print("item", $0) }
    print(numbers.min()!, numbers.max()!, numbers.sorted(by: >).first!)
    print((1...3).flatMap { Array(repeating: $0, count: $0) })
    print(numbers.map { $0 > 10 ? "big" : "small" }.filter { $0 == "big" }.count)
    print(numbers.lazy.map { $0 * 2 }.filter { $0 > 20 }.first!)
    let (even, odd) = numbers.reduce(into: ([Int](), [Int]())) { parts, next in
        if next % 2 == 0 { parts.0.append(next) } else { parts.1.append(next) }
    }
    print(even, odd)
}
