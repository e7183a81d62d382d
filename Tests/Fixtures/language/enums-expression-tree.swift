// An indirect enum, evaluated and printed.
indirect enum Expression {
    case number(Double)
    case variable(String)
    case sum(Expression, Expression)
    case product(Expression, Expression)
    case negative(Expression)
    case call(name: String, arguments: [Expression])

    static func + (a: Expression, b: Expression) -> Expression { .sum(a, b) }
    static func * (a: Expression, b: Expression) -> Expression { .product(a, b) }
    static prefix func - (a: Expression) -> Expression { .negative(a) }

    enum Failure: Error { case unknown(String), wrongCount(expected: Int, got: Int) }

    func value(_ variables: [String: Double] = [:]) throws -> Double {
        switch self {
        case .number(let n): return n
        case .variable(let name):
            guard let value = variables[name] else { throw Failure.unknown(name) }
            return value
        case let .sum(a, b): return try a.value(variables) + b.value(variables)
        case let .product(a, b): return try a.value(variables) * b.value(variables)
        case .negative(let e): return try -e.value(variables)
        case .call("max", let arguments) where !arguments.isEmpty:
            return try arguments.map { try $0.value(variables) }.max()!
        case .call(name: _, arguments: let arguments): throw Failure.wrongCount(expected: 1, got: arguments.count)
        }
    }

    var simplified: Expression {
        switch self {
        case .sum(.number(0), let e), .sum(let e, .number(0)): e.simplified
        case .product(.number(1), let e), .product(let e, .number(1)): e.simplified
        case .product(.number(0), _), .product(_, .number(0)): .number(0)
        case .sum(let a, let b): .sum(a.simplified, b.simplified)
        case .product(let a, let b): .product(a.simplified, b.simplified)
        case .negative(.negative(let e)): e.simplified
        default: self
        }
    }
}

extension Expression: CustomStringConvertible {
    var description: String {
        switch self {
        case .number(let n): n == n.rounded() ? String(Int(n)) : String(n)
        case .variable(let name): name
        case .sum(let a, let b): "(\(a) + \(b))"
        case .product(let a, let b): "\(a) * \(b)"
        case .negative(let e): "-\(e)"
        case .call(let name, let arguments): "\(name)(\(arguments.map(\.description).joined(separator: ", ")))"
        }
    }
}

extension Expression: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
    init(floatLiteral value: Double) { self = .number(value) }
    init(integerLiteral value: Int) { self = .number(Double(value)) }
    init(stringLiteral value: String) { self = .variable(value) }
}

indirect enum Tree<T: Comparable> {
    case leaf
    case node(Tree, T, Tree)
    func inserting(_ value: T) -> Tree {
        switch self {
        case .leaf: .node(.leaf, value, .leaf)
        case let .node(left, v, right):
            value < v ? .node(left.inserting(value), v, right) : .node(left, v, right.inserting(value))
        }
    }
    var sorted: [T] {
        guard case let .node(left, value, right) = self else { return [] }
        return left.sorted + [value] + right.sorted
    }
    var depth: Int { if case let .node(l, _, r) = self { 1 + max(l.depth, r.depth) } else { 0 } }
}

func run() throws {
    let e: Expression = .sum(.number(2), .product(.variable("x"), .number(3)))
    print(e, try e.value(["x": 4]))
    let f: Expression = (2 + "x") * -1.5
    print(f, try f.value(["x": 2]))
    print((0 + "y" * 1 as Expression).simplified, Expression.negative(.negative("z")).simplified)
    do { _ = try e.value() } catch Expression.Failure.unknown(let name) { print("unknown", name) }
    do { _ = try Expression.call(name: "min", arguments: [1, 2]).value() } catch { print(error) }
    print(try Expression.call(name: "max", arguments: [1, 5, 2.5]).value())
    let tree = [5, 2, 8, 1, 9].reduce(Tree<Int>.leaf) { $0.inserting($1) }
    print(tree.sorted, tree.depth)
}
func main() { try! run() }
