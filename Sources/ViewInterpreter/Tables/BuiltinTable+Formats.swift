import ViewRuntime

/// Formats of numbers and lists: `.number`, `.percent`, `.currency(code:)` and what is added to them.
extension BuiltinTable {
    mutating func addFormats() {
        func style(_ text: String, _ make: @escaping @Sendable (BuiltinCall) -> NumberFormatStyle.Kind) {
            constant("FormatStyle", text) { .native(.numberFormat(NumberFormatStyle(kind: make($0)))) }
        }
        style("number: FormatStyle") { _ in .number }
        style("percent: FormatStyle") { _ in .percent }
        style("currency(code: String) -> FormatStyle") { .currency($0.string(0) ?? "USD") }
        for parameters in ["style: ByteCountStyle", "style: ByteCountStyle, spellsOutZero: Bool"] {
            style("byteCount(\(parameters)) -> FormatStyle") { c in
                .byteCount(isBinary: ["memory", "binary"].contains(c.optionName(0)))
            }
        }
        options("ByteCountStyle", ["file", "memory", "decimal", "binary"])
        changing("precision(_ precision: FormatStyle.Precision) -> FormatStyle") { style, c in
            guard let precision = c.arguments[0].numberFormat else { return }
            style.fraction = precision.fraction
            style.significant = precision.significant
            style.integerDigits = precision.integerDigits
        }
        changing("grouping(_ grouping: FormatStyle.Grouping) -> FormatStyle") { style, c in
            style.isGrouped = c.optionName(0) != "never"
        }
        changing("notation(_ notation: FormatStyle.Notation) -> FormatStyle") { style, c in
            style.notation = NumberFormatStyle.Notation(rawValue: c.optionName(0)) ?? .automatic
        }
        changing("sign(strategy: FormatStyle.Sign) -> FormatStyle") { style, c in
            style.sign = c.numberSign(0)
        }
        changing("locale(_ locale: Locale) -> FormatStyle") { style, c in style.locale = c.optionName(0) }
        changing("presentation(_ presentation: FormatStyle.Presentation) -> FormatStyle") { style, c in
            style.currencyName = NumberFormatStyle.CurrencyName(rawValue: c.optionName(0)) ?? .standard
        }
        changing("decimalSeparator(strategy: FormatStyle.DecimalSeparator) -> FormatStyle") { style, c in
            style.alwaysShowsPoint = c.optionName(0) == "always"
        }
        changing("scale(_ scale: Double) -> FormatStyle") { style, c throws(Failure) in
            style.scale = try c.finite(0, "scale")
        }
        changing(
            "rounded(rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Double? = nil) -> FormatStyle"
        ) { style, c throws(Failure) in
            style.increment = try c.finite(1, "increment") ?? (c.isMissing(0) ? nil : 1)
            style.rule = c.arguments[0].roundingRule
        }
        options("FormatStyle.Grouping", ["never", "automatic"])
        options("FormatStyle.Notation", ["automatic", "scientific", "compactName"])
        options("FormatStyle.Presentation", ["standard", "narrow", "isoCode", "fullName"])
        options("FormatStyle.DecimalSeparator", ["automatic", "always"])
        addSigns()
        addPrecisions()
        addLists()
    }

    private mutating func addSigns() {
        options("FormatStyle.Sign", ["automatic", "never", "accounting"])
        for zero in ["includingZero", "showZero"] {
            constant("FormatStyle.Sign", "always(\(zero): Bool = true) -> FormatStyle.Sign") { c in
                .native(.option(type: "FormatStyle.Sign", name: c.bool(0) ?? true ? "always" : "alwaysExceptZero"))
            }
        }
    }

    private mutating func changing(
        _ text: String,
        _ change: @escaping @Sendable (inout NumberFormatStyle, BuiltinCall) throws(Failure) -> Void
    ) {
        member("FormatStyle", text) { c throws(Failure) in
            guard var style = c.receiver.numberFormat else { return c.receiver }
            try change(&style, c)
            return .native(.numberFormat(style))
        }
    }

