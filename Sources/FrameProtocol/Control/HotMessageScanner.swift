import LayoutCore

/// Reads `touch`, `wheel`, `scroll` and `advance` messages of the plain form that pages write.
///
/// It either reads all of a message or nothing: an escape, an exponent, a name that it does not know, a name that comes twice,
/// or anything else out of the ordinary makes it give up, and the JSON library reads the message from the start.
enum HotMessageScanner {
    /// Returns the message, or `nil` when the library has to look.
    ///
    /// - Complexity: O(*n*) in the number of bytes.
    static func scan(_ bytes: [UInt8]) -> ReceivedMessage? {
        var cursor = Cursor(bytes: bytes)
        var fields = HotFields()
        guard cursor.object({ cursor, name in fields.read(name, &cursor) }), cursor.isAtEnd else { return nil }
        return fields.message
    }
}

/// The fields of hot messages; each may be set once.
private struct HotFields {
    private var kind: ClientMessage.Kind?
    private var phase: TouchInput.Phase?
    private var x: Double?
    private var y: Double?
    private var deltaX: Double?
    private var deltaY: Double?
    private var time: Double?
    private var to: Double?
    private var id: Double?
    private var finger: Double?
    private var scrollView: Double?
    private var displacement: (x: Double?, y: Double?)?

    mutating func read(_ name: String, _ cursor: inout Cursor) -> Bool {
        switch name {
        case "type": Self.set(&kind, cursor.word().flatMap(ClientMessage.Kind.init))
        case "phase": Self.set(&phase, cursor.word().flatMap(TouchInput.Phase.init))
        case "x": Self.set(&x, cursor.number())
        case "y": Self.set(&y, cursor.number())
        case "deltaX": Self.set(&deltaX, cursor.number())
        case "deltaY": Self.set(&deltaY, cursor.number())
        case "time": Self.set(&time, cursor.number())
        case "to": Self.set(&to, cursor.number())
        case "id": Self.set(&id, cursor.number())
        case "finger": Self.set(&finger, cursor.number())
        case "scrollView": Self.set(&scrollView, cursor.number())
        case "displacement": readDisplacement(&cursor)
        default: false
        }
    }

    private static func set<Value>(_ field: inout Value?, _ value: Value?) -> Bool {
        guard let value, field == nil else { return false }
        field = value
        return true
    }

    private mutating func readDisplacement(_ cursor: inout Cursor) -> Bool {
        guard displacement == nil else { return false }
        var inner = HotFields()
        let isRead = cursor.object { cursor, name in
            switch name {
            case "x": Self.set(&inner.x, cursor.number())
            case "y": Self.set(&inner.y, cursor.number())
            default: false
            }
        }
        displacement = (inner.x, inner.y)
        return isRead
    }

    /// The message, if all that it needs is there and in range.
    var message: ReceivedMessage? {
        guard let kind, let content = content(of: kind) else { return nil }
        return ReceivedMessage(message: content, id: id.map(MessageID.init))
    }

    private func content(of kind: ClientMessage.Kind) -> ClientMessage? {
        switch kind {
        case .touch:
            guard let phase, let location = point(x, y), let time = measure(time) else { return nil }
            guard let finger = whole(finger ?? 0, upTo: 1_000) else { return nil }
            return .touch(TouchInput(phase: phase, location: location, time: time, finger: finger))
        case .wheel:
            guard let location = point(x, y), let delta = point(deltaX, deltaY) else { return nil }
            guard let time = measure(time) else { return nil }
            return .wheel(WheelInput(location: location, delta: delta, time: time))
        case .scroll:
            guard let displacement, let at = point(displacement.x, displacement.y) else { return nil }
            guard let scrollView else { return .scroll(ScrollRequest(x: at.x, y: at.y)) }
            guard let id = whole(scrollView, upTo: Double(Int32.max)) else { return nil }
            return .scroll(ScrollRequest(x: at.x, y: at.y, scrollView: id))
        case .advance:
            return measure(to).map { .advance(to: $0) }
        case .open, .edit, .set, .inspect, .complete, .signature, .format:
            return nil
        }
    }

    private func measure(_ number: Double?) -> Double? {
        guard let number, abs(number) <= FieldReader.largestNumber else { return nil }
        return number
    }

    private func point(_ x: Double?, _ y: Double?) -> Point? {
        guard let x = measure(x), let y = measure(y) else { return nil }
        return Point(x: x, y: y)
    }

    private func whole(_ number: Double, upTo limit: Double) -> Int? {
        guard number >= 0, number <= limit else { return nil }
        return Int(exactly: number)
    }
}

/// A place in a JSON text.
private struct Cursor {
    let bytes: [UInt8]
    private var position = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    var isAtEnd: Bool {
        var copy = self
        copy.skipSpace()
        return copy.position == bytes.count
    }

    private mutating func skipSpace() {
        while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        skipSpace()
        guard next == byte else { return false }
        position += 1
        return true
    }

    /// Reads an object; `field` reads the value after each name and says whether it could.
    mutating func object(_ field: (inout Cursor, String) -> Bool) -> Bool {
        guard take(UInt8(ascii: "{")) else { return false }
        repeat {
            guard let name = word(), take(UInt8(ascii: ":")), field(&self, name) else { return false }
        } while take(UInt8(ascii: ","))
        return take(UInt8(ascii: "}"))
    }

    /// Reads a text of printable ASCII without escapes.
    mutating func word() -> String? {
        guard take(UInt8(ascii: "\"")) else { return nil }
        let start = position
        while let byte = next, byte != UInt8(ascii: "\"") {
            guard byte >= 0x20, byte < 0x7F, byte != UInt8(ascii: "\\") else { return nil }
            position += 1
        }
        guard next != nil else { return nil }
        position += 1
        return String(decoding: bytes[start..<(position - 1)], as: UTF8.self)
    }

    /// Reads a number without exponent, rounded as a full conversion rounds it.
    ///
    /// Up to 15 digits fit a `Double` exactly, and so do the powers of ten up to 22; their quotient is rounded once, which is
    /// what a full conversion gives (W. D. Clinger, "How to read floating point numbers accurately", 1990).
    mutating func number() -> Double? {
        skipSpace()
        let start = position
        let isNegative = next == UInt8(ascii: "-")
        if isNegative { position += 1 }
        let whole = digits()
        guard whole.count >= 1, whole.count == 1 || whole.first != UInt8(ascii: "0") else { return nil }
        var fraction = bytes[position..<position]
        if next == UInt8(ascii: ".") {
            position += 1
            fraction = digits()
            guard !fraction.isEmpty else { return nil }
        }
        guard whole.count + fraction.count <= 40 else { return nil }
        guard next != UInt8(ascii: "e"), next != UInt8(ascii: "E") else { return nil }
        guard whole.count + fraction.count <= 15 else {
            return Double(String(decoding: bytes[start..<position], as: UTF8.self))
        }
        var mantissa = 0.0
        for byte in whole { mantissa = mantissa * 10 + Double(byte - UInt8(ascii: "0")) }
        for byte in fraction { mantissa = mantissa * 10 + Double(byte - UInt8(ascii: "0")) }
        let magnitude = mantissa / Self.powersOfTen[fraction.count]
        return isNegative ? -magnitude : magnitude
    }

    private mutating func digits() -> ArraySlice<UInt8> {
        let start = position
        while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
        return bytes[start..<position]
    }

    private static let powersOfTen: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
    ]
}
