import ScrollDynamics
import Testing

@Suite("SpringCurve")
struct SpringCurveTests {
    // Recorded way back of a UIScrollView let go at rest 177 points past its edge.
    @Test(arguments: [
        (0.0, 177.0), (0.016, 157.3), (0.1, 81), (0.2, 34.3), (0.3, 14), (0.4, 5.7), (0.5, 2.3), (0.667, 0.33),
    ])
    func `follows the recorded bounce to less than a point`(time: Double, offset: Double) {
        let spring = SpringCurve(displacement: 177, velocity: -SpringCurve.bounceReleaseSpeed * 177)

        #expect(isClose(spring.position(at: time), to: offset, within: 0.8))
    }

    // Computed by hand: 100·(1 + 3.68·t)·e^(-10.93·t).
    @Test(arguments: [
        (0.0167, 88.4), (0.033, 78.0), (0.05, 68.6), (0.1, 45.9), (0.15, 30.1), (0.2, 19.5), (0.3, 7.9), (0.4, 3.1),
        (0.5, 1.2),
    ])
    func `takes content home from a hundred points`(time: Double, offset: Double) {
        let spring = SpringCurve(displacement: 100, velocity: -725)

        #expect(isClose(spring.position(at: time), to: offset, within: 0.25))
    }

    @Test(arguments: zip([500.0, 1_000, 2_000, 3_000, 5_000], [16.8, 33.7, 67.3, 101.0, 168.3]))
    func `overshoots an edge that is hit by a 29.7th of the speed`(velocity: Double, peak: Double) {
        let spring = SpringCurve(displacement: 0, velocity: velocity)

        #expect(isClose(spring.position(at: 0.0915), to: peak, within: 0.06))
        #expect(isClose(spring.velocity(at: 0.0915), to: 0, within: velocity / 1_000))
    }

    // Until within half a pixel of a 3x screen, computed by hand.
    @Test(arguments: zip([177.0, 100, 50, 10], [0.76, 0.70, 0.63, 0.47]))
    func `settles in the computed time`(displacement: Double, time: Double) {
        let spring = SpringCurve(displacement: displacement, velocity: -SpringCurve.bounceReleaseSpeed * displacement)

        #expect(isClose(spring.settlingTime(within: 1.0 / 6), to: time, within: 0.01))
    }

    @Test func `has the frequency of a response of 0.575 seconds`() {
        #expect(isClose(SpringCurve.bounceFrequency, to: 10.93, within: 0.005))
    }

    struct Sample: Sendable {
        var ratio: Double
        var start: (position: Double, velocity: Double)
        var frequency = 4 * Double.pi
        var time: Double
        var end: (position: Double, velocity: Double)
    }

    // Solved by Runge-Kutta steps of 1 µs.
    static let samples = [
        Sample(ratio: 1, start: (-1, 0), time: 0.25, end: (-0.178974, 1.70602)),
        Sample(ratio: 0.85, start: (-1, 0), time: 0.25, end: (-0.105491, 1.64558)),
        Sample(ratio: 0.7, start: (-1, 0), time: 0.5, end: (0.014498, -0.21095)),
        Sample(ratio: 1.5, start: (-1, 0), time: 0.1, end: (-0.718125, 3.26812)),
        Sample(ratio: 0.7, start: (-1, 3), time: 0.2, end: (-0.0701735, 2.34544)),
        Sample(ratio: 1.5, start: (1, -5), frequency: 10, time: 0.2, end: (0.4415225, -1.69275)),
        Sample(ratio: 1.5, start: (1, -40), frequency: 10, time: 0.2, end: (-0.2792897, 0.87427)),
    ]

    @Test(arguments: samples)
    func `solves the equation of a damped spring`(sample: Sample) {
        let spring = SpringCurve(
            displacement: sample.start.position,
            velocity: sample.start.velocity,
            angularFrequency: sample.frequency,
            dampingRatio: sample.ratio
        )

        #expect(isClose(spring.position(at: sample.time), to: sample.end.position, within: 2e-6))
        #expect(isClose(spring.velocity(at: sample.time), to: sample.end.velocity, within: 1e-5))
    }

    @Test(arguments: [
        (1.0, 1.0, -30.0), (1, 0, 5), (1, 1, 0), (1.5, 1, -40), (1.5, 1, 0), (0.7, -1, 3), (0.3, 2, 0),
    ])
    func `stays within the distance from its settling time on`(ratio: Double, displacement: Double, velocity: Double) {
        let spring = SpringCurve(
            displacement: displacement,
            velocity: velocity,
            angularFrequency: 10,
            dampingRatio: ratio
        )

        let settled = spring.settlingTime(within: 0.01)

        #expect(settled > 0)
        for step in 0...200 {
            #expect(abs(spring.position(at: settled + Double(step) * 0.01)) <= 0.01 + 1e-12)
        }
    }

    @Test func `has settled from the start if it never leaves the distance`() {
        #expect(SpringCurve(displacement: 0.05, velocity: 0).settlingTime(within: 0.1) == 0)
        #expect(SpringCurve(displacement: 0, velocity: 0).settlingTime(within: 0.1) == 0)
    }

    @Test func `passes through rest only if it is thrown faster than it pulls`() throws {
        let crossing = try #require(SpringCurve(displacement: 100, velocity: -2_000).crossingTime)

        // B = v + ω·x = -907.27, so the crossing is at x / -B.
        #expect(isClose(crossing, to: 0.11022, within: 1e-4))
        #expect(SpringCurve(displacement: 100, velocity: -1_000).crossingTime == nil)
        #expect(SpringCurve(displacement: 0, velocity: 1_000).crossingTime == nil)
    }

    @Test func `traps on a spring that is none`() async {
        await #expect(processExitsWith: .failure) {
            _ = SpringCurve(displacement: 1, velocity: 0, angularFrequency: 0)
        }
        await #expect(processExitsWith: .failure) { _ = SpringCurve(displacement: 1, velocity: 0, dampingRatio: 0) }
        await #expect(processExitsWith: .failure) {
            _ = SpringCurve(displacement: 1, velocity: 0).settlingTime(within: 0)
        }
    }
}
