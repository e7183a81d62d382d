import LayoutCore

/// Splits a text of several styles into what is drawn in each of them.
///
/// The first drawing carries the whole text and the stretches in its own style; each further one carries the stretches of one
/// more style. A text in one style, one that reads right to left, and one cut at its head or middle stay in one drawing.
struct TextRunPainter {
    let request: TextRequest
    let layout: TextLayout
    let measurer: any TextMeasuring
    /// How each run of the request is drawn; its lines are not used.
    let styles: [DrawnText]

    /// How many drawings a view may make.
    private static let drawingLimit = 8

    private struct Stretch {
        var style: Int
        var line: TextLine
    }

    func drawings() -> [DrawnText] {
        guard var first = styles.first else { return [] }
        first.string = request.runs.map(\.string).joined()
        first.lines = layout.lines
        let distinct = distinctStyles
        let isCutInside = layout.isTruncated && request.truncation != .tail
        guard distinct.count > 1, !request.isRightToLeft, !isCutInside else { return [first] }
        let stretches = stretches(numbered: distinct)
        return distinct.indices.prefix(Self.drawingLimit).map { number in
            let own = stretches.filter { min($0.style, Self.drawingLimit - 1) == number }
            var drawing = number == 0 ? first : styles[distinct[number]]
            drawing.lines = own.map(\.line)
            if number > 0 { drawing.string = own.map(\.line.text).joined() }
            return drawing
        }
    }

    /// The first run of each style, in order.
    private var distinctStyles: [Int] {
        var result: [Int] = []
        for index in styles.indices where !result.contains(where: { isSame($0, index) }) { result.append(index) }
        return result
    }

    private func isSame(_ first: Int, _ second: Int) -> Bool {
        let (a, b) = (styles[first], styles[second])
        return a.font == b.font && a.color == b.color && a.isUnderlined == b.isUnderlined
            && a.isStruckThrough == b.isStruckThrough
    }

    /// The stretches of each line, left to right.
    private func stretches(numbered distinct: [Int]) -> [Stretch] {
        let numbers = styles.indices.map { run in distinct.firstIndex { isSame($0, run) } ?? 0 }
        let characters = zip(request.runs, numbers).flatMap { run, number in run.string.map { ($0, number) } }
        var position = 0
        var result: [Stretch] = []
        for line in layout.lines {
            var style = position < characters.count ? characters[position].1 : 0
            var text = ""
            var x = line.x
            func finish() {
                guard !text.isEmpty else { return }
                let width = width(of: text, styles[distinct[style]].font)
                result.append(
                    Stretch(style: style, line: TextLine(text: text, x: x, baseline: line.baseline, width: width))
                )
                x += width
                text = ""
            }
            for character in line.text {
                // Spaces and line breaks at the end of a line are not drawn; an ellipsis stands in no run.
                let found = characters[min(position, characters.count)...].firstIndex { $0.0 == character }
                if let found {
                    if characters[found].1 != style {
                        finish()
                        style = characters[found].1
                    }
                    position = found + 1
                }
                text.append(character)
            }
            finish()
        }
        return result
    }

    /// The advance of a stretch, spaces at its end included, in points.
    private func width(of text: String, _ font: ResolvedFont) -> Double {
        // A line does not count the spaces at its end, so something is measured behind them and taken off again.
        advance(of: text + ".", font) - advance(of: ".", font)
    }

    private func advance(of text: String, _ font: ResolvedFont) -> Double {
        let single = TextRequest(runs: [MeasuredRun(string: text, font: font)], displayScale: request.displayScale)
        return measurer.layout(single, width: nil, height: nil).lines.first?.width ?? 0
    }
}
