// A recursive enum and functions over it.
indirect enum Expression {
    case number(Int)
    case sum(Expression, Expression)
    case product(Expression, Expression)
    case negative(Expression)

    var value: Int {
        switch self {
        case .number(let value): value
        case .sum(let a, let b): a.value + b.value
        case .product(let a, let b): a.value * b.value
        case .negative(let inner): -inner.value
        }
    }

    var text: String {
        switch self {
        case .number(let value): return String(value)
        case .sum(let a, let b): return "(\(a.text) + \(b.text))"
        case .product(let a, let b): return "\(a.text) * \(b.text)"
        case .negative(let inner): return "-\(inner.text)"
        }
    }

    var depth: Int {
        switch self {
        case .number: return 1
        case .sum(let a, let b), .product(let a, let b): return 1 + max(a.depth, b.depth)
        case .negative(let a): return 1 + a.depth
        }
    }
}

func main() {
    let tree = Expression.product(.sum(.number(2), .number(3)), .negative(.number(4)))
    print(tree.text)
    print(tree.value, tree.depth)
    print(Expression.sum(tree, .number(20)).value)
}
