extension LanguageProgram {
    /// Programs about closures, with what they print when Swift 6.3 compiles and runs them.
    static let closures: [LanguageProgram] = [
        LanguageProgram(
            "autoclosure",
            ##"""
            func pick(_ c: Bool, _ a: @autoclosure () -> String, _ b: @autoclosure () -> String) -> String { c ? a() : b() }
            func loud(_ s: String) -> String { print("made", s); return s }
            func main() { print(pick(true, loud("a"), loud("b"))) }
            """##,
            prints: ##"""
                made a
                a
                """##
        ),
        LanguageProgram(
            "capture list",
            ##"""
            func main() { var n = 1; let f = { [n] in n * 10 }; n = 5; print(f(), n); let g = { n * 10 }; n = 6; print(g()) }
            """##,
            prints: ##"""
                10 5
                60
                """##
        ),
        LanguageProgram(
            "capture",
            ##"""
            func makeCounter() -> () -> Int { var n = 0; return { n += 1; return n } }
            func main() { let c = makeCounter(); let d = makeCounter(); print(c(), c(), d(), c()) }
            """##,
            prints: ##"""
                1 2 1 3
                """##
        ),
        LanguageProgram(
            "escaping",
            ##"""
            var stored: [() -> Int] = []
            func keep(_ f: @escaping () -> Int) { stored.append(f) }
            func main() { for i in 1...3 { keep { i * i } }; print(stored.map { $0() }) }
            """##,
            prints: ##"""
                [1, 4, 9]
                """##
        ),
        LanguageProgram(
            "higher",
            ##"""
            func compose(_ f: @escaping (Int) -> Int, _ g: @escaping (Int) -> Int) -> (Int) -> Int { { g(f($0)) } }
            func twice(_ f: (Int) -> Int, _ n: Int) -> Int { f(f(n)) }
            func main() { let h = compose({ $0 + 1 }, { $0 * 2 }); print(h(3), twice(h, 1), [1, 2].map(h)) }
            """##,
            prints: ##"""
                8 10 [4, 6]
                """##
        ),
        LanguageProgram(
            "method ref",
            ##"""
            struct M { let k: Int; func times(_ n: Int) -> Int { n * k } }
            func main() { let f = M(k: 3).times; print([1, 2].map(f), ["1", "x", "3"].compactMap(Int.init), [1.5, 2].map { String($0) }) }
            """##,
            prints: ##"""
                [3, 6] [1, 3] ["1.5", "2.0"]
                """##
        ),
        LanguageProgram(
            "nested",
            ##"""
            func outer() -> [Int] {
                var out: [Int] = []
                func inner(_ n: Int) { if n > 0 { out.append(n); inner(n - 1) } }
                inner(3); let twice = { out = out + out }; twice(); return out
            }
            func main() { print(outer()) }
            """##,
            prints: ##"""
                [3, 2, 1, 3, 2, 1]
                """##
        ),
        LanguageProgram(
            "operators",
            ##"""
            func main() { print([1, 2, 3].reduce(0, +), [2, 3].reduce(1, *), [3, 1, 2].sorted(by: <), [1, 2] == [1, 2]) }
            """##,
            prints: ##"""
                6 6 [1, 2, 3] true
                """##
        ),
        LanguageProgram(
            "optional closure",
            ##"""
            struct Btn { var action: (() -> String)?; func tap() -> String { action?() ?? "none" } }
            func main() { print(Btn().tap(), Btn(action: { "hit" }).tap()) }
            """##,
            prints: ##"""
                none hit
                """##
        ),
        LanguageProgram(
            "recursion",
            ##"""
            func fib(_ n: Int) -> Int { n < 2 ? n : fib(n - 1) + fib(n - 2) }
            func main() { print((0..<12).map(fib)); func f(_ n: Int) -> Int { n <= 1 ? 1 : n * f(n - 1) }; print(f(10)) }
            """##,
            prints: ##"""
                [0, 1, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89]
                3628800
                """##
        ),
        LanguageProgram(
            "self class",
            ##"""
            final class Bell { var rings = 0; lazy var ring: () -> Void = { [weak self] in self?.rings += 1 } ; func go(_ f: (Bell) -> Void) { f(self) } }
            func main() { let b = Bell(); b.ring(); b.ring(); b.go { $0.rings += 10 }; print(b.rings) }
            """##,
            prints: ##"""
                12
                """##
        ),
        LanguageProgram(
            "shared",
            ##"""
            func main() {
                var total = 0; let add = { (n: Int) in total += n }; let show = { print("total", total) }
                add(3); show(); total = 10; add(1); show(); print(total)
            }
            """##,
            prints: ##"""
                total 3
                total 11
                11
                """##
        ),
        LanguageProgram(
            "sort",
            ##"""
            func main() {
                let w = ["pear", "fig", "banana", "kiwi"]
                print(w.sorted(), w.sorted(by: >), w.sorted { $0.count < $1.count }, w.sorted { ($0.count, $0) < ($1.count, $1) })
            }
            """##,
            prints: ##"""
                ["banana", "fig", "kiwi", "pear"] ["pear", "kiwi", "fig", "banana"] ["fig", "pear", "kiwi", "banana"] ["fig", "kiwi", "pear", "banana"]
                """##
        ),
        LanguageProgram(
            "trailing",
            ##"""
            func run(times n: Int = 1, before: () -> Void, after: (Int) -> String) { for i in 0..<n { before(); print(after(i)) } }
            func main() { run(times: 2) { print("b") } after: { "a\($0)" }; run(before: { print("x") }, after: { _ in "y" }) }
            """##,
            prints: ##"""
                b
                a0
                b
                a1
                x
                y
                """##
        ),
    ]
}
