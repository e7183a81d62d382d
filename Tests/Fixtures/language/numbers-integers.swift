// Integer arithmetic and members.
func main() {
    print(7 / 2, -7 / 2, 7 % 3, -7 % 3, 7 - 10, 2 * -3)
    print(abs(-4), max(1, 5, 3), min(2, 1), (-3).magnitude, 5.signum(), (-5).signum())
    print(17.isMultiple(of: 5), 15.isMultiple(of: 5), 17.quotientAndRemainder(dividingBy: 5))
    print(Int.max, Int.min, UInt8.max, Int16.min, Int32.max)
    print(1_000, 0xFF, 0b101, 0o17)
    var value = 5
    value += 3
    value -= 1
    value *= 4
    value /= 3
    value %= 5
    print(value, -value, +value)
    value.negate()
    print(value)
    print(5 & 3, 5 | 3, 5 ^ 3, ~5, 1 << 4, 64 >> 2)
    print(Int.max &+ 1 == Int.min, 5 &* 2)
    print(Int(exactly: 4.0)!, Int(exactly: 4.5) as Any)
    let (sum, overflow) = Int.max.addingReportingOverflow(1)
    print(sum == Int.min, overflow, 10.description + "!", 6.hashValue == 6.hashValue)
    print((1...5).reduce(1, *), stride(from: 10, to: 0, by: -3).map { $0 })
}
