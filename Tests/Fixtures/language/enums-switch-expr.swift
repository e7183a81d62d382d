enum T { case a, b(Int) }
func main() {
    let t = T.b(4)
    let n =
        switch t {
        case .a: 0
        case .b(let k): k * 2
        }
    let w = if n > 5 { "big" } else { "small" }
    print(n, w)
}
