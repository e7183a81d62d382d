extension LanguageProgram {
    /// Programs about protocols, with what they print when Swift 6.3 compiles and runs them.
    static let protocols: [LanguageProgram] = [
        LanguageProgram(
            "class hierarchy",
            ##"""
            class Animal { let name: String; init(name: String) { self.name = name }; func sound() -> String { "..." }; func speak() -> String { "\(name): \(sound())" } }
            class Dog: Animal { override func sound() -> String { "Woof" } }
            final class Puppy: Dog { init() { super.init(name: "Pup") }; override func sound() -> String { super.sound() + "!" } }
            func main() { let all: [Animal] = [Animal(name: "x"), Dog(name: "Rex"), Puppy()]; for a in all { print(a.speak(), a is Dog) } }
            """##,
            prints: ##"""
                x: ... false
                Rex: Woof true
                Pup: Woof! true
                """##
        ),
        LanguageProgram(
            "comparable",
            ##"""
            struct V: Comparable { let n: Int; static func < (a: V, b: V) -> Bool { a.n < b.n } }
            func main() { print([V(n: 3), V(n: 1)].sorted().map(\.n), V(n: 1) < V(n: 2), V(n: 2) >= V(n: 2), max(V(n: 4), V(n: 9)).n) }
            """##,
            prints: ##"""
                [1, 3] true true 9
                """##
        ),
        LanguageProgram(
            "conditional cast",
            ##"""
            func what(_ x: Any) -> String { switch x { case let n as Int: "int \(n)"; case let s as String: "string \(s)"; case is Double: "double"; case let a as [Int]: "ints \(a.count)"; default: "?" } }
            func main() { print(what(1), what("a"), what(2.5), what([1, 2]), what(true)) }
            """##,
            prints: ##"""
                int 1 string a double ints 2 ?
                """##
        ),
        LanguageProgram(
            "description",
            ##"""
            struct P: CustomStringConvertible { let x: Int; var description: String { "<\(x)>" } }
            func main() { print(P(x: 1), "\(P(x: 2))", [P(x: 3)], String(describing: P(x: 4))) }
            """##,
            prints: ##"""
                <1> <2> [<3>] <4>
                """##
        ),
        LanguageProgram(
            "extension builtin",
            ##"""
            extension Int { var squared: Int { self * self }; func times(_ f: (Int) -> Void) { for i in 0..<self { f(i) } }; static let answer = 42 }
            extension String { var shout: String { uppercased() + "!" }; func rep(_ n: Int) -> String { String(repeating: self, count: n) } }
            func main() { print(5.squared, Int.answer, "hi".shout, "ab".rep(3)); 3.times { print($0) } }
            """##,
            prints: ##"""
                25 42 HI! ababab
                0
                1
                2
                """##
        ),
        LanguageProgram(
            "identifiable",
            ##"""
            struct Item: Identifiable { let id: Int; var name: String }
            func main() { let items = [Item(id: 2, name: "b"), Item(id: 1, name: "a")]; print(items.sorted { $0.id < $1.id }.map(\.name), items.first { $0.id == 2 }!.name) }
            """##,
            prints: ##"""
                ["a", "b"] b
                """##
        ),
        LanguageProgram(
            "inherit",
            ##"""
            protocol A { func a() -> Int }
            protocol B: A { func b() -> Int }
            extension B { func sum() -> Int { a() + b() } }
            struct S: B { func a() -> Int { 1 }; func b() -> Int { 2 } }
            func main() { print(S().sum()); let x: any A = S(); print(x.a(), x is B, (x as? S) != nil) }
            """##,
            prints: ##"""
                3
                1 true true
                """##
        ),
        LanguageProgram(
            "mutating req",
            ##"""
            protocol Toggler { mutating func toggle(); var on: Bool { get } }
            struct Lamp: Toggler { var on = false; mutating func toggle() { on.toggle() } }
            func main() { var l = Lamp(); l.toggle(); print(l.on); var t: any Toggler = l; t.toggle(); print(t.on, l.on) }
            """##,
            prints: ##"""
                true
                false true
                """##
        ),
        LanguageProgram(
            "override prop",
            ##"""
            class Base { var kind: String { "base" }; var n = 1; func show() -> String { "\(kind) \(n)" } }
            class Sub: Base { override var kind: String { "sub of " + super.kind }; override init() { super.init(); n = 5 } }
            func main() { print(Base().show(), Sub().show()) }
            """##,
            prints: ##"""
                base 1 sub of base 5
                """##
        ),
        LanguageProgram(
            "static",
            ##"""
            protocol Unit { static var symbol: String { get } }
            struct Meter: Unit { static let symbol = "m" }
            struct Foot: Unit { static let symbol = "ft" }
            func label<U: Unit>(_ u: U.Type, _ n: Int) -> String { "\(n)\(u.symbol)" }
            func main() { print(label(Meter.self, 3), label(Foot.self, 4)) }
            """##,
            prints: ##"""
                3m 4ft
                """##
        ),
    ]
}
