/// One text in source: what opens it, and so what ends it.
struct QuotedText: Hashable {
    enum Stop: Hashable {
        /// The text has ended, or a text of one line ran into the end of its line.
        case end
        /// An interpolation begins; the text goes on behind its closing bracket.
        case interpolation
    }

    /// How many number signs stand before the opening quotes, and so behind the closing ones and in each escape.
    private let signs: Int
    /// How many quotes open and end it: one, or three for a text of several lines.
    let quotes: Int

    /// The text whose first quote stands at a position.
    init(at position: Int, in bytes: [UInt8]) {
        signs = bytes[..<position].reversed().prefix { $0 == UInt8(ascii: "#") }.count
        quotes = Self.run(of: UInt8(ascii: "\""), at: position, atMost: 3, in: bytes) == 3 ? 3 : 1
    }

    /// Goes on to where the text stops.
    ///
    /// - Parameters:
    ///   - position: The first byte to read; afterwards the last that belongs to the text, or the bracket that opens an
    ///     interpolation.
    ///   - bytes: The source.
    /// - Returns: Why it stops there.
    /// - Complexity: O(*n*) in the number of bytes read.
    func skip(_ position: inout Int, in bytes: [UInt8]) -> Stop {
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\"") where isEnd(position, in: bytes):
                position += quotes + signs - 1
                return .end
            case UInt8(ascii: "\n") where quotes == 1:
                position -= 1
                return .end
            case UInt8(ascii: "\\") where isSigned(position + 1, in: bytes):
                position += signs + 1
                if position < bytes.count, bytes[position] == UInt8(ascii: "(") { return .interpolation }
                // A text of one line ends with its line, whatever stands before.
                if position < bytes.count, bytes[position] == UInt8(ascii: "\n") { position -= 1 }
            default: break
            }
            position += 1
        }
        return .end
    }

    private func isEnd(_ position: Int, in bytes: [UInt8]) -> Bool {
        Self.run(of: UInt8(ascii: "\""), at: position, atMost: quotes, in: bytes) == quotes
            && isSigned(position + quotes, in: bytes)
    }

    private func isSigned(_ position: Int, in bytes: [UInt8]) -> Bool {
        Self.run(of: UInt8(ascii: "#"), at: position, atMost: signs, in: bytes) == signs
    }

    /// How often a byte stands in a row from a position on, counted up to a limit.
    private static func run(of byte: UInt8, at position: Int, atMost limit: Int, in bytes: [UInt8]) -> Int {
        guard position < bytes.count else { return 0 }
        return bytes[position...].prefix(limit).prefix { $0 == byte }.count
    }
}
