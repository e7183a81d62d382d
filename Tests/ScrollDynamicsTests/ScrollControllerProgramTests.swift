import LayoutCore
import ScrollDynamics
import Testing

@Suite("ScrollController: program, wheel and geometry")
struct ScrollControllerProgramTests {
    /// Forty rows of 50 on a phone: offsets -59 to 1182.
    private func phone() -> Hand { Hand(content: 2_000, container: 852, top: 59, bottom: 34) }

    private func bounds(content: Double, top: Double = 59, bottom: Double = 34) -> PerAxis<ScrollBounds> {
        PerAxis(
            horizontal: ScrollBounds(contentLength: 375, containerLength: 375),
            vertical: ScrollBounds(
                contentLength: content,
                containerLength: 852,
                leadingInset: top,
                trailingInset: bottom
            )
        )
    }

    @Test(arguments: zip([0.0, 333, 1_241, 1_300, -40], [-59.0, 274, 1_182, 1_241, -99]))
    func `holds any displacement from rest`(displacement: Double, offset: Double) {
        var hand = phone()
        hand.controller.hold(displacement: displacement, along: .vertical)
        hand.wait(10)

        #expect(hand.y == offset)
        #expect(hand.controller.phase == .idle)
        #expect(!hand.controller.isMoving)
    }

    @Test func `keeps a held displacement through a tap`() {
        var hand = phone()
        hand.controller.hold(displacement: -40, along: .vertical)
        hand.press(200, 300)
        hand.lift()
        hand.wait(1)

        #expect(hand.y == -99)
    }

    @Test func `stops a fling when a displacement is held`() {
        var hand = phone()
        hand.fling(from: Point(x: 200, y: 600), velocity: Point(x: 0, y: -1_500))
        hand.controller.hold(displacement: 0, along: .vertical)
        hand.wait(1)

        #expect(hand.y == -59)
        #expect(hand.controller.phase == .idle)
    }

    @Test func `brings the other axis into its range when a displacement is held`() {
        let bounds = ScrollBounds(contentLength: 900, containerLength: 400)
        let configuration = ScrollConfiguration(axes: [.horizontal, .vertical])
        var bouncing = Hand(ScrollController(configuration: configuration, bounds: PerAxis(both: bounds)))
        bouncing.drag(from: Point(x: 100, y: 100), to: Point(x: 300, y: 100))
        bouncing.wait(0.05)
        var caught = bouncing
        caught.press(200, 200)

        bouncing.controller.hold(displacement: 10, along: .vertical)
        caught.controller.hold(displacement: 10, along: .vertical)

        #expect(bouncing.controller.contentOffset == Point(x: 0, y: 10))
        #expect(caught.controller.contentOffset == Point(x: 0, y: 10))
        #expect(caught.controller.phase == .idle)
    }

    @Test func `holds a displacement along each axis`() {
        let bounds = ScrollBounds(contentLength: 900, containerLength: 400)
        let configuration = ScrollConfiguration(axes: [.horizontal, .vertical])
        var controller = ScrollController(configuration: configuration, bounds: PerAxis(both: bounds))
        controller.hold(displacement: -30, along: .horizontal)
        controller.hold(displacement: 520, along: .vertical)

        #expect(controller.contentOffset == Point(x: -30, y: 520))
    }

    @Test func `ignores the rest of a drag once a displacement is held`() {
        var hand = phone()
        hand.press(200, 600)
        hand.move(to: 200, 500)
        hand.controller.hold(displacement: 10, along: .vertical)
        hand.move(to: 200, 300)
        hand.lift()

        #expect(hand.y == -49)
        #expect(hand.controller.phase == .idle)
    }

    @Test func `scrolls by an animation to exactly its target`() {
        var hand = phone()
        hand.controller.scroll(to: Point(x: 0, y: 481), along: .vertical, curve: .default)
        hand.wait(0.1)

        // 540 points by a spring of response 0.55: 0.316461 of the way.
        #expect(isClose(hand.y, to: -59 + 540 * 0.316461, within: 0.001))
        #expect(hand.controller.phase == .animating)

        hand.wait(2)
        #expect(hand.y == 481)
    }

