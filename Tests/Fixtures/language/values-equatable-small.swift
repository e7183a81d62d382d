struct P: Equatable {
    var a: Int
    var b: String
}
enum E: Equatable { case x(Int), y }
func main() {
    print(P(a: 1, b: "q") == P(a: 1, b: "q"), P(a: 1, b: "q") != P(a: 2, b: "q"), E.x(1) == .x(1), E.x(1) == .y)
}
