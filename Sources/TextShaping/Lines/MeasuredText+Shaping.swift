import LayoutCore

extension MeasuredText {
    /// Splits and measures a text.
    ///
    /// - Parameters:
    ///   - runs: The text; a character that reaches over two runs belongs to the first.
    ///   - shrink: What font sizes are multiplied by.
    ///   - shaper: Knows the fonts.
    /// - Complexity: O(*n*) in the length of the text.
    init(_ runs: [MeasuredRun], shrink: Double, shaper: Shaper) {
        var measurement = TextMeasurement(TextSplit(runs, shrink: shrink, shaper: shaper), shaper: shaper)
        measurement.measureAll()
        bytes = measurement.split.bytes
        styles = measurement.split.styles
        clusters = measurement.split.clusters
    }
}

/// The measuring of a text that has been split.
private struct TextMeasurement {
    var split: TextSplit
    let shaper: Shaper

    init(_ split: TextSplit, shaper: Shaper) {
        self.split = split
        self.shaper = shaper
    }

    mutating func measureAll() {
        var index = 0
        while index < split.clusters.count {
            switch split.sources[index] {
            case .fixed(let points):
                split.clusters[index].advance = points
                split.clusters[index].finalAdvance = points
                index += 1
            case .letter:
                index = measureStretch(from: index, font: style(of: index).face.font)
            case .font(let font):
                index = measureStretch(from: index, font: font)
            }
        }
    }

    private func style(of index: Int) -> RunStyle { split.styles[split.clusters[index].style] }

    /// Measures the word or the spaces that start at `start`, as far as they are in one font; returns the index behind.
    private mutating func measureStretch(from start: Int, font: FontFace) -> Int {
        let style = style(of: start)
        let isTextFont = font === style.face.font
        var end = start
        var isTabled = true
        stretch: while end < split.clusters.count, split.clusters[end].style == split.clusters[start].style {
            if end > start, split.clusters[end].kind != split.clusters[start].kind { break }
            switch split.sources[end] {
            case .fixed: break stretch
            case .letter:
                guard isTextFont else { break stretch }
            case .font(let other):
                guard other === font else { break stretch }
                isTabled = false
            }
            end += 1
        }
        if isTabled {
            measureByTable(start..<end)
        } else {
            measureByShaping(start..<end, font: font, isTextFont: isTextFont)
        }
        return end
    }

    private mutating func measureByTable(_ range: Range<Int>) {
        let style = style(of: range.lowerBound)
        for index in range {
            guard let letter = split.clusters[index].letter else { continue }
            split.clusters[index].finalAdvance = style.advance(of: letter, before: nil)
            split.clusters[index].advance = style.advance(of: letter, before: letterAfter(index))
        }
    }

    private mutating func measureByShaping(_ range: Range<Int>, font: FontFace, isTextFont: Bool) {
        let style = style(of: range.lowerBound)
        let start = split.clusters[range.lowerBound].bytes.lowerBound
        let word = split.bytes[start..<split.clusters[range.upperBound - 1].bytes.upperBound]
        let units = shaper.advances(
            of: word,
            ends: range.map { split.clusters[$0].bytes.upperBound - start },
            font: font,
            features: isTextFont ? style.features : .script
        )
        let scale = style.size / font.unitsPerEm
        let tracking = isTextFont ? style.tracking : style.ownTracking
        for (index, units) in zip(range, units) {
            let points = Double(units) * scale + tracking
            split.clusters[index].advance = points
            split.clusters[index].finalAdvance =
                split.clusters[index].letter.map { style.advance(of: $0, before: nil) } ?? points
        }
        // The word was shaped alone; what the space after it does to its last character is in the table.
        let last = range.upperBound - 1
        if let letter = split.clusters[last].letter, letterAfter(last) == PairAdvances.space {
            split.clusters[last].advance +=
                style.advance(of: letter, before: PairAdvances.space) - style.advance(of: letter, before: nil)
        }
    }

    /// The next character's place in the alphabet, if it is in the same font and there is one.
    private func letterAfter(_ index: Int) -> UInt8? {
        let next = index + 1
        guard next < split.clusters.count, split.clusters[next].style == split.clusters[index].style else { return nil }
        return split.clusters[next].letter
    }
}
