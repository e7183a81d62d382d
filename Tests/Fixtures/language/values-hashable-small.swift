struct K: Hashable {
    let a: Int
    let b: Int
}
func main() {
    var d: [K: String] = [:]
    d[K(a: 1, b: 2)] = "one"
    print(d[K(a: 1, b: 2)] ?? "-", d[K(a: 2, b: 1)] ?? "-")
    let s: Set<K> = [K(a: 1, b: 1), K(a: 1, b: 1), K(a: 2, b: 1)]
    print(s.count, s.contains(K(a: 2, b: 1)))
}
