/// A line while a text is set: which characters it shows, and where the next line starts.
struct LineSpan {
    /// What is drawn, in order: one range, or two with an ellipsis between, before or behind them.
    enum Content {
        case whole(Range<Int>)
        /// Characters, an ellipsis, characters; either range may be empty.
        case cut(before: Range<Int>, after: Range<Int>)
    }

    var content: Content
    /// The first character of the line, and the first of the next.
    var start: Int
    var next: Int
    /// Without the spaces at its end, in points.
    var width: Double
    /// From the baseline up and down, in points.
    var ascent: Double
    var descent: Double

    var height: Double { ascent + descent }
}
