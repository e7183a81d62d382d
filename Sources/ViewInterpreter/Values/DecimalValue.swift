/// A number of Foundation's `Decimal`: a whole number of up to 38 digits times a power of ten.
///
/// Kept without zeros at its end, so that equal numbers have equal parts.
struct DecimalValue: Hashable, Sendable {
    /// What happens to digits that are cut off; the names of `NSDecimalNumber.RoundingMode`.
    enum Rounding: String {
        case plain
        case down
        case up
        case bankers
    }

    private(set) var isNegative = false
    private(set) var mantissa: UInt128 = 0
    private(set) var exponent = 0
    private(set) var isNaN = false

    static let nan = DecimalValue(isNaN: true)
    /// The digits that Foundation's header gives.
    static let pi = DecimalValue(mantissa: 314_159_265_358_979_323_846_264_338_327_950_288_419, exponent: -38)

    private static let exponents = -128...127
    /// 10^38: the first whole number that has too many digits.
    private static let end = power(38)

    private init(isNaN: Bool) { self.isNaN = isNaN }

    /// The number `mantissa` × 10^`exponent`; not a number where that is too large.
    init(isNegative: Bool = false, mantissa: UInt128, exponent: Int = 0) {
        var (mantissa, exponent) = (mantissa, exponent)
        while mantissa != 0, mantissa % 10 == 0, exponent < Self.exponents.upperBound {
            mantissa /= 10
            exponent += 1
        }
        while mantissa != 0, exponent < Self.exponents.lowerBound {
            mantissa /= 10
            exponent += 1
        }
        guard exponent <= Self.exponents.upperBound || mantissa == 0 else {
            self.init(isNaN: true)
            return
        }
        self.init(isNaN: false)
        self.isNegative = isNegative && mantissa != 0
        self.mantissa = mantissa
        self.exponent = mantissa == 0 ? 0 : exponent
    }

    init(whole value: Int128) { self.init(isNegative: value < 0, mantissa: value.magnitude) }

    /// The decimal digits of a binary number that 64 bits hold, as Foundation's own initialiser finds them.
    ///
    /// The number is multiplied by ten until it fills them, so 3.133 is 3.132999999999999488.
    init(_ value: Double) {
        guard value.isFinite, value.magnitude < 1e127 else {
            self.init(isNaN: true)
            return
        }
        let full = Double(UInt64.max)
        var rest = value.magnitude
        var exponent = 0
        while rest != 0, rest < full, exponent > Self.exponents.lowerBound {
            rest *= 10
            exponent -= 1
        }
        while rest >= full {
            rest /= 10
            exponent += 1
        }
        self.init(isNegative: value < 0, mantissa: UInt128(rest), exponent: exponent)
    }

    /// The number at the beginning of a text, such as `-12.50` or `1e3`; `nil` if there is none.
    init?(_ text: String) {
        var rest = Substring(text).drop(while: \.isWhitespace)
        var isNegative = false
        if let sign = rest.first, sign == "-" || sign == "+" {
            isNegative = rest.removeFirst() == "-"
        }
        var mantissa: UInt128 = 0
        var exponent = 0
        var hasPoint = false
        var count = 0
        while let next = rest.first {
            if next == ".", !hasPoint {
                hasPoint = true
            } else if let digit = next.wholeNumberValue, next.isASCII {
                count += 1
                if mantissa < Self.end / 10 {
                    mantissa = mantissa * 10 + UInt128(digit)
                    exponent -= hasPoint ? 1 : 0
                } else {
                    exponent += hasPoint ? 0 : 1
                }
            } else {
                break
            }
            rest.removeFirst()
        }
        guard count > 0, count < 1_000 else { return nil }
        if rest.first == "e" || rest.first == "E" {
            let digits = rest.dropFirst().prefix { $0 == "-" || $0 == "+" || $0.isNumber }
            exponent += Int(digits).map { min(max($0, -1_000), 1_000) } ?? 0
        }
        self.init(isNegative: isNegative, mantissa: mantissa, exponent: exponent)
    }

    var isZero: Bool { mantissa == 0 && !isNaN }
    var negated: DecimalValue {
        isNaN ? self : DecimalValue(isNegative: !isNegative, mantissa: mantissa, exponent: exponent)
    }
    var magnitude: DecimalValue { isNegative ? negated : self }
    var double: Double { isNaN ? .nan : Double(description) ?? .nan }

    /// The number without what stands after its point; `nil` if no `Int128` holds it.
    var whole: Int128? {
        guard let digits = magnitude.rounded(to: 0, .down).wholeMantissa, let number = Int128(exactly: digits) else {
            return nil
        }
        return isNegative ? -number : number
    }

    private var wholeMantissa: UInt128? {
        guard !isNaN, exponent >= 0, exponent < 38 else { return nil }
        let (product, isOverflow) = mantissa.multipliedReportingOverflow(by: Self.power(exponent))
        return isOverflow ? nil : product
    }

    static func power(_ exponent: Int) -> UInt128 { (0..<exponent).reduce(1) { product, _ in product * 10 } }
}

extension Value {
    /// The number of type `Decimal`; `nil` for everything else.
    var decimal: DecimalValue? {
        if case .native(let box) = self, case .decimal(let number) = box.native { number } else { nil }
    }

    /// A number of any type as a `Decimal`.
    var asDecimal: DecimalValue? {
        if let decimal { return decimal }
        return wideInteger.map { DecimalValue(whole: $0) } ?? number.map { DecimalValue($0) }
    }
}

extension DecimalValue: CustomStringConvertible {
    var description: String {
        if isNaN { return "NaN" }
        let digits = String(mantissa)
        let sign = isNegative ? "-" : ""
        if exponent >= 0 { return sign + digits + String(repeating: "0", count: exponent) }
        let missing = -exponent - digits.count
        if missing >= 0 { return sign + "0." + String(repeating: "0", count: missing) + digits }
        return sign + digits.dropLast(-exponent) + "." + digits.suffix(-exponent)
    }

    /// The number with a fixed count of decimals, rounded half to even.
    func fixed(decimals: Int) -> String {
        var text = rounded(to: decimals, .bankers).description
        guard decimals > 0, !isNaN else { return text }
        if !text.contains(".") { text += "." }
        let present = text.split(separator: ".", omittingEmptySubsequences: false).last?.count ?? 0
        return text + String(repeating: "0", count: max(decimals - present, 0))
    }
}
