/// Writes JSON text in UTF-8 into a buffer that is kept from message to message.
///
/// It writes digits itself: a frame is some two hundred numbers, sixty times a second, and general encoders take fifty times
/// as long. Equal input gives equal bytes on every machine.
package struct JSONWriter {
    /// What has been written since ``reset()``.
    package private(set) var bytes: [UInt8] = []
    /// Whether the next member or element needs a comma before it.
    private var needsComma = false
    /// What was written of the last frame's items.
    var itemTexts = ItemTexts()

    package init(capacity: Int = 4_096) { bytes.reserveCapacity(capacity) }

    /// Empties the buffer and keeps its memory.
    package mutating func reset() {
        bytes.removeAll(keepingCapacity: true)
        needsComma = false
    }

    // MARK: Structure

    mutating func beginObject() {
        separate()
        bytes.append(UInt8(ascii: "{"))
        needsComma = false
    }

    mutating func endObject() {
        bytes.append(UInt8(ascii: "}"))
        needsComma = true
    }

    mutating func beginArray() {
        separate()
        bytes.append(UInt8(ascii: "["))
        needsComma = false
    }

    mutating func endArray() {
        bytes.append(UInt8(ascii: "]"))
        needsComma = true
    }

    /// Writes a member's name; its value follows.
    ///
    /// - Parameter name: Letters of ASCII: it is written as it stands.
    mutating func name(_ name: String) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        bytes.append(contentsOf: name.utf8)
        bytes.append(UInt8(ascii: "\""))
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    /// Writes a piece of JSON that is known beforehand, as it stands; a value follows.
    ///
    /// For the objects that a frame has hundreds of: one piece instead of a name, its quotes, a colon and a comma.
    mutating func piece(_ text: String) {
        bytes.append(contentsOf: text.utf8)
        needsComma = false
    }

    /// Writes a part of an object that was written by another writer.
    ///
    /// - Parameters:
    ///   - part: With the comma before it, if it needs one.
    ///   - isBeforeValue: True if the part ends with a member's name; otherwise another member follows.
    mutating func raw(_ part: ArraySlice<UInt8>, isBeforeValue: Bool = false) {
        bytes.append(contentsOf: part)
        needsComma = !isBeforeValue
    }

    private mutating func separate() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        needsComma = true
    }

    // MARK: Values

    mutating func null() {
        separate()
        bytes.append(contentsOf: "null".utf8)
    }

    mutating func bool(_ value: Bool) {
        separate()
        bytes.append(contentsOf: (value ? "true" : "false").utf8)
    }

    mutating func integer(_ value: Int) {
        separate()
        if value < 0 { bytes.append(UInt8(ascii: "-")) }
        appendDigits(UInt64(value.magnitude))
    }

    /// Writes a length: rounded to four decimals, without trailing zeros and without exponent.
    ///
    /// A pixel of a 3x screen is 0.3333 points, so four decimals keep more than a thousandth of a pixel. JSON has no word for what
    /// is not finite: that is written as 0, since a length that a program made must never cost the other clients their server.
    mutating func length(_ value: Double) {
        guard value.isFinite else { return integer(0) }
        let scaled = (value * 10_000).rounded()
        guard abs(scaled) < 9e15 else { return exact(value) }
        separate()
        let units = UInt64(abs(scaled))
        if scaled < 0 { bytes.append(UInt8(ascii: "-")) }
        let (whole, fraction) = units.quotientAndRemainder(dividingBy: 10_000)
        appendDigits(whole)
        if fraction != 0 { appendFraction(UInt32(truncatingIfNeeded: fraction)) }
    }

    /// Writes a number with as many digits as it takes to read exactly the same number back, without exponent; 0 for what is
    /// not finite.
    mutating func exact(_ value: Double) {
        guard value.isFinite else { return integer(0) }
        separate()
        let text = value.description
        if text.utf8.contains(UInt8(ascii: "e")) {
            appendExpanded(text)
        } else {
            // Swift writes whole numbers as `2.0`.
            bytes.append(contentsOf: text.hasSuffix(".0") ? text.utf8.dropLast(2) : text.utf8[...])
        }
    }

    mutating func string(_ value: String) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        // Most texts have nothing to escape and go in as one piece.
        if value.utf8.contains(where: Self.needsEscape) {
            for byte in value.utf8 { appendEscaped(byte) }
        } else {
            bytes.append(contentsOf: value.utf8)
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private static func needsEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    // MARK: Members

    mutating func member(_ name: String, _ value: String) {
        self.name(name)
        string(value)
    }

    mutating func member(_ name: String, _ value: Int) {
        self.name(name)
        integer(value)
    }

    mutating func member(_ name: String, length value: Double) {
        self.name(name)
        length(value)
    }

    // MARK: Digits

    private mutating func appendDigits(_ value: UInt64) {
        if value < 10 { return bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value)) }
        if value < 100 { return appendPair(UInt32(truncatingIfNeeded: value)) }
        let (rest, pair) = value.quotientAndRemainder(dividingBy: 100)
        appendDigits(rest)
        appendPair(UInt32(truncatingIfNeeded: pair))
    }

    /// Two digits, with a leading zero where the number has one.
    private mutating func appendPair(_ value: UInt32) {
        let (tens, ones) = value.quotientAndRemainder(dividingBy: 10)
        bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: tens))
        bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: ones))
    }

    /// A point and up to four digits; `tenThousandths` is from 1 to 9,999.
    private mutating func appendFraction(_ tenThousandths: UInt32) {
        bytes.append(UInt8(ascii: "."))
        var rest = tenThousandths
        var unit: UInt32 = 1_000
        while rest > 0 {
            let (digit, remainder) = rest.quotientAndRemainder(dividingBy: unit)
            bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit))
            rest = remainder
            unit /= 10
        }
    }

    /// Writes `1.5e-07` as `0.00000015`.
    private mutating func appendExpanded(_ text: String) {
        let parts = text.split(separator: "e")
        let sign = parts[0].hasPrefix("-") ? "-" : ""
        let mantissa = parts[0].drop { $0 == "-" }.split(separator: ".")
        let fraction = mantissa.count > 1 && mantissa[1] != "0" ? mantissa[1] : ""
        let digits = String(mantissa[0]) + fraction
        let exponent = Int(parts[1]) ?? 0
        let pointPlace = mantissa[0].utf8.count + exponent
        bytes.append(contentsOf: sign.utf8)
        if pointPlace <= 0 {
            bytes.append(contentsOf: ("0." + String(repeating: "0", count: -pointPlace) + digits).utf8)
        } else {
            // Numbers large enough for an exponent are whole.
            bytes.append(contentsOf: (digits + String(repeating: "0", count: pointPlace - digits.utf8.count)).utf8)
        }
    }

    // MARK: Texts

    private mutating func appendEscaped(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"):
            bytes.append(UInt8(ascii: "\\"))
            bytes.append(byte)
        case 0x0A: bytes.append(contentsOf: "\\n".utf8)
        case 0x0D: bytes.append(contentsOf: "\\r".utf8)
        case 0x09: bytes.append(contentsOf: "\\t".utf8)
        case 0x00..<0x20:
            bytes.append(contentsOf: "\\u00".utf8)
            appendHexadecimal(byte)
        default: bytes.append(byte)
        }
    }

    private mutating func appendHexadecimal(_ byte: UInt8) {
        appendHexadecimalDigit(byte >> 4)
        appendHexadecimalDigit(byte & 0xF)
    }

    private mutating func appendHexadecimalDigit(_ digit: UInt8) {
        bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10)
    }

    /// Writes a colour as `"#RRGGBBAA"`.
    mutating func color(_ color: WireColor) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        bytes.append(UInt8(ascii: "#"))
        for shift in stride(from: 24, through: 0, by: -8) {
            appendHexadecimal(UInt8(truncatingIfNeeded: color.rgba >> UInt32(shift)))
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
