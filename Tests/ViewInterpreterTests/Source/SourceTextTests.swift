import SwiftParser
import SwiftSyntax
import Testing
import ViewRuntime

@testable import ViewInterpreter

@Suite("The text of a source")
struct SourceTextTests {
    /// `\r\n` is one end of a line; an accented letter is two bytes, a flag eight.
    @Test(arguments: [
        (0, 1, 1), (1, 1, 2), (2, 1, 3), (3, 2, 1), (4, 2, 2), (6, 3, 1), (7, 4, 1), (9, 4, 3), (17, 4, 11), (18, 5, 1),
    ])
    func `counts lines and the bytes in them`(offset: Int, line: Int, column: Int) {
        let text = SourceText("ab\nc\r\n\ré🇮🇹\n")

        #expect(text.position(at: offset) == SourcePosition(line: line, column: column))
    }

    @Test(arguments: [
        ("let shown = Row()", "Row", 12),
        ("// Row\n/* Row */ let Rows = Row()", "Row", 28),
        ("let a = \"Row of Row\"; let b = `Row`; Row()", "Row", 37),
        ("let a = \"a \\(Row())\"", "Row", 13),
        ("let a = +b", "+", 8),
    ])
    func `finds the first token of a name, not comments, longer names and texts`(
        source: String,
        name: String,
        offset: Int
    ) {
        let token = SourceText(source).firstToken(name, in: Parser.parse(source: source))

        #expect(token?.positionAfterSkippingLeadingTrivia.utf8Offset == offset)
    }

    @Test func `finds a token behind many comments that name it, and no token where there is none`() {
        let comments = String(repeating: "// Row\n", count: 100)
        let (with, without) = (comments + "Row()", comments + "Rows()")

        #expect(
            SourceText(with).firstToken("Row", in: Parser.parse(source: with))?.positionAfterSkippingLeadingTrivia
                .utf8Offset == 700
        )
        #expect(SourceText(without).firstToken("Row", in: Parser.parse(source: without)) == nil)
    }
}
