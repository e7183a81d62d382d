import LayoutCore

/// Passes questions on and counts those that set text.
final class CountingTextMeasurer: TextMeasuring {
    private let measurer: any TextMeasuring
    private(set) var layoutCount = 0

    init(_ measurer: any TextMeasuring) { self.measurer = measurer }

    func layout(_ request: TextRequest, width: Double?, height: Double?) -> TextLayout {
        layoutCount += 1
        return measurer.layout(request, width: width, height: height)
    }

    func metrics(of font: ResolvedFont) -> FontMetrics { measurer.metrics(of: font) }

    func font(for style: TextStyle, at size: DynamicTypeSize) -> ResolvedFont { measurer.font(for: style, at: size) }

    func leading(of style: TextStyle, at size: DynamicTypeSize) -> Double { measurer.leading(of: style, at: size) }

    func symbol(named name: String, font: ResolvedFont, scale: Double) -> SymbolMetrics {
        measurer.symbol(named: name, font: font, scale: scale)
    }
}
