struct V {
    var x: Double, y: Double
    static func + (a: V, b: V) -> V { V(x: a.x + b.x, y: a.y + b.y) }
    static func * (a: V, k: Double) -> V { V(x: a.x * k, y: a.y * k) }
    static prefix func - (a: V) -> V { V(x: -a.x, y: -a.y) }
    static func += (a: inout V, b: V) { a = a + b }
}
infix operator **
func ** (a: Int, b: Int) -> Int { (0..<b).reduce(1) { r, _ in r * a } }
func main() {
    var v = V(x: 1, y: 2) + V(x: 3, y: 4) * 2
    v += V(x: 1, y: 1)
    print(v, -v, 2 ** 10)
}
