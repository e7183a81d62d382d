import LayoutCore
import ViewRuntime

/// Colours, gradients, materials, fonts, and what texts, images and shapes can do by themselves.
extension BuiltinTable {
    mutating func addStyles() {
        addColors()
        addGradients()
        addFonts()
        addTextMembers()
        addShapeMembers()
        addCorners()
        addStyleLevels()
    }

    private static let colorNames = [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
        "white", "gray",
        "black", "clear", "primary", "secondary", "accentColor",
    ]

    /// Colours of UIKit that programs reach through `Color(uiColor:)` or `Color(_:)`.
    private static let systemColorNames = [
        "systemBackground", "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground",
        "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground", "label", "secondaryLabel",
        "tertiaryLabel", "quaternaryLabel",
        "separator", "opaqueSeparator", "systemFill", "secondarySystemFill", "tertiarySystemFill",
        "quaternarySystemFill", "placeholderText",
        "link", "systemRed", "systemOrange", "systemYellow", "systemGreen", "systemMint", "systemTeal", "systemCyan",
        "systemBlue",
        "systemIndigo", "systemPurple", "systemPink", "systemBrown", "systemGray", "systemGray2", "systemGray3",
        "systemGray4", "systemGray5",
        "systemGray6", "darkGray", "lightGray",
    ]