    @Test func `brings a target into the range`() {
        var hand = phone()
        hand.controller.scroll(to: Point(x: 0, y: 9_000), along: .vertical, curve: .easeInOut)
        hand.wait(1)

        #expect(hand.y == 1_182)
    }

    @Test func `takes over the velocity of a fling`() {
        var hand = phone()
        hand.fling(from: Point(x: 200, y: 600), velocity: Point(x: 0, y: -800))
        hand.controller.scroll(to: Point(x: 0, y: 900), along: .vertical, curve: .smooth)

        #expect(isClose(hand.controller.velocity.y, to: 800, within: 1e-6))
        #expect(hand.controller.phase == .animating)
    }

    @Test func `goes on under the finger from where the program put it`() {
        var hand = phone()
        hand.press(200, 600)
        hand.move(to: 200, 500)
        hand.controller.scroll(to: Point(x: 0, y: 700), along: .vertical, curve: .default)
        #expect(hand.y == 700)
        hand.move(to: 200, 480)

        #expect(isClose(hand.y, to: 720, within: 1e-9))
    }

    @Test func `scrolls to its top by a thrown spring`() {
        var hand = phone()
        hand.controller.hold(displacement: 1_000, along: .vertical)
        hand.controller.scrollToTop()
        #expect(isClose(hand.controller.velocity.y, to: -10_000, within: 1e-6))
        hand.wait(2)

        #expect(hand.y == -59)
        #expect(hand.phases() == [.idle, .animating, .idle])
    }

    @Test func `moves with the wheel and stops at its edges`() {
        var hand = phone()
        hand.controller.wheel(by: Point(x: 0, y: 100), time: 0.1)
        #expect(hand.y == 41)
        hand.controller.wheel(by: Point(x: 0, y: 100_000), time: 0.2)
        #expect(hand.y == 1_182)
        hand.controller.wheel(by: Point(x: 0, y: -200_000), time: 0.3)
        #expect(hand.y == -59)
    }

    @Test func `never takes content farther out by wheel, and lets it come home`() {
        var hand = phone()
        hand.controller.hold(displacement: -100, along: .vertical)
        hand.controller.wheel(by: Point(x: 0, y: -30), time: 0.1)
        #expect(hand.y == -159)
        hand.controller.wheel(by: Point(x: 0, y: 30), time: 0.11)
        #expect(hand.y == -129)
        hand.wait(2)

        #expect(hand.y == -59)
    }

    @Test func `does not turn with the wheel under a finger or across its axis`() {
        var hand = phone()
        hand.controller.wheel(by: Point(x: 50, y: 0), time: 0.1)
        #expect(hand.controller.phase == .idle)
        hand.press(200, 300)
        hand.controller.wheel(by: Point(x: 0, y: 50), time: 0.2)

        #expect(hand.y == -59)
    }

    @Test func `brings content back when it shrinks below the offset`() {
        var hand = phone()
        hand.controller.hold(displacement: 1_241, along: .vertical)
        hand.press(200, 300)
        hand.lift()
        hand.controller.updateBounds(bounds(content: 1_000))

        #expect(hand.y == 182)

        hand.controller.updateBounds(bounds(content: 100))
        #expect(hand.y == -59)
        #expect(hand.controller.phase == .idle)
    }

    @Test func `stays at its start when the inset there changes`() {
        var hand = phone()
        hand.controller.updateBounds(bounds(content: 2_000, top: 129))
        #expect(hand.y == -129)
        hand.controller.updateBounds(bounds(content: 2_000, top: 59))

        #expect(hand.y == -59)
    }

    @Test func `stays where it is elsewhere when the inset changes`() {
        var hand = phone()
        hand.controller.hold(displacement: 300, along: .vertical)
        hand.controller.updateBounds(bounds(content: 2_000, top: 129))

        #expect(hand.y == 241)
    }

