// Tuples, ranges, wildcards, several patterns and fallthrough.
func describe(_ point: (x: Int, y: Int)) -> String {
    switch point {
    case (0, 0): return "origin"
    case (_, 0): return "on x"
    case (0, let y): return "on y at \(y)"
    case (-2...2, -2...2): return "near"
    case let (x, y) where x == y: return "diagonal \(x)"
    default: return "far"
    }
}

func grade(_ score: Int) -> String {
    switch score {
    case ..<0, 101...: "invalid"
    case 90...100: "A"
    case 70..<90: "B"
    default: "C"
    }
}

func steps(_ level: Int) -> [String] {
    var result: [String] = []
    switch level {
    case 3:
        result.append("three")
        fallthrough
    case 2:
        result.append("two")
        fallthrough
    case 1:
        result.append("one")
    default:
        break
    }
    return result
}

func main() {
    for point in [(0, 0), (4, 0), (0, -3), (1, 2), (7, 7), (9, 1)] { print(describe(point)) }
    print([-1, 95, 70, 69, 101].map(grade))
    print(steps(3), steps(2), steps(0))
    let character: Character = "e"
    switch character {
    case "a", "e", "i", "o", "u": print("vowel")
    case "a"..."z": print("consonant")
    default: print("other")
    }
}
