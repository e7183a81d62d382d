// Sets: membership and algebra.
func main() {
    var tags: Set = ["swift", "scroll", "layout"]
    print(tags.count, tags.contains("swift"), tags.insert("swift").inserted, tags.insert("new").inserted)
    print(tags.remove("layout") ?? "none", tags.remove("absent") ?? "none", tags.sorted())
    let a: Set<Int> = [1, 2, 3, 4]
    let b = Set(3...6)
    print(a.union(b).sorted(), a.intersection(b).sorted(), a.subtracting(b).sorted(), a.symmetricDifference(b).sorted())
    print(a.isSubset(of: [1, 2, 3, 4, 5]), a.isSuperset(of: [2, 3]), a.isDisjoint(with: [9]), a == [4, 3, 2, 1])
    var c = a
    c.formUnion([10])
    c.subtract([1, 2])
    print(c.sorted(), a.count)
    print(a.map { $0 * 2 }.sorted(), a.filter { $0 > 2 }.sorted(), a.reduce(0, +), a.max()!)
    print(Set([1, 1, 2]).count, Set("hello").sorted(), Set<String>().isEmpty)
    c.formIntersection([3, 10, 99])
    print(c.sorted(), Array(c).count, c.first != nil, c.isEmpty)
    for value in c.sorted() { print(value, terminator: " ") }
    print(c.contains { $0 > 50 }, c.allSatisfy { $0 > 2 })
}
