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
}
