// Type aliases with parameters inside of functions, methods and closures.
struct Shelf<Item> {
    var items: [Item]

    func pairs() -> [(Item, Item)] {
        typealias Pair<Other> = (Item, Other)
        var found: [Pair<Item>] = []
        for (left, right) in zip(items, items.dropFirst()) { found.append((left, right)) }
        return found
    }
}

func label(_ number: Int) -> String {
    typealias Table<Entry> = [String: Entry]
    typealias Check<Entry> = (Entry) -> Bool
    let names: Table<Int> = ["even": 0, "odd": 1]
    let isMatch: Check<Int> = { $0 == abs(number) % 2 }
    return names.first { isMatch($0.value) }?.key ?? "?"
}

func main() {
    typealias Both<Value> = (first: Value, second: Value)
    let both: Both<Int> = (first: 3, second: 4)
    print(both.first * both.second, both)
    func turned<Value>(_ pair: Both<Value>) -> Both<Value> { (first: pair.second, second: pair.first) }
    print(turned(both), turned((first: "a", second: "b")).first)
    print(Shelf(items: [1, 2, 3]).pairs().map { $0.0 + $0.1 })
    print(label(4), label(-7))
    let list = { () -> [Both<String>] in
        typealias List<Value> = [Both<Value>]
        let made: List<String> = [(first: "x", second: "y")]
        return made
    }()
    print(list[0].second)
}
