struct Point3: Equatable { var x: Int; var y: Int }
struct Wrapper { let text: String; init(_ text: String) { self.text = text } }
enum Level: String, CaseIterable { case low, high }
func apply<T, U>(_ items: [T], _ make: (T) -> U) -> [U] { items.map(make) }
func main() {
    print([1, 2, 3].map(String.init))
    print(["1", "x", "3"].compactMap(Int.init))
    print(["1.5", "q"].map(Double.init))
    print(apply([1, 2], Double.init))
    print(["a", "b"].map(Wrapper.init).map(\.text))
    print(zip([1, 2], [3, 4]).map(Point3.init))
    print(["low", "mid"].compactMap(Level.init(rawValue:)))
    let make: (Int, Int) -> Point3 = Point3.init
    print(make(1, 2))
    let make2 = Point3.init(x:y:)
    print(make2(5, 6))
    print(["abc", "de"].map(Array.init))
    print([3.7, -2.2].map(Int.init))
    print(Set([1, 2]).map(Optional.init).count)
    print(["x": 1].map(\.key), [[1], [2, 3]].flatMap(Set.init).count)
}
