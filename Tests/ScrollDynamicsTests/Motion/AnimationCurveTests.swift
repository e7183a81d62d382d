import ScrollDynamics
import Testing

@Suite("AnimationCurve")
struct AnimationCurveTests {
    @Test(arguments: [
        (AnimationCurve.linear(duration: 2), 0.5, 0.25), (.easeIn(duration: 0.5), 0.25, 0.31536),
        (.easeOut(duration: 0.5), 0.25, 0.68464), (.easeInOut(duration: 2), 0.5, 0.12916), (.linear, 0.175, 0.5),
        (.easeIn, 0.175, 0.31536),
    ])
    func `follows a timing curve over its duration`(curve: AnimationCurve, time: Double, progress: Double) {
        #expect(isClose(curve.progress(at: time), to: progress, within: 1e-5))
    }

    // Solved by Runge-Kutta steps of 1 µs. Response 0.5 with damping 1, 0.85 and 0.7; 0.55 with 1.
    @Test(arguments: [
        (AnimationCurve.smooth, 0.1, 0.35774), (.smooth, 0.5, 0.986399), (.snappy, 0.1, 0.388102),
        (.snappy, 0.5, 1.00602), (.bouncy, 0.1, 0.423302), (.bouncy, 0.5, 1.014498), (.default, 0.1, 0.316461),
        (.default, 0.3, 0.856214), (.spring, 0.25, 0.821026),
        (.spring(duration: 0.5, bounce: -1.0 / 3), 0.25, 0.647395),
    ])
    func `follows the spring of its name`(curve: AnimationCurve, time: Double, progress: Double) {
        #expect(isClose(curve.progress(at: time), to: progress, within: 2e-6))
    }

    @Test func `makes the same spring of physical constants`() {
        // ω = √(k/m) = 10, ζ = c / (2√(k·m)) = 0.5.
        let curve = AnimationCurve.interpolatingSpring(mass: 2, stiffness: 200, damping: 20)

        #expect(curve == .sprung(response: 2 * Double.pi / 10, dampingRatio: 0.5))
    }

    @Test(arguments: [
        AnimationCurve.linear, .easeIn, .easeOut, .easeInOut, .default, .smooth, .snappy, .bouncy, .interactiveSpring,
        .linear(duration: 0), .spring(duration: 0, bounce: 0), .spring(duration: 1, bounce: 1),
    ])
    func `goes from 0 to exactly 1`(curve: AnimationCurve) {
        #expect(curve.progress(at: -0.5) == 0 || curve.duration == 0)
        #expect(curve.progress(at: curve.duration) == 1)
        #expect(curve.progress(at: curve.duration + 5) == 1)
        #expect(curve.velocity(at: curve.duration) == 0)
        #expect(curve.duration.isFinite)
    }

    @Test(arguments: [AnimationCurve.linear, .easeIn, .easeOut, .easeInOut, .default, .smooth])
    func `never turns back without bounce`(curve: AnimationCurve) {
        let samples = (0...100).map { curve.progress(at: curve.duration * Double($0) / 100) }

        #expect(zip(samples, samples.dropFirst()).allSatisfy { $0 <= $1 })
    }

    @Test func `shoots over its end with bounce`() {
        let samples = (0...100).map { AnimationCurve.bouncy.progress(at: Double($0) / 100) }

        // e^(-πζ/√(1-ζ²)) with ζ = 0.7 is 4.6 %.
        #expect(isClose(samples.max() ?? 0, to: 1.046, within: 0.001))
    }

    @Test func `ends as soon as a spring stays within a thousandth`() {
        // (1 + ωt)·e^(-ωt) = 0.001 at ωt = 9.2334.
        #expect(isClose(AnimationCurve.smooth.duration, to: 9.2334 / (4 * Double.pi), within: 1e-4))
    }

    @Test func `starts a spring with the velocity it is given`() {
        #expect(isClose(AnimationCurve.bouncy.progress(at: 0.2, initialVelocity: 3), to: 0.929826, within: 2e-6))
        #expect(isClose(AnimationCurve.bouncy.velocity(at: 0.2, initialVelocity: 3), to: 2.34544, within: 1e-5))
    }

    @Test func `has the velocity of a uniform change`() {
        #expect(AnimationCurve.linear(duration: 4).velocity(at: 1) == 0.25)
    }

    @Test func `traps on a spring without mass`() async {
        await #expect(processExitsWith: .failure) {
            _ = AnimationCurve.interpolatingSpring(mass: 0, stiffness: 1, damping: 1)
        }
    }
}
