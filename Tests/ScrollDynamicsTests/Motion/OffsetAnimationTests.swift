import ScrollDynamics
import Testing

@Suite("OffsetAnimation")
struct OffsetAnimationTests {
    @Test func `follows a timing curve`() {
        let animation = OffsetAnimation(from: 100, to: 300, velocity: 0, at: 2, curve: .linear(duration: 0.5))

        #expect(animation.position(at: 2.125) == 150)
        #expect(animation.velocity(at: 2.125) == 400)
        #expect(animation.endTime == 2.5)
        #expect(animation.position(at: 2.5) == 300)
        #expect(animation.velocity(at: 2.5) == 0)
        #expect(animation.position(at: 1) == 100)
    }

    @Test func `follows a spring with the velocity it takes over`() {
        let animation = OffsetAnimation(from: 0, to: 100, velocity: 300, at: 0, curve: .bouncy)

        // Response 0.5, damping 0.7, 3 ways a second at the start, solved by Runge-Kutta steps.
        #expect(isClose(animation.position(at: 0.2), to: 92.98265, within: 1e-4))
        #expect(isClose(animation.velocity(at: 0.2), to: 234.544, within: 1e-3))
    }

    @Test(arguments: zip([250.0, 494.5, 988], [0.50556, 1, 1.99798]))
    func `stretches a deceleration to a target near its natural end`(target: Double, factor: Double) {
        let animation = OffsetAnimation(flungFrom: 0, to: target, velocity: 1_000, at: 0, rate: .normal)

        #expect(isClose(animation.position(at: 0.5), to: 315.928 * factor, within: 0.01))
        #expect(isClose(animation.endTime, to: 2.30, within: 0.01))
        #expect(animation.position(at: 3) == target)
    }

    @Test(arguments: [-200.0, 100, 1_200])
    func `takes the spring to a target far from its natural end`(target: Double) {
        let animation = OffsetAnimation(flungFrom: 0, to: target, velocity: 1_000, at: 0, rate: .normal)

        #expect(isClose(animation.velocity(at: 0), to: 1_000, within: 1e-9))
        #expect(animation.endTime < 1.2)
        #expect(animation.position(at: 1.2) == target)
    }

    @Test func `can be moved as a whole`() {
        var animation = OffsetAnimation(from: 100, to: 300, velocity: 0, at: 0, curve: .linear(duration: 1))
        animation.translate(by: -40)

        #expect(animation.position(at: 0.5) == 160)
        #expect(animation.target == 260)
    }
}
