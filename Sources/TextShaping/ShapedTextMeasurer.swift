package import LayoutCore
internal import Synchronization

/// Measures text with HarfBuzz and the fonts of a catalogue.
///
/// One measurer may serve any number of scenes on any number of threads: answers depend on the question only, whatever
/// was asked before, and what is remembered is behind locks that are held for a look-up, never for shaping.
///
/// At most 8,192 layouts are remembered, of texts of at most 512 bytes set in at most 16 lines; see ``Shaper`` for
/// words. A text that fits on one line is not: setting it anew takes less than finding it among thousands.
package final class ShapedTextMeasurer: TextMeasuring, Sendable {
    private struct Question: Hashable {
        var request: TextRequest
        var width: Double?
        var height: Double?
    }

    private static let longestRemembered = 512
    private static let mostLinesRemembered = 16
    private let shaper: Shaper
    private let layouts = Mutex(BoundedCache<Question, TextLayout>(capacity: 4_096))

    package init(fonts: FontCatalog) {
        shaper = Shaper(fonts: fonts)
    }

    /// Sets `request` into lines; see ``TextMeasuring``.
    ///
    /// A width or height that is not finite counts as none, a negative one as 0; at width 0 each line has one
    /// character. Font sizes are kept within 0 and 10,000 points. Lines past the ten thousandth are left out.
    package func layout(_ request: TextRequest, width: Double?, height: Double?) -> TextLayout {
        let width = FontLimits.proposal(width)
        if let line = SingleLine.layout(request, width: width, fonts: shaper.fonts) { return line }
        let question = Question(request: request, width: width, height: FontLimits.proposal(height))
        let length = request.runs.reduce(0) { $0 + $1.string.utf8.count }
        guard length <= Self.longestRemembered else { return setting(question) }
        if let known = layouts.withLock({ $0.value(for: question) }) { return known }
        let layout = setting(question)
        if layout.lines.count <= Self.mostLinesRemembered {
            layouts.withLock { $0.insert(layout, for: question) }
        }
        return layout
    }

    private func setting(_ question: Question) -> TextLayout {
        TextSetting(
            request: question.request,
            width: question.width,
            height: question.height,
            shaper: shaper
        ).layout()
    }

    package func metrics(of font: ResolvedFont) -> FontMetrics {
        SystemFontMetrics.metrics(at: FontLimits.size(font.size))
    }

    package func font(for style: TextStyle, at size: DynamicTypeSize) -> ResolvedFont {
        ResolvedFont(
            size: DynamicTypeTable.entry(for: style, at: size).size,
            weight: DynamicTypeTable.weight(of: style)
        )
    }

    package func leading(of style: TextStyle, at size: DynamicTypeSize) -> Double {
        let entry = DynamicTypeTable.entry(for: style, at: size)
        return entry.leading - SystemFontMetrics.metrics(at: entry.size).lineHeight
    }

    package func symbol(named name: String, font: ResolvedFont, scale: Double) -> SymbolMetrics {
        SymbolTable.metrics(named: name, font: font, scale: scale)
    }
}
