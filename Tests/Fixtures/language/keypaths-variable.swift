struct P {
    var x = 1
    var y = 2
}
func main() {
    let k = \P.y
    let p = P()
    print(p[keyPath: k], [P(x: 5, y: 6)].map { $0[keyPath: k] })
}
