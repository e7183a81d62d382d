import SwiftOperators
import SwiftParser
import SwiftSyntax
import Testing

@testable import ViewInterpreter

/// What is folded is compared with what SwiftSyntax folds by itself, which visits everything.
@Suite("Folding operators")
struct OperatorFolderTests {
    private func fold(_ source: String) -> SourceFileSyntax {
        let tree = Parser.parse(source: source)
        return OperatorFolder.fold(tree, sequences: SourceSurvey(tree, limits: ProgramLimits()).sequences)
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
    func `folds as the whole tree would be, with the same places`(source: String) {
        let tree = Parser.parse(source: source)
        var operators = OperatorTable.standardOperators
        operators.addSourceFile(tree) { _ in }
        let expected = operators.foldAll(tree) { _ in }

        #expect(fold(source).debugDescription == expected.debugDescription)
        #expect(fold(source).description == source)
    }

    @Test func `leaves alone what it is not told of`() throws {
        let source = "let a = b + c\nlet d = e + f"
        let folded = OperatorFolder.fold(Parser.parse(source: source), sequences: [22..<27])

        let (first, last) = (try #require(folded.statements.first), try #require(folded.statements.last))
        #expect(first.debugDescription.contains("SequenceExprSyntax"))
        #expect(last.debugDescription.contains("InfixOperatorExprSyntax"))
        #expect(folded.description == source)
    }
}
