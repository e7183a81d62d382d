func swapThem(_ a: inout Int, _ b: inout Int) {
    let t = a
    a = b
    b = t
}
func grow(_ list: inout [Int]) { list.append(list.count) }
func main() {
    var x = 1, y = 2
    swapThem(&x, &y)
    print(x, y)
    var l: [Int] = []
    grow(&l)
    grow(&l)
    print(l)
    var pair = (1, 2)
    swapThem(&pair.0, &pair.1)
    print(pair)
}
