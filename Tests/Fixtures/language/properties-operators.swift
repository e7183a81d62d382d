// Operators for types of one's own.
struct Money: Equatable, Comparable {
    var cents: Int
    init(_ units: Int, _ cents: Int = 0) { self.cents = units * 100 + cents }
    private init(cents: Int) { self.cents = cents }

    static func + (a: Money, b: Money) -> Money { Money(cents: a.cents + b.cents) }
    static func - (a: Money, b: Money) -> Money { Money(cents: a.cents - b.cents) }
    static func * (a: Money, count: Int) -> Money { Money(cents: a.cents * count) }
    static prefix func - (a: Money) -> Money { Money(cents: -a.cents) }
    static func += (a: inout Money, b: Money) { a = a + b }
    static func < (a: Money, b: Money) -> Bool { a.cents < b.cents }
}

struct Flags: OptionSet {
    let rawValue: Int
    static let bold = Flags(rawValue: 1 << 0)
    static let italic = Flags(rawValue: 1 << 1)
    static let all: Flags = [.bold, .italic]
}

extension Array {
    static func * (items: [Element], count: Int) -> [Element] { (0..<count).flatMap { _ in items } }
}

postfix operator %
postfix func % (value: Double) -> Double { value / 100 }

func main() {
    var total = Money(3, 50) + Money(1) * 2
    total += Money(0, 25)
    print(total.cents, (-total).cents, (total - Money(5)).cents)
    print(Money(1) < Money(2), Money(2) >= Money(1, 99), max(Money(1), Money(0, 120)).cents)
    print([Money(3), Money(1)].min()!.cents, [Money(1), Money(2)].reduce(Money(0), +).cents)
    var flags: Flags = [.bold]
    print(flags.contains(.bold), flags.contains(.italic), flags == .all)
    flags.insert(.italic)
    print(flags == .all, flags.rawValue, flags.subtracting(.bold).rawValue, Flags().isEmpty)
    print([1, 2] * 2, 50.0%, (12.5 + 12.5)%)
}
