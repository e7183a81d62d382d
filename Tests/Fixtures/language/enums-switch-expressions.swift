// switch and if as expressions.
enum Size: Int { case small, medium, large }

struct Style {
    let size: Size
    var points: Int {
        switch size {
        case .small: 10
        case .medium: 14
        case .large: 20
        }
    }
}

func badge(_ count: Int) -> String? {
    if count == 0 { nil } else if count > 99 { "99+" } else { "\(count)" }
}

func main() {
    for raw in 0...2 {
        let size = Size(rawValue: raw)!
        let name = switch size {
        case .small: "S"
        case .medium: "M"
        case .large: "L"
        }
        print(name, Style(size: size).points)
    }
    print(badge(0) ?? "none", badge(7) ?? "none", badge(150) ?? "none")
    let hour = 14
    let greeting =
        if hour < 12 {
            "morning"
        } else {
            "afternoon"
        }
    print(greeting)
    let code: Int
    switch greeting {
    case "morning": code = 1
    default: code = 2
    }
    print(code)
}
