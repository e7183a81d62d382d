import Testing

@testable import ViewInterpreter

/// Expected ranges are those that `Regex` of the Swift toolchain finds on Linux for the same pattern and text.
@Suite("Regular expressions")
struct RegexTests {
    /// The range of the first match and those of its groups; `-` for a group that is left out.
    private func found(_ pattern: String, _ text: String) throws -> String {
        var matcher = RegexMatcher(try RegexCode(pattern, RegexOptions()), Array(text))
        guard let match = try matcher.first() else { return "none" }
        return (["\(match.range)"] + match.groups.map { $0.map { "\($0)" } ?? "-" }).joined(separator: " ")
    }

    @Test(arguments: [
        ("(a|ab)(c|bcd)(d*)", "abcd", "0..<4 0..<1 1..<4 4..<4"), ("(?:(a)|b)*", "ab", "0..<2 0..<1"),
        ("(?:(x)|(y))+", "xyx", "0..<3 2..<3 1..<2"), ("((a)|b)*?c", "abc", "0..<3 1..<2 0..<1"),
        ("(a)?b", "b", "0..<1 -"), ("(.)(.)\\2\\1", "xabbay", "1..<5 1..<2 2..<3"),
        ("(?=(a+))a*b\\1", "baaabac", "3..<6 3..<4"), ("(?:(?=(a))a)+", "aaa", "0..<3 2..<3"),
        ("(?!(a)b)a", "ac", "0..<1 -"), ("^(?:(\\w)(?!\\1))+$", "abab", "0..<4 3..<4"),
        ("(?:(\\w)(?!\\1))+", "aab", "1..<3 2..<3"), ("(\\d+)(?:px|em)(?!\\w)", "12pxx 7em", "6..<9 6..<7"),
    ])
    func `groups hold what they took on the way that matched`(pattern: String, text: String, expected: String) throws {
        #expect(try found(pattern, text) == expected)
    }

    @Test(arguments: [
        ("(?>a+)ab", "aaab", "none"), ("(?>a+|b)c", "aac", "0..<3"), ("a++b", "aaab", "0..<4"),
        ("a++ab", "aaab", "none"), ("(a{2,3}){2}", "aaaaa", "0..<5 3..<5"), ("(a*)*b", "aaab", "0..<4 3..<3"),
        ("(?:){50}a", "a", "0..<1"), ("(?:(?:){3}b){2}", "bb", "0..<2"),
    ])
    func `repetitions give back what they may, and end after a round that takes nothing`(
        pattern: String,
        text: String,
        expected: String
    ) throws {
        #expect(try found(pattern, text) == expected)
    }

    @Test(arguments: [
        ("(?i:AB)c", "abc", "0..<3"), ("(?i:AB)c", "abC", "none"), ("(?s).+", "a\nb", "0..<3"), (".+", "a\nb", "0..<1"),
        ("(?x) a b # c", "ab", "0..<2"),
    ])
    func `options hold to the end of their group`(pattern: String, text: String, expected: String) throws {
        #expect(try found(pattern, text) == expected)
    }

    /// Ways that are given up, many groups, wide classes and long references: none may take the server's time or memory.
    @Test(arguments: [
        ("(a+)+(b+)+c", String(repeating: "a", count: 40)),
        (String(repeating: "()", count: 4_000) + "(?:a|b)*c", String(repeating: "ab", count: 5_000)),
        ("(?:[" + String(repeating: "xyz", count: 500) + "]|.)*!", String(repeating: "a", count: 2_000)),
        ("(a*)\\1b", String(repeating: "a", count: 6_000)),
        ("(?<=(?<=(?<=a*)a*)a*)b", String(repeating: "a", count: 3_000)),
    ])
    func `a search without an end in sight is given up`(pattern: String, text: String) throws {
        var matcher = RegexMatcher(try RegexCode(pattern, RegexOptions()), Array(text))
        #expect(throws: RegexMatcher.Exhausted.self) { try matcher.first() }
    }

    @Test func `a number beyond all of them is as many as an expression may have`() {
        let mistake = #expect(throws: RegexMistake.self) {
            try RegexCode("a{99999999999999999999}", RegexOptions())
        }
        #expect(mistake?.message == "the expression is too large")
    }

    @Test func `rounds that need no step are not counted out`() throws {
        let code = try RegexCode("(?:(?:(?:){99999}){99999}){99999}x", RegexOptions())
        #expect(code.steps.count < 10)
    }

    @Test(arguments: [
        (String(repeating: "a?", count: 20_000), "the expression is too large"),
        ("(?:a{1000}){1000}", "the expression is too large"), ("\\u{41", "'{' after '\\u' is not closed with '}'"),
        ("(a", "a group is not closed with ')'"), ("a)", "')' closes no group"),
        ("[z-a]", "the range 'z-a' is empty"), ("*", "'*' repeats nothing"), ("\\k<n>", "there is no group 'n'"),
        (String(repeating: "[", count: 200), "classes nest too deep"),
        (String(repeating: "(", count: 200), "groups nest too deep"),
    ])
    func `what is no expression says why`(pattern: String, message: String) throws {
        let mistake = #expect(throws: RegexMistake.self) { try RegexCode(pattern, RegexOptions()) }
        #expect(mistake?.message == message)
    }
}
