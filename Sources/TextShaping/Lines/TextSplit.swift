import LayoutCore

/// A text split into characters whose fonts are known and whose advances are not.
struct TextSplit {
    /// What a character is measured with.
    enum Source {
        /// The text font's table of pairs.
        case letter
        /// Shaping with this font.
        case font(FontFace)
        /// Nothing: it advances by so many points.
        case fixed(Double)
    }

    private(set) var bytes: [UInt8] = []
    private(set) var styles: [RunStyle] = []
    var clusters: [TextCluster] = []
    /// One for each cluster.
    private(set) var sources: [Source] = []

    /// - Complexity: O(*n*) in the length of the text.
    init(_ runs: [MeasuredRun], shrink: Double, shaper: Shaper) {
        var text = ""
        var ends: [Int] = []
        for run in runs where !run.string.isEmpty {
            text += run.string
            ends.append(text.utf8.count)
            styles.append(RunStyle(run, shrink: shrink, fonts: shaper.fonts))
        }
        bytes = Array(text.utf8)
        clusters.reserveCapacity(bytes.count)
        sources.reserveCapacity(bytes.count)
        if bytes.allSatisfy({ $0 < 0x80 }) {
            splitASCII(runEnds: ends)
        } else {
            split(text, runEnds: ends, shaper: shaper)
        }
        allowBreaks(shaper.lineBreaking.opportunities(in: bytes))
    }

    /// Notes the characters after which a line may end; never one in the middle of a character.
    private mutating func allowBreaks(_ opportunities: [Int]) {
        var next = opportunities.startIndex
        for index in clusters.indices {
            let end = clusters[index].bytes.upperBound
            while next < opportunities.endIndex, opportunities[next] < end { next += 1 }
            clusters[index].allowsBreak = next < opportunities.endIndex && opportunities[next] == end
        }
    }

    private mutating func splitASCII(runEnds: [Int]) {
        var style = 0
        var offset = 0
        while offset < bytes.count {
            while offset >= runEnds[style] { style += 1 }
            let isPair = bytes[offset] == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
            let end = offset + (isPair ? 2 : 1)
            let scalar = Unicode.Scalar(bytes[offset])
            append(Self.characterClass(of: scalar), at: offset..<end, style: style, isSpace: scalar == " ", font: nil)
            offset = end
        }
    }

    private static func characterClass(of scalar: Unicode.Scalar) -> CharacterClass {
        if let letter = PairAdvances.letter(scalar) { return .letter(letter) }
        if scalar == "\t" { return .tab }
        return scalar.isLineSeparator ? .newline : .invisible
    }

    private mutating func split(_ text: String, runEnds: [Int], shaper: Shaper) {
        var style = 0
        var offset = 0
        for character in text {
            while offset >= runEnds[style] { style += 1 }
            let end = offset + character.utf8.count
            let kind = CharacterClass(character)
            let font = kind == .shaped ? shaper.font(for: character, in: styles[style].face) : nil
            append(kind, at: offset..<end, style: style, isSpace: character.isBreakingSpace, font: font)
            offset = end
        }
    }

    private mutating func append(
        _ kind: CharacterClass,
        at range: Range<Int>,
        style: Int,
        isSpace: Bool,
        font: FontFace?
    ) {
        var cluster = TextCluster(bytes: range, style: style, kind: isSpace ? .space : .text)
        let source: Source
        switch kind {
        case .letter(let letter):
            cluster.letter = letter
            source = styles[style].pitch.map { .fixed($0) } ?? .letter
        case .tab:
            cluster.kind = .space
            cluster.letter = PairAdvances.space
            source = styles[style].pitch.map { .fixed($0) } ?? .letter
        case .newline:
            cluster.kind = .newline
            source = .fixed(0)
        case .emoji:
            source = .fixed(CharacterClass.emojiAdvance * styles[style].size + styles[style].ownTracking)
        case .wide:
            source = .fixed(styles[style].size + styles[style].ownTracking)
        case .invisible:
            source = .fixed(0)
        case .shaped:
            source = Self.source(font ?? styles[style].face.font, style: styles[style])
        }
        clusters.append(cluster)
        sources.append(source)
    }

    private static func source(_ font: FontFace, style: RunStyle) -> Source {
        if let pitch = style.pitch, font === style.face.font { return .fixed(pitch) }
        return .font(font)
    }
}

extension Character {
    /// Says whether the character is a space that may hang past the end of a line.
    fileprivate var isBreakingSpace: Bool {
        guard let first = unicodeScalars.first else { return false }
        switch first.value {
        // All of Unicode's white space but the line separators and the spaces that glue words together.
        case 0x09, 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: return true
        default: return false
        }
    }
}
