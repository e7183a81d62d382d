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

/// Writes values as JSON.
struct JSONWriter {
    var isPretty = false
    var sortsKeys = false

    /// The most levels of values inside values, as for what is read.
    private static let deepest = 500

    func text(_ value: Value, indent: String = "") throws(JSONReader.Mistake) -> String {
        guard indent.utf8.count <= 2 * Self.deepest else {
            throw JSONReader.Mistake(message: "the value nests too deep to be written as JSON")
        }
        switch value {
        case .null: return "null"
        case .bool(let value): return value ? "true" : "false"
        case .int, .sized: return value.description
        case .double, .float:
            let number = value.number ?? 0
            guard number.isFinite else { throw JSONReader.Mistake(message: "\(number) cannot be written as JSON") }
            return number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : number.description
        case .string, .character: return Self.quoted(value.description)
        case .array, .slice, .set:
            var parts: [String] = []
            for element in value.elements ?? [] { parts.append(try text(element, indent: indent + "  ")) }
            return list(parts, "[", "]", indent)
        case .dictionary(let table):
            var pairs: [(String, String)] = []
            for key in table.keys {
                pairs.append((key.description, try text(table[key] ?? .null, indent: indent + "  ")))
            }
            return object(pairs, indent)
        case .structure(let value): return try fields(value.type, value.fields, indent)
        case .object(let object): return try fields(object.type, object.fields, indent)
        case .enumeration(let value):
            guard let raw = value.enumCase.rawValue else {
                throw JSONReader.Mistake(message: "'\(value.enumCase.name)' has no raw value to be written as JSON")
            }
            return try text(raw)
        case .native: return Self.quoted(value.description)
        default: throw JSONReader.Mistake(message: "\(value.debugText) cannot be written as JSON")
        }
    }

    private func fields(_ info: TypeInfo, _ fields: [Value], _ indent: String) throws(JSONReader.Mistake) -> String {
        if info.name == "Date", let seconds = fields.first { return try text(seconds) }
        var pairs: [(String, String)] = []
        for property in info.stored {
            guard let key = info.codingKey(property.name) else { continue }
            var value = fields[property.index]
            if case .slot(let slot) = value { value = Value(program: slot.peeked) }
            if !value.isNull { pairs.append((key, try text(value.outOfOptional, indent: indent + "  "))) }
        }
        return object(pairs, indent)
    }

    private func object(_ pairs: [(String, String)], _ indent: String) -> String {
        let sorted = sortsKeys ? pairs.sorted { $0.0 < $1.0 } : pairs
        return list(sorted.map { Self.quoted($0) + (isPretty ? " : " : ":") + $1 }, "{", "}", indent)
    }

    private func list(_ parts: [String], _ start: String, _ end: String, _ indent: String) -> String {
        guard isPretty else { return start + parts.joined(separator: ",") + end }
        if parts.isEmpty { return start + "\n\n" + indent + end }
        return start + "\n" + parts.map { indent + "  " + $0 }.joined(separator: ",\n") + "\n" + indent + end
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "/": result += "\\/"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            default:
                if scalar.value < 32 {
                    let code = String(scalar.value, radix: 16)
                    result += "\\u" + String(repeating: "0", count: 4 - code.count) + code
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result + "\""
    }
}

extension TypeInfo {
    /// The key under which JSON has a property; `nil` if the type's `CodingKeys` leave it out.
    func codingKey(_ property: String) -> String? {
        guard let keys = nested["CodingKeys"] else { return property }
        return keys.cases.first { $0.name == property }.map { $0.rawValue?.text ?? $0.name }
    }
}
