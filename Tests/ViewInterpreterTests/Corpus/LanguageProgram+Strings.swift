extension LanguageProgram {
    /// Programs about strings, with what they print when Swift 6.3 compiles and runs them.
    static let strings: [LanguageProgram] = [
        LanguageProgram(
            "basics",
            ##"""
            func main() { let s = "Hello"; print(s.count, s.uppercased(), s.lowercased(), s.isEmpty, s.hasPrefix("He"), s.hasSuffix("lo"), s.contains("ell"), s + "!", s.reversed().map { String($0) }.joined(), String(s.reversed())) }
            """##,
            prints: ##"""
                5 HELLO hello false true true true Hello! olleH olleH
                """##
        ),
        LanguageProgram(
            "caesar",
            ##"""
            func shift(_ s: String, _ k: Int) -> String { String(s.map { c in guard let a = c.asciiValue, c.isLowercase else { return c }; return Character(UnicodeScalar((a - 97 + UInt8(k)) % 26 + 97)) }) }
            func main() { print(shift("xyz abc", 3)) }
            """##,
            prints: ##"""
                abc def
                """##
        ),
        LanguageProgram(
            "characters",
            ##"""
            func main() { for c in "aB1 " { print(c, c.isLetter, c.isNumber, c.isUppercase, c.isWhitespace) }; print("abc".filter { $0 != "b" }, Array("xyz").count, "abc".first!, "hello".map { $0 == "l" ? "L" : String($0) }.joined()) }
            """##,
            prints: ##"""
                a true false false false
                B true false true false
                1 false true false false
                  false false false true
                ac 3 a heLLo
                """##
        ),
        LanguageProgram(
            "compare",
            ##"""
            func main() { print("a" < "b", "abc" == "abc", "Z" < "a", ["b", "A", "a"].sorted(), max("x", "y")) }
            """##,
            prints: ##"""
                true true true ["A", "a", "b"] y
                """##
        ),
        LanguageProgram(
            "indices",
            ##"""
            func main() { let s = "swift"; let i = s.index(s.startIndex, offsetBy: 2); print(s[i], s[..<i], s[i...], s.firstIndex(of: "f") != nil) }
            """##,
            prints: ##"""
                i sw ift true
                """##
        ),
        LanguageProgram(
            "interpolation",
            ##"""
            func main() { let n = 3, d = 2.5; print("n=\(n) d=\(d) sum=\(Double(n) + d) \(n > 2 ? "big" : "small") \([1, 2]) \("in\(n)ner")") }
            """##,
            prints: ##"""
                n=3 d=2.5 sum=5.5 big [1, 2] in3ner
                """##
        ),
        LanguageProgram(
            "multiline",
            ##"""
            func main() { let s = """
                one
                  two \(1 + 1)
                "quoted" \\ done
                """
                print(s); print(s.split(separator: "\n").count) }
            """##,
            prints: ##"""
                one
                  two 2
                "quoted" \ done
                3
                """##
        ),
        LanguageProgram(
            "mutation",
            ##"""
            func main() { var s = "abc"; s += "d"; s.append("e"); s.removeLast(); s.insert("!", at: s.startIndex); print(s, s.dropFirst(), s.prefix(2), s.suffix(1)) }
            """##,
            prints: ##"""
                !abcd abcd !a d
                """##
        ),
        LanguageProgram(
            "numbers",
            ##"""
            func main() { print(String(255, radix: 16), Int("ff", radix: 16)!, String(3.0), Double("2.50")!, Int("-7")!, String(repeating: "ab", count: 2), "\(1e10)", "\(0.1 + 0.2)", "\(100000.0)", "\(1e16)") }
            """##,
            prints: ##"""
                ff 255 3.0 2.5 -7 abab 10000000000.0 0.30000000000000004 100000.0 1e+16
                """##
        ),
        LanguageProgram(
            "palindrome",
            ##"""
            func isPal(_ s: String) -> Bool { let c = s.lowercased().filter { $0.isLetter }; return c == String(c.reversed()) }
            func main() { print(isPal("A man, a plan"), isPal("Never odd or even"), isPal("x")) }
            """##,
            prints: ##"""
                false true true
                """##
        ),
        LanguageProgram(
            "raw",
            ##"""
            func main() { print(#"raw \n \(x)"#, "tab\tx", "q\"q", "\u{41}") }
            """##,
            prints: ##"""
                raw \n \(x) tab	x q"q A
                """##
        ),
        LanguageProgram(
            "split join",
            ##"""
            func main() { let p = "a,b,,c".split(separator: ","); print(p.count, p.joined(separator: "-"), "a b c".split(separator: " ").map { $0.uppercased() }, ["x", "y"].joined()) }
            """##,
            prints: ##"""
                3 a-b-c ["A", "B", "C"] xy
                """##
        ),
        LanguageProgram(
            "unicode",
            ##"""
            func main() { print("e\u{301}".count, "👩‍👩‍👧".count, "日本語".count, "caf\u{e9}" == "cafe\u{301}", "ß".uppercased(), "a\tb".count) }
            """##,
            prints: ##"""
                1 1 3 true SS 3
                """##
        ),
    ]
}
