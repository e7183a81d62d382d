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
            var currencyCode: String? = "USD"
            var currencySymbol: String? = nil
            var minimumFractionDigits: Int? = nil
            var maximumFractionDigits: Int? = nil
            var minimumIntegerDigits = 1
            var usesGroupingSeparator = true
            var positivePrefix = ""
            func string(from number: NSNumber) -> String? {
                let value = number.doubleValue
                let isMoney = numberStyle == .currency
                let most = maximumFractionDigits ?? (isMoney ? 2 : numberStyle == .decimal ? 3 : 0)
                let least = min(minimumFractionDigits ?? (isMoney ? 2 : 0), max(most, minimumFractionDigits ?? 0))
                let limits = least...max(most, least)
                switch numberStyle {
                case .currency:
                    let text = abs(value).formatted(.number.precision(.fractionLength(limits)))
                    let symbol = currencySymbol ?? ["USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥"][currencyCode ?? ""] ?? (currencyCode ?? "") + "\u{A0}"
                    return (value < 0 ? "-" : "") + symbol + text
                case .percent: return value.formatted(.percent.precision(.fractionLength(limits)))
                case .ordinal:
                    let number = Int(value)
                    let tail = number % 100 / 10 == 1 ? "th" : ["th", "st", "nd", "rd"][number % 10 < 4 ? number % 10 : 0]
                    return number.formatted() + tail
                case .none: return value.formatted(.number.precision(.fractionLength(limits)).grouping(.never))
                default:
                    return usesGroupingSeparator
                        ? value.formatted(.number.precision(.fractionLength(limits)))
                        : value.formatted(.number.precision(.fractionLength(limits)).grouping(.never))
                }
            }
            func string(for value: Any?) -> String? {
                if let number = value as? Int { return string(from: NSNumber(value: number)) }
                if let number = value as? Double { return string(from: NSNumber(value: number)) }
                return nil
            }
            func number(from text: String) -> NSNumber? {
                Double(text.filter { $0 != "," && $0 != "$" && $0 != "%" }).map { NSNumber(value: $0) }
            }
        }
        extension Int { init(truncating number: NSNumber) { self = number.intValue } }
        extension Double { init(truncating number: NSNumber) { self = number.doubleValue } }
        """#
}
