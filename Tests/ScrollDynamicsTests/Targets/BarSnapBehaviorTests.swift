import LayoutCore
import ScrollDynamics
import Testing

@Suite("BarSnapBehavior")
struct BarSnapBehaviorTests {
    /// Forty rows of 50 under a large title on a phone: rest at -149.667, collapsed at -97.667.
    private func screen(content: Double = 2_000) -> Hand {
        var hand = Hand(content: content, container: 852, top: 149 + 2.0 / 3, bottom: 34)
        hand.behaviors = [BarSnapBehavior(strips: [52])]
        return hand
    }

    @Test(arguments: zip([10.0, 35, 36.5, 61], [0.0, 0, 52, 52]))
    func `finishes past half and goes back before`(way: Double, displacement: Double) {
        var hand = screen()
        hand.drag(from: Point(x: 190, y: 600), to: Point(x: 190, y: 600 - way))
        hand.wait(1)

        #expect(isClose(hand.controller.displacement.y, to: displacement, within: 1e-9))
        #expect(hand.controller.phase == .idle)
    }

    @Test func `works the same on the way back`() {
        var hand = screen()
        hand.controller.hold(displacement: 52, along: .vertical)
        hand.drag(from: Point(x: 190, y: 400), to: Point(x: 190, y: 418))
        hand.wait(1)
        #expect(isClose(hand.controller.displacement.y, to: 52, within: 1e-9))

        hand.drag(from: Point(x: 190, y: 400), to: Point(x: 190, y: 442))
        hand.wait(1)
        #expect(isClose(hand.controller.displacement.y, to: 0, within: 1e-9))
    }

    @Test func `takes 0.3 seconds, fast at first`() {
        var hand = screen()
        hand.drag(from: Point(x: 190, y: 600), to: Point(x: 190, y: 570))
        #expect(hand.controller.phase == .decelerating)
        #expect(isClose(hand.controller.displacement.y, to: 20, within: 1e-9))
        hand.wait(0.15)
        #expect(isClose(hand.controller.displacement.y, to: 20 * (1 - 0.87783), within: 0.001))
        hand.wait(0.151)

        #expect(hand.controller.phase == .idle)
    }

    @Test func `retargets a fling that would end half collapsed`() {
        var hand = screen()
        hand.controller.hold(displacement: 300, along: .vertical)
        // 90 dragged and 162.3 flown of 300 leave 47.7: past half.
        hand.fling(from: Point(x: 190, y: 300), velocity: Point(x: 0, y: 335), samples: 18)
        hand.wait(0.5)
        #expect(hand.controller.phase == .decelerating)
        hand.wait(3)

        #expect(isClose(hand.controller.displacement.y, to: 52, within: 1e-9))
    }

    @Test func `leaves other rests alone`() {
        var hand = screen()
        hand.drag(from: Point(x: 190, y: 600), to: Point(x: 190, y: 500))
        hand.wait(1)

        #expect(isClose(hand.controller.displacement.y, to: 90, within: 1e-9))
    }

    @Test func `leaves a held displacement alone`() {
        var hand = screen()
        hand.controller.hold(displacement: 20, along: .vertical)
        hand.wait(1)
        hand.press(190, 300)
        hand.lift()
        hand.wait(1)

        #expect(isClose(hand.controller.displacement.y, to: 20, within: 1e-9))
    }

    @Test func `snaps after the wheel has been quiet`() {
        var hand = screen()
        hand.controller.wheel(by: Point(x: 0, y: 30), time: 0.1, behaviors: hand.behaviors)
        hand.wait(1)

        #expect(isClose(hand.controller.displacement.y, to: 52, within: 1e-9))
    }

    // Content that is 30 longer than what shows between the bars: 852 - 149.667 - 34 + 30.
    @Test(arguments: zip([24.0, 26, 60], [0.0, 30, 30]))
    func `rests at the end of content that is too short to collapse it`(way: Double, displacement: Double) {
        var hand = screen(content: 668 + 1.0 / 3 + 30)
        hand.drag(from: Point(x: 190, y: 600), to: Point(x: 190, y: 600 - way))
        hand.wait(2)

        #expect(isClose(hand.controller.displacement.y, to: displacement, within: 1e-9))
    }

    @Test func `does nothing for content that fits`() {
        var hand = screen(content: 300)
        hand.drag(from: Point(x: 190, y: 600), to: Point(x: 190, y: 500))
        hand.wait(2)

        #expect(hand.controller.displacement.y == 0)
    }

    // A search field of 52 and a title of 52: halves at 26 and 78; content that ends at 70 rests there.
    @Test(
        arguments: [
            (25.0, 1_000.0, 0.0), (27, 1_000, 52), (77, 1_000, 52), (79, 1_000, 104), (60, 70, 52), (62, 70, 70),
            (20, 30, 30), (14, 30, 0), (26, 1_000, 0), (26.000_000_000_000_004, 1_000, 0),
        ]
    )
    func `decides for each strip by its own half`(position: Double, length: Double, rest: Double) {
        let range = ScrollBounds(contentLength: 600 + length, containerLength: 600)
        let target = ScrollTarget(rect: Rect(x: 0, y: position, width: 300, height: 600))
        var changed = target
        BarSnapBehavior(strips: [52, 52]).updateTarget(
            &changed,
            context: ScrollTargetContext(
                originalTarget: target,
                velocity: .zero,
                position: Point(x: 0, y: position),
                startPosition: .zero,
                axes: .vertical,
                bounds: PerAxis(both: range)
            )
        )

        #expect(changed.rect.minY == rest)
    }
}
