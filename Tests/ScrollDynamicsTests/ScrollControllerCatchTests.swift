import LayoutCore
import ScrollDynamics
import Testing

@Suite("ScrollController: caught content")
struct ScrollControllerCatchTests {
    private func list() -> Hand { Hand(content: 10_000, container: 667) }

    @Test func `stops a fling where it is`() {
        var hand = list()
        hand.fling(from: Point(x: 150, y: 600), velocity: Point(x: 0, y: -2_000))
        hand.wait(0.4)
        let moving = hand.y
        hand.press(150, 300)
        let stopped = hand.y

        #expect(stopped - moving > 0)
        #expect(stopped - moving < 20)
        #expect(hand.controller.phase == .tracking)
        #expect(hand.controller.hasCaughtMovingContent)

        hand.wait(0.5)
        hand.lift()
        hand.wait(3)
        #expect(hand.y == stopped)
        #expect(hand.controller.phase == .idle)
    }

    @Test func `does not jump when it is caught in a bounce and dragged on`() {
        var hand = list()
        hand.press(150, 150)
        hand.move(to: 150, 450)
        hand.lift(after: 0.3)
        hand.wait(0.12)
        let before = hand.y
        hand.press(150, 300)
        let caught = hand.y

        #expect(abs(caught - before) < 10)
        #expect(caught < -20)

        // One touch past the hysteresis moves by what goes beyond the slop.
        hand.move(to: 150, 310.01, seconds: 1.0 / 60)
        #expect(isClose(hand.y, to: caught, within: 0.01))

        hand.move(to: 150, 340)
        #expect(hand.y < caught)
        #expect(caught - hand.y < 16.5)
    }

    @Test func `starts a drag of a caught bounce from the inverse of the band`() {
        var hand = list()
        hand.controller.hold(displacement: -100, along: .vertical)
        hand.press(150, 300)
        hand.move(to: 150, 360)

        // d·o / (c·(d - o)) = 213.885 for o = 100, d = 667; 50 more show 119.2.
        #expect(isClose(hand.controller.rawOffset.y, to: -263.885, within: 0.01))
        #expect(isClose(hand.y, to: -119.19, within: 0.02))
    }

    @Test func `bounces on when a caught bounce is let go without a drag`() {
        var hand = list()
        hand.press(150, 150)
        hand.move(to: 150, 450)
        hand.lift(after: 0.3)
        hand.wait(0.1)
        hand.press(150, 300)
        hand.lift()

        #expect(hand.controller.phase == .decelerating)
        hand.wait(2)
        #expect(hand.y == 0)
    }

    @Test func `delivers a tap on content at rest`() {
        var hand = list()
        hand.press(150, 300)

        #expect(!hand.controller.hasCaughtMovingContent)
        #expect(!hand.controller.hasBegunScrolling)
    }

    @Test func `takes a second finger that begins for the end of the first`() {
        var hand = list()
        hand.press(150, 600)
        hand.move(to: 150, 500)
        hand.press(150, 200)

        #expect(hand.controller.phase == .tracking)
        #expect(isClose(hand.y, to: 90, within: 1e-9))
        #expect(hand.phases() == [.idle, .tracking, .interacting, .idle, .tracking])
    }
}
