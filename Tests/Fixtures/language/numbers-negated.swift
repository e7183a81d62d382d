import Foundation

/// The minus sign before numbers of several types, written out and calculated.
func main() {
    let price: Decimal = 3
    print(-Decimal(5), -price, -(price * 2), -Decimal(string: "1.5")!, -Decimal(Int.min), -Decimal.zero)
    let small: Int8 = 100
    let half: Float = 0.5
    let three = 1 + 2
    print(-small, -half, -Double(2), -three, -Int.max, -9_223_372_036_854_775_808)
    print(Decimal(1) + -Decimal(2), -(-price))
}
