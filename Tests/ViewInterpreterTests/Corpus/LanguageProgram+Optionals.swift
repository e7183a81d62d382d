extension LanguageProgram {
    /// Programs about optionals, with what they print when Swift 6.3 compiles and runs them.
    static let optionals: [LanguageProgram] = [
        LanguageProgram(
            "assign chain",
            ##"""
            struct B { var n = 1 }
            struct A { var b: B? }
            func main() { var a = A(b: B()); a.b?.n = 5; print(a.b!.n); var c = A(b: nil); c.b?.n = 5; print(c.b == nil); a.b?.n += 2; print(a.b?.n ?? 0) }
            """##,
            prints: ##"""
                5
                true
                7
                """##
        ),
        LanguageProgram(
            "chaining",
            ##"""
            struct C { var name: String? }
            struct B { var c: C? }
            func main() { let a = B(c: C(name: "n")); let b = B(c: nil); print(a.c?.name?.count ?? 0, b.c?.name ?? "none", a.c?.name?.uppercased() ?? "-") }
            """##,
            prints: ##"""
                1 none N
                """##
        ),
        LanguageProgram(
            "compare",
            ##"""
            func main() { let a: Int? = 2; print(a == 2, a != nil, a == nil, nil == Int("x"), (a ?? 0) > 1); if a == 2 { print("two") } }
            """##,
            prints: ##"""
                true true false true true
                two
                """##
        ),
        LanguageProgram(
            "dictionary",
            ##"""
            func main() { var d: [String: [Int]] = [:]; d["a", default: []].append(1); d["a"]?.append(2); d["b"]?.append(3); print(d["a"] ?? [], d["b"] == nil); d["a"] = nil; print(d.isEmpty) }
            """##,
            prints: ##"""
                [1, 2] true
                true
                """##
        ),
        LanguageProgram(
            "failable init",
            ##"""
            struct Even { let n: Int; init?(_ n: Int) { guard n % 2 == 0 else { return nil }; self.n = n } }
            func main() { print(Even(4)?.n ?? 0, Even(3) == nil, [1, 2, 4].compactMap { Even($0)?.n }) }
            """##,
            prints: ##"""
                4 true [2, 4]
                """##
        ),
        LanguageProgram(
            "guard",
            ##"""
            func f(_ s: String?) -> Int { guard let s, !s.isEmpty else { return -1 }; guard let n = Int(s) else { return -2 }; return n }
            func main() { print(f(nil), f(""), f("x"), f("12")) }
            """##,
            prints: ##"""
                -1 -1 -2 12
                """##
        ),
        LanguageProgram(
            "map",
            ##"""
            func main() { let a: Int? = 3, b: Int? = nil; print(a.map { $0 * 2 } ?? 0, b.map { $0 * 2 } ?? 0, a.flatMap { $0 > 5 ? $0 : nil } ?? -1) }
            """##,
            prints: ##"""
                6 0 -1
                """##
        ),
        LanguageProgram(
            "multi bind",
            ##"""
            func main() { let d = ["w": 3, "h": 4]; if let w = d["w"], let h = d["h"], w < h { print(w * h) }; if let _ = d["z"] { print("no") } else { print("none") } }
            """##,
            prints: ##"""
                12
                none
                """##
        ),
        LanguageProgram(
            "nested func",
            ##"""
            func find(_ a: [Int], _ x: Int) -> Int? { for (i, v) in a.enumerated() where v == x { return i }; return nil }
            func main() { print(find([5, 6], 6)!, find([], 1) ?? -1); switch find([1], 1) { case let i?: print("at", i); case nil: print("none") } }
            """##,
            prints: ##"""
                1 -1
                at 0
                """##
        ),
        LanguageProgram(
            "print",
            ##"""
            func main() { let a: Int? = 3; let b: String? = nil; print(a as Any, b as Any, [1, nil, 2] as [Int?], "\(String(describing: a))") }
            """##,
            prints: ##"""
                Optional(3) nil [Optional(1), nil, Optional(2)] Optional(3)
                """##
        ),
        LanguageProgram(
            "try",
            ##"""
            enum Err: Error { case bad(Int) }
            func f(_ n: Int) throws -> Int { if n < 0 { throw Err.bad(n) }; return n * 2 }
            func main() { print((try? f(2)) ?? 0, (try? f(-1)) ?? -9, try! f(5)); do { _ = try f(-3) } catch Err.bad(let n) { print("bad", n) } catch { print("other") } }
            """##,
            prints: ##"""
                4 -9 10
                bad -3
                """##
        ),
        LanguageProgram(
            "while let",
            ##"""
            func main() { var stack = [1, 2, 3]; var out = ""; while let x = stack.popLast() { out += "\(x)" }; print(out) }
            """##,
            prints: ##"""
                321
                """##
        ),
    ]
}
