import LayoutCore

/// Breaks a measured text into lines: greedily, first fit.
struct LineSetter {
    /// The most that a line may be wider than proposed, in points: what sums of rounded numbers are off.
    static let tolerance = 0.001

    let text: MeasuredText
    /// The room for a line, in points; `nil` for any.
    let width: Double?
    /// The room for all lines, in points; `nil` for any.
    let height: Double?
    let lineSpacing: Double
    let lineLimit: Int
    let truncation: TruncationMode

    /// The lines, and whether text was left out.
    struct Answer {
        var lines: [LineSpan] = []
        var isTruncated = false
        /// Says whether a word had to be broken, or is wider than the line.
        var breaksWords = false
    }

    /// - Complexity: O(*n*) in the length of the text.
    func lines() -> Answer {
        var answer = Answer()
        var used = 0.0
        var start = 0
        while start < text.clusters.count || endsInNewline(at: start, after: answer.lines.last) {
            let line = nextLine(from: start, breaksWords: &answer.breaksWords)
            let needed = used + line.height + (answer.lines.isEmpty ? 0 : lineSpacing)
            if let last = answer.lines.last, !fits(count: answer.lines.count + 1, height: needed) {
                if hasText(from: start) {
                    answer.lines[answer.lines.count - 1] = cutLine(from: last.start)
                    answer.isTruncated = true
                }
                return answer
            }
            answer.lines.append(line)
            used = needed
            start = line.next
        }
        return answer
    }

    private func fits(count: Int, height needed: Double) -> Bool {
        guard count <= lineLimit else { return false }
        return height.map { needed <= $0 + Self.tolerance } ?? true
    }

    /// Says whether the text ends in a line separator, which starts one more, empty line.
    private func endsInNewline(at start: Int, after line: LineSpan?) -> Bool {
        guard let line, start == text.clusters.count, line.start < start else { return false }
        return text.clusters[start - 1].kind == .newline
    }

    private func hasText(from start: Int) -> Bool {
        text.clusters[start...].contains { $0.kind == .text }
    }

    /// The line that starts at a character.
    private func nextLine(from start: Int, breaksWords: inout Bool) -> LineSpan {
        var used = 0.0
        var opportunity: Int?
        var index = start
        while index < text.clusters.count {
            let cluster = text.clusters[index]
            switch cluster.kind {
            case .newline:
                return span(start..<index, next: index + 1)
            case .space:
                break
            case .text:
                guard let width, used + cluster.finalAdvance > width + Self.tolerance else { break }
                if let opportunity { return span(start..<opportunity, next: opportunity) }
                breaksWords = true
                if index > start { return span(start..<index, next: index) }
            }
            used += cluster.advance
            index += 1
            if cluster.allowsBreak { opportunity = index }
        }
        return span(start..<index, next: index)
    }

    /// A whole line of these characters; an empty one is as tall as its separator's font.
    private func span(_ range: Range<Int>, next: Int) -> LineSpan {
        let shown = text.trimmed(range)
        let separator = min(range.lowerBound, text.clusters.count - 1)
        let (ascent, descent) = extent(of: range.isEmpty ? separator..<separator + 1 : range)
        return LineSpan(
            content: .whole(shown),
            start: range.lowerBound,
            next: next,
            width: text.width(shown),
            ascent: ascent,
            descent: descent
        )
    }

    /// How far the fonts of these characters reach above and below the baseline.
    func extent(of range: Range<Int>) -> (ascent: Double, descent: Double) {
        if text.styles.count == 1 { return (text.styles[0].metrics.ascent, text.styles[0].metrics.descent) }
        return text.clusters[range].reduce(into: (ascent: 0.0, descent: 0.0)) { result, cluster in
            let metrics = text.styles[cluster.style].metrics
            result.ascent = max(result.ascent, metrics.ascent)
            result.descent = max(result.descent, metrics.descent)
        }
    }
}
