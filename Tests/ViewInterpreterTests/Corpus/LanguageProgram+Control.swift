extension LanguageProgram {
    /// Programs about control, with what they print when Swift 6.3 compiles and runs them.
    static let control: [LanguageProgram] = [
        LanguageProgram(
            "bubble",
            ##"""
            func main() { var a = [5, 2, 9, 1]; for i in 0..<a.count { for j in 0..<(a.count - 1 - i) { if a[j] > a[j + 1] { a.swapAt(j, j + 1) } } }; print(a); let (q, r) = (17 / 5, 17 % 5); print(q, r) }
            """##,
            prints: ##"""
                [1, 2, 5, 9]
                3 2
                """##
        ),
        LanguageProgram(
            "default args",
            ##"""
            func greet(_ name: String = "you", punctuation p: String = "!", times: Int = 1) -> String { String(repeating: "hi \(name)\(p)", count: times) }
            func main() { print(greet(), greet("Al"), greet(punctuation: "?"), greet("B", times: 2)) }
            """##,
            prints: ##"""
                hi you! hi Al! hi you? hi B!hi B!
                """##
        ),
        LanguageProgram(
            "defer",
            ##"""
            func f(_ x: Int) -> String { defer { print("end", x) }; if x > 0 { defer { print("inner") }; return "pos" }; return "neg" }
            func main() { print(f(1)); print(f(-1)) }
            """##,
            prints: ##"""
                inner
                end 1
                pos
                end -1
                neg
                """##
        ),
        LanguageProgram(
            "early return",
            ##"""
            func classify(_ a: [Int]) -> String { guard !a.isEmpty else { return "empty" }; for x in a { if x < 0 { return "neg at \(x)" } }; return "ok \(a.count)" }
            func main() { print(classify([]), classify([1, -2]), classify([1])) }
            """##,
            prints: ##"""
                empty neg at -2 ok 1
                """##
        ),
        LanguageProgram(
            "errors",
            ##"""
            enum E: Error { case a, b(String) }
            func f(_ n: Int) throws -> String { switch n { case 0: throw E.a; case 1: throw E.b("x"); default: return "ok" } }
            func main() { for n in 0...2 { do { print(try f(n)) } catch E.a { print("a") } catch let e as E { print("E", e) } catch { print("?") } } }
            """##,
            prints: ##"""
                a
                E b("x")
                ok
                """##
        ),
        LanguageProgram(
            "init delegate",
            ##"""
            struct S { let a: Int, b: Int; init(a: Int, b: Int) { self.a = a; self.b = b }; init(both n: Int) { self.init(a: n, b: n) } }
            class C { var n: Int; init(n: Int) { self.n = n }; convenience init() { self.init(n: 9) } }
            func main() { let s = S(both: 4); print(s.a + s.b, C().n) }
            """##,
            prints: ##"""
                8 9
                """##
        ),
        LanguageProgram(
            "linked list",
            ##"""
            final class Node { let v: Int; var next: Node?; init(_ v: Int, _ next: Node? = nil) { self.v = v; self.next = next } }
            func main() { let list = Node(1, Node(2, Node(3))); var n: Node? = list; var out: [Int] = []; while let x = n { out.append(x.v); n = x.next }; print(out); list.next?.next?.next = Node(4); print(list.next!.next!.next!.v) }
            """##,
            prints: ##"""
                [1, 2, 3]
                4
                """##
        ),
        LanguageProgram(
            "loops",
            ##"""
            func main() { var n = 0; while true { n += 1; if n == 3 { continue }; if n > 5 { break }; print(n) }; repeat { n -= 2 } while n > 0; print(n) }
            """##,
            prints: ##"""
                1
                2
                4
                5
                0
                """##
        ),
        LanguageProgram(
            "matrix",
            ##"""
            func mul(_ a: [[Int]], _ b: [[Int]]) -> [[Int]] { a.map { row in b[0].indices.map { c in row.indices.reduce(0) { $0 + row[$1] * b[$1][c] } } } }
            func main() { print(mul([[1, 2], [3, 4]], [[5, 6], [7, 8]])) }
            """##,
            prints: ##"""
                [[19, 22], [43, 50]]
                """##
        ),
        LanguageProgram(
            "memo",
            ##"""
            final class Memo { private var cache: [Int: Int] = [:]; func fib(_ n: Int) -> Int { if n < 2 { return n }; if let c = cache[n] { return c }; let r = fib(n - 1) + fib(n - 2); cache[n] = r; return r } }
            func main() { print(Memo().fib(50)) }
            """##,
            prints: ##"""
                12586269025
                """##
        ),
        LanguageProgram(
            "overloads",
            ##"""
            func f(_ n: Int) -> String { "int" }
            func f(_ s: String) -> String { "string" }
            func f(x n: Int) -> String { "labelled" }
            func main() { print(f(1), f("a"), f(x: 2)) }
            """##,
            prints: ##"""
                int string labelled
                """##
        ),
        LanguageProgram(
            "rethrow",
            ##"""
            func twice(_ f: () throws -> Int) rethrows -> Int { try f() + f() }
            struct Bad: Error { let code: Int }
            func main() { print(twice { 2 }); do { _ = try twice { throw Bad(code: 7) } } catch let e as Bad { print("code", e.code) } catch {} }
            """##,
            prints: ##"""
                4
                code 7
                """##
        ),
        LanguageProgram(
            "shadowing",
            ##"""
            func main() { let x = 1; do { let x = "inner"; print(x) }; if true { let x = 2.5; print(x) }; print(x); let y: Int? = 4; if let y { print(y + x) } }
            """##,
            prints: ##"""
                inner
                2.5
                1
                5
                """##
        ),
        LanguageProgram(
            "sieve",
            ##"""
            func primes(_ n: Int) -> [Int] { var s = Array(repeating: true, count: n + 1); var i = 2; while i * i <= n { if s[i] { for j in stride(from: i * i, through: n, by: i) { s[j] = false } }; i += 1 }; return (2...n).filter { s[$0] } }
            func main() { print(primes(30)) }
            """##,
            prints: ##"""
                [2, 3, 5, 7, 11, 13, 17, 19, 23, 29]
                """##
        ),
        LanguageProgram(
            "state machine",
            ##"""
            enum State { case idle, running(Int), done }
            struct Machine { var s = State.idle; mutating func step() { switch s { case .idle: s = .running(0); case .running(let n) where n >= 2: s = .done; case .running(let n): s = .running(n + 1); case .done: break } } }
            func main() { var m = Machine(); for _ in 0..<5 { m.step(); print(m.s) } }
            """##,
            prints: ##"""
                running(0)
                running(1)
                running(2)
                done
                done
                """##
        ),
        LanguageProgram(
            "type nesting",
            ##"""
            struct Outer { enum Kind { case a, b }; struct In { var k: Kind = .b }; static let shared = In(); var k = Kind.a }
            func main() { print(Outer().k, Outer.shared.k, Outer.In(k: .a).k, Outer.Kind.b) }
            """##,
            prints: ##"""
                a b a b
                """##
        ),
        LanguageProgram(
            "typealias",
            ##"""
            typealias Pair = (Int, Int)
            typealias Handler = (Int) -> String
            struct S { typealias Value = Double; var v: Value = 2 }
            func main() { let p: Pair = (1, 2); let h: Handler = { "h\($0)" }; print(p.0 + p.1, h(3), S().v) }
            """##,
            prints: ##"""
                3 h3 2.0
                """##
        ),
        LanguageProgram(
            "variadic",
            ##"""
            func sum(_ xs: Int..., scale: Int = 1) -> Int { xs.reduce(0, +) * scale }
            func main() { print(sum(), sum(1, 2, 3), sum(1, 2, scale: 10)) }
            """##,
            prints: ##"""
                0 6 30
                """##
        ),
    ]
}
