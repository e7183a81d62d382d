// Styles that refer to others: levels of the foreground style, the tint, the accent colour.
//
// What the environment holds never refers to itself: a style that is set is bound to what was there before it. So a level
// leads to a style without levels, a tint to one without tints or levels, and looking one up always ends.
extension EnvironmentValues {
    /// The style that a level of the foreground style stands for: as set, else a part of the first one, else a label's colour.
    ///
    /// The result has no level in it. 0 is the primary level, 3 the quaternary one.
    func foregroundStyle(atLevel level: Int) -> StyleValue {
        let level = min(max(level, 0), Self.levelFactors.count - 1)
        if level < foregroundStyles.count { return foregroundStyles[level] }
        guard let first = foregroundStyles.first else { return .color(.named(Self.labelColors[level])) }
        return first.withOpacity(Self.levelFactors[level])
    }

    private static let labelColors = ["label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel"]
    /// Ours: what the levels of a style have of its opacity.
    private static let levelFactors = [1, 0.5, 0.25, 0.2]

    /// A foreground style as it stands inside, its levels being those of the style around.
    func bindingLevels(of style: StyleValue) -> StyleValue {
        switch style {
        case .hierarchical(let level): foregroundStyle(atLevel: level)
        case .opacity(let base, let factor): bindingLevels(of: base).withOpacity(factor)
        case .color, .linearGradient, .radialGradient, .material, .tint, .background: style
        }
    }

    /// A tint as it stands inside, what it refers to being that of the views around.
    func bindingReferences(of tint: StyleValue) -> StyleValue {
        switch tint {
        case .hierarchical(let level): return bindingReferences(of: foregroundStyle(atLevel: level))
        case .tint: return accent
        case .opacity(let base, let factor): return bindingReferences(of: base).withOpacity(factor)
        case .color(let color): return bindingAccent(in: color)
        case .linearGradient(let stops, let start, let end):
            return .linearGradient(stops: bindingAccent(in: stops), start: start, end: end)
        case .radialGradient(let stops, let center, let startRadius, let endRadius):
            return .radialGradient(
                stops: bindingAccent(in: stops),
                center: center,
                startRadius: startRadius,
                endRadius: endRadius
            )
        case .material, .background: return tint
        }
    }

    /// The tint, or the colour that an app without one has: blue (Apple's guidelines).
    private var accent: StyleValue { tint ?? .color(.named("blue")) }

    private func bindingAccent(in color: ColorValue) -> StyleValue {
        switch color {
        case .named("accentColor"): accent
        case .opacity(let base, let factor): bindingAccent(in: base).withOpacity(factor)
        case .named, .rgba: .color(color)
        }
    }

    private func bindingAccent(in stops: [GradientStop]) -> [GradientStop] {
        stops.map { stop in
            // A stop has one colour, so of a tint that is a gradient it takes the first.
            GradientStop(color: bindingAccent(in: stop.color).firstColor ?? stop.color, location: stop.location)
        }
    }
}

extension StyleValue {
    /// The style, its opacity multiplied; one factor stands for several.
    fileprivate func withOpacity(_ factor: Double) -> StyleValue {
        if factor == 1 { return self }
        if case .opacity(let base, let own) = self { return .opacity(base, own * factor) }
        return .opacity(self, factor)
    }

    /// The colour of a style, or its first one; `nil` for what has none of its own.
    fileprivate var firstColor: ColorValue? {
        switch self {
        case .color(let color): color
        case .opacity(let base, let factor): base.firstColor.map { .opacity($0, factor) }
        case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _): stops.first?.color
        case .background: .named("systemBackground")
        case .material, .hierarchical, .tint: nil
        }
    }
}
