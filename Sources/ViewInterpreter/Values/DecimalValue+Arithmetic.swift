/// Arithmetic in base ten. What has more than 38 digits is rounded, a half away from zero, as Foundation's operators do.
extension DecimalValue {
    static func + (a: DecimalValue, b: DecimalValue) -> DecimalValue {
        guard !a.isNaN, !b.isNaN else { return .nan }
        if a.isZero { return b }
        if b.isZero { return a }
        let (high, low) = a.exponent >= b.exponent ? (a, b) : (b, a)
        let distance = high.exponent - low.exponent
        // 38 digits more are all that a sum can show; what lies below is cut off.
        let shift = min(distance, 38)
        let cut = distance - shift
        var first = WideInteger(high.mantissa, times: power(shift))
        var second = WideInteger(low: cut < 39 ? low.mantissa / power(min(cut, 38)) : 0)
        let exponent = high.exponent - shift
        guard high.isNegative != low.isNegative else {
            first.add(second)
            return fitting(first, exponent, isNegative: high.isNegative)
        }
        let isSwapped = first < second
        if isSwapped { swap(&first, &second) }
        first.subtract(second)
        return fitting(first, exponent, isNegative: high.isNegative != isSwapped)
    }

    static func - (a: DecimalValue, b: DecimalValue) -> DecimalValue { a + b.negated }

    static func * (a: DecimalValue, b: DecimalValue) -> DecimalValue {
        guard !a.isNaN, !b.isNaN else { return .nan }
        let product = WideInteger(a.mantissa, times: b.mantissa)
        return fitting(product, a.exponent + b.exponent, isNegative: a.isNegative != b.isNegative)
    }

    /// - Returns: Not a number for a division by zero, as Foundation does.
    static func / (a: DecimalValue, b: DecimalValue) -> DecimalValue {
        guard !a.isNaN, !b.isNaN, !b.isZero else { return .nan }
        var quotient = WideInteger(a.mantissa, times: power(38))
        _ = quotient.divide(by: b.mantissa)
        return fitting(quotient, a.exponent - b.exponent - 38, isNegative: a.isNegative != b.isNegative)
    }

    static func < (a: DecimalValue, b: DecimalValue) -> Bool {
        // What is not a number comes before all numbers.
        if a.isNaN || b.isNaN { return a.isNaN && !b.isNaN }
        return (a - b).isNegative
    }

    /// The number to the power of a whole number that is not negative.
    func power(of exponent: Int) -> DecimalValue {
        var (result, base, rest) = (DecimalValue(whole: 1), self, max(exponent, 0))
        while rest > 0 {
            if rest % 2 == 1 { result = result * base }
            base = base * base
            rest /= 2
        }
        return result
    }

    /// The number with at most `scale` digits after the point; a negative scale rounds to tens and hundreds.
    func rounded(to scale: Int, _ rounding: Rounding) -> DecimalValue {
        let excess = -exponent - scale
        guard !isNaN, excess > 0 else { return self }
        // So many digits less leave nothing but what rounding up makes.
        let isAll = excess > 38
        let divisor = Self.power(isAll ? 38 : excess)
        let (quotient, rest) = isAll ? (0, mantissa == 0 ? 0 : 1) : mantissa.quotientAndRemainder(dividingBy: divisor)
        let isUp =
            switch rounding {
            case .plain: rest >= divisor - rest
            case .bankers: rest > divisor - rest || (rest == divisor - rest && quotient % 2 == 1)
            case .up: rest > 0 && !isNegative
            case .down: rest > 0 && isNegative
            }
        return DecimalValue(isNegative: isNegative, mantissa: quotient + (isUp ? 1 : 0), exponent: exponent + excess)
    }

    /// A number of too many digits, rounded to those that fit.
    private static func fitting(_ value: WideInteger, _ exponent: Int, isNegative: Bool) -> DecimalValue {
        var (value, exponent, last) = (value, exponent, UInt128(0))
        let end = power(38)
        while value.high != 0 || value.low >= end {
            last = value.divide(by: 10)
            exponent += 1
        }
        return DecimalValue(isNegative: isNegative, mantissa: value.low + (last >= 5 ? 1 : 0), exponent: exponent)
    }
}

/// A whole number of 256 bits: what sums and products of mantissas need before they are rounded.
private struct WideInteger {
    private(set) var high: UInt128 = 0
    private(set) var low: UInt128

    init(low: UInt128) { self.low = low }

    init(_ a: UInt128, times b: UInt128) { (high, low) = a.multipliedFullWidth(by: b) }

    static func < (a: WideInteger, b: WideInteger) -> Bool { a.high != b.high ? a.high < b.high : a.low < b.low }

    mutating func add(_ other: WideInteger) {
        let (sum, carries) = low.addingReportingOverflow(other.low)
        low = sum
        high &+= other.high &+ (carries ? 1 : 0)
    }

    /// Takes away a number that is not larger.
    mutating func subtract(_ other: WideInteger) {
        let (difference, borrows) = low.subtractingReportingOverflow(other.low)
        low = difference
        high &-= other.high &+ (borrows ? 1 : 0)
    }

    /// Divides, and returns what is left.
    mutating func divide(by divisor: UInt128) -> UInt128 {
        let (quotient, rest) = high.quotientAndRemainder(dividingBy: divisor)
        high = quotient
        let (lowQuotient, remainder) = divisor.dividingFullWidth((rest, low))
        low = lowQuotient
        return remainder
    }
}
