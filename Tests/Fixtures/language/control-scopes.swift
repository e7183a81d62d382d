// Shadowing, nested scopes and local types.
let level = "file"

func main() {
    print(level)
    let level = "function"
    print(level)
    do {
        let level = "block"
        print(level)
    }
    for level in 1...2 { print(level, terminator: " ") }
    print(level)
    if let level = Int("5") { print(level + 1) }

    struct Local {
        var name: String
        static let limit = 3
        func text() -> String { "\(name) \(Self.limit) \(level2)" }
    }
    enum Side { case left, right }
    func pick(_ side: Side) -> Local {
        switch side {
        case .left: Local(name: "L")
        case .right: Local(name: "R")
        }
    }
    print(pick(.left).text(), pick(.right).text())
    var value = 1
    func change() { value += 10 }
    change()
    let inner = { (value: Int) in value * 2 }
    print(value, inner(4))
    do {
        var value = value
        value += 1
        print(value)
    }
    print(value)
}

let level2 = level + "2"
