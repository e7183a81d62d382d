import LayoutCore
import ViewRuntime

/// Modifiers of text and of the environment, and those that are accepted without effect.
extension BuiltinTable {
    mutating func addTextModifiers() {
        modifier("font(_ font: Font?)") { c in .environment(.font(c.font(0))) }
        modifier("fontWeight(_ weight: Font.Weight?)") { c in .environment(.fontWeight(c.fontWeight(0))) }
        modifier("fontDesign(_ design: Font.Design?)", .approximate("only monospaced letters have widths of their own"))
        { c in .environment(.fontDesign(c.fontDesign(0))) }
        modifier("bold(_ isActive: Bool = true)") { c in .environment(.fontWeight(c.bool(0) == false ? nil : .bold)) }
        modifier("italic(_ isActive: Bool = true)") { .environment(.italic($0.bool(0) ?? true)) }
        modifier("monospaced(_ isActive: Bool = true)") { c in
            .environment(.fontDesign(c.bool(0) == false ? nil : .monospaced))
        }
        modifier("monospacedDigit()") { _ in .environment(.monospacedDigit) }
        for name in ["underline", "strikethrough"] {
            let isUnderline = name == "underline"
            @Sendable func change(_ c: BuiltinCall) -> ModifierValue.Kind {
                .environment(isUnderline ? .underline(c.bool(0) ?? true) : .strikethrough(c.bool(0) ?? true))
            }
            modifier("\(name)(_ isActive: Bool = true)") { change($0) }
            modifier(
                "\(name)(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil)",
                .plainLine
            ) { change($0) }
        }
        modifier("lineLimit(_ number: Int?)") {
            .environment(.lineLimit($0.int(0).map { max($0, 1) }, reserved: 0))
        }
        modifier("lineLimit(_ limit: Int, reservesSpace: Bool)") { c in
            let limit = max(c.int(0) ?? 1, 1)
            return .environment(.lineLimit(limit, reserved: c.bool(1) == true ? limit : 0))
        }
        modifier("lineLimit(_ limit: Range<Int>)") { c in
            .environment(.lineLimit(c.upperBound(0), reserved: c.lowerBound(0)))
        }
        modifier("lineSpacing(_ spacing: CGFloat)") { .environment(.lineSpacing($0.double(0) ?? 0)) }
        modifier("tracking(_ tracking: CGFloat)") { .environment(.tracking($0.double(0) ?? 0)) }
        modifier("kerning(_ kerning: CGFloat)") { .environment(.kerning($0.double(0) ?? 0)) }
        modifier("baselineOffset(_ offset: CGFloat)") { .environment(.baselineOffset($0.double(0) ?? 0)) }
        modifier("multilineTextAlignment(_ alignment: TextAlignment)") { c in
            if case .textAlignment(let alignment)? = c.native(0) {
                .environment(.multilineTextAlignment(alignment))
            } else {
                .environment(.multilineTextAlignment(.leading))
            }
        }
        modifier("truncationMode(_ mode: Text.TruncationMode)") { c in
            let mode: TruncationMode =
                switch c.optionName(0) {
                case "head": .head
                case "middle": .middle
                default: .tail
                }
            return .environment(.truncationMode(mode))
        }
        modifier("minimumScaleFactor(_ factor: CGFloat)") {
            .environment(.minimumScaleFactor(min(max($0.double(0) ?? 1, 0.01), 1)))
        }
        modifier("textCase(_ textCase: Text.Case?)") { c in
            let value: LetterCase? =
                switch c.optionName(0) {
                case "uppercase": .uppercase
                case "lowercase": .lowercase
                default: nil
                }
            return .environment(.textCase(value))
        }
        modifier("imageScale(_ scale: Image.Scale)") { c in
            let scale: ImageScale =
                switch c.optionName(0) {
                case "small": .small
                case "large": .large
                default: .medium
                }
            return .environment(.imageScale(scale))
        }
        options("Text.TruncationMode", ["head", "middle", "tail"])
        options("Text.Case", ["uppercase", "lowercase"])
        options("Image.Scale", ["small", "medium", "large"])
        options("Text.LineStyle.Pattern", ["solid", "dash", "dot", "dashDot"])
        for (name, alignment) in [("leading", TextAlignment.leading), ("center", .center), ("trailing", .trailing)] {
            constant("TextAlignment", "\(name): TextAlignment") { _ in .native(.textAlignment(alignment)) }
        }
    }