    private mutating func addColors() {
        for name in Self.colorNames {
            let style: StyleValue? =
                switch name {
                case "primary": .hierarchical(0)
                case "secondary": .hierarchical(1)
                default: nil
                }
            constant("Color", "\(name): Color") { _ in .native(.color(.named(name))) }
            constant(
                "ShapeStyle",
                name == "accentColor" ? "\(name): Color" : "\(name): \(style == nil ? "Color" : "ShapeStyle")"
            ) { _ in
                style.map { .native(.style($0)) } ?? .native(.color(.named(name)))
            }
        }
        for (level, name) in ["primary", "secondary", "tertiary", "quaternary", "quinary"].enumerated() {
            constant("HierarchicalShapeStyle", "\(name): ShapeStyle") { _ in
                .native(.style(.hierarchical(min(level, 3))))
            }
            if level > 1 {
                constant("ShapeStyle", "\(name): ShapeStyle") { _ in .native(.style(.hierarchical(min(level, 3)))) }
            }
        }
        for name in Self.systemColorNames + Self.colorNames {
            constant("UIColor", "\(name): UIColor") { _ in .native(.color(.named(name))) }
        }
        initializer("Color(_ color: UIColor) -> Color") { $0.arguments[0] }
        initializer("Color(_ resource: ColorResource) -> Color") { .native(.color(.named($0.optionName(0)))) }
        initializer("Color(uiColor: UIColor) -> Color") { $0.arguments[0] }
        initializer("Color(cgColor: UIColor) -> Color") { $0.arguments[0] }
        for rest in ["", ", bundle: T?"] {
            initializer("Color(_ name: String\(rest)) -> Color") { .native(.color(.named($0.string(0) ?? ""))) }
        }
        initializer("Color(white: Double, opacity: Double = 1) -> Color") { c in
            let white = c.double(0) ?? 0
            return .native(.color(.rgba(red: white, green: white, blue: white, alpha: c.double(1) ?? 1)))
        }
        initializer("Color(red: Double, green: Double, blue: Double, opacity: Double = 1) -> Color") { c in
            .native(
                .color(
                    .rgba(
                        red: c.double(0) ?? 0,
                        green: c.double(1) ?? 0,
                        blue: c.double(2) ?? 0,
                        alpha: c.double(3) ?? 1
                    )
                )
            )
        }
        initializer(
            "Color(_ space: Color.RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1) -> Color"
        ) { c in
            .native(
                .color(
                    .rgba(
                        red: c.double(1) ?? 0,
                        green: c.double(2) ?? 0,
                        blue: c.double(3) ?? 0,
                        alpha: c.double(4) ?? 1
                    )
                )
            )
        }
        initializer("Color(_ space: Color.RGBColorSpace, white: Double, opacity: Double = 1) -> Color") { c in
            let white = c.double(1) ?? 0
            return .native(.color(.rgba(red: white, green: white, blue: white, alpha: c.double(2) ?? 1)))
        }
        initializer("UIColor(_ color: Color) -> UIColor") { $0.arguments[0] }
        initializer("UIColor(red: Double, green: Double, blue: Double, alpha: Double) -> UIColor") { c in
            .native(
                .color(
                    .rgba(
                        red: c.double(0) ?? 0,
                        green: c.double(1) ?? 0,
                        blue: c.double(2) ?? 0,
                        alpha: c.double(3) ?? 1
                    )
                )
            )
        }
        initializer("Color(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) -> Color") { c in
            .native(.color(.hsb(c.double(0) ?? 0, c.double(1) ?? 0, c.double(2) ?? 0, alpha: c.double(3) ?? 1)))
        }
        options("Color.RGBColorSpace", ["sRGB", "displayP3", "sRGBLinear"])
        member("Color", "opacity(_ opacity: Double) -> Color") { c in
            .native(.color(.opacity(c.receiverColor, c.double(0) ?? 1)))
        }
        member("Color", "gradient: Color") { c in .native(.color(c.receiverColor)) }
        member("UIColor", "withAlphaComponent(_ alpha: Double) -> UIColor") { c in
            .native(.color(.opacity(c.receiverColor, c.double(0) ?? 1)))
        }
        for type in [
            "ShapeStyle", "Material", "LinearGradient", "RadialGradient", "Gradient", "HierarchicalShapeStyle",
        ] {
            member(type, "opacity(_ opacity: Double) -> ShapeStyle") { c in
                guard case .native(let box) = c.receiver, let style = box.native.styleValue else { return c.receiver }
                return .native(.style(.opacity(style, c.double(0) ?? 1)))
            }
        }
        initializer("AnyShapeStyle(_ style: ShapeStyle) -> ShapeStyle") { $0.arguments[0] }
        for name in [
            "bar", "ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial", "ultraThickMaterial",
        ] {
            constant("ShapeStyle", "\(name): Material") { _ in .native(.style(.material(name))) }
            constant("Material", "\(name): Material") { _ in .native(.style(.material(name))) }
        }
        constant("Material", "regular: Material") { _ in .native(.style(.material("regularMaterial"))) }
        constant("Material", "ultraThin: Material") { _ in .native(.style(.material("ultraThinMaterial"))) }
        constant("Material", "thin: Material") { _ in .native(.style(.material("thinMaterial"))) }
        constant("Material", "thick: Material") { _ in .native(.style(.material("thickMaterial"))) }
        constant("ShapeStyle", "tint: ShapeStyle") { _ in .native(.style(.tint)) }
        constant("ShapeStyle", "background: ShapeStyle") { _ in .native(.style(.background)) }
        constant("ShapeStyle", "foreground: ShapeStyle") { _ in .native(.style(.hierarchical(0))) }
        constant("ShapeStyle", "separator: ShapeStyle") { _ in .native(.color(.named("separator"))) }
        constant("ShapeStyle", "selection: ShapeStyle") { _ in .native(.style(.tint)) }
    }

