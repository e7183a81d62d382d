struct Q { var n = 0 }
struct P { var q = Q() }
func main() {
    var p = P()
    p[keyPath: \.q.n] = 4
    let k = \P.q.n
    p[keyPath: k] += 1
    print(p.q.n)
}
