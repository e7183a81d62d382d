// Functions inside functions share the variables around them.
func layout(_ widths: [Int], in available: Int) -> [[Int]] {
    var rows: [[Int]] = []
    var current: [Int] = []
    var used = 0

    func finishRow() {
        guard !current.isEmpty else { return }
        rows.append(current)
        current = []
        used = 0
    }

    for width in widths {
        if used + width > available {
            finishRow()
        }
        current.append(width)
        used += width
    }
    finishRow()
    return rows
}

func fibonacci(_ n: Int) -> Int {
    var known: [Int: Int] = [:]
    func value(_ n: Int) -> Int {
        if n < 2 { return n }
        if let result = known[n] { return result }
        let result = value(n - 1) + value(n - 2)
        known[n] = result
        return result
    }
    return value(n)
}

func main() {
    print(layout([30, 40, 50, 20, 80, 10], in: 100))
    print(layout([], in: 10))
    print(fibonacci(50))
    func isEven(_ n: Int) -> Bool { n == 0 ? true : isOdd(n - 1) }
    func isOdd(_ n: Int) -> Bool { n == 0 ? false : isEven(n - 1) }
    print(isEven(10), isOdd(7), isEven(5))
}
