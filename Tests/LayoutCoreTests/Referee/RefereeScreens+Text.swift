import LayoutCore

/// Lines that are all alike, as a browser sets text of size 0: the baseline is in the middle of each.
private final class PlainLines: TextLeaf {
    let metrics = FontMetrics(ascent: 0, descent: 0, capHeight: 0, xHeight: 0)
    let length = 1
    private let result: TextLayout

    init(_ count: Int, width: Double, height: Double) {
        result = TextLayout(
            size: Size(width: width, height: Double(count) * height),
            lines: (0..<count).map { line in
                TextLine(text: "", x: 0, baseline: (Double(line) + 0.5) * height, width: width)
            }
        )
    }

    func layout(_ proposal: ProposedViewSize) -> TextLayout { result }
}

private func lines(_ count: Int, _ width: Double, _ height: Double) -> LayoutNode {
    LayoutNode(TextLeafLayout(PlainLines(count, width: width, height: height), pixel: 1))
}

private func words(_ count: Int) -> LayoutNode {
    LayoutNode(TextLeafLayout(WordyText(wordCount: count), pixel: 1))
}

extension RefereeTests {
    static let screensWithText = [
        Screen(name: "baseline", width: 260, height: 120) {
            let boxes = [lines(1, 40, 30), box(25, 52), lines(2, 60, 18)]
            return (hstack(.firstTextBaseline, spacing: 6, of: boxes), boxes)
        },
        Screen(name: "last-baseline", width: 260, height: 120) {
            let boxes = [lines(1, 40, 30), lines(3, 60, 18), lines(1, 20, 44)]
            return (hstack(.lastTextBaseline, spacing: 6, of: boxes), boxes)
        },
        Screen(name: "words", width: 260, height: 120) {
            let boxes = [box(50, 12), words(13), box(90, 44)]
            let row = hstack(.top, spacing: 0, of: boxes)
            return (row.wrapped(FlexibleFrameLayout(maxHeight: .infinity, alignment: .top)), boxes)
        },
        Screen(name: "words-in-a-column", width: 100, height: 160) {
            let boxes = [words(7), box(70, 25), words(2)]
            return (vstack(.leading, spacing: 4, of: boxes), boxes)
        },
        Screen(name: "column-ends", width: 240, height: 120) {
            let boxes = [lines(1, 30, 20), box(70, 34), box(56, 12), lines(2, 40, 28)]
            let ends = [AlignmentGuide.trailing, .leading].map { GridLayout.Cell(columnAlignment: $0) }
            let row = GridLayout.Row.cells(ends, alignment: nil)
            let layout = GridLayout(
                rows: [row, row],
                alignment: Alignment(horizontal: .horizontalCenter, vertical: .firstTextBaseline),
                horizontalSpacing: 12,
                verticalSpacing: 6
            )
            return (LayoutNode(layout, children: boxes), boxes)
        },
    ]
}
