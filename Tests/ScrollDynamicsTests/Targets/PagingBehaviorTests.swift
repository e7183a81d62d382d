import LayoutCore
import ScrollDynamics
import Testing

@Suite("PagingBehavior")
struct PagingBehaviorTests {
    /// Five pages of 300 side by side.
    private func pages() -> Hand {
        Hand(
            ScrollController(
                configuration: ScrollConfiguration(axes: .horizontal),
                bounds: PerAxis(
                    horizontal: ScrollBounds(contentLength: 1_500, containerLength: 300),
                    vertical: ScrollBounds(contentLength: 200, containerLength: 200)
                )
            ),
            behaviors: [PagingBehavior()]
        )
    }

    @Test func `goes on past half of a page, and back before`() {
        var hand = pages()
        hand.drag(from: Point(x: 280, y: 200), to: Point(x: 90, y: 200))
        hand.wait(3)
        #expect(hand.controller.contentOffset.x == 300)

        hand.drag(from: Point(x: 280, y: 200), to: Point(x: 180, y: 200))
        hand.wait(3)
        #expect(hand.controller.contentOffset.x == 300)
    }

    // Ten points do not count. Half of a page is 150, either way.
    @Test(arguments: [(160.0, 300.0), (160.5, 600), (-160, 300), (-160.5, 0)])
    func `turns only past half of a page`(way: Double, rest: Double) {
        var hand = pages()
        hand.controller.scroll(to: Point(x: 300, y: 0), along: .horizontal)
        hand.drag(from: Point(x: 180, y: 200), to: Point(x: 180 - way, y: 200))
        hand.wait(3)

        #expect(hand.controller.contentOffset.x == rest)
    }

    @Test func `goes on by one page for a flick either way`() {
        var hand = pages()
        hand.controller.scroll(to: Point(x: 300, y: 0), along: .horizontal)
        hand.fling(from: Point(x: 250, y: 200), velocity: Point(x: -900, y: 0), samples: 10)
        #expect(hand.controller.phase == .decelerating)
        hand.wait(3)
        #expect(hand.controller.contentOffset.x == 600)

        hand.fling(from: Point(x: 100, y: 200), velocity: Point(x: 900, y: 0), samples: 10)
        hand.wait(3)
        #expect(hand.controller.contentOffset.x == 300)
    }

    @Test func `never passes more than one page`() {
        var hand = pages()
        hand.fling(from: Point(x: 290, y: 200), velocity: Point(x: -4_000, y: 0))
        hand.wait(3)

        #expect(hand.controller.contentOffset.x == 300)
    }

    @Test func `stays on the first page when it is pulled back`() {
        var hand = pages()
        hand.fling(from: Point(x: 10, y: 200), velocity: Point(x: 900, y: 0), samples: 10)
        hand.wait(3)

        #expect(hand.controller.contentOffset.x == 0)
    }

    @Test func `counts pages without the insets`() {
        // 852 - 119 - 34 = 699, as on a phone with a bar of 60 at the top.
        var hand = Hand(content: 4 * 699, container: 852, top: 119, bottom: 34)
        hand.behaviors = [PagingBehavior()]
        hand.drag(from: Point(x: 200, y: 700), to: Point(x: 200, y: 300))
        hand.wait(3)
        #expect(hand.y == 580)

        hand.drag(from: Point(x: 200, y: 700), to: Point(x: 200, y: 500))
        hand.wait(3)
        #expect(hand.y == 580)
    }

    @Test func `goes to the nearest page when a page that turns is caught and let go`() {
        var hand = pages()
        hand.fling(from: Point(x: 250, y: 200), velocity: Point(x: -900, y: 0), samples: 10)
        hand.wait(0.02)
        hand.press(150, 200)
        hand.lift()
        hand.wait(3)

        #expect(hand.controller.contentOffset.x == 300)
    }

    @Test func `turns pages by wheel once it is quiet`() {
        var hand = pages()
        hand.controller.wheel(by: Point(x: 170, y: 0), time: 1, behaviors: hand.behaviors)
        hand.wait(0.05)
        #expect(hand.controller.contentOffset.x == 170)
        hand.wait(3)

        #expect(hand.controller.contentOffset.x == 300)
        #expect(hand.phases() == [.idle, .interacting, .decelerating, .idle])
    }
}
