struct Outer {
    enum Kind { case a, b }
    struct In { var k: Kind = .b }
    static let shared = In()
    var k = Kind.a
}
func main() { print(Outer().k, Outer.shared.k, Outer.In(k: .a).k, Outer.Kind.b) }
