func main() {
    let a: Set = [1, 2, 3], b: Set = [3, 4]
    print(
        a.union(b).sorted(),
        a.intersection(b),
        a.subtracting(b).sorted(),
        a.symmetricDifference(b).sorted(),
        a.isSubset(of: [1, 2, 3, 4])
    )
    var s = Set<String>()
    print(s.insert("x").inserted, s.insert("x").inserted, s.remove("x")!, s.isEmpty)
}
