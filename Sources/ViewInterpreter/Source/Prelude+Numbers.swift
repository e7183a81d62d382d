extension Prelude {
    /// `NumberFormatter` and the numbers that it takes.
    static let numberFormatter = #"""
        struct NSNumber: Hashable {
            var doubleValue: Double
            init(value: Double) { doubleValue = value }
            init(value: Int) { doubleValue = Double(value) }
            init(value: Bool) { doubleValue = value ? 1 : 0 }
            init(integerLiteral value: Int) { doubleValue = Double(value) }
            init(floatLiteral value: Double) { doubleValue = value }
            var intValue: Int { Int(doubleValue) }
            var boolValue: Bool { doubleValue != 0 }
            var stringValue: String { doubleValue == doubleValue.rounded() ? "\(Int(doubleValue))" : "\(doubleValue)" }
        }
        class NumberFormatter {
            enum Style: Int { case none, decimal, currency, percent, scientific, spellOut, ordinal }
            var numberStyle: Style = .none
            var locale: Locale? = nil
            var currencyCode: String? = nil
            var currencySymbol: String? = nil
            var minimumFractionDigits: Int? = nil
            var maximumFractionDigits: Int? = nil
            var minimumIntegerDigits = 1
            var usesGroupingSeparator = true
            var positivePrefix = ""
            private var chosenLocale: Locale { locale ?? Locale.current }
            func string(from number: NSNumber) -> String? {
                let value = number.doubleValue
                let isMoney = numberStyle == .currency
                let most = maximumFractionDigits ?? (isMoney ? 2 : numberStyle == .decimal ? 3 : 0)
                let least = min(minimumFractionDigits ?? (isMoney ? 2 : 0), max(most, minimumFractionDigits ?? 0))
                let limits = least...max(most, least)
                var plain = FormatStyle.number.precision(.fractionLength(limits)).locale(chosenLocale)
                if !usesGroupingSeparator || numberStyle == .none { plain = plain.grouping(.never) }
                switch numberStyle {
                case .currency:
                    if let currencySymbol {
                        return (value < 0 ? "-" : "") + currencySymbol + abs(value).formatted(plain)
                    }
                    let code = currencyCode ?? chosenLocale.currencyCode ?? "USD"
                    let hasOwnDigits = minimumFractionDigits != nil || maximumFractionDigits != nil
                    let style = FormatStyle.currency(code: code).locale(chosenLocale)
                    return value.formatted(hasOwnDigits ? style.precision(.fractionLength(limits)) : style)
                case .percent:
                    return value.formatted(.percent.precision(.fractionLength(limits)).locale(chosenLocale))
                case .ordinal:
                    let number = Int(value)
                    let tail = number % 100 / 10 == 1 ? "th" : ["th", "st", "nd", "rd"][number % 10 < 4 ? number % 10 : 0]
                    return number.formatted() + tail
                default: return value.formatted(plain)
                }
            }
            func string(for value: Any?) -> String? {
                if let number = value as? Int { return string(from: NSNumber(value: number)) }
                if let number = value as? Double { return string(from: NSNumber(value: number)) }
                return nil
            }
            func number(from text: String) -> NSNumber? {
                let point = chosenLocale.decimalSeparator ?? "."
                let digits = text.filter { $0.isNumber || String($0) == point || $0 == "-" }
                return Double(digits.replacingOccurrences(of: point, with: ".")).map { NSNumber(value: $0) }
            }
        }
        extension Int { init(truncating number: NSNumber) { self = number.intValue } }
        extension Double { init(truncating number: NSNumber) { self = number.doubleValue } }
        """#
}
