import LayoutCore
import Testing

@Suite("StackLayout")
struct StackLayoutTests {
    @Test func `gives what is left of a row to the only flexible view`() {
        let (left, middle, right) = (box(30, 10), color(), box(50, 10))
        let root = hstack(spacing: 10, of: [left, middle, right]).laidOut(on: 200, 60)

        #expect(left.frame(in: root) == Rect(0, 25, 30, 10))
        #expect(middle.frame(in: root) == Rect(40, 0, 100, 60))
        #expect(right.frame(in: root) == Rect(150, 25, 50, 10))
    }

    @Test func `serves the least flexible view first`() {
        let bounded = color()
        let free = color()
        // 300 is offered as 150 each; the bounded one takes 40 and leaves 260.
        let row = hstack(spacing: 0, of: [free, bounded.wrapped(FlexibleFrameLayout(maxWidth: 40))])
        let root = row.laidOut(on: 300, 20)

        #expect(free.frame(in: root) == Rect(0, 0, 260, 20))
        #expect(bounded.frame(in: root) == Rect(260, 0, 40, 20))
    }

    @Test func `keeps only the least of lower priorities aside`() {
        let bounds: [(FlexibleFrameLayout, Double)] = [
            (FlexibleFrameLayout(minWidth: 40), 0),
            (FlexibleFrameLayout(minWidth: 20, maxWidth: 20), 2),
            (FlexibleFrameLayout(minWidth: 60), 1),
            (FlexibleFrameLayout(), 2),
            (FlexibleFrameLayout(minWidth: 90, maxWidth: 130), 0),
        ]
        let leaves = bounds.map { _ in color() }
        let row = hstack(spacing: 0, of: zip(leaves, bounds).map { $0.wrapped($1.0).prioritised($1.1) })
        let root = row.laidOut(on: 500, 100)

        // 500 - (40 + 60 + 90) = 310 for priority 2; 20 of it is fixed.
        #expect(leaves.map { $0.frame(in: root).width } == [40, 20, 60, 290, 90])
        #expect(leaves.map { $0.frame(in: root).minX } == [0, 40, 60, 120, 410])
    }

    @Test func `reports less than it needs when the flexible view is served first`() {
        // Half of 60 for the view of flexibility 45, then the other takes its minimum of 50 from the remaining 30.
        let first = color()
        let second = color()
        let stack = vstack(
            spacing: 0,
            of: [
                first.wrapped(FlexibleFrameLayout(minHeight: 5, maxHeight: 50)),
                second.wrapped(FlexibleFrameLayout(minHeight: 50)),
            ]
        )
        let root = stack.laidOut(on: 100, 60)

        #expect(first.frame(in: root) == Rect(0, -10, 100, 30))
        #expect(second.frame(in: root) == Rect(0, 20, 100, 50))
    }

    @Test func `lets a spacer push views apart without gaps beside it`() {
        let (left, right) = (box(40, 20), box(30, 20))
        let root = hstack(of: [left, spacer(.horizontal), right]).framed(150, 40).laidOut(on: 150, 40)

        #expect(left.frame(in: root) == Rect(0, 10, 40, 20))
        #expect(right.frame(in: root) == Rect(120, 10, 30, 20))
    }

    @Test func `overflows in the middle when spacers need more than there is`() {
        let (first, second) = (color(), color())
        let row = hstack(of: [
            spacer(.horizontal), first.framed(4), spacer(.horizontal), second.framed(4), spacer(.horizontal),
        ])
        // 3 × 8 + 2 × 4 = 32, centred in 20 at x = 35: begins at 29.
        let root = row.framed(20, 10).laidOut(on: 90, 90)

        #expect(first.frame(in: root) == Rect(37, 40, 4, 10))
        #expect(second.frame(in: root) == Rect(49, 40, 4, 10))
    }

    @Test func `offers ideal lengths where it is offered none`() {
        let stack = vstack(spacing: 5, of: [color(), box(20, 30), color()])

        #expect(stack.sizeThatFits(ProposedViewSize(width: 100, height: nil)) == Size(width: 100, height: 60))
        #expect(stack.sizeThatFits(.unspecified) == Size(width: 20, height: 60))
    }

    @Test func `fills its own breadth when it is placed without an offer across`() {
        let bar = color()
        let row = hstack(spacing: 0, of: [box(20, 30), bar.framed(5)])
        let root = row.wrapped(FixedSizeLayout()).laidOut(on: 100, 100)

        #expect(row.size == Size(width: 25, height: 30))
        #expect(bar.frame(in: root) == Rect(57.5, 35, 5, 30))
    }

    @Test func `lines explicit guides up`() {
        let views = [box(40, 10), box(40, 10), box(40, 10)]
        let stack = vstack(
            .leading,
            spacing: 0,
            of: [
                views[0],
                views[1].wrapped(AlignmentGuideLayout(.leading) { $0[.leading] - 12 }),
                views[2].wrapped(AlignmentGuideLayout(.leading) { _ in 8 }),
            ]
        )
        // From -8 to 52: 60 wide, centred in 100.
        let root = stack.laidOut(on: 100, 30)

        #expect(views.map { $0.frame(in: root).minX } == [28, 40, 20])
        #expect(stack.size == Size(width: 60, height: 30))
    }

    @Test func `shares nothing below zero`() {
        let stack = hstack(spacing: 30, of: [color(), color()])

        #expect(stack.sizeThatFits(ProposedViewSize(width: 10, height: 10)) == Size(width: 30, height: 10))
    }

    @Test func `overlaps views with a negative gap`() {
        let views = [box(50, 30), box(50, 30), box(50, 30)]
        let root = vstack(spacing: -10, of: views).laidOut(on: 100, 100)

        #expect(views.map { $0.frame(in: root).minY } == [15, 35, 55])
    }

    @Test func `grows without end when offered infinity`() {
        let stack = hstack(spacing: 0, of: [color(), box(10, 10), spacer(.horizontal)])

        #expect(stack.sizeThatFits(ProposedViewSize(width: .infinity, height: 10)).width == .infinity)
    }
}
