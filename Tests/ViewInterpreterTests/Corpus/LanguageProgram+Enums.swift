extension LanguageProgram {
    /// Programs about enums, with what they print when Swift 6.3 compiles and runs them.
    static let enums: [LanguageProgram] = [
        LanguageProgram(
            "comparable",
            ##"""
            enum Level: Int, Comparable { case low, mid, high; static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue } }
            func main() { print(Level.low < .high, [Level.high, .low, .mid].sorted(), max(Level.low, .mid)) }
            """##,
            prints: ##"""
                true [Program.Level.low, Program.Level.mid, Program.Level.high] mid
                """##
        ),
        LanguageProgram(
            "default payload",
            ##"""
            enum Opt { case size(w: Int, h: Int = 5), named(String) }
            func main() { print(Opt.size(w: 2), Opt.size(w: 1, h: 2), Opt.named("q")) }
            """##,
            prints: ##"""
                size(w: 2, h: 5) size(w: 1, h: 2) named("q")
                """##
        ),
        LanguageProgram(
            "fallthrough",
            ##"""
            func f(_ n: Int) -> [String] { var out: [String] = []; switch n { case 1: out.append("one"); fallthrough; case 2: out.append("two"); case 3, 4: out.append("few"); default: break }; return out }
            func main() { print(f(1), f(2), f(4), f(9)) }
            """##,
            prints: ##"""
                ["one", "two"] ["two"] ["few"] []
                """##
        ),
        LanguageProgram(
            "if case",
            ##"""
            enum R { case ok(Int), fail(String) }
            func main() {
                let rs: [R] = [.ok(1), .fail("x"), .ok(3)]
                for case .ok(let n) in rs { print("ok", n) }
                if case .fail(let m) = rs[1] { print("failed", m) }
                guard case .ok(let n) = rs[2] else { return }; print(n)
            }
            """##,
            prints: ##"""
                ok 1
                ok 3
                failed x
                3
                """##
        ),
        LanguageProgram(
            "indirect",
            ##"""
            indirect enum Tree { case leaf(Int), node(Tree, Tree); var sum: Int { switch self { case .leaf(let n): return n; case .node(let l, let r): return l.sum + r.sum } } }
            func main() { print(Tree.node(.leaf(1), .node(.leaf(2), .leaf(3))).sum) }
            """##,
            prints: ##"""
                6
                """##
        ),
        LanguageProgram(
            "methods",
            ##"""
            enum Light { case red, green; mutating func next() { self = self == .red ? .green : .red }; static let start = Light.red; func isGo() -> Bool { self == .green } }
            func main() { var l = Light.start; print(l.isGo()); l.next(); print(l, l.isGo()) }
            """##,
            prints: ##"""
                false
                green true
                """##
        ),
        LanguageProgram(
            "nested switch",
            ##"""
            func kind(_ n: Int, _ s: String?) -> String { switch (n, s) { case (0, nil): "zero nil"; case (_, let t?): "has \(t)"; case (1...9, _): "digit"; default: "other" } }
            func main() { print(kind(0, nil), kind(3, "a"), kind(5, nil), kind(50, nil)) }
            """##,
            prints: ##"""
                zero nil has a digit other
                """##
        ),
        LanguageProgram(
            "payload",
            ##"""
            enum Shape { case circle(r: Double), rect(Double, Double), unit
                var area: Double { switch self { case .circle(let r): 3 * r * r; case let .rect(w, h): w * h; case .unit: 1 } } }
            func main() { let s: [Shape] = [.circle(r: 2), .rect(3, 4), .unit]; print(s.map(\.area)); print(s) }
            """##,
            prints: ##"""
                [12.0, 12.0, 1.0]
                [Program.Shape.circle(r: 2.0), Program.Shape.rect(3.0, 4.0), Program.Shape.unit]
                """##
        ),
        LanguageProgram(
            "raw",
            ##"""
            enum Planet: Int { case mercury = 1, venus, earth }
            enum Key: String, CaseIterable { case up, down = "DOWN" }
            func main() { print(Planet.earth.rawValue, Planet(rawValue: 2)!, Planet(rawValue: 9) == nil, Key.allCases.map(\.rawValue), Key(rawValue: "up")!) }
            """##,
            prints: ##"""
                3 venus true ["up", "DOWN"] up
                """##
        ),
        LanguageProgram(
            "simple",
            ##"""
            enum Dir: CaseIterable { case north, east, south, west; var opposite: Dir { switch self { case .north: .south; case .south: .north; case .east: .west; case .west: .east } } }
            func main() { print(Dir.allCases, Dir.north.opposite, Dir.allCases.map(\.opposite)); let d = Dir.east; print(d == .east, "\(d)") }
            """##,
            prints: ##"""
                [Program.Dir.north, Program.Dir.east, Program.Dir.south, Program.Dir.west] south [Program.Dir.south, Program.Dir.west, Program.Dir.north, Program.Dir.east]
                true east
                """##
        ),
        LanguageProgram(
            "static factory",
            ##"""
            enum Color2: String { case red, blue; static func random(_ n: Int) -> Color2 { n % 2 == 0 ? .red : .blue }; static var fallback: Color2 { .blue } }
            func main() { let c: Color2 = .random(3); print(c, Color2.fallback.rawValue, c == .fallback) }
            """##,
            prints: ##"""
                blue blue true
                """##
        ),
        LanguageProgram(
            "switch expr",
            ##"""
            enum T { case a, b(Int) }
            func main() { let t = T.b(4); let n = switch t { case .a: 0; case .b(let k): k * 2 }; let w = if n > 5 { "big" } else { "small" }; print(n, w) }
            """##,
            prints: ##"""
                8 big
                """##
        ),
        LanguageProgram(
            "where",
            ##"""
            enum N { case v(Int), none }
            func f(_ n: N) -> String { switch n { case .v(let x) where x > 10: "big"; case .v(0): "zero"; case .v(let x): "n\(x)"; case .none: "-" } }
            func main() { print([N.v(11), .v(0), .v(3), .none].map(f)) }
            """##,
            prints: ##"""
                ["big", "zero", "n3", "-"]
                """##
        ),
    ]
}
