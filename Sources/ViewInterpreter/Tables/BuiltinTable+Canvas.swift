import LayoutCore
import ViewRuntime

/// `Canvas`: a box that takes the room that is there. What its renderer draws is checked, and left out.
extension BuiltinTable {
    private static let undrawn = SupportGrade.approximate("takes the room that is there; nothing is drawn in it")

    mutating func addCanvas() {
        let rest =
            "opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false"
        for symbols in ["", ", symbols: @ViewBuilder () -> View"] {
            view("Canvas(\(rest), renderer: (inout GraphicsContext, CGSize) -> Void\(symbols))", Self.undrawn) { _ in
                .style(.color(.named("clear")))
            }
        }
        options("ColorRenderingMode", ["linear", "extendedLinear", "nonLinear"])
        addGraphicsContext()
        addShading()
    }

    private mutating func addGraphicsContext() {
        let context = "GraphicsContext"
        for property in ["opacity: Double", "blendMode: GraphicsContext.BlendMode", "transform: CGAffineTransform"] {
            member(context, property, isPure: false, set: { _, _ in }) { _ in .void }
        }
        member(context, "clipBoundingRect: CGRect", isPure: false) { _ in .native(.rect(.zero)) }
        member(context, "environment: EnvironmentValues", isPure: false) { c in
            .native(.environment(EnvironmentCollector(c.machine.context.environment)))
        }
        let style = "style: FillStyle = FillStyle()"
        let actions = [
            "fill(_ path: Path, with: GraphicsContext.Shading, \(style))",
            "stroke(_ path: Path, with: GraphicsContext.Shading, lineWidth: CGFloat = 1)",
            "stroke(_ path: Path, with: GraphicsContext.Shading, style: StrokeStyle)",
            "translateBy(x: CGFloat, y: CGFloat)", "scaleBy(x: CGFloat, y: CGFloat)", "rotate(by: Angle)",
            "concatenate(_ matrix: CGAffineTransform)",
            "clip(to: Path, \(style), options: GraphicsContext.ClipOptions = .all)",
            "clipToLayer(opacity: Double = 1, options: GraphicsContext.ClipOptions = .all, content: (inout GraphicsContext) -> Void)",
            "addFilter(_ filter: GraphicsContext.Filter, options: GraphicsContext.FilterOptions = .all)",
            "drawLayer(content: (inout GraphicsContext) -> Void)",
        ]
        for action in actions { member(context, action, isPure: false) { _ in .void } }
        member(context, "draw(_ part: T)", isPure: false) { _ in .void }
        for content in ["Text", "Image", "GraphicsContext.ResolvedText", "GraphicsContext.ResolvedSymbol"] {
            member(context, "draw(_ content: \(content), at: CGPoint, anchor: UnitPoint = .center)", isPure: false) {
                _ in .void
            }
            member(context, "draw(_ content: \(content), in: CGRect, \(style))", isPure: false) { _ in .void }
        }
        member(context, "resolve(_ text: Text) -> GraphicsContext.ResolvedText", isPure: false) { _ in .void }
        member(context, "resolve(_ image: Image) -> GraphicsContext.ResolvedText", isPure: false) { _ in .void }
        member(context, "resolveSymbol(id: T) -> GraphicsContext.ResolvedSymbol?", isPure: false) { _ in .null }
        let resolved = "GraphicsContext.ResolvedText"
        member(resolved, "shading: GraphicsContext.Shading", isPure: false, set: { _, _ in }) { _ in .void }
        member(resolved, "measure(in: CGSize) -> CGSize", isPure: false) { _ in .size(.zero) }
        member(resolved, "firstBaseline(in: CGSize) -> CGFloat", isPure: false) { _ in .double(0) }
        member(resolved, "size: CGSize", isPure: false) { _ in .size(.zero) }
        member(resolved, "baseline: CGFloat", isPure: false) { _ in .double(0) }
        member("GraphicsContext.ResolvedSymbol", "size: CGSize", isPure: false) { _ in .size(.zero) }
    }

    private mutating func addShading() {
        let shading = "GraphicsContext.Shading"
        let ends = "startPoint: CGPoint, endPoint: CGPoint"
        let forms = [
            "color(_ color: Color)", "style(_ style: ShapeStyle)", "palette(_ colors: [GraphicsContext.Shading])",
            "color(_ space: Color.RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1)",
            "color(_ space: Color.RGBColorSpace, white: Double, opacity: Double = 1)",
            "linearGradient(_ gradient: Gradient, \(ends), options: GraphicsContext.GradientOptions = .all)",
            "radialGradient(_ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)",
            "conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = .zero)",
        ]
        for form in forms { constant(shading, "\(form) -> \(shading)") { _ in .void } }
        for name in ["foreground", "backdrop"] { constant(shading, "\(name): \(shading)") { _ in .void } }
        let filters = [
            "blur(radius: CGFloat)", "brightness(_ amount: Double)", "saturation(_ amount: Double)",
            "contrast(_ amount: Double)", "grayscale(_ amount: Double)", "hueRotation(_ angle: Angle)",
            "colorMultiply(_ color: Color)", "alphaThreshold(min: Double, color: Color = .black)",
            "shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)",
        ]
        for form in filters {
            constant("GraphicsContext.Filter", "\(form) -> GraphicsContext.Filter") { _ in .void }
        }
        options(
            "GraphicsContext.BlendMode",
            [
                "normal", "multiply", "screen", "overlay", "darken", "lighten", "colorDodge", "colorBurn", "softLight",
                "hardLight", "difference", "exclusion", "hue", "saturation", "color", "luminosity", "clear", "copy",
                "sourceIn", "sourceOut", "sourceAtop", "destinationOver", "destinationIn", "destinationOut",
                "destinationAtop", "xor", "plusDarker", "plusLighter",
            ]
        )
        options("GraphicsContext.ClipOptions", ["all", "inverse"])
        options("GraphicsContext.FilterOptions", ["all", "linearColor"])
        options("GraphicsContext.GradientOptions", ["all", "repeat", "mirror", "linearColor"])
    }
}
