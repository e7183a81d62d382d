/// Why a compact frame cannot be read.
package enum CompactFrameError: Error, Equatable, Sendable {
    /// The message ends before it should.
    case tooShort
    /// Bytes follow after the end.
    case tooLong
    /// A code or a count that the format does not have, at a place counted in bytes.
    case malformed(at: Int)
    /// A difference came before any whole frame.
    case nothingToDifferFrom
}

/// Reads a binary message; never past its end.
struct ByteReader {
    private let bytes: [UInt8]
    private(set) var position = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { position == bytes.count }

    mutating func byte() throws(CompactFrameError) -> UInt8 {
        guard position < bytes.count else { throw .tooShort }
        defer { position += 1 }
        return bytes[position]
    }

    mutating func unsigned() throws(CompactFrameError) -> Int {
        let start = position
        guard let value = Int(exactly: try number()) else { throw .malformed(at: start) }
        return value
    }

    /// A count of things that take at least one byte each: never more than there are bytes left.
    mutating func count() throws(CompactFrameError) -> Int {
        let start = position
        let value = try unsigned()
        guard value <= bytes.count - position else { throw .malformed(at: start) }
        return value
    }

    mutating func signed() throws(CompactFrameError) -> Int {
        let folded = try number()
        return Int(truncatingIfNeeded: folded >> 1) ^ -Int(truncatingIfNeeded: folded & 1)
    }

    private mutating func number() throws(CompactFrameError) -> UInt64 {
        let start = position
        var value: UInt64 = 0
        for shift in stride(from: UInt64(0), to: 70, by: 7) {
            let next = try byte()
            guard shift < 63 || next <= 1 else { throw .malformed(at: start) }
            value |= UInt64(next & 0x7F) << shift
            if next < 0x80 { return value }
        }
        throw .malformed(at: start)
    }

    mutating func float64() throws(CompactFrameError) -> Double {
        var pattern: UInt64 = 0
        for shift in stride(from: 0, to: 64, by: 8) { pattern |= UInt64(try byte()) << UInt64(shift) }
        return Double(bitPattern: pattern)
    }

    mutating func color() throws(CompactFrameError) -> WireColor {
        var rgba: UInt32 = 0
        for _ in 0..<4 { rgba = rgba << 8 | UInt32(try byte()) }
        return WireColor(rgba: rgba)
    }

    mutating func text() throws(CompactFrameError) -> String { try text(byteCount: try count()) }

    mutating func optionalText() throws(CompactFrameError) -> String? {
        let count = try unsigned()
        return count == 0 ? nil : try text(byteCount: count - 1)
    }

    mutating func text(byteCount: Int) throws(CompactFrameError) -> String {
        guard byteCount <= bytes.count - position else { throw .tooShort }
        defer { position += byteCount }
        return String(decoding: bytes[position..<position + byteCount], as: UTF8.self)
    }

    mutating func oneCase<Case: CaseIterable>(_ type: Case.Type = Case.self) throws(CompactFrameError) -> Case {
        let start = position
        let place = Int(try byte())
        guard let found = Array(Case.allCases).dropFirst(place).first else { throw .malformed(at: start) }
        return found
    }

    mutating func optionalCase<Case: CaseIterable>(_ type: Case.Type = Case.self) throws(CompactFrameError) -> Case? {
        let start = position
        let place = Int(try byte())
        guard place > 0 else { return nil }
        guard let found = Array(Case.allCases).dropFirst(place - 1).first else { throw .malformed(at: start) }
        return found
    }
}
