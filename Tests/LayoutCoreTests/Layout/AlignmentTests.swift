import LayoutCore
import Testing

@Suite("Explicit alignment")
struct AlignmentTests {
    private func text() -> LayoutNode { LayoutNode(TextLeafLayout(FixedText(), pixel: 1.0 / 3)) }

    private func guide(_ guide: AlignmentGuide, of node: LayoutNode) -> Double? {
        node.dimensions(in: .unspecified)[explicit: guide]
    }

    @Test func `takes the topmost first baseline and the lowest last one`() {
        let column = vstack(spacing: 10, of: [box(5, 5), text(), text()])

        // Baselines are 16.333 below the tops of lines that are 20.333 high.
        #expect(guide(.firstTextBaseline, of: column).map { isClose($0, to: 15 + 49.0 / 3) } == true)
        #expect(guide(.lastTextBaseline, of: column).map { isClose($0, to: 25 + 61.0 / 3 + 49.0 / 3) } == true)
    }

    @Test func `takes the mean of other guides`() {
        let row = hstack(
            .top,
            spacing: 0,
            of: [
                box(10, 10).wrapped(AlignmentGuideLayout(.leading) { _ in 4 }),
                box(10, 10),
                box(10, 10).wrapped(AlignmentGuideLayout(.leading) { _ in 6 }),
            ]
        )

        // 4 and 20 + 6.
        #expect(guide(.leading, of: row) == 15)
    }

    @Test func `is absent where nothing sets a guide`() {
        #expect(guide(.leading, of: vstack(.leading, of: [box(5, 5), color()])) == nil)
        #expect(guide(.firstTextBaseline, of: hstack(of: [box(5, 5)])) == nil)
    }

    @Test func `moves with the view that sets it`() {
        let padded = text().padded(EdgeInsets(top: 7, leading: 3))
        let framed = text().framed(100, 40.333, .bottom)

        #expect(guide(.firstTextBaseline, of: padded).map { isClose($0, to: 7 + 49.0 / 3) } == true)
        #expect(guide(.firstTextBaseline, of: framed).map { isClose($0, to: 20 + 49.0 / 3) } == true)
    }

    @Test func `lines views up by a guide of the program`() {
        let middle = AlignmentGuide(id: AlignmentGuide.firstCustomID, axis: .vertical) { $0.height / 2 }
        let marked = vstack(
            spacing: 0,
            of: [box(10, 30), box(10, 20).wrapped(AlignmentGuideLayout(middle) { $0.height })]
        )
        let plain = box(10, 40)
        let row = hstack(middle, spacing: 0, of: [marked, plain])

        row.laidOut(on: 100, 100)

        // The guide lies 50 below the top of the column and 20 below that of the plain view.
        #expect(marked.frame.minY == 0)
        #expect(plain.frame.minY == 30)
    }

    @Test func `does not reach out of a geometry reader`() {
        let reader = LayoutNode(GeometryReaderLayout(), children: [text()])

        #expect(guide(.firstTextBaseline, of: reader) == nil)
    }
}
