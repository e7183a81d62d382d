// Bits and integers of all sizes.
struct Permissions: OptionSet {
    let rawValue: UInt8
    static let read = Permissions(rawValue: 1 << 0)
    static let write = Permissions(rawValue: 1 << 1)
    static let run = Permissions(rawValue: 1 << 2)
    static let all: Permissions = [.read, .write, .run]
}

struct Color8 {
    var hex: UInt32
    var red: UInt8 { UInt8((hex >> 16) & 0xFF) }
    var green: UInt8 { UInt8((hex >> 8) & 0xFF) }
    var blue: UInt8 { UInt8(hex & 0xFF) }
    var gray: Double { (Double(red) + Double(green) + Double(blue)) / 3 / 255 }
}

struct XorShift {
    var state: UInt32
    mutating func next() -> UInt32 {
        state ^= state << 13
        state ^= state >> 17
        state ^= state << 5
        return state
    }
}

func fnv(_ text: String) -> UInt64 {
    var hash: UInt64 = 14_695_981_039_346_656_037
    for byte in text.utf8 {
        hash ^= UInt64(byte)
        hash = hash &* 1_099_511_628_211
    }
    return hash
}

func crc(_ bytes: [UInt8]) -> UInt8 {
    var crc: UInt8 = 0
    for byte in bytes {
        crc ^= byte
        for _ in 0..<8 { crc = crc & 0x80 != 0 ? (crc << 1) ^ 0x07 : crc << 1 }
    }
    return crc
}

func main() {
    var p: Permissions = [.read]
    p.insert(.write)
    print(p.rawValue, p.contains(.run), p == [.read, .write], Permissions.all.subtracting(.read).rawValue)
    let color = Color8(hex: 0x336699)
    print(color.red, color.green, color.blue, color.gray)
    var random = XorShift(state: 2463534242)
    print(random.next(), random.next(), random.next() % 100)
    print(fnv("hello"), fnv(""), crc([1, 2, 3, 250]))
    let a: UInt8 = 250
    print(a &+ 10, a &- 251, a &* 2, ~a, a >> 3, a << 1, a & 0x0F, a | 1, a ^ 0xFF)
    print(Int8.max, Int8.min, UInt16.max, Int16.min, UInt32.max, Int32.min, UInt64.max, Int64.max, UInt.max)
    print(Int8(-5), UInt8(bitPattern: -1), Int8(bitPattern: 200), Int8(truncatingIfNeeded: 300), UInt16(clamping: -4))
    print(UInt8(exactly: 256) as Any, UInt8(exactly: 255) as Any, Int8("127") as Any, Int8("128") as Any, UInt8("-1") as Any)
    print(a.leadingZeroBitCount, a.trailingZeroBitCount, a.nonzeroBitCount, UInt8.bitWidth, Int.bitWidth)
    print(String(255, radix: 2), String(255, radix: 16, uppercase: true), Int("ff", radix: 16)!, String(UInt64.max, radix: 36))
    print(a.addingReportingOverflow(10), a.multipliedReportingOverflow(by: 2).partialValue)
    print(type(of: a), type(of: color.red), type(of: 1 as Int32), type(of: 2.5 as Float))
    print([1, 2, 3].map(UInt8.init), (1...3).map { Int64($0) * 4_000_000_000 })
    print(Int(a) - 300, UInt(7) / 2, Int32(7) % 4, -Int16(3), Int64(5).signum(), abs(Int8(-7)))
    print(0b1010, 0o17, 0xFF, 1_000_000, a.byteSwapped, UInt16(0x1234).byteSwapped, UInt16(0x1234).bigEndian)
    print(UInt8.min.distance(to: 5), a.advanced(by: 2), (UInt8(3)...UInt8(6)).map { $0 }, stride(from: UInt8(0), to: 10, by: 4).map { $0 })
    print(a == 250, a < 255, Int(a) == 250, a.isMultiple(of: 50), a.quotientAndRemainder(dividingBy: 7))
}
