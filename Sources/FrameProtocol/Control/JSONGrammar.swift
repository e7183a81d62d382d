/// The grammar of JSON, RFC 8259.
///
/// The library reads more than that: it lets a comma stand before a closing bracket, and zeros before a number. What a text means,
/// and how deep it may nest, is left to the library.
struct JSONGrammar {
    private enum Expectation {
        case value
        /// A value, or the end of an array that has none yet.
        case valueOrEnd
        case name
        /// A name, or the end of an object that has none yet.
        case nameOrEnd
        case colon
        /// A comma, or the end of what is open; at the outside, the end of the text.
        case end
    }

    private let bytes: [UInt8]
    private var position = 0
    /// The brackets that are open.
    private var open: [UInt8] = []

    /// Says whether a text is one value, with nothing but white space around it.
    ///
    /// - Complexity: O(*n*) in the number of bytes; nothing recurses.
    static func accepts(_ bytes: [UInt8]) -> Bool {
        var grammar = JSONGrammar(bytes: bytes)
        return grammar.readAll()
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
        // Whoever reads a file may find this mark before the text.
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    }

    private mutating func readAll() -> Bool {
        var expected = Expectation.value
        while let byte = nextAfterSpace() {
            guard let next = read(byte, as: expected) else { return false }
            expected = next
        }
        return expected == .end && open.isEmpty
    }

    private mutating func nextAfterSpace() -> UInt8? {
        while position < bytes.count {
            let byte = bytes[position]
            guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return byte }
            position += 1
        }
        return nil
    }

    /// Reads what begins with a byte; `nil` if it is not what is expected.
    private mutating func read(_ byte: UInt8, as expected: Expectation) -> Expectation? {
        switch (expected, byte) {
        case (.valueOrEnd, UInt8(ascii: "]")), (.nameOrEnd, UInt8(ascii: "}")):
            return close(byte)
        case (.value, _), (.valueOrEnd, _):
            return value(byte)
        case (.name, UInt8(ascii: "\"")), (.nameOrEnd, UInt8(ascii: "\"")):
            return text() ? .colon : nil
        case (.colon, UInt8(ascii: ":")):
            position += 1
            return .value
        case (.end, UInt8(ascii: ",")):
            guard let bracket = open.last else { return nil }
            position += 1
            return bracket == UInt8(ascii: "{") ? .name : .value
        case (.end, _):
            return close(byte)
        default:
            return nil
        }
    }

    private mutating func close(_ byte: UInt8) -> Expectation? {
        let bracket = byte == UInt8(ascii: "}") ? UInt8(ascii: "{") : UInt8(ascii: "[")
        guard byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]"), open.last == bracket else { return nil }
        open.removeLast()
        position += 1
        return .end
    }

    private mutating func value(_ byte: UInt8) -> Expectation? {
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            open.append(byte)
            position += 1
            return byte == UInt8(ascii: "{") ? .nameOrEnd : .valueOrEnd
        case UInt8(ascii: "\""):
            return text() ? .end : nil
        case UInt8(ascii: "t"): return word("true")
        case UInt8(ascii: "f"): return word("false")
        case UInt8(ascii: "n"): return word("null")
        default: return number() ? .end : nil
        }
    }

    private mutating func word(_ word: String) -> Expectation? {
        guard bytes[position...].starts(with: word.utf8) else { return nil }
        position += word.utf8.count
        return .end
    }

    private mutating func text() -> Bool {
        position += 1
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            if byte == UInt8(ascii: "\"") { return true }
            guard byte >= 0x20 else { return false }
            if byte == UInt8(ascii: "\\"), !escape() { return false }
        }
        return false
    }

    /// Reads what follows a backslash.
    private mutating func escape() -> Bool {
        guard position < bytes.count else { return false }
        let byte = bytes[position]
        position += 1
        guard byte == UInt8(ascii: "u") else { return "\"\\/bfnrt".utf8.contains(byte) }
        for _ in 0..<4 {
            guard position < bytes.count, Character(Unicode.Scalar(bytes[position])).isHexDigit else { return false }
            position += 1
        }
        return true
    }

    private mutating func number() -> Bool {
        _ = take("-")
        let start = position
        guard digits() else { return false }
        if bytes[start] == UInt8(ascii: "0"), position > start + 1 { return false }
        if take("."), !digits() { return false }
        if take("e") || take("E") {
            if !take("+") { _ = take("-") }
            return digits()
        }
        return true
    }

    /// Reads one digit at least.
    private mutating func digits() -> Bool {
        let start = position
        while position < bytes.count, (0x30...0x39).contains(bytes[position]) { position += 1 }
        return position > start
    }

    private mutating func take(_ mark: Unicode.Scalar) -> Bool {
        guard position < bytes.count, bytes[position] == UInt8(ascii: mark) else { return false }
        position += 1
        return true
    }
}
