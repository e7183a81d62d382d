import LayoutCore
import Testing

@Suite("PaddingLayout")
struct PaddingLayoutTests {
    @Test func `takes its insets off what it offers and adds them again`() {
        let view = color()
        let padded = view.padded(EdgeInsets(top: 5, leading: 50, bottom: 10, trailing: 5))
        let root = padded.laidOut(on: 200, 100)

        #expect(view.frame(in: root) == Rect(50, 5, 145, 85))
        #expect(padded.size == Size(width: 200, height: 100))
    }

    @Test func `offers nothing less than zero`() {
        let view = color()

        #expect(
            view.padded(.all, 30).sizeThatFits(ProposedViewSize(width: 40, height: 80)) == Size(width: 60, height: 80)
        )
    }

    @Test func `lets a view reach out of its container by negative insets`() {
        let view = color()
        let root = view.padded(.horizontal, -20).framed(100, 10).laidOut(on: 200, 10)

        #expect(view.frame(in: root) == Rect(30, 0, 140, 10))
    }

    @Test func `keeps the gaps of text on edges without insets`() {
        let text = LayoutNode(TextLeafLayout(FixedText(), pixel: 1.0 / 3))
        let first = vstack(of: [text.padded(.top, 10), box(10, 10)])
        let other = LayoutNode(TextLeafLayout(FixedText(), pixel: 1.0 / 3))
        let second = vstack(of: [other.padded(.bottom, 10), box(10, 10)])

        first.laidOut(on: 300, 300)
        second.laidOut(on: 300, 300)

        #expect(isClose(first.children[1].frame.minY, to: 30.333 + 10.642))
        #expect(isClose(second.children[1].frame.minY, to: 30.333 + 8))
    }
}

@Suite("AspectRatioLayout")
struct AspectRatioLayoutTests {
    struct Case: Sendable {
        var ratio: Double?
        var mode: AspectRatioLayout.ContentMode
        var proposal: ProposedViewSize
        var size: Size
    }

    static let cases = [
        Case(
            ratio: 0.5,
            mode: .fit,
            proposal: ProposedViewSize(width: 100, height: 50),
            size: Size(width: 25, height: 50)
        ),
        Case(
            ratio: 2,
            mode: .fill,
            proposal: ProposedViewSize(width: 50, height: 100),
            size: Size(width: 200, height: 100)
        ),
        Case(
            ratio: nil,
            mode: .fit,
            proposal: ProposedViewSize(width: 100, height: 50),
            size: Size(width: 50, height: 50)
        ),
        Case(
            ratio: 3,
            mode: .fit,
            proposal: ProposedViewSize(width: 90, height: nil),
            size: Size(width: 90, height: 30)
        ),
        Case(ratio: 3, mode: .fill, proposal: .unspecified, size: Size(width: 10, height: 10)),
        Case(
            ratio: .nan,
            mode: .fit,
            proposal: ProposedViewSize(width: 40, height: 20),
            size: Size(width: 20, height: 20)
        ),
        Case(
            ratio: -2,
            mode: .fit,
            proposal: ProposedViewSize(width: 40, height: 20),
            size: Size(width: 20, height: 20)
        ),
        Case(ratio: 2, mode: .fit, proposal: .zero, size: .zero),
    ]

    @Test(arguments: cases)
    func `offers a colour a rectangle of its ratio`(row: Case) {
        let view = color().wrapped(AspectRatioLayout(ratio: row.ratio, contentMode: row.mode))

        #expect(view.sizeThatFits(row.proposal) == row.size)
    }

    @Test func `scales an image by its own ratio`() {
        let image = LayoutNode(ImageLeafLayout(size: Size(width: 300, height: 200), isResizable: true))
        let view = image.wrapped(AspectRatioLayout(ratio: nil, contentMode: .fill))

        #expect(view.sizeThatFits(ProposedViewSize(width: 90, height: 90)) == Size(width: 135, height: 90))
    }
}

@Suite("Modifier layouts")
struct ModifierLayoutsTests {
    @Test func `gives a view its ideal size along fixed axes`() {
        let view = color().wrapped(FixedSizeLayout(horizontal: true, vertical: false))

        #expect(view.sizeThatFits(ProposedViewSize(width: 100, height: 80)) == Size(width: 10, height: 80))
    }

    @Test func `puts the middle of a view at a point and takes all the room`() {
        let view = box(40, 20)
        let positioned = view.wrapped(PositionLayout(Point(x: 30, y: 90)))
        let root = positioned.laidOut(on: 200, 100)

        #expect(positioned.size == Size(width: 200, height: 100))
        #expect(view.frame(in: root) == Rect(10, 80, 40, 20))
    }

