extension Prelude {
    /// `NumberFormatter` and the numbers that it takes.
    static let numberFormatter = #"""
        class NSNumber: Hashable, CustomStringConvertible {
            let decimalValue: Decimal
            let isBool: Bool
            init(value: Double) {
                decimalValue = Decimal(value)
                isBool = false
            }
            init(value: Int) {
                decimalValue = Decimal(value)
                isBool = false
            }
            init(value: Bool) {
                decimalValue = value ? 1 : 0
                isBool = true
            }
            init(decimal: Decimal) {
                decimalValue = decimal
                isBool = false
            }
            convenience init(integerLiteral value: Int) { self.init(value: value) }
            convenience init(floatLiteral value: Double) { self.init(value: value) }
            convenience init(booleanLiteral value: Bool) { self.init(value: value) }
            var doubleValue: Double { __double(decimalValue) }
            var floatValue: Float { Float(doubleValue) }
            var intValue: Int { __whole(decimalValue) }
            var int64Value: Int64 { Int64(intValue) }
            var uintValue: UInt { UInt(max(intValue, 0)) }
            var boolValue: Bool { !decimalValue.isZero }
            var stringValue: String { decimalValue.description }
            var description: String { stringValue }
            func compare(_ other: NSNumber) -> ComparisonResult {
                decimalValue == other.decimalValue
                    ? .orderedSame : decimalValue < other.decimalValue ? .orderedAscending : .orderedDescending
            }
            func isEqual(to other: NSNumber) -> Bool { self == other }
            static func == (a: NSNumber, b: NSNumber) -> Bool { a.decimalValue == b.decimalValue }
            func hash(into hasher: inout Hasher) { hasher.combine(decimalValue) }
        }
        class NSDecimalNumber: NSNumber {
            enum RoundingMode { case plain, down, up, bankers }
            static var zero: NSDecimalNumber { NSDecimalNumber(decimal: 0) }
            static var one: NSDecimalNumber { NSDecimalNumber(decimal: 1) }
            static var notANumber: NSDecimalNumber { NSDecimalNumber(decimal: .nan) }
            convenience init(string: String?) { self.init(decimal: Decimal(string: string ?? "") ?? .nan) }
            convenience init(string: String?, locale: Any?) { self.init(string: string) }
            func adding(_ other: NSDecimalNumber) -> NSDecimalNumber {
                NSDecimalNumber(decimal: decimalValue + other.decimalValue)
            }
            func subtracting(_ other: NSDecimalNumber) -> NSDecimalNumber {
                NSDecimalNumber(decimal: decimalValue - other.decimalValue)
            }
            func multiplying(by other: NSDecimalNumber) -> NSDecimalNumber {
                NSDecimalNumber(decimal: decimalValue * other.decimalValue)
            }
            func dividing(by other: NSDecimalNumber) -> NSDecimalNumber {
                NSDecimalNumber(decimal: decimalValue / other.decimalValue)
            }
            func raising(toPower power: Int) -> NSDecimalNumber { NSDecimalNumber(decimal: pow(decimalValue, power)) }
            func rounding(accordingToBehavior behavior: NSDecimalNumberHandler?) -> NSDecimalNumber {
                guard let behavior else { return self }
                return NSDecimalNumber(decimal: __rounded(decimalValue, behavior.scale, "\(behavior.roundingMode)"))
            }
        }
        class NSDecimalNumberHandler {
            let roundingMode: NSDecimalNumber.RoundingMode
            let scale: Int
            init(
                roundingMode: NSDecimalNumber.RoundingMode, scale: Int, raiseOnExactness: Bool = false,
                raiseOnOverflow: Bool = false, raiseOnUnderflow: Bool = false, raiseOnDivideByZero: Bool = false
            ) {
                self.roundingMode = roundingMode
                self.scale = scale
            }
        }
        func NSDecimalRound(
            _ result: inout Decimal, _ number: inout Decimal, _ scale: Int, _ mode: NSDecimalNumber.RoundingMode
        ) {
            result = __rounded(number, scale, "\(mode)")
        }
        class NumberFormatter {
            enum Style: Int {
                case none, decimal, currency, percent, scientific, spellOut, ordinal, currencyISOCode, currencyPlural
                case currencyAccounting
            }
            enum RoundingMode { case ceiling, floor, down, up, halfEven, halfDown, halfUp }
            enum PadPosition { case beforePrefix, afterPrefix, beforeSuffix, afterSuffix }
            var numberStyle: Style = .none
            var locale: Locale? = nil
            var currencyCode: String? = nil
            var currencySymbol: String? = nil
            var internationalCurrencySymbol: String? = nil
            var minimumFractionDigits: Int? = nil
            var maximumFractionDigits: Int? = nil
            var minimumIntegerDigits: Int = 0
            var maximumIntegerDigits: Int = 2000000000
            var minimumSignificantDigits: Int? = nil
            var maximumSignificantDigits: Int? = nil
            var usesSignificantDigits = false
            var usesGroupingSeparator: Bool? = nil
            var groupingSeparator: String? = nil
            var currencyGroupingSeparator: String? = nil
            var decimalSeparator: String? = nil
            var currencyDecimalSeparator: String? = nil
            var groupingSize = 3
            var secondaryGroupingSize = 0
            var alwaysShowsDecimalSeparator = false
            var positivePrefix: String? = nil
            var positiveSuffix: String? = nil
            var negativePrefix: String? = nil
            var negativeSuffix: String? = nil
            var plusSign: String? = "+"
            var minusSign: String? = "-"
            var percentSymbol: String? = "%"
            var exponentSymbol: String? = "E"
            var zeroSymbol: String? = nil
            var nilSymbol = ""
            var notANumberSymbol: String? = "NaN"
            var positiveInfinitySymbol = "+∞"
            var negativeInfinitySymbol = "-∞"
            var multiplier: NSNumber? = nil
            var roundingMode: RoundingMode = .halfEven
            var roundingIncrement: NSNumber? = nil
            var minimum: NSNumber? = nil
            var maximum: NSNumber? = nil
            var formatWidth = 0
            var paddingCharacter: String? = " "
            var paddingPosition: PadPosition = .beforePrefix
            var isLenient = false
            var allowsFloats = true
            var isPartialStringValidationEnabled = false
            var generatesDecimalNumbers = false
            var positiveFormat: String? = nil
            var negativeFormat: String? = nil

