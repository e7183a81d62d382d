struct S {
    let a: Int, b: Int
    init(a: Int, b: Int) {
        self.a = a
        self.b = b
    }
    init(both n: Int) { self.init(a: n, b: n) }
}
class C {
    var n: Int
    init(n: Int) { self.n = n }
    convenience init() { self.init(n: 9) }
}
func main() {
    let s = S(both: 4)
    print(s.a + s.b, C().n)
}
