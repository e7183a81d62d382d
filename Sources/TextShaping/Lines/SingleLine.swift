import LayoutCore

/// The short way for the most common text: one line of printable ASCII in one font.
///
/// It gives what ``TextSetting`` gives, without splitting the text into characters.
enum SingleLine {
    /// The layout of a text that is such a line and fits; `nil` for all others.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    static func layout(_ request: TextRequest, width: Double?, fonts: FontCatalog) -> TextLayout? {
        guard request.reservedLines <= 1, request.runs.count == 1, let run = request.runs.first else { return nil }
        let style = RunStyle(run, shrink: 1, fonts: fonts)
        guard let line = advance(of: run.string, style: style) else { return nil }
        if let width, line > width { return nil }
        let grid = PixelGrid(scale: request.displayScale)
        return TextLayout(
            size: Size(
                width: TextPlacement.width(max(line, 0), proposed: width, grid: grid),
                height: grid.alignedUp(style.metrics.lineHeight)
            ),
            lines: [
                TextLine(
                    text: run.string,
                    x: TextPlacement.x(of: line, in: max(line, 0), request: request),
                    baseline: grid.alignedUp(style.metrics.ascent),
                    width: line,
                    isRightToLeft: request.isRightToLeft && !run.string.utf8.contains(where: \.isLetter)
                )
            ]
        )
    }

    /// The advance of a text in points; `nil` if it is empty, ends in a space or has other characters.
    private static func advance(of text: String, style: RunStyle) -> Double? {
        var total = 0.0
        var previous: UInt8?
        for byte in text.utf8 {
            guard let letter = PairAdvances.letter(ascii: byte) else { return nil }
            if let previous { total += style.advance(of: previous, before: letter) }
            previous = letter
        }
        guard let last = previous, last != PairAdvances.space else { return nil }
        return total + style.advance(of: last, before: nil)
    }
}

extension UInt8 {
    /// Says whether the ASCII character is a letter, by which a paragraph reads left to right.
    fileprivate var isLetter: Bool { 0x61...0x7A ~= self | 0x20 }
}
