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
            style.isCompact = c.optionName(0) == "compactName"
        }
        changing("sign(strategy: FormatStyle.Sign) -> FormatStyle") { style, c in
            style.showsPlus = c.optionName(0) == "always"
        }
        changing("locale(_ locale: T) -> FormatStyle") { _, _ in }
        changing("presentation(_ presentation: FormatStyle.Presentation) -> FormatStyle") { _, _ in }
        changing("scale(_ scale: Double) -> FormatStyle") { _, _ in }
        changing(
            "rounded(rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Double? = nil) -> FormatStyle"
        ) { style, c in
            style.increment = c.double(1) ?? (c.isMissing(0) ? nil : 1)
            style.rule = c.arguments[0].roundingRule
        }
        options("FormatStyle.Grouping", ["never", "automatic"])
        options("FormatStyle.Notation", ["automatic", "scientific", "compactName"])
        options("FormatStyle.Presentation", ["standard", "narrow", "isoCode", "fullName"])
        options("FormatStyle.Sign", ["automatic", "never"])
        constant("FormatStyle.Sign", "always(includingZero: Bool = true, showZero: Bool = true) -> FormatStyle.Sign") {
            _ in
            .native(.option(type: "FormatStyle.Sign", name: "always"))
        }
        addPrecisions()
        addLists()
    }

    private mutating func changing(
        _ text: String,
        _ change: @escaping @Sendable (inout NumberFormatStyle, BuiltinCall) -> Void
    ) {
        member("FormatStyle", text) { c in
            guard var style = c.receiver.numberFormat else { return c.receiver }
            change(&style, c)
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
            precision("integerLength(_ limits: \(type)) -> FormatStyle.Precision") { $0.integerDigits = $1.lowerBound }
        }
        constant(
            "FormatStyle.Precision",
            "integerAndFractionLength(integer: Int, fraction: Int) -> FormatStyle.Precision"
        ) {
            c in
            var style = NumberFormatStyle(kind: .number)
            style.integerDigits = c.int(0)
            style.fraction = (c.int(1) ?? 0)...max(c.int(1) ?? 0, 0)
            return .native(.numberFormat(style))
        }
    }

    /// `["a", "b"].formatted()`, and the same with `.list(type:)`.
    private mutating func addLists() {
        options("ListStyle.Kind", ["and", "or"])
        options("ListStyle.Width", ["standard", "short", "narrow"])
        constant("ListStyle", "list(type: ListStyle.Kind, width: ListStyle.Width = .standard) -> ListStyle") { c in
            .native(.option(type: "ListStyle", name: c.optionName(0)))
        }
        member("ListStyle", "locale(_ locale: T) -> ListStyle") { $0.receiver }
        member("Sequence", "formatted() -> String") { c throws(Failure) in
            try c.made(Self.list(try c.elements().map(\.description), "and"))
        }
        member("Sequence", "formatted(_ style: ListStyle) -> String") { c throws(Failure) in
            try c.made(Self.list(try c.elements().map(\.description), c.optionName(0)))
        }
    }

    private static func list(_ parts: [String], _ word: String) -> String {
        switch parts.count {
        case 0: ""
        case 1: parts[0]
        case 2: parts[0] + " " + word + " " + parts[1]
        default: parts.dropLast().joined(separator: ", ") + ", " + word + " " + (parts.last ?? "")
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
            return max(lower, 0)...max(range.upper?.integer ?? 15, lower, 0)
        default: return 0...3
        }
    }

    fileprivate var roundingRule: FloatingPointRoundingRule {
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