    private mutating func addPrecisions() {
        func precision(
            _ text: String,
            _ set: @escaping @Sendable (inout NumberFormatStyle, ClosedRange<Int>) -> Void
        ) {
            constant("FormatStyle.Precision", text) { c in
                var style = NumberFormatStyle(kind: .number)
                set(&style, c.arguments[0].digitLimits)
                return .native(.numberFormat(style))
            }
        }
        for type in ["Int", "Range<Int>"] {
            precision("fractionLength(_ limits: \(type)) -> FormatStyle.Precision") { $0.fraction = $1 }
            precision("significantDigits(_ limits: \(type)) -> FormatStyle.Precision") { $0.significant = $1 }
            precision("integerLength(_ limits: \(type)) -> FormatStyle.Precision") { $0.integerDigits = $1 }
        }
        for type in ["Int", "Range<Int>"] {
            let labels = type == "Int" ? ("integer", "fraction") : ("integerLimits", "fractionLimits")
            constant(
                "FormatStyle.Precision",
                "integerAndFractionLength(\(labels.0): \(type), \(labels.1): \(type)) -> FormatStyle.Precision"
            ) { c in
                var style = NumberFormatStyle(kind: .number, fraction: c.arguments[1].digitLimits)
                style.integerDigits = c.arguments[0].digitLimits
                return .native(.numberFormat(style))
            }
        }
    }

    /// `["a", "b"].formatted()`, and the same with `.list(type:)`.
    private mutating func addLists() {
        options("ListStyle.Kind", ["and", "or"])
        options("ListStyle.Width", ["standard", "short", "narrow"])
        constant("ListStyle", "list(type: ListStyle.Kind, width: ListStyle.Width = .standard) -> ListStyle") { c in
            .native(.listFormat(ListFormat(isChoice: c.optionName(0) == "or")))
        }
        member("ListStyle", "locale(_ locale: Locale) -> ListStyle") { c in
            guard case .native(let box) = c.receiver, case .listFormat(var format) = box.native else {
                return c.receiver
            }
            format.locale = c.optionName(0)
            return .native(.listFormat(format))
        }
        member("Sequence", "formatted() -> String", isPure: false) { c throws(Failure) in
            try c.joined(by: ListFormat(isChoice: false))
        }
        member("Sequence", "formatted(_ style: ListStyle) -> String", isPure: false) { c throws(Failure) in
            guard case .listFormat(let format)? = c.native(0) else { return c.receiver }
            return try c.joined(by: format)
        }
    }
}

extension BuiltinCall {
    /// The receiver's elements as a list in words.
    fileprivate func joined(by format: ListFormat) throws(Failure) -> Value {
        try made(try localized(.list(try elements().map(\.description), format)))
    }

    /// A number of a format, which stops the program where Foundation does: where it is infinite.
    fileprivate func finite(_ index: Int, _ name: String) throws(Failure) -> Double? {
        guard let number = double(index) else { return nil }
        if number.isInfinite { throw trap("the \(name) of a format cannot be \(number)") }
        return number
    }

    fileprivate func numberSign(_ index: Int) -> NumberFormatStyle.Sign {
        switch optionName(index) {
        case "never": .never
        case "accounting": .accounting
        case "always": .always(includingZero: true)
        case "alwaysExceptZero": .always(includingZero: false)
        default: .automatic
        }
    }
}

extension Value {
    /// The fewest and most digits that a length or a range of lengths says.
    fileprivate var digitLimits: ClosedRange<Int> {
        switch self {
        case .int(let count): return max(count, 0)...max(count, 0)
        case .closedIntRange(let lower, let upper): return max(lower, 0)...max(upper, lower, 0)
        case .intRange(let lower, let upper): return max(lower, 0)...max(upper - 1, lower, 0)
        case .range(let range):
            let lower = range.lower?.integer ?? 0
            return max(lower, 0)...max(range.upper?.integer ?? NumberFormat.mostDigits, lower, 0)
        default: return 0...3
        }
    }

    var roundingRule: FloatingPointRoundingRule {
        switch optionName {
        case "up": .up
        case "down": .down
        case "towardZero": .towardZero
        case "awayFromZero": .awayFromZero
        case "toNearestOrAwayFromZero": .toNearestOrAwayFromZero
        default: .toNearestOrEven
        }
    }
}