    @Test func `keeps a held pull at its distance from the edge`() {
        var hand = phone()
        hand.controller.hold(displacement: -40, along: .vertical)
        hand.controller.updateBounds(bounds(content: 2_000, top: 129))
        #expect(hand.y == -169)

        hand.controller.hold(displacement: 1_311 + 25, along: .vertical)
        hand.controller.updateBounds(bounds(content: 3_000, top: 129))
        #expect(hand.y == 2_182 + 25)
    }

    @Test func `shows the same under a finger when the range changes`() {
        var hand = phone()
        hand.press(200, 300)
        hand.move(to: 200, 500)
        let before = hand.y
        hand.controller.updateBounds(bounds(content: 2_000, top: 119))

        #expect(isClose(hand.y, to: before, within: 1e-9))

        hand.move(to: 200, 500, seconds: 0.1)
        #expect(isClose(hand.y, to: before, within: 1e-9))
    }

    @Test func `bounces towards the range as it is now`() {
        var hand = phone()
        hand.drag(from: Point(x: 200, y: 200), to: Point(x: 200, y: 500))
        hand.wait(0.1)
        let before = hand.y
        hand.controller.updateBounds(bounds(content: 2_000, top: 79))

        #expect(hand.y == before)
        hand.wait(2)
        #expect(hand.y == -79)
    }

    @Test func `turns at the end as it is now`() {
        var hand = phone()
        hand.fling(from: Point(x: 200, y: 600), velocity: Point(x: 0, y: -2_000))
        hand.controller.updateBounds(bounds(content: 1_400))
        hand.wait(5)

        #expect(hand.y == 582)
    }

    @Test func `retargets an animation when the range changes`() {
        var hand = phone()
        hand.controller.scroll(to: Point(x: 0, y: 1_182), along: .vertical, curve: .default)
        hand.wait(0.1)
        let before = hand.y
        hand.controller.updateBounds(bounds(content: 1_400))
        #expect(hand.y == before)
        hand.wait(2)

        #expect(hand.y == 582)
        #expect(hand.phases() == [.idle, .animating, .idle])
    }

    @Test func `moves on with content that is corrected above it`() {
        var hand = phone()
        hand.fling(from: Point(x: 200, y: 600), velocity: Point(x: 0, y: -1_000))
        var plain = hand
        hand.controller.updateBounds(bounds(content: 2_300), correction: Point(x: 0, y: 300))
        hand.wait(3)
        plain.wait(3)

        #expect(isClose(hand.y, to: plain.y + 300, within: 1e-6))
    }

    @Test func `moves on under the finger with content that is corrected above it`() {
        var hand = phone()
        hand.press(200, 600)
        hand.move(to: 200, 490)
        hand.controller.updateBounds(bounds(content: 2_300), correction: Point(x: 0, y: 300))
        hand.move(to: 200, 480)

        #expect(isClose(hand.y, to: -59 + 110 + 300, within: 1e-9))
    }

    @Test func `keeps what shows at rest when content is corrected above it, at its start too`() {
        var hand = phone()
        hand.controller.updateBounds(bounds(content: 2_050), correction: Point(x: 0, y: 50))

        #expect(hand.y == -9)
    }

    @Test func `brings a correction back into the range`() {
        var hand = phone()
        hand.controller.hold(displacement: 1_241, along: .vertical)
        hand.controller.updateBounds(bounds(content: 2_000), correction: Point(x: 0, y: 50))

        #expect(hand.y == 1_182)
    }

    @Test func `tells when something ends next`() {
        var hand = phone()
        #expect(hand.controller.nextEventTime == nil)
        hand.controller.scroll(to: Point(x: 0, y: 100), along: .vertical, curve: .linear(duration: 0.5))

        #expect(hand.controller.nextEventTime == 0.5)
        #expect(hand.controller.isMoving)
    }

    @Test func `traps on a time that falls`() async {
        await #expect(processExitsWith: .failure) {
            var controller = ScrollController(time: 2)
            controller.advance(to: 1)
        }
    }
}
