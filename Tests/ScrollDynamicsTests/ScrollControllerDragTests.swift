import LayoutCore
import ScrollDynamics
import Testing

@Suite("ScrollController: drags")
struct ScrollControllerDragTests {
    /// A hundred rows of 100 on a bare screen of 667.
    private func list() -> Hand { Hand(content: 10_000, container: 667) }

    @Test func `follows the finger exactly inside the range, less the slop`() {
        var hand = list()
        hand.press(150, 600)
        hand.move(to: 150, 500)

        #expect(isClose(hand.y, to: 90, within: 1e-9))

        hand.move(to: 150, 420)
        #expect(isClose(hand.y, to: 170, within: 1e-9))

        hand.move(to: 150, 455)
        #expect(isClose(hand.y, to: 135, within: 1e-9))
    }

    @Test func `does not move before the finger has gone ten points`() {
        var hand = list()
        hand.press(150, 600)
        hand.move(to: 150, 590.5)

        #expect(hand.y == 0)
        #expect(!hand.controller.hasBegunScrolling)
        #expect(hand.controller.phase == .tracking)

        hand.move(to: 150, 588)
        #expect(isClose(hand.y, to: 2, within: 1e-9))
        #expect(hand.controller.hasBegunScrolling)
    }

    // Finger travel past the edge is 15, 90, 290 after the slop; d = 667.
    @Test(arguments: zip([175.0, 250, 450], [8.149, 46.082, 128.722]))
    func `resists past its start`(end: Double, offset: Double) {
        var hand = list()
        hand.press(150, 150)
        hand.move(to: 150, end, seconds: 0.3)

        #expect(isClose(hand.y, to: -offset, within: 0.01))
    }

    @Test func `tells the raw offset beside the one that shows`() {
        var hand = list()
        hand.press(150, 150)
        hand.move(to: 150, 260)

        #expect(isClose(hand.controller.rawOffset.y, to: -100, within: 1e-9))
        #expect(isClose(hand.controller.overscroll.y, to: -50.81, within: 0.01))
        #expect(isClose(hand.controller.displacement.y, to: -50.81, within: 0.01))
    }

    @Test func `goes back along the same curve`() {
        var hand = list()
        hand.press(150, 150)
        hand.move(to: 150, 250)
        let out = hand.y
        hand.move(to: 150, 400)
        hand.move(to: 150, 250)

        #expect(isClose(hand.y, to: out, within: 1e-9))
    }

    @Test func `resists past its end`() {
        var hand = list()
        hand.controller.hold(displacement: 9_333, along: .vertical)
        hand.press(150, 500)
        hand.move(to: 150, 440, seconds: 0.3)

        // 50 points past the end: 0.55·50 / (1 + 0.55·50/667).
        #expect(isClose(hand.y - 9_333, to: 26.411, within: 0.01))
    }

    @Test func `ignores a drag across its axis`() {
        var hand = list()
        hand.press(100, 300)
        hand.move(to: 300, 304)
        hand.move(to: 300, 600)

        #expect(hand.y == 0)
        #expect(hand.controller.phase == .tracking)
    }

    @Test func `moves along both axes if it scrolls along both`() {
        var hand = bothAxes()
        hand.press(200, 300)
        hand.move(to: 140, 220)

        // The way is 100, of which ten are slop, along the way.
        #expect(isClose(hand.controller.contentOffset.x, to: 54, within: 1e-9))
        #expect(isClose(hand.controller.contentOffset.y, to: 72, within: 1e-9))
    }

    @Test func `keeps to one axis if its direction is locked`() {
        var hand = bothAxes()
        hand.controller.configuration.locksDirection = true
        hand.press(200, 300)
        hand.move(to: 140, 220)

        #expect(hand.controller.contentOffset.x == 0)
        #expect(isClose(hand.controller.contentOffset.y, to: 72, within: 1e-9))
    }

    @Test func `goes on outside the screen`() {
        var hand = list()
        hand.press(200, 600)
        hand.move(to: 200, 400)
        let inside = hand.y
        hand.move(to: -60, -40)

        #expect(isClose(hand.y, to: inside + 440, within: 1e-9))
    }

    @Test func `bounces although the content fits`() {
        var hand = Hand(content: 300, container: 667)
        hand.press(150, 150)
        hand.move(to: 150, 260)

        #expect(isClose(hand.y, to: -50.81, within: 0.01))
    }

    @Test(arguments: [150.0, 600])
    func `does not move at all when it bounces by size and the content fits`(end: Double) {
        var hand = Hand(content: 300, container: 667)
        hand.controller.configuration.bounceBehavior.vertical = .basedOnSize
        hand.press(150, 400)
        hand.move(to: 150, end)

        #expect(hand.y == 0)
        #expect(hand.controller.phase == .tracking)
    }

    @Test func `bounces by size when the content does not fit`() {
        var hand = list()
        hand.controller.configuration.bounceBehavior.vertical = .basedOnSize
        hand.press(150, 150)
        hand.move(to: 150, 260)

        #expect(isClose(hand.y, to: -50.81, within: 0.01))
    }

    @Test func `does not follow a finger while disabled`() {
        var hand = list()
        hand.controller.configuration.isEnabled = false
        hand.drag(from: Point(x: 200, y: 600), to: Point(x: 200, y: 300))

        #expect(hand.y == 0)
        #expect(hand.phases().isEmpty)
    }

    @Test func `lets go of a finger when it is disabled under it`() {
        var hand = list()
        hand.press(150, 150)
        hand.move(to: 150, 260)
        hand.controller.configuration.isEnabled = false
        hand.move(to: 150, 300)
        hand.wait(2)

        #expect(hand.y == 0)
        #expect(hand.phases() == [.idle, .tracking, .interacting, .decelerating, .idle])
    }

    @Test func `does not stretch without a container`() {
        var hand = Hand(ScrollController())
        hand.press(0, 0)
        hand.move(to: 0, 300)
        hand.lift()
        hand.wait(2)

        #expect(hand.controller.contentOffset == .zero)
        #expect(hand.controller.phase == .idle)
    }

    private func bothAxes() -> Hand {
        Hand(
            ScrollController(
                configuration: ScrollConfiguration(axes: [.horizontal, .vertical]),
                bounds: PerAxis(
                    horizontal: ScrollBounds(contentLength: 900, containerLength: 300),
                    vertical: ScrollBounds(contentLength: 700, containerLength: 400)
                )
            )
        )
    }
}
