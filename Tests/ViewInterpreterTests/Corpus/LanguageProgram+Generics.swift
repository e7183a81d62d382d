extension LanguageProgram {
    /// Programs about generics, with what they print when Swift 6.3 compiles and runs them.
    static let generics: [LanguageProgram] = [
        LanguageProgram(
            "box map",
            ##"""
            struct Wrap<T> { var v: T; func map<U>(_ f: (T) -> U) -> Wrap<U> { Wrap<U>(v: f(v)) } }
            func main() { print(Wrap(v: 3).map { $0 * 2 }.map { "n\($0)" }.v) }
            """##,
            prints: ##"""
                n6
                """##
        ),
        LanguageProgram(
            "constraint",
            ##"""
            func largest<T: Comparable>(_ a: [T]) -> T? { var best = a.first; for x in a where x > best! { best = x }; return best }
            func main() { print(largest([3, 9, 2])!, largest(["b", "z", "a"])!, largest([Int]()) == nil) }
            """##,
            prints: ##"""
                9 z true
                """##
        ),
        LanguageProgram(
            "default method",
            ##"""
            protocol Greeter { var who: String { get }; func greet() -> String }
            extension Greeter { func greet() -> String { "Hello \(who)" }; func twice() -> String { greet() + "!" + greet() } }
            struct X: Greeter { let who = "x" }
            struct Y: Greeter { let who = "y"; func greet() -> String { "Yo" } }
            func main() { print(X().twice(), Y().twice()); let all: [any Greeter] = [X(), Y()]; print(all.map { $0.greet() }) }
            """##,
            prints: ##"""
                Hello x!Hello x Yo!Yo
                ["Hello x", "Yo"]
                """##
        ),
        LanguageProgram(
            "func",
            ##"""
            func firstOr<T>(_ a: [T], _ d: T) -> T { a.first ?? d }
            func pairUp<A, B>(_ a: A, _ b: B) -> (A, B) { (a, b) }
            func main() { print(firstOr([1], 0), firstOr([], "x"), pairUp(1, "b")) }
            """##,
            prints: ##"""
                1 x (1, "b")
                """##
        ),
        LanguageProgram(
            "identity",
            ##"""
            func id<T>(_ x: T) -> T { x }
            func apply<T, U>(_ x: T, _ f: (T) -> U) -> U { f(x) }
            func main() { print(id(3) + 1, id("s").count, apply(4) { Double($0) / 8 }) }
            """##,
            prints: ##"""
                4 1 0.5
                """##
        ),
        LanguageProgram(
            "pair",
            ##"""
            struct Pair<A, B> { let a: A; let b: B; func swapped() -> Pair<B, A> { Pair<B, A>(a: b, b: a) } }
            func main() { let p = Pair(a: 1, b: "x").swapped(); print(p.a, p.b) }
            """##,
            prints: ##"""
                x 1
                """##
        ),
        LanguageProgram(
            "protocol assoc",
            ##"""
            protocol Source { associatedtype Item; func next() -> Item? }
            final class Count: Source { var n = 0; func next() -> Int? { n += 1; return n > 3 ? nil : n } }
            func drain<S: Source>(_ s: S) -> [S.Item] { var out: [S.Item] = []; while let x = s.next() { out.append(x) }; return out }
            func main() { print(drain(Count())) }
            """##,
            prints: ##"""
                [1, 2, 3]
                """##
        ),
        LanguageProgram(
            "some",
            ##"""
            protocol Named { var name: String { get } }
            struct A: Named { let name = "a" }
            func make() -> some Named { A() }
            func hello(_ n: any Named) -> String { "hi \(n.name)" }
            func main() { print(make().name, hello(A())) }
            """##,
            prints: ##"""
                a hi a
                """##
        ),
        LanguageProgram(
            "stack",
            ##"""
            struct Stack<Element> { private var items: [Element] = []; mutating func push(_ e: Element) { items.append(e) }; mutating func pop() -> Element? { items.popLast() }; var count: Int { items.count }; var top: Element? { items.last } }
            func main() { var s = Stack<Int>(); s.push(1); s.push(2); print(s.pop() ?? 0, s.count, s.top ?? -1, s.pop()!, s.pop() == nil) }
            """##,
            prints: ##"""
                2 1 1 1 true
                """##
        ),
        LanguageProgram(
            "where",
            ##"""
            extension Array where Element: Equatable { func uniques() -> [Element] { var out: [Element] = []; for x in self where !out.contains(x) { out.append(x) }; return out } }
            func main() { print([1, 2, 1, 3, 2].uniques(), ["a", "a"].uniques()) }
            """##,
            prints: ##"""
                [1, 2, 3] ["a"]
                """##
        ),
    ]
}
