import SwiftOperators
import SwiftParser
import SwiftSyntax
import Testing

@testable import ViewInterpreter

@Suite("The survey of a source")
struct SourceSurveyTests {
    private func survey(_ source: String) -> SourceSurvey {
        SourceSurvey(Parser.parse(source: source), limits: ProgramLimits())
    }

    @Test func `finds the names that declarations mention, not their own and not those of previews`() {
        let found = survey(
            """
            struct Row: View { var body: some View { Text(title) } }
            struct List: View { var body: some View { Row(); List() } }
            struct Shown: PreviewProvider { static var previews: some View { Hidden() } }
            struct After: View { var body: some View { Column() } }
            #Preview { Other() }
            """
        )

        #expect(found.usedNames == ["Text", "title", "Row", "Column"])
    }

    @Test(arguments: [
        ("struct A { struct B {} }", false), ("func f() { struct Local {} }", true), ("func f() { let a = 1 }", false),
        ("#Preview { Text(\"a\") }\nstruct A { var body: Int { 1 } }", false),
        ("struct A { func f() { if true { enum Deep {} } } }", true),
    ])
    func `finds types inside functions`(source: String, hasLocalTypes: Bool) {
        #expect(survey(source).hasLocalTypes == hasLocalTypes)
    }

    @Test func `finds a sequence that is too long, in a preview too`() {
        let sum = String(repeating: "1 + ", count: 1_001) + "1"

        #expect(survey("let a = \(sum)").longSequence != nil)
        #expect(survey("#Preview { Text(\"\\(\(sum))\") }").longSequence != nil)
        #expect(survey("let a = 1 + 1").longSequence == nil)
    }

    @Test func `gives the text of a node as the syntax library does`() {
        let tree = Parser.parse(
            source: "\n// before\n@State private /* é */ var größe = [1, 2]   // behind\nfunc f() { a  &&  b ; c }\n\n"
        )
        var pending = [Syntax(tree)]
        var count = 0
        while let node = pending.popLast() {
            #expect(node.sourceText == node.trimmedDescription)
            count += 1
            pending += node.children(viewMode: .sourceAccurate)
        }
        #expect(count > 50)
    }

    @Test(arguments: [
        "let a = 1", "let a = 1 + 2 * 3 - 4", "let a = b ? c + 1 : d ? e : f", "let a = try b as? C ?? d",
        "a = b + c; a += d * 2", "let a = (1 + 2) * (3 - (4 + 5) / 6)",
        "let a = \"\\(b + c) and \\(d ? \"\\(e * 2)\" : f)\"",
        "struct A: View { var body: some View { if a > 1 && b { Text(c + d).padding(e ? 1 : 2) } else { Text(\"f\") } } }",
        "let a = b.map { $0 + 1 }.filter { $0 > 2 && { c == d }() } + [e * 2]",
        "let a = { b + 1 } + { c in d * 2 }", "let a = b is C && d as! E == f",
        "#if DEBUG\nlet a = b + c\n#else\nlet a = d * e\n#endif",
        "infix operator <>: AdditionPrecedence\nfunc <> (a: Int, b: Int) -> Int { a * 2 + b }\nlet c = 1 <> 2 * 3 <> 4",
        "let a = b < c == d", "let a = b +++ c * d", "switch a { case 1 + 2: b = c + d; default: e ? f() : g() }",
        "for i in 0..<n where i % 2 == 0 { a[i + 1] = b[i] * c }", "@A(1 + 2) var a = b + c",
    ])
    func `folds operators as SwiftSyntax does by itself, at the same places`(source: String) {
        let tree = Parser.parse(source: source)
        var operators = OperatorTable.standardOperators
        operators.addSourceFile(tree) { _ in }
        let expected = operators.foldAll(tree) { _ in }

        let folded = SourceSurvey(tree, limits: ProgramLimits()).tree
        #expect(folded.debugDescription == expected.debugDescription)
        #expect(folded.description == source)
    }
}
