func what(_ x: Any) -> String {
    switch x {
    case let n as Int: "int \(n)"
    case let s as String: "string \(s)"
    case is Double: "double"
    case let a as [Int]: "ints \(a.count)"
    default: "?"
    }
}
func main() { print(what(1), what("a"), what(2.5), what([1, 2]), what(true)) }
