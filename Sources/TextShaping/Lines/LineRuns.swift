import LayoutCore

/// The stretches that the lines of a text are drawn in.
struct LineRuns {
    let text: MeasuredText
    let directions: TextDirections
    /// The position in the request of the run of each style of the text.
    let positions: [Int]

    /// What stands on a line as one: a character, or the ellipsis where the line is cut.
    private struct Part {
        /// Its place on the line, in the order of reading.
        var place: Int
        var characters: Range<Int>
        var style: Int
        var level: UInt8
        var advance: Double

        var isRightToLeft: Bool { !level.isMultiple(of: 2) }
    }

    /// The stretches of a line that begins at `x`, from left to right; none in a text of one run.
    ///
    /// - Complexity: O(*n*) in the number of characters.
    func runs(of line: LineSpan, at x: Double) -> [TextLine.Run] {
        guard positions.count > 1 else { return [] }
        let parts = parts(of: line)
        guard !parts.isEmpty else { return [] }
        let order = TextDirections.visualOrder(parts.map(\.level))
        var x = x
        var result: [TextLine.Run] = []
        var start = 0
        for end in 1...order.count
        where end == order.count || !goesOn(parts[order[end]], after: parts[order[end - 1]]) {
            let stretch = order[start..<end].map { parts[$0] }
            let width = stretch.reduce(0) { $0 + $1.advance }
            let isRightToLeft = stretch[0].isRightToLeft
            result.append(
                TextLine.Run(
                    index: positions[stretch[0].style],
                    text: (isRightToLeft ? stretch.reversed() : stretch).map(string).joined(),
                    x: x,
                    width: width,
                    isRightToLeft: isRightToLeft
                )
            )
            x += width
            start = end
        }
        return result
    }

    /// Says whether what stands to the right of a part belongs to the same stretch.
    private func goesOn(_ part: Part, after left: Part) -> Bool {
        part.style == left.style && part.level == left.level
            && part.place == left.place + (part.isRightToLeft ? -1 : 1)
    }

    private func string(_ part: Part) -> String { part.characters.isEmpty ? "…" : text.string(part.characters) }

    private func parts(of line: LineSpan) -> [Part] {
        var parts: [Part] = []
        func append(_ range: Range<Int>, last: Double?) {
            for index in range {
                let cluster = text.clusters[index]
                let isLast = index == range.upperBound - 1
                parts.append(
                    Part(
                        place: parts.count,
                        characters: index..<index + 1,
                        style: cluster.style,
                        level: directions.level(at: index),
                        advance: isLast ? last ?? cluster.finalAdvance : cluster.advance
                    )
                )
            }
        }
        switch line.content {
        case .whole(let range):
            append(range, last: nil)
        case .cut(let before, let ellipsis, let after):
            append(before, last: ellipsis.advanceBefore)
            let level = level(between: before, and: after, start: line.start)
            parts.append(
                Part(
                    place: parts.count,
                    characters: 0..<0,
                    style: ellipsis.style,
                    level: level,
                    advance: ellipsis.advance
                )
            )
            append(after, last: nil)
        }
        return parts
    }

    /// The level of an ellipsis: that of its neighbours if they agree, else that of the paragraph, as for any punctuation.
    private func level(between before: Range<Int>, and after: Range<Int>, start: Int) -> UInt8 {
        let paragraph = directions.paragraphLevel(at: start)
        let left = before.last.map(directions.level) ?? paragraph
        let right = after.first.map(directions.level) ?? paragraph
        return left == right ? left : paragraph
    }
}
