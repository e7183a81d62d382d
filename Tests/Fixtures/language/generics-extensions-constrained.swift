// Constrained extensions of standard types.
extension Array where Element == Int {
    var average: Double { isEmpty ? 0 : Double(reduce(0, +)) / Double(count) }
}

extension Array {
    func chunked(into size: Int) -> [[Element]] {
        stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
    }

    subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

extension Sequence where Element: Hashable {
    func unique() -> [Element] {
        var seen = Set<Element>()
        return filter { seen.insert($0).inserted }
    }
}

extension Collection where Element: Comparable {
    var isSorted: Bool { zip(self, dropFirst()).allSatisfy { $0 <= $1 } }
}

extension Optional where Wrapped == String {
    var orEmpty: String { self ?? "" }
}

extension Dictionary where Value == Int {
    var total: Int { values.reduce(0, +) }
}

func main() {
    print([1, 2, 4].average, [Int]().average)
    print(Array(1...7).chunked(into: 3))
    let words = ["a", "b"]
    print(words[safe: 1] ?? "none", words[safe: 2] ?? "none", words[safe: -1] ?? "none")
    print([3, 1, 3, 2, 1].unique(), "mississippi".unique())
    print([1, 2, 2, 5].isSorted, ["b", "a"].isSorted)
    let name: String? = nil
    print(name.orEmpty.isEmpty, Optional("x").orEmpty)
    print(["a": 2, "b": 5].total)
}
