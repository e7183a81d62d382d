// Strategies behind a protocol, chosen at run time.
protocol SortStrategy {
    associatedtype Value
    func areInOrder(_ a: Value, _ b: Value) -> Bool
}

struct ByLength: SortStrategy {
    func areInOrder(_ a: String, _ b: String) -> Bool { a.count < b.count }
}

struct Descending<Value: Comparable>: SortStrategy {
    func areInOrder(_ a: Value, _ b: Value) -> Bool { a > b }
}

extension Array {
    func sorted<S: SortStrategy>(with strategy: S) -> [Element] where S.Value == Element {
        sorted(by: strategy.areInOrder)
    }
}

protocol Discount { func apply(to price: Double) -> Double }
struct Percent: Discount {
    let value: Double
    func apply(to price: Double) -> Double { price * (100 - value) / 100 }
}
struct Fixed: Discount {
    let value: Double
    func apply(to price: Double) -> Double { max(0, price - value) }
}

func main() {
    print(["ccc", "a", "bb"].sorted(with: ByLength()))
    print([2, 9, 4].sorted(with: Descending()))
    let discounts: [Discount] = [Percent(value: 10), Fixed(value: 15), Fixed(value: 100)]
    print(discounts.map { $0.apply(to: 90) })
    print(discounts.dropLast().reduce(200) { price, discount in discount.apply(to: price) })
    let chosen: Discount? = discounts.first { $0 is Fixed }
    print(chosen?.apply(to: 20) ?? 0)
}
