struct B { var n = 1 }
struct A { var b: B? }
func main() {
    var a = A(b: B())
    a.b?.n = 5
    print(a.b!.n)
    var c = A(b: nil)
    c.b?.n = 5
    print(c.b == nil)
    a.b?.n += 2
    print(a.b?.n ?? 0)
}