            private var chosenLocale: Locale { locale ?? Locale.current }
            private var groups: String { groupingSeparator ?? chosenLocale.groupingSeparator ?? "," }
            private var point: String { decimalSeparator ?? chosenLocale.decimalSeparator ?? "." }
            private var plain: FormatStyle { FormatStyle.number.grouping(.never).locale(Locale(identifier: "en_US")) }
            private var isMoney: Bool {
                numberStyle == .currency || numberStyle == .currencyAccounting || numberStyle == .currencyISOCode
                    || numberStyle == .currencyPlural
            }
            private func limits() -> ClosedRange<Int> {
                let usual = isMoney ? 2 : numberStyle == .decimal ? 3 : 0
                let least = minimumFractionDigits ?? (isMoney ? min(2, maximumFractionDigits ?? 2) : 0)
                let most = max(maximumFractionDigits ?? max(usual, least), 0)
                return max(min(least, most), 0)...most
            }
            private func rounded(_ value: Decimal, _ digits: Int) -> Decimal {
                switch roundingMode {
                case .ceiling: return __rounded(value, digits, "up")
                case .floor: return __rounded(value, digits, "down")
                case .down: return value < 0 ? -__rounded(-value, digits, "down") : __rounded(value, digits, "down")
                case .up: return value < 0 ? -__rounded(-value, digits, "up") : __rounded(value, digits, "up")
                case .halfUp: return __rounded(value, digits, "plain")
                case .halfDown:
                    let half = 5 / pow(Decimal(10), digits + 1)
                    let low = __rounded(abs(value), digits, "down")
                    let near = abs(value) - low == half ? low : __rounded(abs(value), digits, "plain")
                    return value < 0 ? -near : near
                case .halfEven: return __rounded(value, digits, "bankers")
                }
            }
            /// The digits of a number that is not negative, with separators.
            private func digits(_ number: Decimal, isNegative: Bool = false) -> String {
                let limits = limits()
                let value = isNegative ? -rounded(-number, limits.upperBound) : rounded(number, limits.upperBound)
                var text = value.formatted(plain.precision(.fractionLength(limits)))
                if usesSignificantDigits || minimumSignificantDigits != nil || maximumSignificantDigits != nil {
                    let least = max(minimumSignificantDigits ?? 1, 1)
                    let most = max(maximumSignificantDigits ?? 6, least)
                    text = number.formatted(plain.precision(.significantDigits(least...most)))
                }
                let parts = text.split(separator: ".").map { String($0) }
                var whole = parts.first ?? "0"
                if whole.count < minimumIntegerDigits {
                    whole = String(repeating: "0", count: min(minimumIntegerDigits, 300) - whole.count) + whole
                }
                if whole.count > maximumIntegerDigits { whole = String(whole.suffix(max(maximumIntegerDigits, 0))) }
                if whole == "0", minimumIntegerDigits == 0, numberStyle == .none, parts.count > 1 { whole = "" }
                if usesGroupingSeparator ?? (numberStyle != .none && numberStyle != .scientific), groupingSize > 0 {
                    var grouped = ""
                    var size = groupingSize
                    var count = 0
                    for digit in whole.reversed() {
                        if count == size {
                            grouped = ((isMoney ? currencyGroupingSeparator : nil) ?? groups) + grouped
                            count = 0
                            if secondaryGroupingSize > 0 { size = secondaryGroupingSize }
                        }
                        grouped = String(digit) + grouped
                        count += 1
                    }
                    whole = grouped
                }
                let point = (isMoney ? currencyDecimalSeparator : nil) ?? point
                if parts.count > 1 { return whole + point + parts[1] }
                return alwaysShowsDecimalSeparator ? whole + point : whole
            }
            private var code: String { currencyCode ?? chosenLocale.currencyCode ?? "USD" }
            /// The whole text of an amount, as the locale writes it; `nil` where the formatter says a part of it itself.
            private func sum(_ value: Decimal) -> String? {
                guard currencySymbol == nil, positivePrefix == nil, negativePrefix == nil, groupingSeparator == nil,
                    decimalSeparator == nil, currencyGroupingSeparator == nil, currencyDecimalSeparator == nil
                else { return nil }
                var style = FormatStyle.currency(code: code).locale(chosenLocale)
                if minimumFractionDigits != nil || maximumFractionDigits != nil {
                    style = style.precision(.fractionLength(limits()))
                }
                if usesGroupingSeparator == false { style = style.grouping(.never) }
                switch numberStyle {
                case .currencyAccounting: style = style.sign(strategy: .accounting)
                case .currencyISOCode: style = style.presentation(.isoCode)
                case .currencyPlural: style = style.presentation(.fullName)
                default: break
                }
                return rounded(value, max(limits().upperBound, 3)).formatted(style)
            }
            private func symbol() -> String {
                if let currencySymbol { return currencySymbol }
                let text = Decimal(0).formatted(FormatStyle.currency(code: code).locale(chosenLocale).precision(.fractionLength(0)))
                return text.filter { !$0.isNumber && !$0.isWhitespace }
            }
            private func scientific(_ number: Decimal) -> String {
                if number.isZero { return "0E0" }
                var exponent = 0
                var rest = number
                while rest >= 10 {
                    rest /= 10
                    exponent += 1
                }
                while rest < 1 {
                    rest *= 10
                    exponent -= 1
                }
                let most = maximumFractionDigits ?? 15
                return rounded(rest, most).formatted(plain.precision(.fractionLength((minimumFractionDigits ?? 0)...max(most, minimumFractionDigits ?? 0))))
                    + (exponentSymbol ?? "E") + "\(exponent)"
            }
            private func words(_ number: Int) -> String {
                let small = [
                    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
                    "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
                ]
                let tens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
                if number < 20 { return small[number] }
                if number < 100 { return tens[number / 10] + (number % 10 == 0 ? "" : "-" + small[number % 10]) }
                for (size, name) in [
                    (1000000000000000, "quadrillion"), (1000000000000, "trillion"), (1000000000, "billion"),
                    (1000000, "million"), (1000, "thousand"), (100, "hundred"),
                ] where number >= size {
                    let rest = number % size
                    return words(number / size) + " " + name + (rest == 0 ? "" : " " + words(rest))
                }
                return small[0]
            }
            private func spelled(_ number: Decimal) -> String {
                let whole = __whole(number)
                var text = words(whole)
                let fraction = "\(number)".split(separator: ".")
                if fraction.count > 1 {
                    text += " point " + fraction[1].map { words($0.wholeNumberValue ?? 0) }.joined(separator: " ")
                }
                return text
            }
            func string(from number: NSNumber) -> String? {
                var value = number.decimalValue
                if value.isNaN { return notANumberSymbol }
                if let multiplier { value *= multiplier.decimalValue }
                if let increment = roundingIncrement?.decimalValue, !increment.isZero {
                    value = __rounded(value / increment, 0, "bankers") * increment
                }
                if value.isZero, let zeroSymbol { return zeroSymbol }
                if numberStyle == .percent { value *= 100 }
                if isMoney, let text = sum(value) { return text }
                let isNegative = value < 0
                let size = abs(value)
                var text = ""
                switch numberStyle {
                case .spellOut:
                    return (isNegative ? "minus " : "") + spelled(size)
                case .ordinal:
                    let whole = __whole(size)
                    let tail = whole % 100 / 10 == 1 ? "th" : ["th", "st", "nd", "rd"][whole % 10 < 4 ? whole % 10 : 0]
                    text = digits(Decimal(whole)) + tail
                case .scientific: text = scientific(size)
                case .percent: text = digits(size, isNegative: isNegative) + (positiveSuffix == nil ? percentSymbol ?? "" : "")
                case .currency, .currencyAccounting, .currencyISOCode: text = (positivePrefix == nil ? symbol() : "") + digits(size, isNegative: isNegative)
                case .currencyPlural: text = digits(size, isNegative: isNegative) + " " + (currencyCode ?? "")
                default: text = digits(size, isNegative: isNegative)
                }
                if isNegative {
                    let isAccounting = numberStyle == .currencyAccounting
                    text = (negativePrefix ?? (isAccounting ? "(" : minusSign ?? "-")) + text
                        + (negativeSuffix ?? (isAccounting ? ")" : positiveSuffix ?? ""))
                } else {
                    text = (positivePrefix ?? "") + text + (positiveSuffix ?? "")
                }
                let missing = min(formatWidth, 300) - text.count
                if missing > 0 {
                    let padding = String(repeating: paddingCharacter ?? " ", count: missing)
                    let isAfter = paddingPosition == .afterSuffix || paddingPosition == .beforeSuffix
                    text = isAfter ? text + padding : padding + text
                }
                return text
            }
            func string(for value: Any?) -> String? {
                if let number = value as? NSNumber { return string(from: number) }
                if let number = value as? Int { return string(from: NSNumber(value: number)) }
                if let number = value as? Decimal { return string(from: NSNumber(decimal: number)) }
                if let number = value as? Double { return string(from: NSNumber(value: number)) }
                return nil
            }
            func number(from text: String) -> NSNumber? {
                var digits = ""
                for letter in text {
                    if letter.isNumber || letter == "-" {
                        digits.append(letter)
                    } else if String(letter) == point {
                        digits.append(".")
                    } else if String(letter) != groups, !isLenient, !"$€£¥% \u{A0}".contains(letter) {
                        return nil
                    }
                }
                guard digits.contains(where: { $0.isNumber }), let number = Decimal(string: digits) else { return nil }
                return NSNumber(decimal: numberStyle == .percent ? number / 100 : number)
            }
            static func localizedString(from number: NSNumber, number style: Style) -> String {
                let formatter = NumberFormatter()
                formatter.numberStyle = style
                return formatter.string(from: number) ?? ""
            }
        }
        extension Int {
            init(truncating number: NSNumber) { self = number.intValue }
            init?(exactly number: NSNumber) { self = number.intValue }
        }
        extension Double {
            init(truncating number: NSNumber) { self = number.doubleValue }
        }
        """#
}
