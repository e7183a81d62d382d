enum N { case v(Int), none }
func f(_ n: N) -> String {
    switch n {
    case .v(let x) where x > 10: "big"
    case .v(0): "zero"
    case .v(let x): "n\(x)"
    case .none: "-"
    }
}
func main() { print([N.v(11), .v(0), .v(3), .none].map(f)) }
