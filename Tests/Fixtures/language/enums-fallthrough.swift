func f(_ n: Int) -> [String] {
    var out: [String] = []
    switch n {
    case 1:
        out.append("one")
        fallthrough
    case 2: out.append("two")
    case 3, 4: out.append("few")
    default: break
    }
    return out
}
func main() { print(f(1), f(2), f(4), f(9)) }
