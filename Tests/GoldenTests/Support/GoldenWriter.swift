import LayoutCore
import ScrollDynamics
import ViewRuntime

/// Writes a scene as indented lines: its scroll views, what ran, its tree of views, and what is drawn.
///
/// Of the tree, what is on the screen; views elsewhere are counted. Rectangles are `x y width height` on the screen, in points, to a hundredth.
struct GoldenWriter {
    /// In points.
    let screen: Size
    private(set) var text = ""

    init(screen: Size) { self.screen = screen }

    /// Writes the moment that a frame shows.
    mutating func write(_ title: String, _ frame: SceneFrame, _ tree: ViewTreeNode?) {
        line(0, title)
        for view in frame.scrollViews { line(1, Self.words(view)) }
        for callback in frame.callbacks { line(1, Self.words(callback)) }
        line(1, "views")
        if let tree { write(tree, depth: 2) }
        line(1, "drawn")
        for item in frame.items { line(2, Self.words(item)) }
    }

    mutating func line(_ depth: Int, _ words: String) {
        text += String(repeating: "  ", count: depth) + words + "\n"
    }

    private mutating func write(_ node: ViewTreeNode, depth: Int) {
        var words = node.view
        if let identifier = node.identifier { words += " #\(identifier)" }
        if let frame = node.frame { words += ": " + Self.number(frame) }
        line(depth, words)
        var hidden = 0
        for child in node.children {
            guard isShown(child) else {
                hidden += 1
                continue
            }
            writeCount(&hidden, depth: depth + 1)
            write(child, depth: depth + 1)
        }
        writeCount(&hidden, depth: depth + 1)
    }

    /// Views in a row that are not on the screen are only counted.
    private mutating func writeCount(_ count: inout Int, depth: Int) {
        if count > 0 { line(depth, "(\(count) not on the screen)") }
        count = 0
    }

    private func isShown(_ node: ViewTreeNode) -> Bool {
        if let frame = node.frame, frame.maxX >= 0, frame.maxY >= 0, frame.minX <= screen.width,
            frame.minY <= screen.height
        {
            return true
        }
        return node.children.contains { isShown($0) }
    }

    // MARK: Words

    private static func words(_ view: ScrollViewState) -> String {
        let geometry = view.geometry
        let insets = geometry.contentInsets
        return """
            scroll view: \(number(view.frame)), offset \(number(geometry.contentOffset)), insets \(number(insets.top)) \
            \(number(insets.leading)) \(number(insets.bottom)) \(number(insets.trailing)), content \
            \(number(geometry.contentSize)), container \(number(geometry.containerSize)), \(view.phase)
            """
    }

    private static func words(_ callback: CallbackRecord) -> String {
        let line = callback.line.map { ", line \($0)" } ?? ""
        var words = "ran: \(callback.name)\(line), pass \(callback.pass)"
        if let new = callback.new { words += ", \(callback.old ?? "nothing") to \(new)" }
        if let message = callback.message { words += ", \(message)" }
        return words
    }

    private static func words(_ item: DisplayItem) -> String {
        var words = content(item.content)
        if let identifier = item.identifier { words += " #\(identifier)" }
        words += ": " + number(item.frame)
        if let clip = item.clip { words += ", clipped to \(number(clip))" }
        if item.opacity != 1 { words += ", opacity \(number(item.opacity))" }
        if let map = item.transform {
            let numbers = [map.a, map.b, map.c, map.d, map.tx, map.ty].map(number).joined(separator: " ")
            words += ", map \(numbers)"
        }
        if let pinned = item.pinned { words += ", pinned \(pinned)" }
        if let role = item.role { words += ", role \(role)" }
        return words
    }

    private static func content(_ content: DisplayItem.Content) -> String {
        switch content {
        case .shape(let shape, let paint): "\(self.paint(paint)) \(shape)"
        case .outline(let shape, let paint, let width): "\(self.paint(paint)) outline \(number(width)) of \(shape)"
        case .text(let drawn): "text \(quoted(drawn.string)) \(font(drawn.font)), \(drawn.lines.count) lines"
        case .symbol(let name, _, let font): "symbol \(name) \(self.font(font))"
        case .image(let name): "image \(name)"
        case .line(let color): "line \(self.color(color))"
        case .system(let paint): paint.map { "system \(self.paint($0))" } ?? "system"
        }
    }

    private static func paint(_ paint: ResolvedPaint) -> String {
        switch paint {
        case .color(let color): self.color(color)
        case .gradient(let gradient): "gradient of \(gradient.stops.map { color($0.color) }.joined(separator: " "))"
        case .material(let name, let tint): "material \(name) \(color(tint))"
        }
    }

    private static func font(_ font: ResolvedFont) -> String { "\(number(font.size)) \(font.weight.rawValue)" }

    private static func color(_ color: ResolvedColor) -> String {
        let alpha = color.alpha == 1 ? "" : "/\(number(color.alpha))"
        return "rgb(\(color.red) \(color.green) \(color.blue)\(alpha))"
    }

    private static func quoted(_ text: String) -> String { "\"" + text.replacing("\n", with: "\\n") + "\"" }

    // MARK: Numbers

    static func number(_ rect: Rect) -> String { "\(number(rect.origin)) \(number(rect.size))" }
    private static func number(_ point: Point) -> String { "\(number(point.x)) \(number(point.y))" }
    private static func number(_ size: Size) -> String { "\(number(size.width)) \(number(size.height))" }

    /// A number to a hundredth, without zeros that say nothing: 12, 0.5, 6.33.
    static func number(_ value: Double) -> String {
        guard value.isFinite else { return "\(value)" }
        let hundredths = (value * 100).rounded()
        guard abs(hundredths) < 1e15 else { return "\(value)" }
        let count = Int(abs(hundredths))
        let sign = hundredths < 0 ? "-" : ""
        let (whole, rest) = count.quotientAndRemainder(dividingBy: 100)
        if rest == 0 { return "\(sign)\(whole)" }
        let digits = rest < 10 ? "0\(rest)" : "\(rest)"
        return "\(sign)\(whole).\(digits.hasSuffix("0") ? String(digits.dropLast()) : digits)"
    }
}
