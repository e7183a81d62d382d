import LayoutCore
import ScrollDynamics
import Testing

@Suite("ScrollController: lifts")
struct ScrollControllerReleaseTests {
    private func list() -> Hand { Hand(content: 10_000, container: 667) }

    private let low = Point(x: 150, y: 600)

    @Test(arguments: zip([1_000.0, 2_000, 420], [494.5, 994, 204.8]))
    func `flies the measured distance`(speed: Double, distance: Double) {
        var hand = list()
        hand.fling(from: low, velocity: Point(x: 0, y: -speed))
        let lifted = hand.y

        #expect(hand.controller.phase == .decelerating)
        #expect(isClose(hand.controller.velocity.y, to: speed, within: 1e-6))

        hand.wait(5)
        #expect(isClose(hand.y - lifted, to: distance, within: 0.2))
        #expect(hand.controller.phase == .idle)
    }

    @Test func `is where the law says in between`() {
        var hand = list()
        hand.fling(from: low, velocity: Point(x: 0, y: -1_000))
        let lifted = hand.y
        hand.wait(0.5)

        #expect(isClose(hand.y - lifted, to: 315.928, within: 0.001))

        hand.wait(1.6)
        #expect(hand.controller.phase == .decelerating)
        hand.wait(0.3)
        #expect(hand.controller.phase == .idle)
    }

    @Test(arguments: [200.0, 260])
    func `stays where a slow finger leaves it`(speed: Double) {
        var hand = list()
        hand.fling(from: low, velocity: Point(x: 0, y: -speed), samples: 18)
        let lifted = hand.y

        #expect(hand.controller.phase == .idle)
        hand.wait(3)
        #expect(hand.y == lifted)
    }

    @Test func `always flies above 350 points a second`() {
        var hand = list()
        hand.fling(from: low, velocity: Point(x: 0, y: -351), samples: 18)

        #expect(hand.controller.phase == .decelerating)
    }

    @Test func `stays where a finger left it that had stood still`() {
        var hand = list()
        hand.press(150, 600)
        hand.move(to: 150, 300, seconds: 0.15)
        let held = hand.y
        hand.wait(0.25)
        hand.lift()

        #expect(hand.controller.phase == .idle)
        hand.wait(3)
        #expect(hand.y == held)
    }

    @Test func `judges a fling along two axes by its whole speed`() {
        let bounds = ScrollBounds(contentLength: 9_000, containerLength: 400)
        let configuration = ScrollConfiguration(axes: [.horizontal, .vertical])
        var hand = Hand(ScrollController(configuration: configuration, bounds: PerAxis(both: bounds)))
        hand.fling(from: Point(x: 350, y: 350), velocity: Point(x: -240, y: -320))
        let lifted = hand.controller.contentOffset

        hand.wait(5)

        #expect(isClose(hand.controller.contentOffset.x - lifted.x, to: 114.9, within: 0.2))
        #expect(isClose(hand.controller.contentOffset.y - lifted.y, to: 154.8, within: 0.2))
    }

    @Test func `decelerates faster at the fast rate`() {
        var hand = list()
        hand.controller.configuration.decelerationRate = .fast
        hand.fling(from: low, velocity: Point(x: 0, y: -1_000))
        let lifted = hand.y
        hand.wait(1)

        #expect(isClose(hand.y - lifted, to: 98.5, within: 0.2))
    }

    // The trace of a view of 681.67 let go at rest 177 points past its edge.
    @Test(arguments: [(0.016, 157.3), (0.1, 81), (0.2, 34.3), (0.3, 14), (0.4, 5.7), (0.5, 2.3), (0.667, 0.33)])
    func `comes back as recorded`(time: Double, offset: Double) {
        var hand = Hand(content: 10_000, container: 681.67)
        hand.press(150, 150)
        hand.move(to: 150, 595)
        hand.lift(after: 0.3)
        #expect(isClose(hand.y, to: -177, within: 0.2))

        hand.wait(time)

        #expect(isClose(hand.y, to: -offset, within: 0.8))
    }

