/// How far each character of a small alphabet advances before each other one, as HarfBuzz shapes them.
///
/// With contextual alternates off, the text font does nothing to these characters that reaches beyond two neighbours:
/// kerning moves a character by the one after it. So the width of a text in this alphabet is a sum of looked-up
/// numbers, the same to the last unit as shaping the whole text.
struct PairAdvances: Sendable {
    /// Printable ASCII, then the punctuation that is used most in prose.
    private static let scalars: [Unicode.Scalar] =
        (UInt8(32)...126).map { Unicode.Scalar($0) } + ["…", "’", "‘", "“", "”", "–", "—", "•", "·", "\u{A0}"]
    private static let count = scalars.count
    private static let firstPunctuation = 95
    /// The place of the space in the alphabet.
    static let space: UInt8 = 0
    /// The place of the ellipsis in the alphabet.
    static let ellipsis: UInt8 = 95

    /// In font units: row by character, column by the character after it.
    private let units: [Int32]
    /// In font units: for a character with nothing after it.
    private let finalUnits: [Int32]

    /// Shapes every pair once, in one long text.
    init(font: FontFace, features: FontFeatures) {
        var order: [Int] = []
        for left in 0..<Self.count {
            order.append(left)
            for right in left..<Self.count { order += [right, left] }
        }
        var bytes: [UInt8] = []
        for letter in order { bytes.append(contentsOf: UTF8.encode(Self.scalars[letter]).map { Array($0) } ?? []) }
        let glyphs = font.shape(bytes[...], features: features)
        precondition(glyphs.count == order.count, "\(order.count) characters gave \(glyphs.count) glyphs")

        var units = [Int32](repeating: 0, count: Self.count * Self.count)
        for index in order.indices.dropLast() {
            units[order[index] * Self.count + order[index + 1]] = glyphs[index].units
        }
        self.units = units
        finalUnits = Self.scalars.map { scalar in
            font.shape(Array(String(Character(scalar)).utf8)[...], features: features).reduce(0) { $0 + $1.units }
        }
    }

    /// The place of a printable ASCII character in the alphabet; `nil` for any other byte.
    static func letter(ascii byte: UInt8) -> UInt8? {
        byte >= 32 && byte < 127 ? byte - 32 : nil
    }

    /// The place of a character in the alphabet, if it is there.
    static func letter(_ scalar: Unicode.Scalar) -> UInt8? {
        if scalar.isASCII { return letter(ascii: UInt8(truncatingIfNeeded: scalar.value)) }
        return scalars[firstPunctuation...].firstIndex(of: scalar).map { UInt8($0) }
    }

    /// The advance of a character before another, in font units.
    func advance(of letter: UInt8, before next: UInt8) -> Int32 {
        units[Int(letter) * Self.count + Int(next)]
    }

    /// The advance of a character with nothing after it, in font units.
    func finalAdvance(of letter: UInt8) -> Int32 {
        finalUnits[Int(letter)]
    }
}