    private mutating func addGradients() {
        initializer("Gradient(colors: [Color]) -> Gradient") { c in .native(.gradient(c.evenStops(0))) }
        initializer("Gradient(stops: [Gradient.Stop]) -> Gradient") { c in .native(.gradient(c.stops(0))) }
        initializer("Gradient.Stop(color: Color, location: CGFloat) -> Gradient.Stop") { c in
            .native(.gradient([GradientStop(color: c.color(0) ?? .named("clear"), location: c.double(1) ?? 0)]))
        }
        member("Gradient", "stops: [Gradient.Stop]") { c in
            guard case .native(let box) = c.receiver, case .gradient(let stops) = box.native else { return .array([]) }
            return .array(stops.map { .native(.gradient([$0])) })
        }
        member("Gradient.Stop", "color: Color") { .native(.color($0.receivedStop?.color ?? .named("clear"))) }
        member("Gradient.Stop", "location: CGFloat") { .double($0.receivedStop?.location ?? 0) }
        constant("Gradient.Stop", "init(color: Color, location: CGFloat) -> Gradient.Stop") { c in
            .native(.gradient([GradientStop(color: c.color(0) ?? .named("clear"), location: c.double(1) ?? 0)]))
        }
        @Sendable func linear(_ stops: [GradientStop], _ c: BuiltinCall) -> Value {
            .native(
                .style(.linearGradient(stops: stops, start: c.unitPoint(1) ?? .top, end: c.unitPoint(2) ?? .bottom))
            )
        }
        @Sendable func radial(_ stops: [GradientStop], _ c: BuiltinCall) -> Value {
            .native(
                .style(
                    .radialGradient(
                        stops: stops,
                        center: c.unitPoint(1) ?? .center,
                        startRadius: c.double(2) ?? 0,
                        endRadius: c.double(3) ?? 0
                    )
                )
            )
        }
        let linearRest = "startPoint: UnitPoint, endPoint: UnitPoint"
        let radialRest = "center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat"
        initializer("LinearGradient(colors: [Color], \(linearRest)) -> LinearGradient") { linear($0.evenStops(0), $0) }
        initializer("LinearGradient(stops: [Gradient.Stop], \(linearRest)) -> LinearGradient") {
            linear($0.stops(0), $0)
        }
        initializer("LinearGradient(gradient: Gradient, \(linearRest)) -> LinearGradient") {
            linear($0.gradient(0), $0)
        }
        initializer("RadialGradient(colors: [Color], \(radialRest)) -> RadialGradient") { radial($0.evenStops(0), $0) }
        initializer("RadialGradient(stops: [Gradient.Stop], \(radialRest)) -> RadialGradient") {
            radial($0.stops(0), $0)
        }
        initializer("RadialGradient(gradient: Gradient, \(radialRest)) -> RadialGradient") {
            radial($0.gradient(0), $0)
        }
        addOtherGradients()
        constant("ShapeStyle", "linearGradient(colors: [Color], \(linearRest)) -> LinearGradient") {
            linear($0.evenStops(0), $0)
        }
        constant("ShapeStyle", "linearGradient(stops: [Gradient.Stop], \(linearRest)) -> LinearGradient") {
            linear($0.stops(0), $0)
        }
        constant("ShapeStyle", "linearGradient(_ gradient: Gradient, \(linearRest)) -> LinearGradient") {
            linear($0.gradient(0), $0)
        }
    }

    /// Gradients that the page draws as simpler ones.
    private mutating func addOtherGradients() {
        let angles = "center: UnitPoint = .center, startAngle: Angle = .zero, endAngle: Angle = .zero"
        let angle = "center: UnitPoint = .center, angle: Angle = .zero"
        @Sendable func around(_ stops: [GradientStop]) -> Value {
            .native(.style(.linearGradient(stops: stops, start: .leading, end: .trailing)))
        }
        let flat = SupportGrade.approximate("drawn as a gradient from side to side")
        for rest in [angles, angle] {
            initializer("AngularGradient(colors: [Color], \(rest)) -> LinearGradient", flat) { around($0.evenStops(0)) }
            initializer("AngularGradient(stops: [Gradient.Stop], \(rest)) -> LinearGradient", flat) {
                around($0.stops(0))
            }
            initializer("AngularGradient(gradient: Gradient, \(rest)) -> LinearGradient", flat) {
                around($0.gradient(0))
            }
        }
        let ring = "center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5"
        let round = SupportGrade.approximate("drawn round, with a radius of 100 points")
        @Sendable func ellipse(_ stops: [GradientStop], _ c: BuiltinCall) -> Value {
            .native(
                .style(
                    .radialGradient(stops: stops, center: c.unitPoint(1) ?? .center, startRadius: 0, endRadius: 100)
                )
            )
        }
        initializer("EllipticalGradient(colors: [Color], \(ring)) -> RadialGradient", round) {
            ellipse($0.evenStops(0), $0)
        }
        initializer("EllipticalGradient(stops: [Gradient.Stop], \(ring)) -> RadialGradient", round) {
            ellipse($0.stops(0), $0)
        }
        initializer("EllipticalGradient(gradient: Gradient, \(ring)) -> RadialGradient", round) {
            ellipse($0.gradient(0), $0)
        }
        initializer(
            "MeshGradient(width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear, smoothsColors: Bool = true) -> LinearGradient",
            flat
        ) { around($0.evenStops(3)) }
    }
}

