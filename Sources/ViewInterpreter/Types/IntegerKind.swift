/// The integer types other than `Int`.
enum IntegerKind: String, CaseIterable, Hashable, Sendable {
    case int8 = "Int8"
    case int16 = "Int16"
    case int32 = "Int32"
    case int64 = "Int64"
    case uint8 = "UInt8"
    case uint16 = "UInt16"
    case uint32 = "UInt32"
    case uint64 = "UInt64"
    case uint = "UInt"

    var name: String { rawValue }

    /// In bits; `UInt` has 64 of them.
    var bitWidth: Int {
        switch self {
        case .int8, .uint8: 8
        case .int16, .uint16: 16
        case .int32, .uint32: 32
        case .int64, .uint64, .uint: 64
        }
    }

    var isSigned: Bool {
        switch self {
        case .int8, .int16, .int32, .int64: true
        case .uint8, .uint16, .uint32, .uint64, .uint: false
        }
    }

    /// The numbers that the type holds.
    var range: ClosedRange<Int128> {
        let one: Int128 = 1
        if isSigned { return -(one << (bitWidth - 1))...((one << (bitWidth - 1)) - 1) }
        return 0...((one << bitWidth) - 1)
    }
}
