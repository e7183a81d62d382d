import Foundation
struct Money: Hashable, Comparable, CustomStringConvertible, ExpressibleByIntegerLiteral {
    var cents: Int
    init(cents: Int) { self.cents = cents }; init(integerLiteral v: Int) { cents = v * 100 }
    static func < (a: Money, b: Money) -> Bool { a.cents < b.cents }
    static func + (a: Money, b: Money) -> Money { Money(cents: a.cents + b.cents) }
    static func * (a: Money, n: Int) -> Money { Money(cents: a.cents * n) }
    static func * (a: Money, p: Double) -> Money { Money(cents: Int((Double(a.cents) * p).rounded())) }
    static let zero: Money = 0
    var description: String { String(format: "$%d.%02d", cents / 100, cents % 100) }
}
extension Sequence where Element == Money { func total() -> Money { reduce(.zero, +) } }
struct Product: Hashable { let name: String; let price: Money; var tags: Set<String> = [] }
enum Discount {
    case none, percent(Double), fixed(Money), buy(Int, getFree: Int)
    func apply(to lines: [(product: Product, count: Int)]) -> Money {
        let sum = lines.map { $0.product.price * $0.count }.total()
        return switch self {
        case .none: sum
        case .percent(let p): sum * (1 - p)
        case .fixed(let m): max(.zero, Money(cents: sum.cents - m.cents))
        case let .buy(n, getFree: k): lines.map { l in l.product.price * (l.count - l.count / (n + k) * k) }.total()
        }
    }
}
struct Cart {
    private(set) var lines: [Product: Int] = [:]; var discount = Discount.none
    mutating func add(_ p: Product, count: Int = 1) { lines[p, default: 0] += count }
    mutating func remove(_ p: Product) { if let n = lines[p], n > 1 { lines[p] = n - 1 } else { lines[p] = nil } }
    var sorted: [(product: Product, count: Int)] {
        lines.map { (product: $0.key, count: $0.value) }.sorted {
            ($0.product.price, $0.product.name) < ($1.product.price, $1.product.name)
        }
    }
    var total: Money { discount.apply(to: sorted) }
}
func main() {
    let pen = Product(name: "Pen", price: Money(cents: 150)), book = Product(name: "Book", price: 12, tags: ["paper"]),
        bag = Product(name: "Bag", price: 12)
    var c = Cart(); c.add(pen, count: 3); c.add(book); c.add(bag, count: 2); c.remove(bag); c.remove(pen)
    for (p, n) in c.sorted { print(p.name, n, p.price * n) }
    print(c.total); c.discount = .percent(0.15); print(c.total); c.discount = .fixed(5); print(c.total)
    c.add(pen, count: 4); c.discount = .buy(2, getFree: 1); print(c.total, c.lines[pen] ?? 0)
    print(
        [Money(cents: 5), 3].max()!,
        [1, 2, 3].map { Money(cents: $0) }.total(),
        c.lines.values.reduce(0, +),
        c.sorted.first?.product.tags.isEmpty ?? false
    )
}
