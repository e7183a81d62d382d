import Foundation

/// Parts of floating-point numbers, comparisons as methods, functions of the C library.
func main() {
    let number = 2.5
    print(number.exponent, number.significand, number.ulp, number.binade, number.isNormal, number.isSubnormal)
    print(
        number.nextUp > number,
        number.nextDown < number,
        number.bitPattern,
        Double(bitPattern: 4_612_811_918_334_230_528)
    )
    print(number.isEqual(to: 2.5), number.isLess(than: 2), number.isLessThanOrEqualTo(2.5))
    print(number.distance(to: 4), number.addingProduct(2, 3), Double.maximum(1, 2), Double.minimum(1, .nan))
    print(Double(sign: .minus, exponent: 3, significand: 1.5), lround(2.5), lrint(2.5), lround(-2.5))
    print(exp2(3.0), copysign(2.0, -1.0), fabs(-1.5), fdim(5.0, 3.0), remainder(7.0, 4.0), rint(2.5))
    var rounded = 2.4
    rounded.round(.up)
    print(rounded)
    rounded.formSquareRoot()
    print(rounded)
    print(7.remainderReportingOverflow(dividingBy: 2).partialValue, 7.multipliedFullWidth(by: 2).low)
    print(2.5.clamped(to: 0...2), 7.clamped(to: 0...5), (-1.0).clamped(to: 0...2))
}

extension Comparable {
    func clamped(to limits: ClosedRange<Self>) -> Self { min(max(self, limits.lowerBound), limits.upperBound) }
}
