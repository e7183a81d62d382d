/// How `formatted(_:)` and `format:` write numbers, in English as in the United States.
struct NumberFormatStyle: Equatable {
    enum Kind: Equatable {
        case number
        case percent
        /// By its ISO code.
        case currency(String)
    }

    var kind: Kind
    /// The fewest and most digits after the point.
    var fraction: ClosedRange<Int>?
    /// The fewest and most digits that say something.
    var significant: ClosedRange<Int>?
    /// The fewest digits before the point.
    var integerDigits: Int?
    var isGrouped = true
    /// True for `1.2K`.
    var isCompact = false
    var showsPlus = false
    /// Numbers are rounded to a multiple of this.
    var increment: Double?
    var rule: FloatingPointRoundingRule = .toNearestOrEven

    func format(_ value: Value) -> String {
        var number = value.number ?? 0
        let isWhole = value.integer != nil
        if let increment, increment > 0 { number = (number / increment).rounded(rule) * increment }
        if kind == .percent, !isWhole { number *= 100 }
        let isNegative = number < 0
        let digits = isCompact ? compact(number.magnitude) : digits(number.magnitude, isWhole: isWhole)
        let sign = isNegative ? "-" : showsPlus && number > 0 ? "+" : ""
        switch kind {
        case .number: return sign + digits
        case .percent: return sign + digits + "%"
        case .currency(let code):
            let symbol = Self.symbols[code] ?? code + "\u{A0}"
            return sign + symbol + digits
        }
    }

    /// Symbols of currencies in American English; others are told by their code.
    private static let symbols: [String: String] = [
        "USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "CNY": "CN¥", "INR": "₹", "KRW": "₩", "BRL": "R$", "CAD": "CA$",
        "AUD": "A$", "MXN": "MX$", "NZD": "NZ$", "ILS": "₪", "VND": "₫", "TWD": "NT$", "HKD": "HK$", "PHP": "₱",
    ]
    private static let withoutCents: Set<String> = ["JPY", "KRW", "VND", "CLP", "ISK"]

    private func digits(_ number: Double, isWhole: Bool) -> String {
        var limits = fraction
        if let significant {
            let before = number < 1 ? 0 : NumberFormat.fixed(number.rounded(.down), decimals: 0).count
            limits = max(significant.lowerBound - before, 0)...max(significant.upperBound - before, 0)
        }
        if limits == nil, case .currency(let code) = kind {
            limits = Self.withoutCents.contains(code) ? 0...0 : 2...2
        }
        let range = limits ?? (isWhole && kind != .percent ? 0...0 : 0...(kind == .percent ? 6 : 3))
        var text = NumberFormat.fixed(number, decimals: min(range.upperBound, 15))
        if text.contains(".") {
            let least = range.lowerBound
            while text.hasSuffix("0"), text.split(separator: ".").last.map(\.count) ?? 0 > least { text.removeLast() }
            if text.hasSuffix(".") { text.removeLast() }
        }
        return grouped(text)
    }

    /// Puts commas between groups of three digits.
    private func grouped(_ text: String) -> String {
        let parts = text.split(separator: ".", maxSplits: 1)
        var whole = String(parts.first ?? "0")
        whole =
            String(repeating: "0", count: max(min(integerDigits ?? 0, NumberFormat.mostDigits) - whole.count, 0))
            + whole
        var result = ""
        for (index, digit) in whole.enumerated() {
            if isGrouped, index > 0, (whole.count - index) % 3 == 0 { result.append(",") }
            result.append(digit)
        }
        return parts.count > 1 ? result + "." + parts[1] : result
    }

    /// The number with two digits that say something and a letter for its size.
    private func compact(_ number: Double) -> String {
        let sizes: [(Double, String)] = [(1e12, "T"), (1e9, "B"), (1e6, "M"), (1e3, "K")]
        for (size, letter) in sizes where number >= size {
            let scaled = number / size
            let decimals = scaled < 10 ? 1 : 0
            var text = NumberFormat.fixed(scaled, decimals: decimals)
            if text.hasSuffix(".0") { text.removeLast(2) }
            return text + letter
        }
        return digits(number, isWhole: number == number.rounded())
    }
}

/// Writes values by a format.
enum FormatText {
    static func apply(_ format: Value, to value: Value) -> String {
        guard let style = format.numberFormat else { return value.description }
        return style.format(value)
    }
}

extension Value {
    /// The format of numbers that the value is.
    var numberFormat: NumberFormatStyle? {
        guard case .native(let box) = self, case .numberFormat(let style) = box.native else { return nil }
        return style
    }
}
