struct P {
    let n: Int
    let s: String
}
func main() {
    let a = [P(n: 2, s: "b"), P(n: 1, s: "c"), P(n: 2, s: "a")]
    print(a.sorted { $0.n == $1.n ? $0.s < $1.s : $0.n < $1.n }.map(\.s))
    var v = [3, 1, 2]
    v.sort()
    print(v)
    v.sort(by: >)
    print(v)
    v.swapAt(0, 2)
    print(v)
}
