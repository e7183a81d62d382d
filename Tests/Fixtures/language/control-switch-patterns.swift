// switch over tuples, ranges, bindings and where clauses.
func quadrant(_ p: (x: Int, y: Int)) -> String {
    switch p {
    case (0, 0): return "origin"
    case (_, 0): return "x axis"
    case (0, _): return "y axis"
    case let (x, y) where x == y: return "diagonal \(x)"
    case (1..., 1...): return "first"
    case (...(-1), let y) where y > 0: return "second \(y)"
    case (let x, ..<0): return x < 0 ? "third" : "fourth"
    default: return "?"
    }
}

func grade(_ score: Int) -> Character {
    switch score {
    case 90...: "A"
    case 80..<90: "B"
    case 70...79: "C"
    case Int.min..<0: "!"
    default: "F"
    }
}

func classify(_ value: Any) -> String {
    switch value {
    case 0 as Int: return "zero"
    case let n as Int where n < 0: return "negative \(n)"
    case let n as Int: return "int \(n)"
    case let d as Double: return "double \(d)"
    case is Bool: return "bool"
    case let s as String where s.isEmpty: return "empty"
    case let s as String: return "string \(s.count)"
    case let (a, b) as (Int, Int): return "pair \(a + b)"
    case let list as [Int]: return "ints \(list.reduce(0, +))"
    case let f as (Int) -> Int: return "function \(f(2))"
    case Optional<Any>.none: return "nil"
    default: return "other"
    }
}

func vowels(_ text: String) -> Int {
    var count = 0
    for character in text {
        switch character {
        case "a", "e", "i", "o", "u": count += 1
        case "A"..."Z": count += 10
        default: continue
        }
    }
    return count
}

enum Token { case number(Int), op(Character), open, close }

func tokens(_ text: String) -> [Token] {
    var result: [Token] = []
    var index = text.startIndex
    scan: while index < text.endIndex {
        let c = text[index]
        switch c {
        case _ where c.isNumber:
            var value = 0
            while index < text.endIndex, let digit = text[index].wholeNumberValue {
                value = value * 10 + digit
                index = text.index(after: index)
            }
            result.append(.number(value))
            continue scan
        case "+", "-", "*", "/": result.append(.op(c))
        case "(": result.append(.open)
        case ")": result.append(.close)
        case " ": break
        default: break scan
        }
        index = text.index(after: index)
    }
    return result
}

func main() {
    for p in [(0, 0), (3, 0), (0, 2), (4, 4), (1, 5), (-2, 3), (-1, -5), (2, -2)] { print(quadrant(p), terminator: "; ") }
    print()
    print([95, 85, 75, 5, -1].map(grade))
    let values: [Any] = [0, -4, 7, 2.5, true, "", "text", (1, 2), [1, 2, 3], "x" as Character]
    print(values.map(classify))
    print(vowels("Hello World"))
    print(tokens("12 + (3*4) $ 5"))
    var n = 10
    outer: repeat {
        n -= 1
        for i in 2..<n where n % i == 0 { continue outer }
        if n < 4 { break outer }
        print("prime", n)
    } while n > 0
    let message = switch n { case 0: "zero"; case 1, 2, 3: "small"; default: "big" }
    print(message)
    let size = if n > 2 { "L" } else { "S" }
    print(size)
    switch n {
    case 3: print("three"); fallthrough
    case 4: print("four")
    default: print("none")
    }
    if case 1...5 = n, case let m = n * 2, m > 5 { print(m) }
    guard case .number(let first)? = tokens("9").first else { return }
    print(first)
}
