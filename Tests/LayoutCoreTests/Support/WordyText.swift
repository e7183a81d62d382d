import LayoutCore

/// A text of words that are 20 points wide and 10 high: the narrower it is, the more lines it has, and what does not fit into
/// the height is cut.
final class WordyText: TextLeaf {
    let metrics = FontMetrics(ascent: 8, descent: 2, capHeight: 6, xHeight: 4, leading: 1)
    private let wordCount: Int

    init(wordCount: Int) { self.wordCount = wordCount }

    var length: Int { wordCount * 5 }

    func layout(_ proposal: ProposedViewSize) -> TextLayout {
        guard wordCount > 0 else { return TextLayout(size: .zero, lines: []) }
        let width = proposal.width ?? .infinity
        let perLine = max(Int(min(width / 20, Double(wordCount))), 1)
        let needed = (wordCount + perLine - 1) / perLine
        let shown = proposal.height.map { max(Int(min($0 / 10, Double(needed))), 1) } ?? needed
        let lines = (0..<shown).map { line in
            TextLine(text: "", x: 0, baseline: Double(line) * 10 + 8, width: Double(perLine) * 20)
        }
        return TextLayout(size: Size(width: Double(perLine) * 20, height: Double(shown) * 10), lines: lines)
    }
}
