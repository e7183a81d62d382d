// Generic functions with and without constraints.
func firstTwo<T>(_ values: [T]) -> (T, T)? {
    guard values.count > 1 else { return nil }
    return (values[0], values[1])
}

func largest<T: Comparable>(of values: T...) -> T? {
    var best: T?
    for value in values {
        if let current = best, current >= value { continue }
        best = value
    }
    return best
}

func count<S: Sequence>(in sequence: S, where matches: (S.Element) -> Bool) -> Int {
    var result = 0
    for element in sequence where matches(element) { result += 1 }
    return result
}

func exchanged<A, B>(_ pair: (A, B)) -> (B, A) { (pair.1, pair.0) }

func main() {
    if let (a, b) = firstTwo(["x", "y", "z"]) { print(a, b) }
    print(firstTwo([1]) == nil)
    print(largest(of: 3, 9, 4) ?? 0, largest(of: "pear", "apple") ?? "")
    print(largest(of: 2.5, 1.5)!)
    print(count(in: 1...10) { $0 % 3 == 0 }, count(in: "banana", where: { $0 == "a" }))
    print(exchanged((1, "one")))
}