    mutating func addEnvironmentModifiers() {
        modifier("foregroundStyle(_ primary: ShapeStyle)") {
            .environment(.foregroundStyle([$0.style(0) ?? .hierarchical(0)]))
        }
        modifier("foregroundStyle(_ primary: ShapeStyle, _ secondary: ShapeStyle)") {
            .environment(.foregroundStyle([$0.style(0) ?? .hierarchical(0), $0.style(1) ?? .hierarchical(1)]))
        }
        modifier("foregroundStyle(_ primary: ShapeStyle, _ secondary: ShapeStyle, _ tertiary: ShapeStyle)") {
            .environment(
                .foregroundStyle([
                    $0.style(0) ?? .hierarchical(0), $0.style(1) ?? .hierarchical(1), $0.style(2) ?? .hierarchical(2),
                ])
            )
        }
        modifier("foregroundColor(_ color: Color?)") { .environment(.foregroundStyle($0.style(0).map { [$0] } ?? [])) }
        modifier("tint(_ tint: ShapeStyle?)") { .environment(.tint($0.style(0))) }
        modifier("accentColor(_ color: Color?)") { .environment(.tint($0.style(0))) }
        modifier("disabled(_ disabled: Bool)") { .environment(.disabled($0.bool(0) ?? false)) }
        modifier("allowsHitTesting(_ enabled: Bool)") { .environment(.allowsHitTesting($0.bool(0) ?? true)) }
        modifier(
            "redacted(reason: RedactionReasons)",
            .approximate("texts and images become grey bars and boxes whose look is chosen; other reasons do nothing")
        ) { c in
            let isPlaceholder = c.array(0).contains { $0.styleName == "placeholder" }
            return .environment(.redactedPlaceholder(isPlaceholder || c.optionName(0) == "placeholder"))
        }
        modifier("unredacted()") { _ in .environment(.redactedPlaceholder(false)) }
        for name in ["preferredColorScheme", "colorScheme"] {
            modifier("\(name)(_ scheme: ColorScheme?)") { c in
                if case .colorScheme(let scheme)? = c.native(0) {
                    .environment(.colorScheme(scheme))
                } else {
                    .ignored(name: name)
                }
            }
        }
        modifier("dynamicTypeSize(_ size: DynamicTypeSize)") { c in
            if case .dynamicTypeSize(let size)? = c.native(0) {
                .environment(.dynamicTypeSize(size))
            } else {
                .ignored(name: "dynamicTypeSize")
            }
        }
        modifier("dynamicTypeSize(_ range: Range<DynamicTypeSize>)") {
            .environment(.dynamicTypeSizeRange($0.dynamicTypeSizes(0)))
        }
        modifier("flipsForRightToLeftLayoutDirection(_ enabled: Bool)") {
            .flipsForRightToLeftLayoutDirection($0.bool(0) ?? false)
        }
        options("RedactionReasons", ["placeholder", "privacy", "invalidated"])
    }
}

extension BuiltinCall {
    func font(_ index: Int) -> FontValue? {
        switch native(index) {
        case .font(let font)?: font
        case .textStyle(let style)?: FontValue(base: .textStyle(style))
        default: nil
        }
    }

    func fontWeight(_ index: Int) -> FontWeight? {
        if case .fontWeight(let weight)? = native(index) { return weight }
        return nil
    }

    func fontDesign(_ index: Int) -> FontDesign? {
        if case .fontDesign(let design)? = native(index) { return design }
        return nil
    }

    /// The type sizes of a range, which goes on to the smallest or largest one where it has no bound.
    func dynamicTypeSizes(_ index: Int) -> ClosedRange<DynamicTypeSize> {
        func size(_ value: Value?) -> DynamicTypeSize? {
            guard case .native(let box)? = value, case .dynamicTypeSize(let size) = box.native else { return nil }
            return size
        }
        guard case .range(let range) = arguments[index] else { return .xSmall ... .accessibility5 }
        let least = size(range.lower) ?? .xSmall
        var most = size(range.upper) ?? .accessibility5
        if !range.isClosed, range.upper != nil { most = DynamicTypeSize(rawValue: most.rawValue - 1) ?? most }
        return least...max(least, most)
    }

    /// The first number of a range; 0 for one without a beginning.
    func lowerBound(_ index: Int) -> Int {
        switch arguments[index] {
        case .intRange(let lower, _), .closedIntRange(let lower, _): lower
        case .range(let range): range.lower?.integer ?? 0
        default: 0
        }
    }

    func upperBound(_ index: Int) -> Int? {
        switch arguments[index] {
        case .intRange(_, let upper): max(upper - 1, 1)
        case .closedIntRange(_, let upper): max(upper, 1)
        case .range(let range): range.upper?.integer
        default: nil
        }
    }
}
