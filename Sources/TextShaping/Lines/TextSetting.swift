import LayoutCore

/// Sets a text into lines: shrinks it if it may, cuts it if it must, and places the lines.
struct TextSetting {
    let request: TextRequest
    /// The room in points; finite and not negative, or `nil` for any.
    let width: Double?
    let height: Double?
    let shaper: Shaper

    /// How finely the scale factor is searched for.
    private static let steps = 100

    /// - Complexity: O(*n*) in the length of the text; about seven times that if it may shrink and does not fit.
    func layout() -> TextLayout {
        let full = attempt(scale: 1)
        guard !full.fits, let least = leastStep, least < Self.steps else { return layout(of: full, scale: 1) }
        // Smaller text takes less room, so the largest step that fits is found by halving. If none fits, the smallest
        // is taken and cut.
        var fitting = least
        var best = attempt(scale: Double(least) / Double(Self.steps))
        guard best.fits else { return layout(of: best, scale: Double(least) / Double(Self.steps)) }
        var tooLarge = Self.steps
        while tooLarge - fitting > 1 {
            let middle = (fitting + tooLarge) / 2
            let candidate = attempt(scale: Double(middle) / Double(Self.steps))
            if candidate.fits {
                best = candidate
                fitting = middle
            } else {
                tooLarge = middle
            }
        }
        return layout(of: best, scale: Double(fitting) / Double(Self.steps))
    }

    /// The smallest allowed scale, in hundredths.
    private var leastStep: Int? {
        let factor = request.minimumScaleFactor
        guard factor.isFinite, factor < 1 else { return nil }
        return Int((max(factor, 0.01) * Double(Self.steps)).rounded(.up))
    }

    private struct Attempt {
        var text: MeasuredText
        var answer: LineSetter.Answer

        var fits: Bool { !answer.isTruncated && !answer.breaksWords }
    }

    private func attempt(scale: Double) -> Attempt {
        let text = MeasuredText(request.runs, shrink: scale, shaper: shaper)
        let setter = LineSetter(
            text: text,
            width: width,
            height: height,
            lineSpacing: lineSpacing,
            lineLimit: min(max(request.lineLimit ?? FontLimits.lines, 1), FontLimits.lines),
            truncation: request.truncation
        )
        return Attempt(text: text, answer: setter.lines())
    }

    /// The height of the lines that the text lacks of those it reserves, in its last style, in points.
    private func reserve(after attempt: Attempt) -> Double {
        let count = attempt.answer.lines.count
        let missing = min(request.reservedLines, FontLimits.lines) - count
        guard missing > 0 else { return 0 }
        let style = attempt.text.styles.last?.metrics
        let font = request.runs.last?.font.size ?? 0
        let metrics = style ?? SystemFontMetrics.metrics(at: FontLimits.size(font))
        let gaps = count == 0 ? missing - 1 : missing
        return Double(missing) * metrics.lineHeight + Double(gaps) * lineSpacing
    }

    private var lineSpacing: Double { max(FontLimits.space(request.lineSpacing), 0) }

    private func layout(of attempt: Attempt, scale: Double) -> TextLayout {
        let grid = PixelGrid(scale: request.displayScale)
        let widest = attempt.answer.lines.reduce(0) { max($0, $1.width) }
        let runs = LineRuns(
            text: attempt.text,
            directions: TextDirections(of: attempt.text, isRightToLeft: request.isRightToLeft),
            // What is empty has no style of its own in the measured text.
            positions: request.runs.indices.filter { !request.runs[$0].string.isEmpty }
        )
        var top = 0.0
        var lines: [TextLine] = []
        lines.reserveCapacity(attempt.answer.lines.count)
        for line in attempt.answer.lines {
            if !lines.isEmpty { top += lineSpacing }
            let x = TextPlacement.x(of: line.width, in: widest, request: request)
            lines.append(
                TextLine(
                    text: attempt.text.string(line.content),
                    x: x,
                    baseline: grid.alignedUp(top + line.ascent),
                    width: line.width,
                    isRightToLeft: runs.directions.isRightToLeft(at: line.start),
                    runs: runs.runs(of: line, at: x)
                )
            )
            top += line.height
        }
        top += reserve(after: attempt)
        let size = Size(width: TextPlacement.width(widest, proposed: width, grid: grid), height: grid.alignedUp(top))
        return TextLayout(size: size, lines: lines, scale: scale, isTruncated: attempt.answer.isTruncated)
    }
}

extension MeasuredText {
    /// The characters of a line as text, with an ellipsis where they are cut.
    fileprivate func string(_ content: LineSpan.Content) -> String {
        switch content {
        case .whole(let range): string(range)
        case .cut(let before, _, let after): string(before) + "…" + string(after)
        }
    }
}
