typealias Pair = (Int, Int)
typealias Handler = (Int) -> String
struct S {
    typealias Value = Double
    var v: Value = 2
}
func main() {
    let p: Pair = (1, 2)
    let h: Handler = { "h\($0)" }
    print(p.0 + p.1, h(3), S().v)
}
