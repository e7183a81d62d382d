struct A { var b: B? }
struct B { var n: Int }
func main() { print([A(b: B(n: 1)), A(b: nil)].compactMap(\.b?.n)) }
