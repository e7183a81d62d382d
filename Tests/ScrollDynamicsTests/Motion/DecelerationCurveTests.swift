import ScrollDynamics
import Testing

@Suite("DecelerationCurve")
struct DecelerationCurveTests {
    // Distances and durations of UIScrollView: 499.5 and 99.5 times the speed above 10 points a second.
    @Test(arguments: [
        (500.0, 244.8, 1.95), (1_000, 494.5, 2.30), (2_000, 994.0, 2.65), (3_000, 1_493.5, 2.85),
        (5_000, 2_492.5, 3.10),
    ])
    func `covers the measured distance at the normal rate`(velocity: Double, distance: Double, duration: Double) {
        let curve = DecelerationCurve(velocity: velocity)

        #expect(isClose(curve.distance, to: distance, within: 0.17))
        #expect(isClose(curve.duration, to: duration, within: 0.01))
    }

    @Test(arguments: [
        (500.0, 48.8, 0.39), (1_000, 98.5, 0.46), (2_000, 198.0, 0.53), (3_000, 297.5, 0.57), (5_000, 496.5, 0.62),
    ])
    func `covers the measured distance at the fast rate`(velocity: Double, distance: Double, duration: Double) {
        let curve = DecelerationCurve(velocity: velocity, rate: .fast)

        #expect(isClose(curve.distance, to: distance, within: 0.17))
        #expect(isClose(curve.duration, to: duration, within: 0.01))
    }

    @Test func `lasts as long as the recorded one`() {
        #expect(isClose(DecelerationCurve(velocity: 480).duration, to: 1.93, within: 0.005))
    }

    // Integral of v·0.998^(1000 t), computed independently.
    @Test(arguments: [
        (1_000.0, 0.5, 315.928, 367.511), (2_000, 0.5, 631.856, 735.023), (500, 1, 216.018, 67.532),
        (1_500, 0.7, 564.746, 369.377),
    ])
    func `is a function of time`(velocity: Double, time: Double, position: Double, speed: Double) {
        let curve = DecelerationCurve(velocity: velocity)

        #expect(isClose(curve.position(at: time), to: position, within: 0.001))
        #expect(isClose(curve.velocity(at: time), to: speed, within: 0.001))
    }

    @Test func `is one frame along its way in the first frame after the lift`() {
        #expect(isClose(DecelerationCurve(velocity: 1_000).position(at: 0.016), to: 15.7465, within: 0.001))
        #expect(DecelerationCurve(velocity: 1_000).position(at: 0) == 0)
    }

    @Test func `stands still after its end and before its start`() {
        let curve = DecelerationCurve(velocity: -1_000)

        #expect(isClose(curve.position(at: 60), to: -494.5, within: 0.01))
        #expect(curve.velocity(at: 60) == 0)
        #expect(curve.position(at: -1) == 0)
        #expect(curve.velocity(at: -1) == -1_000)
    }

    @Test func `ends at the speed of ten points a second`() {
        let curve = DecelerationCurve(velocity: 700)

        #expect(isClose(curve.velocity(at: curve.duration - 1e-9), to: 10, within: 1e-6))
        #expect(isClose(curve.position(at: curve.duration - 1e-9), to: curve.distance, within: 1e-6))
    }

    @Test(arguments: [0.0, 3, -10, 10])
    func `does not move at the speed at which it ends`(velocity: Double) {
        #expect(DecelerationCurve(velocity: velocity).distance == 0)
        #expect(DecelerationCurve(velocity: velocity).duration == 0)
        #expect(DecelerationCurve(velocity: velocity).position(at: 1) == 0)
    }

    @Test func `knows when it passes a place, and how fast`() throws {
        let curve = DecelerationCurve(velocity: 1_000)

        let time = try #require(curve.time(atPosition: 50))

        #expect(isClose(time, to: 0.052683, within: 1e-6))
        #expect(isClose(curve.velocity(atPosition: 50), to: 899.8999, within: 1e-4))
    }

    @Test(arguments: [(1_000.0, 495.0), (1_000, -1), (-1_000, 1), (5, 1)])
    func `never passes a place behind it or beyond its end`(velocity: Double, place: Double) {
        #expect(DecelerationCurve(velocity: velocity).time(atPosition: place) == nil)
    }

    @Test func `traps on a velocity that is no number`() async {
        await #expect(processExitsWith: .failure) { _ = DecelerationCurve(velocity: .nan) }
    }
}