    @Test func `offers a background the size of its view and never asks it for more`() {
        let (view, behind, badge) = (box(80, 40), color(), box(120, 10))
        let layout = SecondaryLayout(alignment: .bottomTrailing)
        let both = LayoutNode(layout, children: [view, behind, badge])
        let root = both.laidOut(on: 200, 200)

        #expect(both.size == Size(width: 80, height: 40))
        #expect(behind.frame(in: root) == Rect(60, 80, 80, 40))
        #expect(badge.frame(in: root) == Rect(20, 110, 120, 10))
    }

    @Test func `lets priority and guides shine through modifiers`() {
        let plain = color()
        let important = color()
        let row = hstack(
            .top,
            spacing: 0,
            of: [
                plain,
                important.prioritised(1).padded(.leading, 10),
                box(20, 20).wrapped(AlignmentGuideLayout(.top) { _ in 15 }).padded(.top, 5),
            ]
        )
        let root = row.laidOut(on: 100, 100)

        #expect(plain.frame(in: root).width == 0)
        #expect(important.frame(in: root).width == 70)
        // The guide lies 15 below the top of a box that begins 5 below its padding.
        #expect(plain.frame(in: root).minY == row.frame.minY + 20)
    }

    @Test func `aligns views by the baselines of their texts`() {
        let text = LayoutNode(TextLeafLayout(FixedText(), pixel: 1.0 / 3))
        let symbol = LayoutNode(ImageLeafLayout(size: Size(width: 20, height: 30), baseline: 24))
        let square = box(10, 10)
        let row = hstack(.firstTextBaseline, spacing: 0, of: [text.padded(.top, 4), symbol, square])

        row.laidOut(on: 300, 300)

        // Baselines: 4 + 16.333, 24, and the bottom edge of what has no text.
        #expect(isClose(row.children[0].frame.minY, to: 24 - 20.333))
        #expect(row.children[1].frame.minY == 0)
        #expect(row.children[2].frame.minY == 14)
    }

    @Test func `gives a geometry reader all there is and its views the top leading corner`() {
        let views = [box(30, 20), box(50, 10)]
        let reader = LayoutNode(GeometryReaderLayout(), children: views)
        let root = vstack(spacing: 0, of: [box(10, 40), reader]).laidOut(on: 90, 100)

        #expect(reader.frame(in: root) == Rect(0, 40, 90, 60))
        #expect(views.map { $0.frame(in: root).origin } == [Point(x: 0, y: 40), Point(x: 0, y: 40)])
        #expect(reader.sizeThatFits(.unspecified) == Size(width: 10, height: 10))
    }

    @Test func `makes a divider a line across its stack`() {
        let line = LayoutNode(DividerLayout(stackAxis: .vertical, thickness: 1.0 / 3))
        let bar = LayoutNode(DividerLayout(stackAxis: .horizontal, thickness: 1))

        #expect(line.sizeThatFits(ProposedViewSize(width: 90, height: 50)) == Size(width: 90, height: 1.0 / 3))
        #expect(bar.sizeThatFits(ProposedViewSize(width: 90, height: 50)) == Size(width: 1, height: 50))
    }
}

@Suite("ZStackLayout")
struct ZStackLayoutTests {
    @Test func `lines views up at a corner and is as large as their union`() {
        let (large, small) = (box(60, 20), box(30, 50))
        let stack = zstack(.bottomTrailing, of: [large, small])
        let root = stack.laidOut(on: 100, 100)

        #expect(stack.size == Size(width: 60, height: 50))
        #expect(large.frame(in: root) == Rect(20, 55, 60, 20))
        #expect(small.frame(in: root) == Rect(50, 25, 30, 50))
    }

    @Test func `fills the height that came out when it was offered none`() {
        let (behind, front) = (color(), box(50, 70))
        let stack = zstack(of: [behind, front])

        stack.place(at: .zero, proposal: ProposedViewSize(width: 120, height: nil), safeArea: nil)

        #expect(stack.size == Size(width: 120, height: 70))
        #expect(behind.frame == Rect(0, 0, 120, 70))
    }

    @Test func `takes its size from the views of the highest priority`() {
        let (behind, front) = (color(), box(50, 70).prioritised(1))
        let stack = zstack(of: [behind, front])

        stack.laidOut(on: 200, 200)

        #expect(stack.size == Size(width: 50, height: 70))
        #expect(behind.frame == Rect(0, 0, 50, 70))
    }
}
