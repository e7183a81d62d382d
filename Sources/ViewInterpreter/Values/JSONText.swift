import ViewRuntime

/// Reads JSON text into values: objects become dictionaries, whole numbers `Int`.
struct JSONReader {
    /// Why a text is no JSON.
    struct Mistake: Error {
        var message: String
    }

    private var rest: ArraySlice<UInt8>
    private var depth = 0
    /// Arrays and objects inside each other.
    private static let deepest = 200

    private init(_ text: String) { rest = Array(text.utf8)[...] }

    /// - Complexity: O(*n*) in the length of the text.
    static func value(_ text: String) throws(Mistake) -> Value {
        var reader = JSONReader(text)
        let value = try reader.value()
        reader.skipSpace()
        guard reader.rest.isEmpty else { throw Mistake(message: "something follows the JSON value") }
        return value
    }

    private mutating func skipSpace() { rest = rest.drop { $0 == 32 || $0 == 10 || $0 == 13 || $0 == 9 } }

    private mutating func accept(_ byte: Character) -> Bool {
        skipSpace()
        guard let ascii = byte.asciiValue, rest.first == ascii else { return false }
        rest = rest.dropFirst()
        return true
    }

    private mutating func value() throws(Mistake) -> Value {
        skipSpace()
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.deepest else { throw Mistake(message: "the JSON nests too deep") }
        switch rest.first {
        case UInt8(ascii: "{"): return try object()
        case UInt8(ascii: "["): return try array()
        case UInt8(ascii: "\""): return .string(try text())
        case nil: throw Mistake(message: "the JSON ends too early")
        default: return try word()
        }
    }

    private mutating func object() throws(Mistake) -> Value {
        rest = rest.dropFirst()
        var table = OrderedTable()
        if accept("}") { return .dictionary(table) }
        repeat {
            skipSpace()
            guard rest.first == UInt8(ascii: "\"") else {
                throw Mistake(message: "a key in quotation marks is missing")
            }
            let key = try text()
            guard accept(":") else { throw Mistake(message: "':' is missing after \"\(key)\"") }
            table[.string(key)] = try value()
        } while accept(",")
        guard accept("}") else { throw Mistake(message: "'}' is missing") }
        return .dictionary(table)
    }

    private mutating func array() throws(Mistake) -> Value {
        rest = rest.dropFirst()
        var values: [Value] = []
        if accept("]") { return .array(values) }
        repeat { values.append(try value()) } while accept(",")
        guard accept("]") else { throw Mistake(message: "']' is missing") }
        return .array(values)
    }

    private mutating func text() throws(Mistake) -> String {
        rest = rest.dropFirst()
        var bytes: [UInt8] = []
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "\""): return String(decoding: bytes, as: UTF8.self)
            case UInt8(ascii: "\\"): bytes += try escape()
            default: bytes.append(byte)
            }
        }
        throw Mistake(message: "a text has no end")
    }

    private mutating func escape() throws(Mistake) -> [UInt8] {
        switch rest.popFirst() {
        case UInt8(ascii: "n"): return [10]
        case UInt8(ascii: "t"): return [9]
        case UInt8(ascii: "r"): return [13]
        case UInt8(ascii: "b"): return [8]
        case UInt8(ascii: "f"): return [12]
        case UInt8(ascii: "u"):
            var code = try unit()
            if (0xD800..<0xDC00).contains(code), rest.starts(with: Array("\\u".utf8)) {
                rest = rest.dropFirst(2)
                code = 0x10000 + (code - 0xD800) << 10 + (try unit() &- 0xDC00) & 0x3FF
            }
            return Array(String(Unicode.Scalar(code).map { Character($0) } ?? "\u{FFFD}").utf8)
        case let byte?: return [byte]
        case nil: throw Mistake(message: "a text has no end")
        }
    }

    private mutating func unit() throws(Mistake) -> UInt32 {
        let digits = String(decoding: rest.prefix(4), as: UTF8.self)
        guard digits.count == 4, let code = UInt32(digits, radix: 16) else {
            throw Mistake(message: "'\\u' needs four digits")
        }
        rest = rest.dropFirst(4)
        return code
    }

    private mutating func word() throws(Mistake) -> Value {
        let bytes = rest.prefix { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "E"),
                UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
                true
            default: false
            }
        }
        rest = rest.dropFirst(bytes.count)
        let word = String(decoding: bytes, as: UTF8.self)
        switch word {
        case "true": return .bool(true)
        case "false": return .bool(false)
        case "null": return .null
        default:
            if let number = Int(word) { return .int(number) }
            if let number = Double(word), number.isFinite { return .double(number) }
            throw Mistake(message: word.isEmpty ? "a value is missing" : "'\(word)' is no JSON value")
        }
    }
}

extension TypeInfo {
    /// The key under which JSON has a property; `nil` if the type's `CodingKeys` leave it out.
    func codingKey(_ property: String) -> String? {
        guard let keys = nested["CodingKeys"] else { return property }
        return keys.cases.first { $0.name == property }.map { $0.rawValue?.text ?? $0.name }
    }
}
