// Operators of one's own on numbers and vectors.
struct Vector: Equatable {
    var x = 0.0
    var y = 0.0
    static let zero = Vector()

    static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
    static func - (a: Vector, b: Vector) -> Vector { Vector(x: a.x - b.x, y: a.y - b.y) }
    static func * (a: Vector, k: Double) -> Vector { Vector(x: a.x * k, y: a.y * k) }
    static func * (k: Double, a: Vector) -> Vector { a * k }
    static prefix func - (a: Vector) -> Vector { .zero - a }
    static func += (a: inout Vector, b: Vector) { a = a + b }
}

infix operator **: MultiplicationPrecedence
func ** (base: Double, exponent: Int) -> Double {
    var result = 1.0
    for _ in 0..<exponent { result *= base }
    return result
}

prefix operator √
prefix func √ (value: Double) -> Double { value.squareRoot() }

infix operator <=>: ComparisonPrecedence
func <=> (a: Int, b: Int) -> Int { a < b ? -1 : a > b ? 1 : 0 }

func main() {
    var position = Vector(x: 1, y: 2)
    let velocity = Vector(x: 0.5, y: -1)
    position += velocity * 2
    print(position, 2 * velocity, -position)
    print(position - velocity == Vector(x: 1.5, y: 1), position != .zero)
    print(2 ** 10, 3 ** 2 + 1, √16, √(3 ** 2 + 16))
    print([3 <=> 5, 5 <=> 3, 4 <=> 4])
    print([Vector(x: 1, y: 1), velocity].reduce(.zero, +))
}
