import LayoutCore
import Testing
import ViewRuntime

@Suite("Text of several runs")
struct TextRunsTests {
    private func run(_ string: String, weight: FontWeight? = nil, color: String? = nil) -> TextRun {
        var run = TextRun(string)
        run.weight = weight
        run.style = color.map { .color(.named($0)) }
        return run
    }

    private func drawn(_ runs: [TextRun], width: Double? = nil) throws -> [DrawnText] {
        let text = ViewValue(.text(TextValue(runs: runs)), source: Make.here)
        let root = width.map { text.with(.frame(width: $0, height: nil, alignment: .leading)) } ?? text
        return try Scene.showing(root).makeFrame().items.compactMap { item in
            guard item.role == nil, case .text(let text) = item.content else { return nil }
            return text
        }
    }

    @Test func `draws each style in its own place and tells the whole text once`() throws {
        let texts = try drawn([run("plain "), run("bold", weight: .bold, color: "red"), run(" plain again")])

        try #require(texts.count == 2)
        #expect(texts[0].string == "plain bold plain again")
        #expect(texts[0].lines.map(\.text) == ["plain ", " plain again"])
        #expect(texts[1].string == "bold")
        #expect(texts[1].font.weight == .bold)
        #expect(texts[1].color == ResolvedColor(255, 59, 48))
        let starts = [texts[0].lines[0].x, texts[1].lines[0].x, texts[0].lines[1].x]
        #expect(starts == starts.sorted())
        #expect(isClose(texts[1].lines[0].baseline, texts[0].lines[0].baseline))
    }

    @Test func `keeps one drawing for runs of one style`() throws {
        let texts = try drawn([run("one "), run("style")])

        #expect(texts.map(\.string) == ["one style"])
        #expect(texts.first?.lines.map(\.text) == ["one style"])
    }

    @Test func `goes on in the right run after a line break`() throws {
        let texts = try drawn([run("first line\n"), run("second", color: "blue"), run(" line")])

        try #require(texts.count == 2)
        #expect(texts[0].lines.map(\.text) == ["first line", " line"])
        #expect(texts[1].lines.map(\.text) == ["second"])
        #expect(texts[0].lines[0].baseline < texts[1].lines[0].baseline)
    }
}
