// Operators of the program's own.
precedencegroup PowerPrecedence {
    higherThan: MultiplicationPrecedence
    associativity: right
}
infix operator **: PowerPrecedence
infix operator |>: AdditionPrecedence
prefix operator √
postfix operator %%
infix operator <-> : ComparisonPrecedence
infix operator ??=: AssignmentPrecedence

func ** (base: Double, exponent: Double) -> Double {
    var result = 1.0
    for _ in 0..<Int(exponent) { result *= base }
    return result
}
func ** (base: Int, exponent: Int) -> Int { (0..<exponent).reduce(1) { value, _ in value * base } }
func |> <A, B>(value: A, function: (A) -> B) -> B { function(value) }
prefix func √ (value: Double) -> Double { value.squareRoot() }
postfix func %% (value: Double) -> Double { value / 100 }
func <-> (a: Int, b: Int) -> Bool { abs(a - b) <= 1 }
func ??= <T>(a: inout T?, b: @autoclosure () -> T) { if a == nil { a = b() } }

struct Money: Comparable, CustomStringConvertible {
    var cents: Int
    static func < (a: Money, b: Money) -> Bool { a.cents < b.cents }
    static func + (a: Money, b: Money) -> Money { Money(cents: a.cents + b.cents) }
    static func - (a: Money, b: Money) -> Money { Money(cents: a.cents - b.cents) }
    static func * (a: Money, b: Int) -> Money { Money(cents: a.cents * b) }
    static func * (a: Int, b: Money) -> Money { b * a }
    static func += (a: inout Money, b: Money) { a = a + b }
    static prefix func - (a: Money) -> Money { Money(cents: -a.cents) }
    var description: String { "\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)" }
}

extension Array where Element == Money {
    func sum() -> Money { reduce(Money(cents: 0), +) }
}

func main() {
    print(2 ** 3 ** 2, 2.0 ** 3 * 2, 1 + 2 ** 4)
    print(3 |> { $0 * 2 } |> String.init, √16.0, 25.0%%, 3 <-> 4, 3 <-> 9)
    var name: String? = nil
    name ??= "first"
    name ??= "second"
    print(name!)
    var total = Money(cents: 250) + Money(cents: 199) * 2
    total += 3 * Money(cents: 1)
    print(total, -total, total > Money(cents: 600), [Money(cents: 5), Money(cents: 10)].sum(), max(total, Money(cents: 1)))
    print([Money(cents: 30), Money(cents: 10)].sorted(), [3, 1, 2].sorted(by: >), [1, 2, 3].reduce(1, *), zip([1, 2], [3, 4]).map(*))
    let value = 5
    print(value > 3 && value < 10 || value == 0, !(value == 5), value != 5 ? "a" : value > 4 ? "b" : "c")
    print(1...3 ~= 2, (1, "a") == (1, "a"), (1, 2) < (1, 3), -value, +value, ~value, value << 2 | 1, value & 4 == 4)
}
