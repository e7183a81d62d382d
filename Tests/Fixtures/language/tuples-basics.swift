// Tuples: labels, patterns, comparison, nesting.
func bounds(_ values: [Int]) -> (low: Int, high: Int)? {
    guard let first = values.first else { return nil }
    return values.dropFirst().reduce((low: first, high: first)) { (min($0.low, $1), max($0.high, $1)) }
}

func split(_ total: Int, _ parts: Int) -> (Int, remainder: Int) { (total / parts, remainder: total % parts) }

func main() {
    let point = (x: 3, y: 4)
    print(point.x, point.1, point)
    let (a, b) = point
    print(a + b)
    let (first, _) = split(17, 5)
    print(first, split(17, 5).remainder, split(9, 3).0)
    if let range = bounds([4, -2, 9]) { print(range.low, range.high, range) }
    print(bounds([]) == nil)
    var state = (count: 0, names: [String]())
    state.count += 2
    state.names.append("x")
    print(state.count, state.names)
    var (left, right) = (1, 2)
    (left, right) = (right, left)
    left *= 10
    print(left, right)
    print((1, "a") == (1, "a"), (1, 2) < (1, 3), (2, "a") > (1, "z"), (1, 2, 3) != (1, 2, 4))
    let nested = (1, (2, "three"), [4])
    print(nested.1.1, nested.2[0], nested)
    let list = [(name: "b", age: 2), (name: "a", age: 5)]
    print(list.map(\.name), list.sorted { $0.name < $1.name }.map { $0.age }, list[0].name)
    for (name, age) in list { print(name, age) }
    let pair: (String, Int) = ("z", 1)
    let labelled: (key: String, value: Int) = pair
    print(labelled.key, labelled.value)
}
