/// Builds a binary message.
///
/// Whole numbers take seven bits a byte, lowest first, the high bit set while more follow; signed ones are folded so that small
/// magnitudes stay short: 0, -1, 1, -2, … become 0, 1, 2, 3, …
struct ByteWriter {
    private(set) var bytes: [UInt8] = []

    mutating func reset() { bytes.removeAll(keepingCapacity: true) }

    mutating func append(_ other: ByteWriter) { bytes.append(contentsOf: other.bytes) }

    mutating func byte(_ value: UInt8) { bytes.append(value) }

    mutating func unsigned(_ value: Int) {
        precondition(value >= 0, "an unsigned number must not be negative, was \(value)")
        append(UInt64(value))
    }

    mutating func signed(_ value: Int) {
        append(UInt64(bitPattern: Int64((value << 1) ^ (value >> (Int.bitWidth - 1)))))
    }

    private mutating func append(_ value: UInt64) {
        var rest = value
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    /// Eight bytes, lowest first.
    mutating func float64(_ value: Double) {
        for shift in stride(from: 0, to: 64, by: 8) {
            bytes.append(UInt8(truncatingIfNeeded: value.bitPattern >> UInt64(shift)))
        }
    }

    mutating func color(_ color: WireColor) {
        for shift in stride(from: 24, through: 0, by: -8) {
            bytes.append(UInt8(truncatingIfNeeded: color.rgba >> UInt32(shift)))
        }
    }

    /// The number of bytes, then the bytes in UTF-8.
    mutating func text(_ value: String) {
        unsigned(value.utf8.count)
        bytes.append(contentsOf: value.utf8)
    }

    /// 0 for no text; else one more than the number of bytes, then the bytes.
    mutating func optionalText(_ value: String?) {
        guard let value else { return byte(0) }
        unsigned(value.utf8.count + 1)
        bytes.append(contentsOf: value.utf8)
    }

    /// 0 for none; else one more than the place in the list of all cases.
    mutating func optionalCase<Case: CaseIterable & Equatable>(_ value: Case?) {
        guard let value else { return byte(0) }
        byte(UInt8(place(of: value) + 1))
    }

    mutating func oneCase<Case: CaseIterable & Equatable>(_ value: Case) { byte(UInt8(place(of: value))) }

    private func place<Case: CaseIterable & Equatable>(of value: Case) -> Int {
        Case.allCases.enumerated().first { $0.element == value }?.offset ?? 0
    }
}
