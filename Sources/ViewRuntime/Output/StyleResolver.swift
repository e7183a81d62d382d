import LayoutCore

/// Turns styles into paint for the environment of a view.
struct StyleResolver {
    /// The colour of a system name; unknown names are grey.
    func color(named name: String, _ environment: EnvironmentValues) -> ResolvedColor {
        // `Color(.systemRed)` and `Color.red` are the same colour.
        let isDark = environment.colorScheme == .dark
        if let color = SystemColors.color(named: name, os: environment.os, isDark: isDark) { return color }
        if name.hasPrefix("system"), let first = name.dropFirst(6).first {
            let plain = first.lowercased() + name.dropFirst(7)
            if let color = SystemColors.color(named: plain, os: environment.os, isDark: isDark) { return color }
        }
        return ResolvedColor(142, 142, 147)
    }

    func color(_ value: ColorValue, _ environment: EnvironmentValues) -> ResolvedColor {
        switch value {
        case .named("accentColor"):
            guard let tint = environment.tint else { return color(named: "accentColor", environment) }
            return color(of: tint, environment)
        case .named(let name):
            return color(named: name, environment)
        case .rgba(let red, let green, let blue, let alpha):
            return ResolvedColor(byte(red), byte(green), byte(blue), alpha: min(max(alpha, 0), 1))
        case .opacity(let base, let factor):
            return color(base, environment).multipliedOpacity(factor)
        }
    }

    private func byte(_ component: Double) -> UInt8 {
        guard component > 0 else { return 0 }
        return UInt8(min(component * 255, 255).rounded())
    }

    /// The foreground style of the environment.
    func foreground(_ environment: EnvironmentValues) -> StyleValue {
        environment.foregroundStyles.first ?? .color(.named("primary"))
    }

    /// The one colour that stands for a style: a gradient's first, a material's tint.
    func color(of style: StyleValue, _ environment: EnvironmentValues) -> ResolvedColor {
        switch paint(of: style, environment) {
        case .color(let color): color
        case .gradient(let gradient): gradient.stops.first?.color ?? .clear
        case .material(_, let tint): tint
        }
    }

    func paint(of style: StyleValue, _ environment: EnvironmentValues) -> ResolvedPaint {
        switch style {
        case .color(let value):
            return .color(color(value, environment))
        case .linearGradient(let stops, let start, let end):
            return .gradient(
                ResolvedGradient(shape: .linear(start: start, end: end), stops: resolved(stops, environment))
            )
        case .radialGradient(let stops, let center, let startRadius, let endRadius):
            return .gradient(
                ResolvedGradient(
                    shape: .radial(center: center, startRadius: startRadius, endRadius: endRadius),
                    stops: resolved(stops, environment)
                )
            )
        case .material(let name):
            return .material(name: name, tint: materialTint(name, environment))
        case .hierarchical(let level):
            return paint(of: environment.foregroundStyle(atLevel: level), environment)
        case .tint:
            return .color(color(.named("accentColor"), environment))
        case .background:
            return .color(color(named: "systemBackground", environment))
        case .opacity(let base, let factor):
            return paint(of: base, environment).multipliedOpacity(factor)
        }
    }

    private func resolved(_ stops: [GradientStop], _ environment: EnvironmentValues) -> [ResolvedGradient.Stop] {
        stops.map { ResolvedGradient.Stop(color: color($0.color, environment), location: $0.location) }
    }

    /// What a material looks like over an even ground: approximate, since what lies behind it is not sampled.
    private func materialTint(_ name: String, _ environment: EnvironmentValues) -> ResolvedColor {
        let opacity =
            switch name {
            case "ultraThinMaterial": 0.44
            case "thinMaterial": 0.6
            case "thickMaterial", "bar": 0.86
            case "ultraThickMaterial": 0.94
            default: 0.74
            }
        return environment.colorScheme == .dark
            ? ResolvedColor(37, 37, 39, alpha: opacity) : ResolvedColor(246, 246, 248, alpha: opacity)
    }

    /// What a shape as a view draws.
    func content(of shape: ShapeViewValue, _ environment: EnvironmentValues) -> DisplayItem.Content {
        switch shape.paint {
        case .foreground:
            .shape(shape.shape, paint(of: foreground(environment), environment))
        case .fill(let style):
            .shape(shape.shape, paint(of: style, environment))
        case .stroke(let style, let width):
            .outline(shape.shape, paint(of: style, environment), width: width)
        case .strokeBorder(let style, let width):
            // The frame is made smaller by half the line, so that the line lies inside.
            .outline(shape.shape, paint(of: style, environment), width: width)
        }
    }
}

extension ResolvedPaint {
    func multipliedOpacity(_ factor: Double) -> ResolvedPaint {
        switch self {
        case .color(let color): return .color(color.multipliedOpacity(factor))
        case .material(let name, let tint): return .material(name: name, tint: tint.multipliedOpacity(factor))
        case .gradient(var gradient):
            for index in gradient.stops.indices {
                gradient.stops[index].color = gradient.stops[index].color.multipliedOpacity(factor)
            }
            return .gradient(gradient)
        }
    }
}
