final class Box {
    var v: Int
    init(_ v: Int) { self.v = v }
}
struct Holder {
    let box: Box
    var n: Int
}
func main() {
    let h = Holder(box: Box(1), n: 1)
    var k = h
    k.box.v = 8
    k.n = 2
    print(h.box.v, h.n, k.box.v, k.n, h.box === k.box)
}
