// Floating point arithmetic, rounding and printing.
func main() {
    print(7.0 / 2, 1.0 / 3, 0.1 + 0.2, 2.0 * 3, -1.5)
    print(1e10, 1e16, 1.5e-5, 123456789.0, 0.0001, 100.0, 5e-324)
    print(2.5.rounded(), 3.5.rounded(), (-2.5).rounded(), 2.4.rounded(.up), 2.6.rounded(.down), (-2.6).rounded(.towardZero), 2.5.rounded(.toNearestOrEven))
    print(Double.pi, Double.infinity, -Double.infinity, Double.nan, Double.greatestFiniteMagnitude)
    print(9.0.squareRoot(), 2.0.squareRoot(), abs(-2.5), max(1.5, 2), min(0.5, -0.5))
    print(7.5.truncatingRemainder(dividingBy: 2), (-7.5).truncatingRemainder(dividingBy: 2), 10.0.remainder(dividingBy: 4))
    print(Double.nan == Double.nan, Double.nan.isNaN, (1 / 0.0).isInfinite, 1.0.isFinite, (-0.0).sign == .minus, 0.0 == -0.0)
    var value = 1.5
    value += 2
    value *= 2
    value -= 0.25
    value /= 3
    print(value, -value)
    value.round()
    print(value, value.isZero, Int(value))
    print((0...10).map { Double($0) / 10 }.reduce(0, +), stride(from: 0.0, through: 1, by: 0.25).map { $0 })
}
