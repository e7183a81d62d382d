// Integers of other sizes wrap, truncate and clamp at their own bounds.
struct Generator {
    var seed: UInt64
    mutating func next() -> Int {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(seed >> 33) % 100
    }
}

func main() {
    print(UInt8(200) &+ 100, Int8(truncatingIfNeeded: 300), UInt8(clamping: 999), UInt64.max)
    var generator = Generator(seed: 42)
    print((0..<5).map { _ in generator.next() })
    let hash = "scroll".utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    print(hash, ~UInt8(5), UInt8(250).addingReportingOverflow(10).overflow)
    print(type(of: UInt8(1)), Int16(-1), UInt16(bitPattern: -1))
}
