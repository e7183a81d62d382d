struct V: Comparable {
    let n: Int
    static func < (a: V, b: V) -> Bool { a.n < b.n }
}
func main() {
    print([V(n: 3), V(n: 1)].sorted().map(\.n), V(n: 1) < V(n: 2), V(n: 2) >= V(n: 2), max(V(n: 4), V(n: 9)).n)
}
