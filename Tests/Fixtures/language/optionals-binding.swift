// if let, guard let, shorthand, several conditions.
struct User { var name: String?; var age: Int?; var friend: String? }

func greet(_ user: User?) -> String {
    guard let user else { return "nobody" }
    guard let name = user.name, !name.isEmpty else { return "no name" }
    if let age = user.age, age >= 18 {
        return "\(name) is \(age)"
    } else if user.age != nil {
        return "\(name) is young"
    }
    return "\(name) has no age"
}

func sum(_ a: Int?, _ b: Int?) -> Int? {
    guard let a, let b else { return nil }
    return a + b
}

func main() {
    print(greet(nil), greet(User()), greet(User(name: "")))
    print(greet(User(name: "Al", age: 30)), greet(User(name: "Bo", age: 3)), greet(User(name: "Cy")))
    print(sum(1, 2) ?? 0, sum(nil, 2) ?? 0)
    let text = "42"
    if let number = Int(text), number > 40, case let half = number / 2 { print(half) }
    if let _ = Int("x") { print("number") } else { print("no number") }
    var remaining: Int? = 3
    while let count = remaining {
        print("left", count)
        remaining = count > 1 ? count - 1 : nil
    }
    if var copy = remaining ?? sum(4, 4) {
        copy += 1
        print(copy)
    }
}
