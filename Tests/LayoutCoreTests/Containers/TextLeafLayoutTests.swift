import LayoutCore
import Testing

/// A text of ten words, each 20 wide and 10 high, that notes how often it is set.
private final class CountedText: TextLeaf {
    let metrics = FontMetrics(ascent: 8, descent: 2, capHeight: 6, xHeight: 4)
    let length = 50
    private(set) var count = 0

    func layout(_ proposal: ProposedViewSize) -> TextLayout {
        count += 1
        let width = proposal.width ?? .infinity
        let perLine = max(Int(min(width / 20, 10)), 1)
        let lineCount = (10 + perLine - 1) / perLine
        let lines = (0..<lineCount).map { line in
            TextLine(text: "", x: 0, baseline: Double(line) * 10 + 8, width: Double(perLine) * 20)
        }
        let shown = proposal.height.map { max(Int(min($0 / 10, 10)), 1) } ?? lineCount
        return TextLayout(
            size: Size(width: Double(perLine) * 20, height: Double(min(lineCount, shown)) * 10),
            lines: Array(lines.prefix(shown))
        )
    }
}

@Suite("TextLeafLayout")
struct TextLeafLayoutTests {
    private func sizes(_ proposals: [ProposedViewSize]) -> (sizes: [Size], count: Int) {
        let text = CountedText()
        let node = LayoutNode(TextLeafLayout(text, pixel: 1))
        return (proposals.map { node.sizeThatFits($0) }, text.count)
    }

    @Test func `is set once for all offers that leave room`() {
        let result = sizes([
            ProposedViewSize(width: .infinity, height: nil), .unspecified, ProposedViewSize(width: 200, height: 10),
            ProposedViewSize(width: 350, height: 700), .infinity,
        ])

        #expect(result.sizes == Array(repeating: Size(width: 200, height: 10), count: 5))
        #expect(result.count == 1)
    }

    @Test func `is set once for a width and any height that suffices`() {
        let result = sizes([
            ProposedViewSize(width: 110, height: nil), ProposedViewSize(width: 110, height: 20),
            ProposedViewSize(width: 110, height: 500),
        ])

        #expect(result.sizes == Array(repeating: Size(width: 100, height: 20), count: 3))
        #expect(result.count == 1)
    }

    @Test func `is set anew where it must break or be cut`() {
        let result = sizes([
            .unspecified, ProposedViewSize(width: 199, height: nil), ProposedViewSize(width: 100, height: 10),
            ProposedViewSize(width: 100, height: 30),
        ])

        #expect(
            result.sizes == [
                Size(width: 200, height: 10), Size(width: 180, height: 20), Size(width: 100, height: 10),
                Size(width: 100, height: 20),
            ]
        )
        #expect(result.count == 4)
    }

    @Test func `is set three times in a row that is offered no height`() {
        // As narrow as it gets, with and without the height that comes out, and as it stands.
        let texts = [CountedText(), CountedText()]
        let row = hstack(spacing: 0, of: texts.map { LayoutNode(TextLeafLayout($0, pixel: 1)) })

        row.place(at: .zero, proposal: ProposedViewSize(width: 500, height: nil), safeArea: nil)

        #expect(row.size == Size(width: 400, height: 10))
        #expect(texts.map(\.count) == [3, 3])
    }
}
