indirect enum Tree {
    case leaf(Int), node(Tree, Tree)
    var sum: Int {
        switch self {
        case .leaf(let n): return n
        case .node(let l, let r): return l.sum + r.sum
        }
    }
}
func main() { print(Tree.node(.leaf(1), .node(.leaf(2), .leaf(3))).sum) }
