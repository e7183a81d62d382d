import LayoutCore
import ScrollDynamics
import Testing

/// What a program may ask of an animation is any number; every motion must have finite places, an end, and its target there.
@Suite("Motion limits")
struct MotionLimitsTests {
    private static let ends: [Double] = [
        .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude,
        1e-300,
        -0.0, 0, -1, 0.5, 1e15,
    ]

    @Test(arguments: ends, ends)
    func `plans every curve to its target, whatever it is made of`(first: Double, second: Double) {
        let curves: [AnimationCurve] = [
            .linear(duration: first), .easeIn(duration: first), .easeOut(duration: second),
            .timed(CubicTiming(first, second, second, first), duration: 1),
            .timed(CubicTiming(0.5, first, 0.5, second), duration: second),
            .spring(response: first, dampingRatio: second), .spring(duration: first, bounce: second),
            .smooth(duration: first, extraBounce: second), .snappy(duration: first, extraBounce: second),
            .bouncy(duration: first, extraBounce: second),
        ]
        for curve in curves {
            let animation = OffsetAnimation(from: 10, to: 250, velocity: 40, at: 3, curve: curve)

            #expect(animation.endTime.isFinite && animation.endTime >= 3, "\(curve)")
            #expect(animation.position(at: animation.endTime) == 250, "\(curve)")
            for time in [3, 3.01, 3.5, 4, 100, 1e6] {
                #expect(animation.position(at: time).isFinite, "\(curve) at \(time)")
                #expect(animation.velocity(at: time).isFinite, "\(curve) at \(time)")
            }
        }
    }

    @Test(arguments: ends)
    func `scrolls after any delay`(delay: Double) {
        let bounds = PerAxis(both: ScrollBounds(contentLength: 3_000, containerLength: 800))
        var controller = ScrollController(bounds: bounds)

        controller.scroll(to: Point(x: 0, y: 600), along: .vertical, curve: .linear(duration: 1), delay: delay)
        controller.advance(to: 0.5)
        let onTheWay = controller.contentOffset.y
        controller.advance(to: 1e10)

        #expect(onTheWay >= 0 && onTheWay <= 600)
        #expect(controller.contentOffset.y == 600)
        #expect(controller.phase == .idle)
    }
}
