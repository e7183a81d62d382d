import LayoutCore
import Testing
import ViewRuntime

@Suite("AttributedString")
struct AttributedStringTests {
    private func runs(_ statements: String) throws -> [TextRun] {
        let scene = try RunningProgram(
            """
            import SwiftUI
            struct ContentView: View {
                var words: AttributedString {
                    \(statements)
                }
                var body: some View { Text(words) }
            }
            """
        )
        try scene.show()
        for view in scene.views {
            if case .text(let text) = view.kind { return text.runs.filter { !$0.string.isEmpty } }
        }
        return []
    }

    @Test func `a part that is found has its own font and colour`() throws {
        let runs = try runs(
            """
            var words = AttributedString("Hello wide world")
            if let range = words.range(of: "wide") {
                words[range].foregroundColor = .red
                words[range].font = .title
                words[range].underlineStyle = .single
            }
            return words
            """
        )
        #expect(runs.map(\.string) == ["Hello ", "wide", " world"])
        #expect(runs.map { $0.style != nil } == [false, true, false])
        #expect(runs.map { $0.font != nil } == [false, true, false])
        #expect(runs.map { $0.isUnderlined == true } == [false, true, false])
    }

    @Test func `texts are joined, and containers of attributes are merged`() throws {
        let runs = try runs(
            """
            var attributes = AttributeContainer()
            attributes.kern = 2
            var words = AttributedString("a", attributes: attributes) + AttributedString("b")
            words += AttributedString("c")
            var last = AttributedString("d")
            last.strikethroughStyle = .single
            words.append(last)
            return words
            """
        )
        #expect(runs.map(\.string) == ["a", "b", "c", "d"])
        #expect(runs.map(\.tracking) == [2, nil, nil, nil])
        #expect(runs.map { $0.isStruckThrough == true } == [false, false, false, true])
    }

    @Test func `Markdown has emphasis`() throws {
        let runs = try runs("return (try? AttributedString(markdown: \"plain **bold** *slanted*\")) ?? \"\"")
        #expect(runs.map(\.string) == ["plain ", "bold", " ", "slanted"])
        #expect(runs.map { $0.isItalic == true } == [false, false, false, true])
        #expect(runs[1].weight == .bold)
    }
}
