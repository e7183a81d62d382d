/// A number of an integer type other than `Int`.
struct SizedInteger: Hashable, Sendable {
    let kind: IntegerKind
    /// The number for a signed type; for an unsigned one, the same 64 bits.
    private let bits: Int64

    /// - Returns: `nil` if the type does not hold the number.
    init?(exactly value: Int128, _ kind: IntegerKind) {
        guard kind.range.contains(value) else { return nil }
        self.init(truncating: value, kind)
    }

    /// Keeps the low bits that the type has.
    init(truncating value: Int128, _ kind: IntegerKind) {
        self.kind = kind
        bits =
            switch kind {
            case .int8: Int64(Int8(truncatingIfNeeded: value))
            case .int16: Int64(Int16(truncatingIfNeeded: value))
            case .int32: Int64(Int32(truncatingIfNeeded: value))
            case .uint8: Int64(UInt8(truncatingIfNeeded: value))
            case .uint16: Int64(UInt16(truncatingIfNeeded: value))
            case .uint32: Int64(UInt32(truncatingIfNeeded: value))
            case .int64, .uint64, .uint: Int64(truncatingIfNeeded: value)
            }
    }

    /// Takes the nearest number that the type holds.
    init(clamping value: Int128, _ kind: IntegerKind) {
        self.init(truncating: min(max(value, kind.range.lowerBound), kind.range.upperBound), kind)
    }

    var value: Int128 { kind.isSigned ? Int128(bits) : Int128(UInt64(bitPattern: bits)) }

    /// The number's bits as an unsigned number of the type's width.
    var pattern: UInt64 {
        kind.bitWidth == 64 ? UInt64(bitPattern: bits) : UInt64(bitPattern: bits) & ((1 << UInt64(kind.bitWidth)) - 1)
    }
}

extension Value {
    /// The number as an integer of any size; `nil` if it is none.
    var wideInteger: Int128? {
        switch self {
        case .int(let value): Int128(value)
        case .sized(let number): number.value
        default: nil
        }
    }

    /// A number as one of another type, where a literal or a value whose type nobody knew becomes what is asked for.
    func number(as type: StaticType) -> Value {
        switch (self, type.unwrapped) {
        case (.int(let value), .double): .double(Double(value))
        case (.int(let value), .float): .float(Float(value))
        case (.double(let value), .float): .float(Float(value))
        case (.int(let value), .sized(let kind)): SizedInteger(exactly: Int128(value), kind).map { .sized($0) } ?? self
        case (.int, .decimal), (.double, .decimal): asDecimal.map { .native(.decimal($0)) } ?? self
        default: self
        }
    }
}
