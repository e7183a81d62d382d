import HandMadeViews
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

    private func drawn(
        _ runs: [TextRun],
        width: Double? = nil,
        _ changes: [EnvironmentChange] = []
    ) throws -> [DrawnText] {
        let plain = ViewValue(.text(TextValue(runs: runs)), source: Make.here)
        let text = changes.reduce(plain) { $0.with(.environment($1)) }
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

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func `draws text that reads right to left each run in its own style`(direction: LayoutDirection) throws {
        let runs = [run("אחת "), run("שתיים", color: "red"), run(" שלוש")]

        let texts = try drawn(runs, [.layoutDirection(direction)])

        try #require(texts.count == 2)
        // From the left: the third run, the second, the first.
        #expect(texts[0].lines.map(\.text) == [" שלוש", "אחת "])
        #expect(texts[1].lines.map(\.text) == ["שתיים"])
        #expect(texts[1].color == ResolvedColor(255, 59, 48))
        #expect((texts[0].lines + texts[1].lines).allSatisfy { $0.isRightToLeft })
        let ends = [texts[0].lines[0], texts[1].lines[0], texts[0].lines[1]].map { ($0.x, $0.x + $0.width) }
        #expect(isClose(ends[0].1, ends[1].0))
        #expect(isClose(ends[1].1, ends[2].0))
    }

    @Test(arguments: [TruncationMode.head, .middle])
    func `draws a cut text each run in its own style`(truncation: TruncationMode) throws {
        let runs = [run("one two three "), run("four five six", color: "red")]

        let texts = try drawn(runs, width: 80, [.lineLimit(1, reserved: 0), .truncationMode(truncation)])

        try #require(texts.count == 2)
        #expect(texts[1].lines.map(\.text).joined().hasSuffix("six"))
        #expect(texts[1].lines.allSatisfy { !$0.text.contains("one") })
        #expect(texts[0].lines.isEmpty == (truncation == .head))
    }
}