extension BuiltinCall {
    fileprivate var receivedStop: GradientStop? {
        if case .native(let box) = receiver, case .gradient(let stops) = box.native { return stops.first }
        return nil
    }

    var receiverColor: ColorValue {
        if case .native(let box) = receiver, case .color(let color) = box.native { return color }
        return .named("clear")
    }

    func stops(_ index: Int) -> [GradientStop] {
        array(index).flatMap { value -> [GradientStop] in
            if case .native(let box) = value, case .gradient(let stops) = box.native { return stops }
            return []
        }
    }

    func evenStops(_ index: Int) -> [GradientStop] {
        let colors = array(index).compactMap { value -> ColorValue? in
            if case .native(let box) = value, case .color(let color) = box.native { return color }
            return nil
        }
        let last = Double(max(colors.count - 1, 1))
        return colors.enumerated().map { GradientStop(color: $1, location: Double($0) / last) }
    }

    func gradient(_ index: Int) -> [GradientStop] {
        if case .gradient(let stops)? = native(index) { return stops }
        return []
    }

    func changingFont(_ change: (inout FontValue) -> Void) -> Value {
        guard case .native(let box) = receiver, case .font(var font) = box.native else { return receiver }
        change(&font)
        return .native(.font(font))
    }

    func changingRuns(_ change: (inout TextRun) -> Void) -> Value {
        guard case .native(let box) = receiver, case .text(var text) = box.native else { return receiver }
        for index in text.runs.indices { change(&text.runs[index]) }
        return .native(.text(text))
    }

    /// The shape that the member is called on, painted differently.
    func painted(_ paint: ShapePaint, isEvenOdd: Bool = false) -> Value {
        if var own = receiver.programShape {
            own.paint = paint
            own.isEvenOdd = isEvenOdd
            return .native(.programShape(own))
        }
        guard var shape = shapeValue(receiver) else { return receiver }
        shape.paint = paint
        if isEvenOdd { shape.shape = shape.shape.evenOdd }
        return .native(.shape(shape))
    }

    /// The part of a shape's outline between two parts of its length.
    func trimmed(from start: Double, to end: Double) -> Value {
        if var own = receiver.programShape {
            own.trim = (start, end)
            return .native(.programShape(own))
        }
        guard var shape = shapeValue(receiver) else { return receiver }
        if case .path(let path) = shape.shape {
            shape.shape = .path(path.trimmed(from: start, to: end))
            return .native(.shape(shape))
        }
        shape.shape = .trimmed(shape.shape, from: start, to: end)
        return .native(.shape(shape))
    }

    func insetShape(by amount: Double) -> Value {
        if var own = receiver.programShape {
            own.inset += amount
            return .native(.programShape(own))
        }
        guard var shape = shapeValue(receiver) else { return receiver }
        shape.shape = .inset(shape.shape, amount)
        return .native(.shape(shape))
    }
}

extension ColorValue {
    /// A colour by hue, saturation and brightness, each from 0 to 1.
    static func hsb(_ hue: Double, _ saturation: Double, _ brightness: Double, alpha: Double) -> ColorValue {
        let sector = (hue - hue.rounded(.down)) * 6
        func component(_ offset: Double) -> Double {
            let k = (offset + sector).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        return .rgba(red: component(5), green: component(3), blue: component(1), alpha: alpha)
    }
}
