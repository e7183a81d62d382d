import LayoutCore
import ScrollDynamics
import Testing

@Suite("ScrollController: phases")
struct ScrollControllerPhaseTests {
    private func list() -> Hand { Hand(content: 10_000, container: 667) }

    @Test func `are tracking, interacting and idle for a drag with a still lift`() {
        var hand = list()
        hand.drag(from: Point(x: 200, y: 600), to: Point(x: 200, y: 500))

        #expect(hand.phases() == [.idle, .tracking, .interacting, .idle])
    }

    @Test func `add decelerating for a fling`() {
        var hand = list()
        hand.fling(from: Point(x: 200, y: 600), velocity: Point(x: 0, y: -1_500))
        hand.wait(8)

        #expect(hand.phases() == [.idle, .tracking, .interacting, .decelerating, .idle])
    }

    @Test func `are decelerating on the way back from an edge`() {
        var hand = list()
        hand.drag(from: Point(x: 200, y: 100), to: Point(x: 200, y: 300))
        hand.wait(3)

        #expect(hand.phases() == [.idle, .tracking, .interacting, .decelerating, .idle])
    }

    @Test func `are tracking and idle for a tap`() {
        var hand = list()
        hand.press(200, 300)
        hand.lift()

        #expect(hand.phases() == [.idle, .tracking, .idle])
    }

    @Test func `go back to tracking when a fling is caught`() {
        var hand = list()
        hand.fling(from: Point(x: 200, y: 600), velocity: Point(x: 0, y: -1_500))
        hand.wait(0.2)
        hand.press(200, 300)
        hand.lift()

        #expect(hand.phases() == [.idle, .tracking, .interacting, .decelerating, .tracking, .idle])
    }

    @Test func `are animating while the program scrolls`() {
        var hand = list()
        hand.controller.scroll(to: Point(x: 0, y: 540), along: .vertical, curve: .default)
        hand.wait(3)

        #expect(hand.phases() == [.idle, .animating, .idle])
    }

    @Test func `do not change for a scroll without animation`() {
        var hand = list()
        hand.controller.scroll(to: Point(x: 0, y: 540), along: .vertical)

        #expect(hand.phases().isEmpty)
        #expect(hand.y == 540)
    }

    @Test func `are interacting while a wheel turns`() {
        var hand = list()
        hand.controller.wheel(by: Point(x: 0, y: 100), time: 1)
        #expect(hand.controller.phase == .interacting)
        hand.controller.wheel(by: Point(x: 0, y: 100), time: 1.05)
        hand.wait(1)

        #expect(hand.phases() == [.idle, .interacting, .idle])
    }

    @Test func `change at the time of the event, not of the look`() {
        var hand = list()
        hand.controller.wheel(by: Point(x: 0, y: 100), time: 1)
        hand.wait(60)

        #expect(hand.controller.takePhaseChanges().map(\.time) == [1, 1.1])
        #expect(hand.controller.takePhaseChanges().isEmpty)
    }

    @Test func `do not change when a displacement is held`() {
        var hand = list()
        hand.controller.hold(displacement: -40, along: .vertical)
        hand.wait(1)

        #expect(hand.phases().isEmpty)
        #expect(hand.y == -40)
    }
}
