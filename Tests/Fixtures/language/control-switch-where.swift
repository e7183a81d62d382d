// Conditions in switches, binding and no match.
struct Touch { var x: Double; var y: Double; var count = 1 }

func gesture(_ touch: Touch, isDown: Bool) -> String {
    switch (touch.count, isDown) {
    case (0, _): return "none"
    case (1, true) where touch.x < 10: return "edge"
    case (1, true): return "press"
    case (1, false): return "tap"
    case (2...3, let down): return "multi \(down)"
    case (let n, _) where n > 3: return "many \(n)"
    default: return "?"
    }
}

func fizz(_ n: Int) -> String {
    switch (n.isMultiple(of: 3), n.isMultiple(of: 5)) {
    case (true, true): "FizzBuzz"
    case (true, false): "Fizz"
    case (false, true): "Buzz"
    case (false, false): String(n)
    }
}

func size(_ text: String) -> String {
    switch text.count {
    case 0: "empty"
    case 1..<4: "short"
    case 4...: "long"
    default: "impossible"
    }
}

func command(_ text: String) -> String {
    switch text.split(separator: " ").first {
    case "go"?, "walk"?: return "moving"
    case "stop": return "stopping"
    case let word? where word.hasPrefix("x"): return "secret \(word)"
    case .some(let word): return "unknown \(word)"
    case .none: return "silence"
    }
}

func main() {
    print(gesture(Touch(x: 5, y: 0), isDown: true), gesture(Touch(x: 50, y: 0), isDown: true))
    print(gesture(Touch(x: 5, y: 0, count: 2), isDown: false), gesture(Touch(x: 0, y: 0, count: 7), isDown: true))
    print((1...15).map(fizz).joined(separator: " "))
    print(["", "abc", "abcd"].map(size))
    print(["go left", "stop", "xyzzy", "sing", ""].map(command))
}