    @Test func `comes back without crossing, and ends exactly at rest`() {
        var hand = Hand(content: 10_000, container: 852, top: 59, bottom: 34)
        hand.press(150, 150)
        hand.move(to: 150, 400)
        hand.lift(after: 0.3)

        var samples = [hand.y]
        for _ in 0..<70 {
            hand.wait(1.0 / 60)
            samples.append(hand.y)
        }

        #expect(zip(samples, samples.dropFirst()).allSatisfy { $0 <= $1 })
        #expect(samples.last == -59)
        #expect(hand.controller.phase == .idle)
    }

    @Test func `overshoots the end by a 29.7th of the speed there`() {
        var hand = list()
        hand.controller.hold(displacement: 8_700, along: .vertical)
        hand.fling(from: low, velocity: Point(x: 0, y: -1_400))
        let lifted = hand.y
        let samples = (0...300).map { hand.controller.contentOffset(at: hand.controller.time + Double($0) / 200).y }

        // Velocity falls by 2.002 for each point on the way to the edge.
        let speed = 1_400 - 2.002 * (9_333 - lifted)
        #expect(isClose((samples.max() ?? 0) - 9_333, to: speed / 29.7, within: 0.05))

        hand.wait(3)
        #expect(hand.y == 9_333)
        #expect(hand.controller.phase == .idle)
    }

    @Test func `adds an outward fling to the way home`() {
        var hand = list()
        hand.fling(from: Point(x: 150, y: 100), velocity: Point(x: 0, y: 1_500), samples: 9)

        // 215 points past the edge show 100.4; slope there 0.3968; 1500·0.3968 outward, 7.25·100.4 home.
        #expect(isClose(hand.y, to: -100.44, within: 0.05))
        #expect(isClose(hand.controller.velocity.y, to: 728.2 - 595.2, within: 0.1))
    }

    @Test func `flies on inward if it was thrown home hard`() {
        var hand = list()
        hand.press(150, 100)
        hand.move(to: 150, 160)
        let began = hand.controller.time
        for step in 1...3 {
            let point = Point(x: 150, y: 160 - Double(step) * 12)
            hand.controller.touchMoved(to: point, time: began + Double(step) / 240)
        }
        hand.controller.touchEnded(at: Point(x: 150, y: 112), time: began + 4.0 / 240)

        hand.wait(4)

        #expect(hand.y > 100)
        #expect(hand.controller.phase == .idle)
    }

    @Test func `lets go without speed when the touch is cancelled`() {
        var hand = list()
        hand.press(150, 600)
        hand.move(to: 150, 300, seconds: 0.1)
        let before = hand.y
        hand.cancel()

        #expect(hand.controller.phase == .idle)
        #expect(hand.y == before)
    }

    @Test func `bounces back when the touch is cancelled past its edge`() {
        var hand = list()
        hand.press(150, 200)
        hand.move(to: 150, 400)
        #expect(hand.y < -40)
        hand.cancel()
        hand.wait(2)

        #expect(hand.y == 0)
        #expect(hand.controller.phase == .idle)
    }

    @Test func `shows the same at the same moment at any frame rate`() {
        let velocities = [-2_500.0, 900, -700, 1_800]
        for velocity in velocities {
            var reference = list()
            reference.controller.hold(displacement: velocity > 0 ? 150 : 9_100, along: .vertical)
            reference.fling(from: Point(x: 150, y: 300), velocity: Point(x: 0, y: velocity))
            for rate in [30, 60, 120] {
                var hand = reference
                for frame in 1...(rate * 4) {
                    hand.controller.advance(to: reference.controller.time + Double(frame) / Double(rate))
                    let direct = reference.controller.contentOffset(at: hand.controller.time)
                    #expect(isClose(hand.y, to: direct.y, within: 1e-9))
                }
                #expect(hand.controller.phase == .idle)
            }
        }
    }
}
