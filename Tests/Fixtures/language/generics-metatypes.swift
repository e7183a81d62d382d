// Types passed to generic functions.
protocol Themed {
    static var name: String { get }
    init()
    var colors: [String] { get }
}

struct Dark: Themed {
    static let name = "dark"
    let colors = ["black", "gray"]
}

final class Light: Themed {
    static var name: String { "light" }
    var colors: [String] { ["white"] }
}

protocol Palette { static var accent: String { get } }
enum Warm: Palette { static let accent = "red" }
enum Cool: Palette { static let accent = "blue" }

struct Styled<P: Palette> {
    var text: String
    var styled: String { "\(text) in \(P.accent)" }
}

func describe<T: Themed>(_ type: T.Type) -> String { "\(T.name): \(T().colors.count)" }

func make<T: Themed>() -> T { T() }

func count<T>(of type: T.Type, in values: [Any]) -> Int { values.filter { $0 is T }.count }

func main() {
    print(describe(Dark.self), describe(Light.self))
    print(Styled<Warm>(text: "title").styled, Styled<Cool>(text: "note").styled)
    let dark: Dark = make()
    print(dark.colors)
    print(count(of: Int.self, in: [1, "a", 2]), count(of: String.self, in: [1, "a", 2]))
    let types: [any Themed.Type] = [Dark.self, Light.self]
    print(types.map { $0.name }, types.map { $0.init().colors.count })
}
