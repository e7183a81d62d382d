// Conditional members and conformances of a generic type.
struct Pair<First, Second> {
    var first: First
    var second: Second

    func swapped() -> Pair<Second, First> { Pair<Second, First>(first: second, second: first) }
}

extension Pair: Equatable where First: Equatable, Second: Equatable {}

extension Pair where First == Second {
    var both: [First] { [first, second] }
}

extension Pair: CustomStringConvertible {
    var description: String { "<\(first), \(second)>" }
}

func same<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }

func main() {
    let pair = Pair(first: 1, second: "one")
    print(pair, pair.swapped())
    print(pair == Pair(first: 1, second: "one"), same(pair, Pair(first: 2, second: "one")))
    print(Pair(first: 3, second: 4).both)
    print([Pair(first: 1, second: 2)].contains(Pair(first: 1, second: 2)))
    let nested = Pair(first: pair, second: [1.5])
    print(nested, nested.first.second.count)
}
