/// A place in a source, with the word before it taken out and a name put there that lowering will stumble upon.
struct CompletionCursor {
    /// No program uses this name.
    static let marker = "__completion__"

    /// The part of the word that stands before the cursor.
    let word: String
    /// Where the word begins: the column, from 1.
    let wordColumn: Int
    /// Where the word begins: bytes from the start of the source.
    let offset: Int
    /// The source with ``marker`` in the word's place.
    let source: String
    /// The last character before the word that is not a space; `nil` at the beginning.
    let before: Character?
    /// The text of the line before the word.
    let linePrefix: String

    /// - Returns: `nil` if the place is not in the source.
    init?(_ text: String, line: Int, column: Int) {
        let bytes = Array(text.utf8)
        guard line >= 1, column >= 1, let start = Self.start(ofLine: line, in: bytes) else { return nil }
        let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        let cursor = start + column - 1
        guard cursor <= end else { return nil }
        var first = cursor
        while first > start, Self.isWord(bytes[first - 1]) { first -= 1 }
        var last = cursor
        while last < end, Self.isWord(bytes[last]) { last += 1 }
        // `$0` and numbers are not names that somebody begins to write.
        let word = String(decoding: bytes[first..<cursor], as: UTF8.self)
        self.word = word
        offset = first
        wordColumn = first - start + 1
        linePrefix = String(decoding: bytes[start..<first], as: UTF8.self)
        before = Self.lastCharacter(before: first, in: bytes)
        source =
            String(decoding: bytes[..<first], as: UTF8.self) + Self.marker
            + String(decoding: bytes[last...], as: UTF8.self)
    }

    private static func start(ofLine line: Int, in bytes: [UInt8]) -> Int? {
        var start = 0
        for _ in 1..<max(line, 1) {
            guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            start = end + 1
        }
        return start
    }

    private static func lastCharacter(before offset: Int, in bytes: [UInt8]) -> Character? {
        guard let index = bytes[..<offset].lastIndex(where: { !isSpace($0) }), bytes[index] < 0x80 else { return nil }
        return Character(Unicode.Scalar(bytes[index]))
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t")
            || byte == UInt8(ascii: "\r")
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
            true
        default: byte >= 0x80
        }
    }
}
