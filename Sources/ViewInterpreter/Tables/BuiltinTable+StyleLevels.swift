import LayoutCore
import ViewRuntime

/// Levels of styles (`.red.secondary`, `.background.tertiary`), shadows in styles, and further gradients.
extension BuiltinTable {
    mutating func addStyleLevels() {
        addLevels()
        addStyleNames()
        addShadowStyles()
        addGradientFunctions()
        addImagePaints()
    }

    /// Types whose values are styles and have levels.
    private static let leveled = [
        "ShapeStyle", "Color", "Material", "LinearGradient", "RadialGradient", "Gradient", "HierarchicalShapeStyle",
    ]

    private mutating func addLevels() {
        for (level, name) in ["secondary", "tertiary", "quaternary", "quinary"].enumerated() {
            for type in Self.leveled {
                member(type, "\(name): ShapeStyle") { c in
                    guard case .native(let box) = c.receiver, let style = box.native.styleValue else {
                        return c.receiver
                    }
                    return .native(.style(style.level(level + 1)))
                }
            }
        }
    }

    private mutating func addStyleNames() {
        for (name, color) in [
            ("windowBackground", "systemBackground"), ("placeholder", "placeholderText"), ("link", "link"),
        ] {
            constant("ShapeStyle", "\(name): ShapeStyle") { _ in .native(.color(.named(color))) }
        }
        constant("ShapeStyle", "fill: ShapeStyle") { _ in .native(.color(.named("systemFill"))) }
        member("Color", "mix(with: Color, by: Double, in: Gradient.ColorSpace = .perceptual) -> Color", .nearerColor) {
            c in
            guard let other = c.color(0) else { return c.receiver }
            return .native(.color(c.receiverColor.mixed(with: other, by: c.double(1) ?? 0)))
        }
        options("Gradient.ColorSpace", ["device", "perceptual"])
    }

    private mutating func addShadowStyles() {
        let parts = "radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0"
        for kind in ["drop", "inner"] {
            for form in ["\(kind)(color: Color, \(parts))", "\(kind)(\(parts))"] {
                constant("ShadowStyle", "\(form) -> ShadowStyle") { _ in
                    .native(.option(type: "ShadowStyle", name: kind))
                }
            }
        }
        for type in Self.leveled {
            member(type, "shadow(_ style: ShadowStyle) -> ShapeStyle", .approximate("drawn without its shadow")) {
                $0.receiver
            }
        }
    }

    private mutating func addGradientFunctions() {
        let forms = ["colors: [Color]", "stops: [Gradient.Stop]", "_ gradient: Gradient"]
        let ring = "center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5"
        let angles = "center: UnitPoint = .center, startAngle: Angle = .zero, endAngle: Angle = .zero"
        let angle = "center: UnitPoint = .center, angle: Angle = .zero"
        let kinds: [(String, String, @Sendable ([GradientStop], BuiltinCall) -> StyleValue)] = [
            (
                "radialGradient", "center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat",
                { stops, c in
                    .radialGradient(
                        stops: stops,
                        center: c.unitPoint(1) ?? .center,
                        startRadius: c.double(2) ?? 0,
                        endRadius: c.double(3) ?? 0
                    )
                }
            ),
            (
                "ellipticalGradient", ring,
                { stops, c in
                    .radialGradient(stops: stops, center: c.unitPoint(1) ?? .center, startRadius: 0, endRadius: 100)
                }
            ),
            ("angularGradient", angles, { stops, _ in .fromSideToSide(stops) }),
            ("conicGradient", angle, { stops, _ in .fromSideToSide(stops) }),
        ]
        for (name, rest, make) in kinds {
            for form in forms {
                constant("ShapeStyle", "\(name)(\(form), \(rest)) -> ShapeStyle") { c in
                    .native(.style(make(c.anyStops(0), c)))
                }
            }
        }
    }

    private mutating func addImagePaints() {
        let rest = "sourceRect: CGRect = .zero, scale: CGFloat = 1"
        initializer("ImagePaint(image: Image, \(rest)) -> ShapeStyle", .approximate("pictures are shown in grey")) {
            _ in .native(.style(.color(.opacity(.named("gray"), 0.3))))
        }
        constant("ShapeStyle", "image(_ image: Image, \(rest)) -> ShapeStyle") { _ in
            .native(.style(.color(.opacity(.named("gray"), 0.3))))
        }
    }
}

extension SupportGrade {
    fileprivate static let nearerColor = approximate("colours of the system are not mixed: the nearer one is taken")
}

extension StyleValue {
    /// The style at a level: 1 secondary to 4 quinary.
    ///
    /// The opacities are those of levels of the foreground style; backgrounds and fills have colours of their own (Apple documentation,
    /// `UIColor`, "UI element colors").
    func level(_ level: Int) -> StyleValue {
        let names = ["", "secondary", "tertiary", "quaternary", "quaternary"]
        let prefix = names[min(max(level, 0), 4)]
        switch self {
        case .background:
            return .color(.named(level == 1 ? "secondarySystemBackground" : "tertiarySystemBackground"))
        case .color(.named("systemFill")): return .color(.named(prefix + "SystemFill"))
        case .hierarchical(let own): return .hierarchical(min(own + level, 3))
        default: return .opacity(self, [1, 0.5, 0.25, 0.2, 0.2][min(max(level, 0), 4)])
        }
    }

    /// What stands in for a gradient around a point.
    fileprivate static func fromSideToSide(_ stops: [GradientStop]) -> StyleValue {
        .linearGradient(stops: stops, start: .leading, end: .trailing)
    }
}

extension ColorValue {
    /// Mixes components; a colour of the system has none before it is drawn, so that the nearer of the two stands.
    func mixed(with other: ColorValue, by fraction: Double) -> ColorValue {
        let part = min(max(fraction, 0), 1)
        guard case .rgba(let red, let green, let blue, let alpha) = self,
            case .rgba(let otherRed, let otherGreen, let otherBlue, let otherAlpha) = other
        else {
            return part < 0.5 ? self : other
        }
        func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * part }
        return .rgba(
            red: mix(red, otherRed),
            green: mix(green, otherGreen),
            blue: mix(blue, otherBlue),
            alpha: mix(alpha, otherAlpha)
        )
    }
}

extension BuiltinCall {
    /// Stops of a gradient, of colours at even distances, or as they are.
    fileprivate func anyStops(_ index: Int) -> [GradientStop] {
        if case .gradient(let stops)? = native(index) { return stops }
        let stops = stops(index)
        return stops.isEmpty ? evenStops(index) : stops
    }
}
