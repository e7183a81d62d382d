// `.some` without a pattern for what it holds.
func size(_ value: Int?) -> String {
    switch value {
    case .some(let x) where x > 4: return "big \(x)"
    case .some: return "small"
    case nil: return "none"
    }
}

func kind(_ value: Int??) -> String {
    switch value {
    case .some(.some): return "value"
    case .some(.none): return "inner"
    case .none: return "outer"
    }
}

func pair(_ a: String?, _ b: Bool?) -> String {
    switch (a, b) {
    case (.some, .some(true)): return "both"
    case (.some, _): return "first"
    case (.none, .some): return "second"
    case (.none, .none): return "neither"
    }
}

func main() {
    print(size(5), size(3), size(nil))
    print(kind(1), kind(.some(nil)), kind(nil))
    print(pair("a", true), pair("a", nil), pair(nil, false), pair(nil, nil))
    if case .some = Optional("x") { print("there") }
}
