/// A user-perceived character of a text and what it takes on a line.
struct TextCluster {
    enum Kind {
        case text
        /// Hangs past the end of a line: it never makes a line too wide.
        case space
        case newline
    }

    /// Its bytes in the text.
    var bytes: Range<Int>
    /// The index of its run's style.
    var style: Int
    var kind: Kind
    /// Its place in the alphabet of pairs, if it has one.
    var letter: UInt8?
    /// Before what comes after it, in points.
    var advance: Double = 0
    /// At the end of a line, in points.
    ///
    /// For a character that is not in the alphabet of pairs this is its advance before what comes after it in its word,
    /// so a line that breaks such a word in the middle may be off by the kerning of one pair.
    var finalAdvance: Double = 0
    /// Says whether a line may end after it.
    var allowsBreak = false
}

/// A text split into characters that have been measured.
struct MeasuredText {
    let bytes: [UInt8]
    let styles: [RunStyle]
    let clusters: [TextCluster]

    /// The characters from and up to the given places, as text.
    func string(_ range: Range<Int>) -> String {
        guard !range.isEmpty else { return "" }
        let start = clusters[range.lowerBound].bytes.lowerBound
        return String(decoding: bytes[start..<clusters[range.upperBound - 1].bytes.upperBound], as: UTF8.self)
    }

    /// The range without the spaces at its end.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        var end = range.upperBound
        while end > range.lowerBound, clusters[end - 1].kind != .text { end -= 1 }
        return range.lowerBound..<end
    }

    /// The advance in points of a line that holds these characters.
    ///
    /// - Complexity: O(*n*) in the number of characters.
    func width(_ range: Range<Int>) -> Double {
        guard let last = range.last else { return 0 }
        return clusters[range.lowerBound..<last].reduce(0) { $0 + $1.advance } + clusters[last].finalAdvance
    }
}
