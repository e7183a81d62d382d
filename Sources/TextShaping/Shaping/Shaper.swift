internal import Synchronization

/// Shapes words with HarfBuzz and remembers them.
///
/// At most 8,192 words of at most 64 bytes are remembered: about two megabytes, shared by all scenes.
final class Shaper: Sendable {
    private struct Key: Hashable {
        var font: ObjectIdentifier
        var features: FontFeatures
        var word: String
    }

    private static let longestWord = 64
    let fonts: FontCatalog
    let lineBreaking = LineBreaking()
    private let words = Mutex(BoundedCache<Key, [Int]>(capacity: 4_096))

    init(fonts: FontCatalog) {
        self.fonts = fonts
    }

    /// The advances of a word's characters.
    ///
    /// - Parameters:
    ///   - word: UTF-8 text in one font.
    ///   - ends: The offsets in `word` behind each of its characters, counted from the word's start.
    ///   - font: The font.
    ///   - features: What the word is shaped with.
    /// - Returns: An advance for each character, in font units; a ligature's stands at its first character.
    /// - Complexity: O(*n*) in the length of the word.
    func advances(of word: ArraySlice<UInt8>, ends: [Int], font: FontFace, features: FontFeatures) -> [Int] {
        guard word.count <= Self.longestWord else { return shape(word, ends: ends, font: font, features: features) }
        let key = Key(
            font: ObjectIdentifier(font),
            features: features,
            word: String(decoding: word, as: UTF8.self)
        )
        if let known = words.withLock({ $0.value(for: key) }) { return known }
        let advances = shape(word, ends: ends, font: font, features: features)
        words.withLock { $0.insert(advances, for: key) }
        return advances
    }

    /// The first font that has all visible parts of a character; the text font if none has.
    func font(for character: Character, in face: TextFace) -> FontFace {
        let parts = character.unicodeScalars
        if Self.covers(parts, font: face.font) { return face.font }
        if let font = fonts.fallbacks.first(where: { Self.covers(parts, font: $0) }) { return font }
        guard let first = parts.first, !face.font.covers(first) else { return face.font }
        return fonts.fallbacks.first { $0.covers(first) } ?? face.font
    }

    /// Says whether a font has all parts of a character that can be seen.
    private static func covers(_ parts: Character.UnicodeScalarView, font: FontFace) -> Bool {
        parts.allSatisfy { font.covers($0) || $0.properties.isDefaultIgnorableCodePoint }
    }

    private func shape(
        _ word: ArraySlice<UInt8>,
        ends: [Int],
        font: FontFace,
        features: FontFeatures
    ) -> [Int] {
        var advances = [Int](repeating: 0, count: ends.count)
        var index = 0
        for glyph in font.shape(word, features: features) {
            while index < ends.count - 1, glyph.offset >= ends[index] { index += 1 }
            advances[index] += Int(glyph.units)
        }
        return advances
    }
}
