/// How a user-perceived character is measured.
enum CharacterClass: Equatable {
    /// By the table of pairs; the place in its alphabet.
    case letter(UInt8)
    /// By shaping with the text font, or another font that has it.
    case shaped
    /// By rule, as wide in any font.
    case emoji
    case wide
    /// By rule: it takes no room.
    case invisible
    /// A tab, measured as a space, which is what a browser's canvas draws for it.
    case tab
    case newline

    /// The advance of an emoji, in ems: that of Noto Color Emoji, 2550 of 2048 units.
    ///
    /// Apple's own is about as wide (folklore).
    static let emojiAdvance = 2550.0 / 2048

    init(_ character: Character) {
        let scalars = character.unicodeScalars
        guard let first = scalars.first else {
            self = .invisible
            return
        }
        if first.isLineSeparator {
            self = .newline
        } else if scalars.count == 1, let letter = PairAdvances.letter(first) {
            self = .letter(letter)
        } else if first == "\t" {
            self = .tab
        } else if first.isInvisible {
            self = .invisible
        } else if scalars.isEmoji {
            self = .emoji
        } else if first.isWide {
            self = .wide
        } else {
            self = .shaped
        }
    }
}

extension Character.UnicodeScalarView {
    fileprivate var isEmoji: Bool {
        // Below U+203C an emoji needs a second part: `©` is one only with a selector.
        guard let first, first.value >= 0x203C || index(after: startIndex) != endIndex else { return false }
        guard first.properties.isEmoji else { return false }
        if first.properties.isEmojiPresentation { return !contains("\u{FE0E}") }
        return contains("\u{FE0F}")
    }
}

extension Unicode.Scalar {
    /// The characters that end a line wherever they stand (Unicode line breaking, classes BK, CR, LF and NL).
    var isLineSeparator: Bool {
        switch value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    fileprivate var isInvisible: Bool {
        value < 0x20 || 0x7F...0x9F ~= value || properties.isDefaultIgnorableCodePoint
    }

    /// Says whether the character is one em wide in every East Asian font (Unicode East Asian width, W and F).
    fileprivate var isWide: Bool {
        guard value >= 0x1100 else { return false }
        return Self.wideRanges.contains { $0.contains(value) }
    }

    private static let wideRanges: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
        0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
        0x1B000...0x1B2FF, 0x20000...0x3FFFD,
    ]
}
