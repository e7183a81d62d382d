// Float and CGFloat arithmetic.
import Foundation

func lerp<T: BinaryFloatingPoint>(_ a: T, _ b: T, _ t: T) -> T { a + (b - a) * t }

func clamp<T: Comparable>(_ value: T, _ range: ClosedRange<T>) -> T {
    min(max(value, range.lowerBound), range.upperBound)
}

extension FloatingPoint {
    var half: Self { self / 2 }
}

extension BinaryInteger {
    var isEven: Bool { self % 2 == 0 }
}

struct Vector: Equatable {
    var x: CGFloat, y: CGFloat
    var length: CGFloat { sqrt(x * x + y * y) }
    static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
    static func * (a: Vector, k: CGFloat) -> Vector { Vector(x: a.x * k, y: a.y * k) }
    static prefix func - (a: Vector) -> Vector { Vector(x: -a.x, y: -a.y) }
    static func += (a: inout Vector, b: Vector) { a = a + b }
    static let zero = Vector(x: 0, y: 0)
}

func main() {
    print(lerp(0, 10, 0.25), lerp(Float(1), 2, 0.1), lerp(CGFloat(2), 4, 0.5))
    print(clamp(12, 0...10), clamp(-0.5, 0...1), clamp("m", "a"..."k"))
    print(3.0.half, Float(5).half, 7.isEven, UInt8(4).isEven)
    var v = Vector(x: 3, y: 4)
    print(v.length, (v * 2).length, -v)
    v += Vector(x: 1, y: 1)
    print(v, v == Vector(x: 4, y: 5), v != .zero)
    let ratio: Float = 2 / 3
    print(ratio, ratio.rounded(), Double(ratio) - 2.0 / 3 < 1e-6, Int(ratio * 100))
    let width: CGFloat = 393, columns = 3, spacing: CGFloat = 8
    let column = (width - spacing * CGFloat(columns - 1)) / CGFloat(columns)
    print(column, floor(column), column.rounded(.up), Int(column), column.truncatingRemainder(dividingBy: 10))
    print(0.1 + 0.2, 1e16, 1e-7, 100000.0, 1.0e15, 5e-324, Double.greatestFiniteMagnitude, -0.0)
    print(Float(0.1) + Float(0.2), Float(1e10), Float(16777217), Float.pi, Float(1) / 3)
    print((0.1 as Float).description, String(Float(2.5)), "\(Float(1.1) * 3)", max(Float(1), 2))
    print(10.0.squareRoot(), pow(2.0, 10.0), sin(0.0), atan2(1.0, 1.0), hypot(3.0, 4.0), log2(8.0), cbrt(27.0))
    print(Double.infinity, -Double.infinity, Double.nan.isNaN, (0.0 / 0).isNaN, 1 / 0.0)
    print(Int(3.99), Int(-3.99), Int((3.5).rounded()), Int(2.5.rounded(.toNearestOrEven)), 7 / 2, -7 / 2, -7 % 3)
    print(Double("3.5") ?? 0, Double("x") ?? -1, Int("42")!, Int("4 2") ?? -1, Float("1.25")!)
}
