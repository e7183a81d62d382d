func sorted<T, V: Comparable>(_ a: [T], by k: KeyPath<T, V>) -> [T] { a.sorted { $0[keyPath: k] < $1[keyPath: k] } }
struct P {
    let n: Int
    let s: String
}
func main() {
    print(
        sorted([P(n: 2, s: "a"), P(n: 1, s: "b")], by: \.n).map(\.s),
        sorted([P(n: 2, s: "z"), P(n: 1, s: "b")], by: \.s).map(\.n)
    )
}
