extension LanguageProgram {
    /// Programs about values, with what they print when Swift 6.3 compiles and runs them.
    static let values: [LanguageProgram] = [
        LanguageProgram(
            "array copy",
            ##"""
            func main() {
                var a = [1, 2, 3]; let b = a
                a.append(4); a[0] = 9
                print(a, b, a.count, b.count)
            }
            """##,
            prints: ##"""
                [9, 2, 3, 4] [1, 2, 3] 4 3
                """##
        ),
        LanguageProgram(
            "class share",
            ##"""
            final class Box { var v: Int; init(_ v: Int) { self.v = v } }
            struct Holder { let box: Box; var n: Int }
            func main() {
                let h = Holder(box: Box(1), n: 1); var k = h
                k.box.v = 8; k.n = 2
                print(h.box.v, h.n, k.box.v, k.n, h.box === k.box)
            }
            """##,
            prints: ##"""
                8 1 8 2 true
                """##
        ),
        LanguageProgram(
            "computed",
            ##"""
            struct R { var w = 2.0, h = 3.0; var area: Double { get { w * h } set { w = newValue / h } }; var half: R { R(w: w / 2, h: h / 2) } }
            func main() { var r = R(); print(r.area); r.area = 12; print(r.w, r.half.area) }
            """##,
            prints: ##"""
                6.0
                4.0 3.0
                """##
        ),
        LanguageProgram(
            "dictionary copy",
            ##"""
            func main() {
                var a = ["x": 1]; let b = a
                a["y"] = 2; a["x"]! += 10
                print(a["x"]!, a["y"] ?? 0, b["y"] ?? -1, b.count)
            }
            """##,
            prints: ##"""
                11 2 -1 1
                """##
        ),
        LanguageProgram(
            "equatable",
            ##"""
            struct P: Equatable { var a: Int; var b: String }
            enum E: Equatable { case x(Int), y }
            func main() { print(P(a: 1, b: "q") == P(a: 1, b: "q"), P(a: 1, b: "q") != P(a: 2, b: "q"), E.x(1) == .x(1), E.x(1) == .y) }
            """##,
            prints: ##"""
                true true true false
                """##
        ),
        LanguageProgram(
            "hashable",
            ##"""
            struct K: Hashable { let a: Int; let b: Int }
            func main() {
                var d: [K: String] = [:]; d[K(a: 1, b: 2)] = "one"; print(d[K(a: 1, b: 2)] ?? "-", d[K(a: 2, b: 1)] ?? "-")
                let s: Set<K> = [K(a: 1, b: 1), K(a: 1, b: 1), K(a: 2, b: 1)]; print(s.count, s.contains(K(a: 2, b: 1)))
            }
            """##,
            prints: ##"""
                one -
                2 true
                """##
        ),
        LanguageProgram(
            "inout",
            ##"""
            func swapThem(_ a: inout Int, _ b: inout Int) { let t = a; a = b; b = t }
            func grow(_ list: inout [Int]) { list.append(list.count) }
            func main() {
                var x = 1, y = 2; swapThem(&x, &y); print(x, y)
                var l = [Int](); grow(&l); grow(&l); print(l)
                var pair = (1, 2); swapThem(&pair.0, &pair.1); print(pair)
            }
            """##,
            prints: ##"""
                2 1
                [0, 1]
                (2, 1)
                """##
        ),
        LanguageProgram(
            "lazy static",
            ##"""
            struct Config { static var shared = Config(); static let limit = 3; var n = 1; static func bump() { shared.n += limit } }
            func main() { Config.bump(); Config.bump(); print(Config.shared.n, Config.limit) }
            """##,
            prints: ##"""
                7 3
                """##
        ),
        LanguageProgram(
            "mutating",
            ##"""
            struct Counter { var n = 0; mutating func up(by k: Int = 1) { n += k }; mutating func reset() { self = Counter() } }
            func main() {
                var c = Counter(); c.up(); c.up(by: 5); print(c.n); c.reset(); print(c.n)
            }
            """##,
            prints: ##"""
                6
                0
                """##
        ),
        LanguageProgram(
            "nested struct",
            ##"""
            struct Inner { var n = 0 }
            struct Outer { var inner = Inner(); var list = [Inner(), Inner()] }
            func main() {
                var a = Outer(); let b = a
                a.inner.n = 3; a.list[1].n = 7
                print(a); print(b)
            }
            """##,
            prints: ##"""
                Outer(inner: Program.Inner(n: 3), list: [Program.Inner(n: 0), Program.Inner(n: 7)])
                Outer(inner: Program.Inner(n: 0), list: [Program.Inner(n: 0), Program.Inner(n: 0)])
                """##
        ),
        LanguageProgram(
            "observers",
            ##"""
            struct S { var log: [String] = []; var n = 0 { willSet { log.append("will \(newValue)") } didSet { log.append("did \(oldValue)") } } }
            func main() { var s = S(); s.n = 4; s.n += 1; print(s.log) }
            """##,
            prints: ##"""
                ["will 4", "did 0", "will 5", "did 4"]
                """##
        ),
        LanguageProgram(
            "struct copy",
            ##"""
            struct P { var x = 1; var y = 2 }
            func main() {
                var a = P(); var b = a
                b.x = 10; a.y = 5
                print(a, b)
                print(a.x + b.x)
            }
            """##,
            prints: ##"""
                P(x: 1, y: 5) P(x: 10, y: 2)
                11
                """##
        ),
        LanguageProgram(
            "sub copy",
            ##"""
            func main() {
                var grid = Array(repeating: Array(repeating: 0, count: 3), count: 2)
                let old = grid; grid[1][2] = 5; grid[0].append(7)
                print(grid, old)
            }
            """##,
            prints: ##"""
                [[0, 0, 0, 7], [0, 0, 5]] [[0, 0, 0], [0, 0, 0]]
                """##
        ),
        LanguageProgram(
            "tuple",
            ##"""
            func minmax(_ a: [Int]) -> (min: Int, max: Int) { (a.min()!, a.max()!) }
            func main() {
                let r = minmax([3, 1, 4]); print(r.min, r.max, r)
                let (a, b) = r; print(a + b)
                var t = (name: "x", 2); t.name = "y"; print(t.0, t.1)
            }
            """##,
            prints: ##"""
                1 4 (min: 1, max: 4)
                5
                y 2
                """##
        ),
    ]
}
