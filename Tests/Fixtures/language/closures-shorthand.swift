// The many ways to write the same closure.
func main() {
    let numbers = [5, 2, 8, 1]
    let a = numbers.sorted(by: { (left: Int, right: Int) -> Bool in return left < right })
    let b = numbers.sorted(by: { left, right in left < right })
    let c = numbers.sorted { $0 < $1 }
    let d = numbers.sorted(by: <)
    print(a == b, b == c, c == d, d)
    let square: (Int) -> Int = { $0 * $0 }
    print(numbers.map(square))
    let hello: (String) -> String = { name in
        let text = "Hello, \(name)"
        return text + "!"
    }
    print(hello("Kim"))
    let sum = { (values: [Int]) in values.reduce(0, +) }
    print(sum(numbers))
    let nothing: () -> Void = {}
    nothing()
    print(numbers.map { _ in "-" }.joined())
    print({ 42 }())
    let label: String = {
        if numbers.count > 3 { return "many" }
        return "few"
    }()
    print(label)
}
