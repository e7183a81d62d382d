// Static stored and computed properties, Self and type(of:).
struct Identifier {
    private static var next = 100
    let value: Int
    init() {
        value = Self.next
        Self.next += 1
    }
    static func reset(to value: Int = 0) { next = value }
}

class Theme {
    class var name: String { "plain" }
    static let version = 3
    var title: String { "\(type(of: self).name) v\(Self.version)" }
}

final class DarkTheme: Theme {
    override class var name: String { "dark" }
}

extension Int {
    static let answer = 42
    static var dozen: Int { 12 }
}

struct Palette {
    static let colors = ["red", "green"]
    static var count: Int { colors.count }
    static let standard = Palette(name: "standard")
    static func named(_ name: String) -> Palette { Palette(name: name) }
    let name: String
}

func show(_ palette: Palette) -> String { palette.name }

func main() {
    print(Identifier().value, Identifier().value)
    Identifier.reset(to: 7)
    print(Identifier().value)
    Identifier.reset()
    print(Identifier().value)
    print(Theme().title, DarkTheme().title)
    print(Int.answer + .dozen, Palette.count, Palette.colors[1])
    print(show(.standard), show(.named("mine")))
    let type = Palette.self
    print(type.count, type.named("x").name)
}
