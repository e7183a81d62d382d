/// A line while a text is set: which characters it shows, and where the next line starts.
struct LineSpan {
    /// What is drawn, in order: one range, or two with an ellipsis between, before or behind them.
    enum Content {
        case whole(Range<Int>)
        /// Characters, an ellipsis, characters; either range may be empty.
        case cut(before: Range<Int>, Ellipsis, after: Range<Int>)
    }

    /// An ellipsis where a line is cut.
    struct Ellipsis {
        /// The index of its style in the text.
        var style: Int
        /// Before what comes after it, in points.
        var advance: Double
        /// The advance of the character before it, in points; 0 if there is none.
        var advanceBefore: Double
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
