import Foundation
infix operator ** : MultiplicationPrecedence
func ** (a: Double, n: Int) -> Double { var r = 1.0; for _ in 0..<n { r *= a }; return r }
precedencegroup PipePrecedence {
    associativity: left
    higherThan: AssignmentPrecedence
    lowerThan: TernaryPrecedence
}
infix operator |> : PipePrecedence
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
infix operator >>> : CompositionPrecedence
precedencegroup CompositionPrecedence {
    associativity: right
    higherThan: PipePrecedence
}
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
prefix operator √
prefix func √ (x: Double) -> Double { x.squareRoot() }
postfix operator %%
postfix func %% (x: Double) -> Double { x / 100 }
infix operator ~=~ : ComparisonPrecedence
func ~=~ (a: Double, b: Double) -> Bool { abs(a - b) < 0.01 }
infix operator +++ : AdditionPrecedence
struct V: Equatable {
    var x, y: Int
    static func + (l: V, r: V) -> V { V(x: l.x + r.x, y: l.y + r.y) }
    static prefix func - (v: V) -> V { V(x: -v.x, y: -v.y) }
    static func * (l: V, k: Int) -> V { V(x: l.x * k, y: l.y * k) }
    static func * (k: Int, l: V) -> V { l * k }
    static func += (l: inout V, r: V) { l = l + r }
    static func +++ (l: V, r: V) -> [V] { [l, r] }
}
extension V: Comparable { static func < (l: V, r: V) -> Bool { (l.x, l.y) < (r.x, r.y) } }
func ~= (p: (Int) -> Bool, v: Int) -> Bool { p(v) }
func ~= (p: String, v: V) -> Bool { p == "\(v.x),\(v.y)" }
infix operator ??= : AssignmentPrecedence
func ??= <T>(l: inout T?, r: @autoclosure () -> T) { if l == nil { l = r() } }
infix operator <> : AdditionPrecedence
func <> (l: String, r: String) -> String { l + "-" + r }
func isEven(_ n: Int) -> Bool { n % 2 == 0 }
func main() {
    print(2 ** 3 * 2, 2.0 ** 2 + 1)
    print(5 |> { $0 * 2 } |> { "n\($0)" })
    let f = { (x: Int) in x + 1 } >>> { $0 * 10 } >>> { "\($0)" }
    print(f(3))
    print(√16 + 1, 50.0%%, 1.001 ~=~ 1.002)
    var v = V(x: 1, y: 2) + V(x: 3, y: 4) * 2
    v += -V(x: 1, y: 1)
    print(v, 3 * v, v < V(x: 9, y: 9), [v, V(x: 0, y: 9)].min()!, v +++ v)
    switch 8 {
    case isEven: print("even");
    default: print("odd")
    }
    switch V(x: 2, y: 3) {
    case "2,3": print("match");
    default: print("none")
    }
    var o: Int? = nil
    o ??= 4; o ??= 9
    print(o!, "a" <> "b" <> "c")
    print(
        250 as UInt8 &+ 10,
        Int8.max &+ 1,
        Int.max &* 2,
        UInt8(3) &- 4,
        1 << 10,
        -16 >> 2,
        0xF0 & 0x3C,
        5 | 8,
        6 ^ 3,
        ~5,
        UInt8(1) << 7,
        ~UInt8(0)
    )
    print(
        Int(exactly: 3.0) as Any,
        Int(exactly: 3.5) as Any,
        Int8(exactly: 300) as Any,
        UInt8(truncatingIfNeeded: 300),
        Int8(clamping: 999),
        UInt(bitPattern: -1)
    )
    print(
        7.quotientAndRemainder(dividingBy: 2),
        200.addingReportingOverflow(.max).overflow,
        UInt8(200).addingReportingOverflow(100),
        (-7) % 3,
        -7 / 2,
        7.isMultiple(of: 7)
    )
    print(
        Int("ff", radix: 16) as Any,
        Int("0b1") as Any,
        String(255, radix: 2),
        String(255, radix: 16, uppercase: true),
        Int("-12")!,
        Int("+5")!,
        Int(" 5") as Any,
        Int("1_000") as Any,
        0b1010,
        0o17,
        0xFF,
        1_000_000
    )
    print(
        5.bitWidth,
        UInt8(12).nonzeroBitCount,
        8.trailingZeroBitCount,
        UInt8(1).leadingZeroBitCount,
        UInt16(0x1234).byteSwapped,
        (5).signum(),
        Int.min,
        UInt64.max,
        10.magnitude,
        (-10).magnitude
    )
}
