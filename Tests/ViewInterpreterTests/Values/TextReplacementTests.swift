import Testing

@testable import ViewInterpreter

@Suite("Replacing parts of texts")
struct TextReplacementTests {
    /// Against the standard library, which compares texts as Unicode does.
    @Test(arguments: [
        ("aaaa", "aa", "b"), ("aaa", "aa", "b"), ("banana", "an", ""), ("banana", "x", "y"), ("", "a", "b"),
        ("abc", "abcd", "x"), ("a,b,,c", ",", ", "), ("one\r\ntwo", "\n", "|"), ("one\r\ntwo", "\r\n", "|"),
        ("e\u{301}e", "e", "x"), ("\u{E9}", "e\u{301}", "x"),
        ("👩‍👩‍👧", "👩", "x"), ("abab", "ab", "aba"), ("tab\tend", "\t", "  "), ("abc", "", "x"),
        ("aabaabaaab", "aabaaab", "x"),
        ("éaéaéb", "éaéb", "x"), ("abcababcabcabd", "abcabcabd", ""),
    ])
    func `gives what the standard library gives`(text: String, part: String, replacement: String) throws {
        var told = 0
        let result = try text.replacingEach(part, with: replacement) { told = $0 }

        #expect(result == text.replacing(part, with: replacement))
        #expect(told <= result.utf8.count)
    }
}
