extension LanguageProgram {
    /// Programs about keypaths, with what they print when Swift 6.3 compiles and runs them.
    static let keypaths: [LanguageProgram] = [
        LanguageProgram(
            "computed",
            ##"""
            struct R { let w: Int; let h: Int; var area: Int { w * h } }
            func main() { print([R(w: 2, h: 3), R(w: 4, h: 5)].map(\.area), [R(w: 1, h: 1)].first.map(\.area) ?? 0) }
            """##,
            prints: ##"""
                [6, 20] 1
                """##
        ),
        LanguageProgram(
            "dictionary",
            ##"""
            func main() { let d = ["a": 2, "b": 1]; print(d.map(\.key).sorted(), d.map(\.value).sorted(), d.sorted { $0.key < $1.key }.map(\.value)) }
            """##,
            prints: ##"""
                ["a", "b"] [1, 2] [2, 1]
                """##
        ),
        LanguageProgram(
            "enum",
            ##"""
            enum E: String, CaseIterable { case one, two }
            func main() { print(E.allCases.map(\.rawValue), E.allCases.map(\.rawValue.count)) }
            """##,
            prints: ##"""
                ["one", "two"] [3, 3]
                """##
        ),
        LanguageProgram(
            "filter",
            ##"""
            struct T { let done: Bool; let w: Int }
            func main() { let ts = [T(done: true, w: 1), T(done: false, w: 2)]; print(ts.filter(\.done).count, ts.contains(where: \.done), ts.allSatisfy(\.done)) }
            """##,
            prints: ##"""
                1 true false
                """##
        ),
        LanguageProgram(
            "map",
            ##"""
            struct P { var name: String; var age: Int }
            func main() { let ps = [P(name: "a", age: 3), P(name: "b", age: 1)]; print(ps.map(\.name), ps.map(\.age).reduce(0, +), ps.map(\.name.count)) }
            """##,
            prints: ##"""
                ["a", "b"] 4 [1, 1]
                """##
        ),
        LanguageProgram(
            "optional",
            ##"""
            struct A { var b: B? }
            struct B { var n: Int }
            func main() { print([A(b: B(n: 1)), A(b: nil)].compactMap(\.b?.n)) }
            """##,
            prints: ##"""
                [1]
                """##
        ),
        LanguageProgram(
            "self",
            ##"""
            func main() { print([3, 1].map(\.self), ["a", "bb"].map(\.count), [[1], []].filter(\.isEmpty).count) }
            """##,
            prints: ##"""
                [3, 1] [1, 2] 1
                """##
        ),
        LanguageProgram(
            "sort by",
            ##"""
            func sorted<T, V: Comparable>(_ a: [T], by k: KeyPath<T, V>) -> [T] { a.sorted { $0[keyPath: k] < $1[keyPath: k] } }
            struct P { let n: Int; let s: String }
            func main() { print(sorted([P(n: 2, s: "a"), P(n: 1, s: "b")], by: \.n).map(\.s), sorted([P(n: 2, s: "z"), P(n: 1, s: "b")], by: \.s).map(\.n)) }
            """##,
            prints: ##"""
                ["b", "a"] [1, 2]
                """##
        ),
        LanguageProgram(
            "variable",
            ##"""
            struct P { var x = 1; var y = 2 }
            func main() { let k = \P.y; let p = P(); print(p[keyPath: k], [P(x: 5, y: 6)].map { $0[keyPath: k] }) }
            """##,
            prints: ##"""
                2 [6]
                """##
        ),
        LanguageProgram(
            "write",
            ##"""
            struct Q { var n = 0 }
            struct P { var q = Q() }
            func main() { var p = P(); p[keyPath: \.q.n] = 4; let k = \P.q.n; p[keyPath: k] += 1; print(p.q.n) }
            """##,
            prints: ##"""
                5
                """##
        ),
    ]
}
