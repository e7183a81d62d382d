import LayoutCore

/// A value of the environment in words, as a program would write it.
package struct EnvironmentEntry: Hashable, Sendable {
    /// The name of the `EnvironmentValues` property, or of the modifier that sets it.
    package var name: String
    package var value: String
}

extension EnvironmentValues {
    /// The values that are not those of `outer`; without one, those that the device and its owner set.
    func entries(differingFrom outer: EnvironmentValues?) -> [EnvironmentEntry] {
        guard let outer else { return Array(entries.prefix(Self.sceneEntryCount)) }
        if outer === self { return [] }
        return zip(entries, outer.entries).filter { $0 != $1 }.map(\.0)
    }

    private static let sceneEntryCount = 4

    /// All values that change how views look or react, in a fixed order; those that the scene sets come first.
    private var entries: [EnvironmentEntry] {
        let styles = foregroundStyles.isEmpty ? ".primary" : foregroundStyles.map(\.words).joined(separator: ", ")
        let entries: [(String, String)] = [
            ("colorScheme", ".\(colorScheme)"),
            ("dynamicTypeSize", ".\(dynamicTypeSize)"),
            ("layoutDirection", ".\(layoutDirection)"),
            ("locale", locale),
            ("font", (font ?? FontValue(base: .textStyle(.body))).words),
            ("fontWeight", fontWeight.map { ".\($0)" } ?? "nil"),
            ("fontDesign", fontDesign.map { $0 == .standard ? ".default" : ".\($0)" } ?? "nil"),
            ("italic", "\(isItalic)"),
            ("monospacedDigit", "\(isMonospacedDigit)"),
            ("underline", "\(isUnderlined)"),
            ("strikethrough", "\(isStruckThrough)"),
            ("foregroundStyle", styles),
            ("tint", tint?.words ?? "nil"),
            ("lineLimit", lineLimit.map { "\($0)" } ?? "nil"),
            ("lineSpacing", "\(lineSpacing)"),
            ("tracking", "\(tracking)"),
            ("kerning", "\(kerning)"),
            ("baselineOffset", "\(baselineOffset)"),
            ("multilineTextAlignment", ".\(multilineTextAlignment)"),
            ("truncationMode", ".\(truncationMode)"),
            ("minimumScaleFactor", "\(minimumScaleFactor)"),
            ("textCase", textCase.map { ".\($0)" } ?? "nil"),
            ("imageScale", ".\(imageScale)"),
            ("isEnabled", "\(isEnabled)"),
            ("allowsHitTesting", "\(allowsHitTesting)"),
            ("redactionReasons", redactionIsPlaceholder ? ".placeholder" : "[]"),
        ]
        return entries.map(EnvironmentEntry.init)
    }
}

extension FontValue {
    /// The font as a program would write it.
    fileprivate var words: String {
        var words =
            switch base {
            case .textStyle(let style): ".\(style)"
            case .system(let size): ".system(size: \(size))"
            case .custom(let name, let size, let style):
                ".custom(\"\(name)\", size: \(size)" + (style.map { ", relativeTo: .\($0))" } ?? ")")
            }
        if let weight { words += ".weight(.\(weight))" }
        if let design, design != .standard { words += ".design(.\(design))" }
        if isItalic { words += ".italic()" }
        if isMonospacedDigit { words += ".monospacedDigit()" }
        return words
    }
}

extension StyleValue {
    /// The style as a program would write it.
    fileprivate var words: String {
        switch self {
        case .color(let color): color.words
        case .linearGradient(let stops, _, _): "linearGradient of \(stops.count) colors"
        case .radialGradient(let stops, _, _, _): "radialGradient of \(stops.count) colors"
        case .material(let name): ".\(name)"
        case .hierarchical(let level):
            [".primary", ".secondary", ".tertiary", ".quaternary"][min(max(level, 0), 3)]
        case .tint: ".tint"
        case .background: ".background"
        case .opacity(let style, let opacity): "\(style.words).opacity(\(opacity))"
        }
    }
}

extension ColorValue {
    /// The colour as a program would write it.
    fileprivate var words: String {
        switch self {
        case .named(let name): ".\(name)"
        case .rgba(let red, let green, let blue, let alpha):
            "Color(red: \(red), green: \(green), blue: \(blue)" + (alpha == 1 ? ")" : ", opacity: \(alpha))")
        case .opacity(let color, let opacity): "\(color.words).opacity(\(opacity))"
        }
    }
}
