internal import LayoutCore
internal import ViewRuntime

/// Paths in the notation of SVG's `d` attribute, which every browser reads.
enum PathText {
    /// The path's text, with absolute coordinates to a hundredth of a point.
    ///
    /// - Complexity: O(*n*) in the number of elements.
    static func svg(_ path: PathValue) -> String {
        var text = ""
        for element in path.elements {
            switch element {
            case .move(let point): text += "M" + pair(point)
            case .line(let point): text += "L" + pair(point)
            case .quadCurve(let point, let control): text += "Q" + pair(control) + " " + pair(point)
            case .curve(let point, let first, let second):
                text += "C" + pair(first) + " " + pair(second) + " " + pair(point)
            case .close: text += "Z"
            }
        }
        return text
    }

    private static func pair(_ point: Point) -> String { number(point.x) + " " + number(point.y) }

    private static func number(_ value: Double) -> String {
        guard value.isFinite, abs(value) < 1e9 else { return "0" }
        let hundredths = Int((value * 100).rounded())
        let digits = hundredths.magnitude
        let fraction = digits % 100
        let sign = hundredths < 0 ? "-" : ""
        if fraction == 0 { return sign + "\(digits / 100)" }
        let tail = fraction % 10 == 0 ? "\(fraction / 10)" : (fraction < 10 ? "0" : "") + "\(fraction)"
        return sign + "\(digits / 100)." + tail
    }
}
