struct P: CustomStringConvertible {
    let x: Int
    var description: String { "<\(x)>" }
}
func main() { print(P(x: 1), "\(P(x: 2))", [P(x: 3)], String(describing: P(x: 4))) }
