import LayoutCore

/// Splits a text of several styles into what is drawn in each of them.
///
/// The first drawing carries the whole text and the stretches in its own style; each further one carries the stretches of one
/// more style. A text in one style stays in one drawing, whichever ways it reads.
struct TextRunPainter {
    let request: TextRequest
    let layout: TextLayout
    /// How each run of the request is drawn; its lines are not used.
    let styles: [DrawnText]

    /// How many drawings a view may make.
    private static let drawingLimit = 8

    private struct Stretch {
        var style: Int
        var line: TextLine

        /// Takes the stretch to its right in, if both are drawn as one.
        mutating func join(_ next: Stretch) -> Bool {
            guard style == next.style, line.isRightToLeft == next.line.isRightToLeft else { return false }
            line.text = line.isRightToLeft ? next.line.text + line.text : line.text + next.line.text
            line.width += next.line.width
            return true
        }
    }

    func drawings() -> [DrawnText] {
        guard var first = styles.first else { return [] }
        first.string = request.runs.map(\.string).joined()
        let distinct = distinctStyles
        guard distinct.count > 1 else {
            first.lines = layout.lines.map { raised($0, by: 0) }
            return [first]
        }
        let stretches = layout.lines.flatMap { self.stretches(of: $0, distinct) }
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
            && a.isStruckThrough == b.isStruckThrough && offset(of: first) == offset(of: second)
    }

    /// How far the letters of a run stand above the baseline, in points.
    private func offset(of run: Int) -> Double {
        request.runs.indices.contains(run) ? request.runs[run].baselineOffset * layout.scale : 0
    }

    /// The line as a run is drawn on it.
    private func raised(_ line: TextLine, by run: Int) -> TextLine {
        var line = line
        line.baseline -= offset(of: run)
        return line
    }

    /// The stretches of a line from left to right; a line of a text whose other runs are empty is one.
    private func stretches(of line: TextLine, _ distinct: [Int]) -> [Stretch] {
        guard !line.runs.isEmpty else {
            let run = request.runs.firstIndex { !$0.string.isEmpty } ?? 0
            return line.text.isEmpty ? [] : [Stretch(style: number(of: run, distinct), line: raised(line, by: run))]
        }
        var result: [Stretch] = []
        for run in line.runs {
            let drawn = TextLine(
                text: run.text,
                x: run.x,
                baseline: line.baseline,
                width: run.width,
                isRightToLeft: run.isRightToLeft
            )
            let stretch = Stretch(style: number(of: run.index, distinct), line: raised(drawn, by: run.index))
            if result.isEmpty || !result[result.count - 1].join(stretch) { result.append(stretch) }
        }
        return result
    }

    private func number(of run: Int, _ distinct: [Int]) -> Int { distinct.firstIndex { isSame($0, run) } ?? 0 }
}
