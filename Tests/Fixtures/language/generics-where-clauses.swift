protocol Measured { associatedtype Unit: Equatable; var unit: Unit { get }; var amount: Double { get } }
struct Weight: Measured { var unit = "kg"; var amount: Double }
struct Steps: Measured { var unit = 1; var amount: Double }
func sum<C: Collection>(_ items: C) -> Double where C.Element: Measured, C.Element.Unit == String {
    items.reduce(0) { $0 + $1.amount }
}
func longest(_ items: some Sequence<String>) -> String { items.max { $0.count < $1.count } ?? "" }
func total(_ items: some Collection<Int>) -> Int { items.reduce(0, +) }
func firstTwo<S: Sequence>(_ s: S) -> [S.Element] { Array(s.prefix(2)) }
struct Pair<A, B> { var a: A; var b: B }
extension Pair where A == Int { var doubled: Int { a * 2 } }
extension Pair: Equatable where A: Equatable, B: Equatable {}
extension Array where Element == Int { var total: Int { reduce(0, +) } }
extension Array where Element: Comparable { func isSorted() -> Bool { zip(self, dropFirst()).allSatisfy { $0 <= $1 } } }
extension Array where Element == String { func joinedLines() -> String { joined(separator: "/") } }
extension Collection where Element: Numeric { func product() -> Element { reduce(1, *) } }
extension Dictionary where Value == Int { var highest: Key? { self.max { $0.value < $1.value }?.key } }
extension Optional where Wrapped == String { var orEmpty: String { self ?? "" } }
extension Sequence where Element: Hashable {
    func unique() -> [Element] { var seen = Set<Element>(); return filter { seen.insert($0).inserted } }
}
func main() {
    print(sum([Weight(amount: 2), Weight(amount: 3.5)]))
    print(longest(["a", "abc", "ab"]), total([1, 2, 3]), total(1...4), total(Set([5])))
    print(firstTwo("hello"), firstTwo([9, 8, 7]))
    print(Pair(a: 4, b: "x").doubled, Pair(a: 1, b: 2) == Pair(a: 1, b: 2))
    print([1, 2].total, [1, 3, 2].isSorted(), ["b", "c"].isSorted(), ["x", "y"].joinedLines())
    print([2, 3, 4].product(), [1.5, 2].product(), ["a": 1, "b": 5].highest ?? "-")
    let none: String? = nil
    print(none.orEmpty.isEmpty, Optional("q").orEmpty, [1, 1, 2].unique(), "hello".unique())
}
