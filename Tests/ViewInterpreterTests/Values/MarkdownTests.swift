import LayoutCore
import Testing
import ViewRuntime

@testable import ViewInterpreter

/// The inline Markdown of literal texts; what is marked is CommonMark's, with the struck words of GitHub's.
@Suite("Markdown")
struct MarkdownTests {
    @Test(arguments: [
        ("**a** *b* `c` ~~d~~ e", "b:a n:_ i:b n:_ c:c n:_ s:d n:_e"),
        ("***x***", "bi:x"), ("**a *b* c**", "b:a_ bi:b b:_c"), ("*a **b** c*", "i:a_ bi:b i:_c"),
        ("_it_ and __b__", "i:it n:_and_ b:b"), ("snake_case_name 5 * 3 * 2", "n:snake_case_name_5_*_3_*_2"),
        ("[c](https://x.y) d", "l:c n:_d"), ("[**c** d](x) **e", "bl:c l:_d n:_**e"), ("[c] (d)", "n:[c]_(d)"),
        ("<https://a.b> <c", "l:https://a.b n:_<c"), ("\\*raw\\* &amp; &lt; &x;", "n:*raw*_&_<_&x;"),
        ("**open *a*", "n:**open_ i:a"), ("`` `x` ``", "c:`x`"), ("a**b**c ** d **", "n:a b:b n:c_**_d_**"),
        ("# no", "n:#_no"), ("~one~ ~~two~", "s:one n:_~~two~"), ("*a*b*", "i:a n:b*"),
    ])
    func `is read as CommonMark says`(_ text: String, _ runs: String) {
        #expect(Markdown.runs(text.map { .letter($0) }).map(shown).joined(separator: " ") == runs)
    }

    /// 120,000 signs around 9,000 stretches would be 540,000,000 stretches to mark.
    @Test
    func `leaves the signs of a text that has too many as they are`() {
        let signs = String(repeating: "*", count: 60_000)
        let stretches = String(repeating: "`b`x", count: 4_500)

        let runs = Markdown.runs((signs + "a " + stretches + " a" + signs).map { .letter($0) })

        #expect(runs.first == Markdown.Run(content: .text(signs + "a "), marks: []))
        #expect(runs.count == 9_001)
        #expect(runs.last == Markdown.Run(content: .text("x a" + signs), marks: []))
    }

    private func shown(_ run: Markdown.Run) -> String {
        let names: [(Markdown.Marks, String)] = [
            (.bold, "b"), (.italic, "i"), (.struck, "s"), (.code, "c"), (.link, "l"),
        ]
        let marks = names.filter { run.marks.contains($0.0) }.map(\.1).joined()
        return (marks.isEmpty ? "n" : marks) + ":" + run.text.replacing(" ", with: "_")
    }

    @Test(arguments: [
        ("Text(\"n **\\(name)** m\")", ["n ", "*zed*", " m"]), ("Text(\"*\\(3)* of _\\(4)_\")", ["3", " of ", "4"]),
        ("Text(\"Hi **\\(name) and _\\(signs)_**\")", ["Hi ", "*zed and *", "*a*b**"]),
        ("Text(LocalizedStringKey(\"a **\" + name + \"**\"))", ["a ", "*zed*"]),
        ("Text(.init(\"a **\" + name + \"**\"))", ["a ", "*zed*"]), ("Text(\"v \\(signs)\")", ["v a*b*"]),
    ])
    func `goes around values, and is not looked for in them`(_ expression: String, _ runs: [String]) throws {
        let scene = try RunningProgram(screen(expression, members: "let name = \"zed\"; let signs = \"a*b*\""))
        try scene.show()

        let texts = scene.views.compactMap { view -> TextValue? in
            if case .text(let text) = view.kind { text } else { nil }
        }
        let text = try #require(texts.first)
        #expect(text.runs.map { $0.weight == .bold ? "*\($0.string)*" : $0.string } == runs)
    }

    /// Signs that each ask for a partner far behind them: a look ahead at each reads the text over and over.
    @Test(arguments: [
        String(repeating: "*a _b [c ~~e ", count: 4_000), String(repeating: "[", count: 200_000),
        String(repeating: "[a](", count: 50_000), String(repeating: "<a:", count: 50_000),
        (1...600).map { String(repeating: "`", count: $0) + "a" }.joined(),
    ])
    func `takes time in proportion to a long text`(text: String) {
        // As one truth, since a text of this length in a report helps nobody.
        let isSame = Markdown.runs(text.map { .letter($0) }).map(\.text).joined() == text
        #expect(isSame)
    }
}
