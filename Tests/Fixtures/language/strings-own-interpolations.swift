// Interpolations that a program adds to texts.

struct Money { var cents: Int }

extension String.StringInterpolation {
    mutating func appendInterpolation(_ money: Money) {
        appendInterpolation(money.cents / 100)
        appendLiteral(".")
        appendInterpolation(pad: money.cents % 100, to: 2)
    }
    mutating func appendInterpolation(pad number: Int, to width: Int) {
        let digits = String(number)
        appendLiteral(String(repeating: "0", count: max(0, width - digits.count)) + digits)
    }
    mutating func appendInterpolation(hex number: Int) { appendLiteral("0x" + String(number, radix: 16)) }
    mutating func appendInterpolation<T>(list items: [T], by sign: String = ", ") {
        appendLiteral(items.map { "\($0)" }.joined(separator: sign))
    }
}

func main() {
    print("\(Money(cents: 1_205)) and \(hex: 255), \(pad: 7, to: 3) \(12)")
    print("<\(list: [1, 2, 3])> <\(list: ["a", "b"], by: "-")>")
    print("\(Money(cents: 5)) \([Money(cents: 5)].count) \("x" + "y")")
}
