// The ?? operator, nested and with calls.
struct Config {
    var user: [String: String] = [:]
    var system = ["color": "gray", "size": "12"]
    func value(_ key: String) -> String { user[key] ?? system[key] ?? "unset" }
}

func fallback(_ text: String) -> String {
    print("fallback \(text)")
    return text
}

func main() {
    var config = Config()
    config.user["color"] = "pink"
    print(config.value("color"), config.value("size"), config.value("font"))
    let none: String? = nil
    let some: String? = "given"
    print(some ?? fallback("a"))
    print(none ?? fallback("b"))
    let result = none ?? some ?? "last"
    print(result)
    let optional: String? = none ?? some
    print(optional as Any)
    let count = (some?.count ?? 0) + (none?.count ?? 100)
    print(count)
    let numbers: [Int?] = [1, nil, 3]
    print(numbers.map { $0 ?? 0 }, numbers.compactMap { $0 }.reduce(0, +))
    print(Int("12") ?? Int("0")!, Double("x") ?? 0.5)
    print([1, 2].first ?? 0, [Int]().first ?? -1, [3: "c"][4] ?? "no")
}
