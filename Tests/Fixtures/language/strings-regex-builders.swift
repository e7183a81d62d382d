import RegexBuilder

// Regular expressions by builders.

func main() {
    let order = Regex {
        "id-"
        Capture { OneOrMore(.digit) }
        Optionally { "!" }
    }
    if let match = "see id-42! now".firstMatch(of: order) { print(match.1, match.0) }
    let mail = Regex {
        Anchor.startOfSubject
        Capture {
            OneOrMore {
                ChoiceOf {
                    CharacterClass.word
                    CharacterClass("a"..."c", .digit)
                    "."
                }
            }
        }
        "@"
        Capture(OneOrMore(.word))
        Repeat(1...2) {
            "."
            Repeat("a"..."z", count: 2)
        }
    }
    if let match = "j.doe1@site.co.uk".wholeMatch(of: mail) { print(match.1, match.2) }
    print("jane@x.y".wholeMatch(of: mail) == nil)
    let words = Regex {
        ZeroOrMore(.whitespace)
        Capture(OneOrMore(.any, .reluctant))
        NegativeLookahead { "x" }
        ","
    }
    print("one, two,three,".matches(of: words).map { String($0.1) })
    let runs = Regex {
        Repeat("a", count: 1_0)
        Repeat(2..<4) { "b" }
        Repeat("c", 0_1...)
    }
    print("aaaaaaaaaaaaabbbbcc".firstMatch(of: runs) == nil)
    print("aaaaaaaaaaaaabbbcc".firstMatch(of: runs).map { String($0.0) } ?? "none")
    print("a1b22".replacing(Regex { OneOrMore(.digit) }, with: "#"), "x(1)".contains(Regex { "(" }))
}
