struct Inner { var n = 0 }
struct Outer {
    var inner = Inner()
    var list = [Inner(), Inner()]
}
func main() {
    var a = Outer()
    let b = a
    a.inner.n = 3
    a.list[1].n = 7
    print(a)
    print(b)
}
