import LayoutCore

/// One line of body text, 60 points wide.
final class FixedText: TextLeaf {
    let metrics = FontMetrics(ascent: 16.1865, descent: 4.1006, capHeight: 11.978, xHeight: 8.948, leading: 1.713)

    let length = 8

    func layout(_ proposal: ProposedViewSize) -> TextLayout {
        TextLayout(
            size: Size(width: 60, height: 61.0 / 3),
            lines: [TextLine(text: "", x: 0, baseline: 49.0 / 3, width: 60)]
        )
    }
}
