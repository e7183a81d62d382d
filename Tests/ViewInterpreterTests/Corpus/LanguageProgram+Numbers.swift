extension LanguageProgram {
    /// Programs about numbers, with what they print when Swift 6.3 compiles and runs them.
    static let numbers: [LanguageProgram] = [
        LanguageProgram(
            "compound",
            ##"""
            func main() { var n = 10; n += 5; n -= 3; n *= 2; n /= 5; n %= 3; print(n); var d = 1.5; d *= 2; d += 1; d /= 4; print(d); var b = true; b.toggle(); print(b, !b, b || true, b && true) }
            """##,
            prints: ##"""
                1
                1.0
                false true true false
                """##
        ),
        LanguageProgram(
            "conversion",
            ##"""
            func main() { let i = 3, d = 2.75; print(Double(i) * d, Int(d), Int(d.rounded()), Double(i) / 2, i + Int(d), Int(-2.9), UInt8(200), Int8.max) }
            """##,
            prints: ##"""
                8.25 2 3 1.5 5 -2 200 127
                """##
        ),
        LanguageProgram(
            "custom operator",
            ##"""
            struct V { var x: Double, y: Double; static func + (a: V, b: V) -> V { V(x: a.x + b.x, y: a.y + b.y) }; static func * (a: V, k: Double) -> V { V(x: a.x * k, y: a.y * k) }; static prefix func - (a: V) -> V { V(x: -a.x, y: -a.y) }; static func += (a: inout V, b: V) { a = a + b } }
            infix operator **
            func ** (a: Int, b: Int) -> Int { (0..<b).reduce(1) { r, _ in r * a } }
            func main() { var v = V(x: 1, y: 2) + V(x: 3, y: 4) * 2; v += V(x: 1, y: 1); print(v, -v, 2 ** 10) }
            """##,
            prints: ##"""
                V(x: 8.0, y: 11.0) V(x: -8.0, y: -11.0) 1024
                """##
        ),
        LanguageProgram(
            "doubles",
            ##"""
            func main() { print(7.0 / 2, 1.0, 1 / 3.0, 2.5.rounded(), (-2.5).rounded(), 2.4.rounded(.up), 9.0.squareRoot(), 1e-5, 5e300 * 10, Double.infinity, -0.0, 12.333333333333334, 100.0) }
            """##,
            prints: ##"""
                3.5 1.0 0.3333333333333333 3.0 -3.0 3.0 3.0 1e-05 5e+301 inf -0.0 12.333333333333334 100.0
                """##
        ),
        LanguageProgram(
            "functions",
            ##"""
            func main() { print(max(1, 5, 3), min(2.5, 1), abs(-4), abs(-2.5), Int.max, Int.min, Double.pi > 3, (-5).signum(), 17.quotientAndRemainder(dividingBy: 5)) }
            """##,
            prints: ##"""
                5 1.0 4 2.5 9223372036854775807 -9223372036854775808 true -1 (quotient: 3, remainder: 2)
                """##
        ),
        LanguageProgram(
            "gcd",
            ##"""
            func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }
            func main() { print(gcd(48, 36), (1...10).filter { n in n > 1 && !(2..<n).contains { n % $0 == 0 } }) }
            """##,
            prints: ##"""
                12 [2, 3, 5, 7]
                """##
        ),
        LanguageProgram(
            "integers",
            ##"""
            func main() { print(7 / 2, -7 / 2, 7 % 3, -7 % 3, 2 + 3 * 4, (2 + 3) * 4, 10 - 2 - 3, 1 << 4, 0xff & 0x0f, 5 ^ 1, ~0, 6.isMultiple(of: 3)) }
            """##,
            prints: ##"""
                3 -3 1 -1 14 20 5 16 15 4 -1 true
                """##
        ),
        LanguageProgram(
            "overflow ops",
            ##"""
            func main() { print(Int.max &+ 1 == Int.min, 5.addingReportingOverflow(3).partialValue, 250 &* 2) }
            """##,
            prints: ##"""
                true 8 500
                """##
        ),
        LanguageProgram(
            "ternary",
            ##"""
            func main() { for n in [-1, 0, 1] { print(n < 0 ? "neg" : n == 0 ? "zero" : "pos") }; let x: Double = true ? 1 : 2.5; print(x) }
            """##,
            prints: ##"""
                neg
                zero
                pos
                1.0
                """##
        ),
    ]
}
