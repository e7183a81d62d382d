// Values that can be called, and types made from literals.
struct Multiplier {
    let factor: Int
    func callAsFunction(_ value: Int) -> Int { value * factor }
    func callAsFunction(_ values: [Int]) -> [Int] { values.map { $0 * factor } }
}

struct Path: ExpressibleByStringLiteral, CustomStringConvertible {
    let parts: [String]
    init(stringLiteral value: String) { parts = value.split(separator: "/").map(String.init) }
    var description: String { parts.joined(separator: " > ") }
}

struct Distance: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    var meters: Double
    init(integerLiteral value: Int) { meters = Double(value) }
    init(floatLiteral value: Double) { meters = value }
}

struct Bag: ExpressibleByArrayLiteral {
    var items: [String]
    init(arrayLiteral elements: String...) { items = elements.sorted() }
}

func open(_ path: Path) -> String { "opening \(path)" }

func main() {
    let triple = Multiplier(factor: 3)
    print(triple(4), triple([1, 2]), [5, 6].map(triple.callAsFunction))
    let path: Path = "home/docs/a"
    print(path, path.parts.count, open("x/y"))
    let distances: [Distance] = [5, 2.5]
    print(distances.map(\.meters))
    let bag: Bag = ["pear", "fig"]
    print(bag.items)
}
