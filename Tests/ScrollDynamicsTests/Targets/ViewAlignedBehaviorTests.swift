import LayoutCore
import ScrollDynamics
import Testing

@Suite("ViewAlignedBehavior")
struct ViewAlignedBehaviorTests {
    /// Rows of one height, one after the other, as the behaviour asks for them.
    private func rows(count: Int, height: Double, gap: Double = 0) -> (ClosedRange<Double>, Axis) -> [Rect] {
        { range, axis in
            (0..<count).compactMap { index in
                let start = Double(index) * (height + gap)
                guard range.overlaps(start...(start + height)) else { return nil }
                return axis == .vertical
                    ? Rect(x: 0, y: start, width: 100, height: height)
                    : Rect(x: start, y: 0, width: height, height: 100)
            }
        }
    }

    private func list(_ limit: ViewAlignedBehavior.Limit = .never) -> Hand {
        var hand = Hand(content: 2_800, container: 420)
        hand.behaviors = [ViewAlignedBehavior(limit: limit, targets: rows(count: 40, height: 70))]
        return hand
    }

    /// Eight cards of 200, ten apart, with margins of 20.
    private func cards() -> Hand {
        let bounds = ScrollBounds(contentLength: 1_670, containerLength: 393, leadingInset: 20, trailingInset: 20)
        let behavior = ViewAlignedBehavior(targets: rows(count: 8, height: 200, gap: 10))
        let across = ScrollBounds(contentLength: 120, containerLength: 120)
        let controller = ScrollController(
            configuration: ScrollConfiguration(axes: .horizontal),
            bounds: PerAxis(horizontal: bounds, vertical: across)
        )
        return Hand(controller, behaviors: [behavior])
    }

    @Test func `rests on the row that is nearest to where the drag ends`() {
        var hand = list()
        hand.drag(from: Point(x: 150, y: 380), to: Point(x: 150, y: 270))
        hand.wait(4)

        #expect(hand.y == 70)
    }

    @Test func `rests on the row that is nearest to where the fling would end`() {
        var hand = list()
        hand.fling(from: Point(x: 150, y: 390), velocity: Point(x: 0, y: -1_000))
        hand.wait(4)

        // 190 dragged and 494.5 flown are 684.5; the nearest row begins at 700.
        #expect(hand.y == 700)
        #expect(hand.phases() == [.idle, .tracking, .interacting, .decelerating, .idle])
    }

    // Rows of 120, 10 apart, in 300: the middle of row i is at 60 + 130 i and what shows has its own 150 further, so rests are at
    // 130 i − 90; ends at 130 i − 180. Dragging by 110 counts 100; the range ends at 20 · 130 − 10 − 300 = 2,290.
    @Test(
        arguments: [
            (UnitPoint.center, 110.0, 40.0), (.center, 126, 170), (.bottom, 110, 80), (.bottom, 166, 210),
            (.top, 110, 130),
            (.center, 2_400, 2_290), (UnitPoint(x: 0, y: .nan), 110, 130),
        ]
    )
    func `aligns the point of its anchor`(anchor: UnitPoint, way: Double, rest: Double) {
        var hand = Hand(content: 2_590, container: 300)
        hand.behaviors = [ViewAlignedBehavior(anchor: anchor, targets: rows(count: 20, height: 120, gap: 10))]
        hand.drag(from: Point(x: 150, y: 2_500), to: Point(x: 150, y: 2_500 - way))
        hand.wait(4)

        #expect(isClose(hand.y, to: rest, within: 0.001))
    }

    @Test func `lines cards up with the margin`() {
        var hand = cards()
        hand.drag(from: Point(x: 350, y: 60), to: Point(x: 200, y: 60))
        hand.wait(4)

        #expect(hand.controller.contentOffset.x == 190)
    }

    @Test func `can reach the end of the range`() {
        var hand = cards()
        hand.controller.hold(displacement: 1_260, along: .horizontal)
        hand.drag(from: Point(x: 350, y: 60), to: Point(x: 250, y: 60))
        hand.wait(4)

        #expect(hand.controller.contentOffset.x == 1_297)
    }

    @Test func `goes on by one row at most if it is limited to one`() {
        var hand = list(.one)
        hand.fling(from: Point(x: 150, y: 390), velocity: Point(x: 0, y: -1_000), samples: 5)
        hand.wait(4)
        #expect(hand.y == 70)

        hand.fling(from: Point(x: 150, y: 100), velocity: Point(x: 0, y: 1_000), samples: 5)
        hand.wait(4)
        #expect(hand.y == 0)
    }

    @Test func `goes on by the container's length at most if it is limited to few`() {
        var hand = list(.few)
        hand.fling(from: Point(x: 150, y: 390), velocity: Point(x: 0, y: -3_000), samples: 5)
        hand.wait(4)

        #expect(hand.y == 420)
    }

    @Test func `leaves the target alone without views`() {
        var hand = Hand(content: 2_800, container: 420)
        hand.behaviors = [ViewAlignedBehavior { _, _ in [] }]
        hand.drag(from: Point(x: 150, y: 380), to: Point(x: 150, y: 270))
        hand.wait(4)

        #expect(isClose(hand.y, to: 100, within: 1e-9))
    }
}
