import LayoutCore
import ViewRuntime

/// Fonts, and members of texts and shapes.
extension BuiltinTable {
    mutating func addFonts() {
        let styles: [(String, TextStyle)] = [
            ("largeTitle", .largeTitle), ("title", .title), ("title2", .title2), ("title3", .title3),
            ("headline", .headline),
            ("body", .body), ("callout", .callout), ("subheadline", .subheadline), ("footnote", .footnote),
            ("caption", .caption),
            ("caption2", .caption2),
        ]
        for (name, style) in styles {
            constant("Font", "\(name): Font") { _ in .native(.font(FontValue(base: .textStyle(style)))) }
            constant("Font.TextStyle", "\(name): Font.TextStyle") { _ in .native(.textStyle(style)) }
        }
        let weights: [(String, FontWeight)] = [
            ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular), ("medium", .medium),
            ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
        ]
        for (name, weight) in weights {
            constant("Font.Weight", "\(name): Font.Weight") { _ in .native(.fontWeight(weight)) }
        }
        for (name, design) in [
            ("default", FontDesign.standard), ("monospaced", .monospaced), ("rounded", .rounded), ("serif", .serif),
        ] {
            constant("Font.Design", "\(name): Font.Design") { _ in .native(.fontDesign(design)) }
        }
        constant("Font", "system(size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil) -> Font") { c in
            .native(
                .font(
                    FontValue(base: .system(size: c.double(0) ?? 17), weight: c.fontWeight(1), design: c.fontDesign(2))
                )
            )
        }
        constant(
            "Font",
            "system(_ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil) -> Font"
        ) { c in
            var style = TextStyle.body
            if case .textStyle(let value)? = c.native(0) { style = value }
            return .native(.font(FontValue(base: .textStyle(style), weight: c.fontWeight(2), design: c.fontDesign(1))))
        }
        constant("Font", "custom(_ name: String, size: CGFloat) -> Font") { c in
            .native(
                .font(FontValue(base: .custom(name: c.string(0) ?? "", size: c.double(1) ?? 17, relativeTo: .body)))
            )
        }
        constant("Font", "custom(_ name: String, fixedSize: CGFloat) -> Font") { c in
            .native(.font(FontValue(base: .custom(name: c.string(0) ?? "", size: c.double(1) ?? 17, relativeTo: nil))))
        }
        constant("Font", "custom(_ name: String, size: CGFloat, relativeTo: Font.TextStyle) -> Font") { c in
            var style = TextStyle.body
            if case .textStyle(let value)? = c.native(2) { style = value }
            return .native(
                .font(FontValue(base: .custom(name: c.string(0) ?? "", size: c.double(1) ?? 17, relativeTo: style)))
            )
        }
        for type in ["Font"] {
            member(type, "bold() -> Font") { c in c.changingFont { $0.weight = .bold } }
            member(type, "italic() -> Font") { c in c.changingFont { $0.isItalic = true } }
            member(type, "monospaced() -> Font") { c in c.changingFont { $0.design = .monospaced } }
            member(type, "monospacedDigit() -> Font") { c in c.changingFont { $0.isMonospacedDigit = true } }
            for name in ["smallCaps", "lowercaseSmallCaps", "uppercaseSmallCaps"] {
                member(type, "\(name)() -> Font", .approximate("drawn with the usual letters")) { $0.receiver }
            }
            member(type, "width(_ width: Font.Width) -> Font", .approximate("drawn in the usual width")) { $0.receiver }
            member(type, "weight(_ weight: Font.Weight) -> Font") { c in
                let weight = c.fontWeight(0)
                return c.changingFont { $0.weight = weight }
            }
            member(type, "leading(_ leading: Font.Leading) -> Font") { $0.receiver }
        }
        options("Font.Width", ["compressed", "condensed", "standard", "expanded"])
        options("Font.Leading", ["standard", "tight", "loose"])
    }

    mutating func addTextMembers() {
        member("Text", "font(_ font: Font?) -> Text") { c in
            let font = c.font(0)
            return c.changingRuns { $0.font = font ?? $0.font }
        }
        member("Text", "fontWeight(_ weight: Font.Weight?) -> Text") { c in
            let weight = c.fontWeight(0)
            return c.changingRuns { $0.weight = weight }
        }
        member("Text", "bold() -> Text") { c in c.changingRuns { $0.weight = .bold } }
        member("Text", "italic() -> Text") { c in c.changingRuns { $0.isItalic = true } }
        member("Text", "foregroundStyle(_ style: ShapeStyle) -> Text") { c in
            let style = c.style(0)
            return c.changingRuns { $0.style = style }
        }
        member("Text", "foregroundColor(_ color: Color?) -> Text") { c in
            let style = c.style(0)
            return c.changingRuns { $0.style = style }
        }
        member("Text", "underline(_ isActive: Bool = true) -> Text") { c in
            let isActive = c.bool(0) ?? true
            return c.changingRuns { $0.isUnderlined = isActive }
        }
        member(
            "Text",
            "underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> Text",
            .plainLine
        ) { c in
            let isActive = c.bool(0) ?? true
            return c.changingRuns { $0.isUnderlined = isActive }
        }
        member("Text", "strikethrough(_ isActive: Bool = true) -> Text") { c in
            let isActive = c.bool(0) ?? true
            return c.changingRuns { $0.isStruckThrough = isActive }
        }
        member(
            "Text",
            "strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> Text",
            .plainLine
        ) { c in
            let isActive = c.bool(0) ?? true
            return c.changingRuns { $0.isStruckThrough = isActive }
        }
        member("Text", "tracking(_ tracking: CGFloat) -> Text") { c in
            let tracking = c.double(0)
            return c.changingRuns { $0.tracking = tracking }
        }
        member("Text", "kerning(_ kerning: CGFloat) -> Text") { c in
            let tracking = c.double(0)
            return c.changingRuns { $0.tracking = tracking }
        }
        member("Text", "baselineOffset(_ offset: CGFloat) -> Text") { c in
            let offset = c.double(0)
            return c.changingRuns { $0.baselineOffset = offset }
        }
        member(
            "Image",
            "resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch) -> Image"
        ) { c in
            guard case .native(let box) = c.receiver, case .image(var image) = box.native else { return c.receiver }
            image.isResizable = true
            return .native(.image(image))
        }
        for name in ["renderingMode", "symbolRenderingMode", "interpolation"] {
            member(
                "Image",
                "\(name)(_ mode: Image.Mode?) -> Image",
                .ignored("it would have changed how the image is drawn")
            ) {
                $0.receiver
            }
        }
        options(
            "Image.Mode",
            [
                "template", "original", "hierarchical", "monochrome", "palette", "multicolor", "none", "low", "medium",
                "high",
            ]
        )
        options("Image.ResizingMode", ["stretch", "tile"])
    }

    mutating func addShapeMembers() {
        member("Shape", "fill(_ style: ShapeStyle = .foreground) -> View") { c in
            c.painted(c.style(0).map { .fill($0) } ?? .foreground)
        }
        member("Shape", "fill(_ style: ShapeStyle = .foreground, style fillStyle: FillStyle) -> View") { c in
            c.painted(c.style(0).map { .fill($0) } ?? .foreground, isEvenOdd: c.isEvenOdd(1))
        }
        member("Shape", "fill(style: FillStyle) -> View") { c in c.painted(.foreground, isEvenOdd: c.isEvenOdd(0)) }
        initializer("FillStyle(antialiased: Bool = true) -> FillStyle") { _ in
            .native(.option(type: "FillStyle", name: "fill"))
        }
        initializer("FillStyle(eoFill: Bool, antialiased: Bool = true) -> FillStyle") { c in
            .native(.option(type: "FillStyle", name: c.bool(0) == true ? "evenOdd" : "fill"))
        }
        for name in ["stroke", "strokeBorder"] {
            let isStroke = name == "stroke"
            @Sendable func paint(_ style: StyleValue?, _ width: Double?) -> ShapePaint {
                let style = style ?? .hierarchical(0)
                return isStroke ? .stroke(style, width: width ?? 1) : .strokeBorder(style, width: width ?? 1)
            }
            let result = name == "stroke" ? "Shape" : "View"
            let smooth = "antialiased: Bool = true"
            member(
                "Shape",
                "\(name)(_ style: ShapeStyle = .foreground, lineWidth: CGFloat = 1, \(smooth)) -> \(result)"
            ) {
                c in c.painted(paint(c.style(0), c.length(1)))
            }
            for style in ["_ style: ShapeStyle = .foreground, ", ""] {
                member(
                    "Shape",
                    "\(name)(\(style)style: StrokeStyle, \(smooth)) -> \(result)",
                    .approximate("drawn without dashes")
                ) { c in c.painted(paint(style.isEmpty ? nil : c.style(0), c.double(style.isEmpty ? 0 : 1))) }
            }
        }
        member("Shape", "inset(by: CGFloat) -> Shape") { c in c.insetShape(by: c.double(0) ?? 0) }
        member("Shape", "trim(from: CGFloat = 0, to: CGFloat = 1) -> Shape") { c in
            c.trimmed(from: c.double(0) ?? 0, to: c.double(1) ?? 1)
        }
        for form in [
            "rotation(_ angle: Angle, anchor: UnitPoint = .center) -> Shape",
            "scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> Shape",
            "scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> Shape",
            "size(_ size: CGSize) -> Shape", "size(width: CGFloat, height: CGFloat) -> Shape",
        ] {
            member("Shape", form, .ignored("it would have changed the outline inside its frame")) { $0.receiver }
        }
        initializer(
            "StrokeStyle(lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0) -> StrokeStyle"
        ) { .double($0.double(0) ?? 1) }
        options("CGLineCap", ["butt", "round", "square"])
        options("CGLineJoin", ["miter", "round", "bevel"])
        for (name, make) in [
            ("rect", ShapeValue.rectangle), ("circle", .circle), ("capsule", .capsule), ("ellipse", .ellipse),
            ("buttonBorder", .capsule), ("containerRelative", .rectangle),
        ] {
            constant("Shape", "\(name): Shape") { _ in .native(.shape(ShapeViewValue(shape: make))) }
        }
        constant("Shape", "capsule(style: RoundedCornerStyle) -> Shape") { _ in
            .native(.shape(ShapeViewValue(shape: .capsule)))
        }
        constant("Shape", "rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Shape") { c in
            .native(.shape(ShapeViewValue(shape: .roundedRectangle(cornerRadius: c.double(0) ?? 0))))
        }
    }
}
