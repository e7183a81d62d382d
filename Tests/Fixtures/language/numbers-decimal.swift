import Foundation
struct Product: Codable, Equatable { var name: String; var price: Decimal }
/// A number from its text.
func read(_ text: String) -> Decimal { Decimal(string: text) ?? .nan }

func main() {
    print(
        Decimal(2) / 3,
        Decimal(1) / 7,
        Decimal(10) / 3,
        Decimal(string: "12abc") as Any,
        Decimal(string: " 5") as Any,
        read("1e3"),
        Decimal(string: "-.5") as Any,
        Decimal(string: "") as Any
    )
    print(Decimal(3.133), Decimal(0.1), Decimal(1e20), Decimal(123456789.123456789))
    print(read("123456789012345678901234567890.12345678") * 3)
    print(
        read("99999999999999999999999999999999999999") + 1,
        Decimal(1) - read("0.00000000000000000000000000000000000001")
    )
    print(read("1234567890123456789") * read("9876543210987654321"))
    var r = Decimal(), v: Decimal = 2.345
    NSDecimalRound(&r, &v, 2, .plain); print(r)
    NSDecimalRound(&r, &v, 2, .bankers); print(r)
    NSDecimalRound(&r, &v, 1, .up); print(r)
    NSDecimalRound(&r, &v, 0, .down); print(r)
    let items = [Product(name: "a", price: 9.99), Product(name: "b", price: 20)]
    let sum = items.reduce(0) { $0 + $1.price }
    print(sum, items.map(\.price).reduce(Decimal(0), +), items.map(\.price).max() ?? 0, sum > 25)
    print(max(0, sum), min(sum, 100), sum * 2 - 1, sum.magnitude, -sum)
    let discount: Decimal = sum > 10 ? 0.15 : 0
    print(sum * (1 - discount), (sum * discount).description)
    print(
        NSDecimalNumber(decimal: sum).doubleValue,
        NSDecimalNumber(decimal: sum).intValue,
        NSDecimalNumber(string: "3.50").decimalValue,
        NSDecimalNumber(value: 4).adding(NSDecimalNumber(value: 2))
    )
    print(items[0] == Product(name: "a", price: 9.99), Set([Decimal(1), 1.0, 2]).count)
    let q = 3
    print(Decimal(q) * items[0].price, Decimal(Double(q) / 2))
    if let p = Decimal(string: "12.34") { print(p, p.isNaN, p.isSignMinus, p.exponent, p.significand) }
    var total = Decimal.zero; for i in items { total += i.price }; total *= 2; total -= 1; total /= 4; print(total)
    print("\(total) items", String(describing: total), [total, 1])
    if let d = try? JSONDecoder().decode([Product].self, from: Data("[{\"name\": \"x\", \"price\": 12.99}]".utf8)) {
        print(d[0].price, d[0].price * 3)
    }
    print(pow(Decimal(1.5), 3), Decimal(sign: .minus, exponent: -2, significand: 12345), Decimal.nan, Decimal.pi)
    print(Double(truncating: sum as NSNumber), Int(truncating: sum as NSNumber), (sum as NSDecimalNumber).doubleValue)
}
