struct M {
    let k: Int
    func times(_ n: Int) -> Int { n * k }
}
func main() {
    let f = M(k: 3).times
    print([1, 2].map(f), ["1", "x", "3"].compactMap(Int.init), [1.5, 2].map { String($0) })
}
