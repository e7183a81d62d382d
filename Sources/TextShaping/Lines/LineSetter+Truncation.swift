import LayoutCore

extension LineSetter {
    /// The last line of a text that goes on after it: what fits beside an ellipsis.
    ///
    /// - Parameter start: The first character of the line.
    /// - Returns: A line that the text ends with.
    /// - Complexity: O(*n*) in the length of the text.
    func cutLine(from start: Int) -> LineSpan {
        let clusters = text.clusters
        let end = clusters[start...].firstIndex { $0.kind == .newline } ?? clusters.count
        let whole = text.trimmed(start..<clusters.count)
        let lastStart = clusters[whole].lastIndex { $0.kind == .newline }.map { $0 + 1 } ?? start
        switch truncation {
        case .tail:
            return cut(before: longestPrefix(of: start..<end, room: width), after: whole.upperBound..<whole.upperBound)
        case .head:
            return cut(
                before: start..<start,
                after: longestSuffix(of: lastStart..<whole.upperBound, room: width, before: start..<start)
            )
        case .middle:
            let half = width.map { ($0 + ellipsisAdvance(at: start)) / 2 }
            let first = longestPrefix(of: start..<end, room: half)
            let tail = max(lastStart, first.upperBound)..<whole.upperBound
            return cut(before: first, after: longestSuffix(of: tail, room: width, before: first))
        }
    }

    /// The most characters that fit in front of an ellipsis.
    private func longestPrefix(of range: Range<Int>, room: Double?) -> Range<Int> {
        guard let room else { return text.trimmed(range) }
        var used = 0.0
        var end = range.lowerBound
        for index in range {
            let needed = used + advanceBeforeEllipsis(index) + ellipsisAdvance(at: index)
            if needed > room + Self.tolerance { break }
            used += text.clusters[index].advance
            end = index + 1
        }
        return text.trimmed(range.lowerBound..<end)
    }

    /// The most characters that fit behind `before` and an ellipsis.
    private func longestSuffix(of range: Range<Int>, room: Double?, before: Range<Int>) -> Range<Int> {
        guard let room, let last = range.last else { return range }
        let prefix = prefixWidth(before)
        var used = 0.0
        var start = range.upperBound
        while start > range.lowerBound {
            let cluster = text.clusters[start - 1]
            used += start == range.upperBound ? cluster.finalAdvance : cluster.advance
            if prefix + ellipsisAdvance(at: last, before: start - 1) + used > room + Self.tolerance { break }
            start -= 1
        }
        while start < range.upperBound, text.clusters[start].kind == .space { start += 1 }
        return start..<range.upperBound
    }

    private func cut(before: Range<Int>, after: Range<Int>) -> LineSpan {
        // The ellipsis takes the font of the character before it, else of the one after it or in its place.
        let anchor = before.last ?? after.first ?? before.lowerBound
        let (ascent, descent) = extent(of: before.isEmpty ? anchor..<anchor + 1 : before)
        let ellipsis = LineSpan.Ellipsis(
            style: text.clusters[anchor].style,
            advance: ellipsisAdvance(at: anchor, before: after.first),
            advanceBefore: before.last.map(advanceBeforeEllipsis) ?? 0
        )
        return LineSpan(
            content: .cut(before: before, ellipsis, after: after),
            start: before.lowerBound,
            next: text.clusters.count,
            width: prefixWidth(before) + ellipsis.advance + text.width(after),
            ascent: ascent,
            descent: descent
        )
    }

    /// The advance of characters that an ellipsis follows.
    private func prefixWidth(_ range: Range<Int>) -> Double {
        guard let last = range.last else { return 0 }
        return text.clusters[range.lowerBound..<last].reduce(0) { $0 + $1.advance } + advanceBeforeEllipsis(last)
    }

    private func advanceBeforeEllipsis(_ index: Int) -> Double {
        let cluster = text.clusters[index]
        guard let letter = cluster.letter else { return cluster.finalAdvance }
        return text.styles[cluster.style].advance(of: letter, before: PairAdvances.ellipsis)
    }

    /// The advance of an ellipsis in the font of a character, before another one or at the line's end.
    private func ellipsisAdvance(at index: Int, before next: Int? = nil) -> Double {
        let style = text.clusters[index].style
        let following = next.flatMap { text.clusters[$0].style == style ? text.clusters[$0].letter : nil }
        return text.styles[style].advance(of: PairAdvances.ellipsis, before: following)
    }
}
