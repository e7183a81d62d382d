import ScrollDynamics
import Testing

@Suite("MotionPath")
struct MotionPathTests {
    /// Offsets 0 to 100 at rest.
    private let bounds = ScrollBounds(contentLength: 500, containerLength: 400)
    private let longBounds = ScrollBounds(contentLength: 10_000, containerLength: 667)

    @Test func `decelerates to its natural end inside the range`() {
        let path = MotionPath(from: 100, velocity: 1_000, at: 5, in: longBounds)

        #expect(isClose(path.restOffset, to: 594.5, within: 0.01))
        #expect(isClose(path.endTime, to: 7.3, within: 0.01))
        #expect(isClose(path.position(at: 5.5), to: 415.928, within: 0.001))
    }

    // Solved by steps of 1 µs: friction up to the edge at 100, then the spring with the velocity of that moment.
    @Test(arguments: [(0.03, 79.117, 941.71), (0.1, 125.39, 259.15), (0.2, 126.506, -109.71), (0.5, 103.034, -26.37)])
    func `hands its velocity over to the spring at the edge`(time: Double, position: Double, velocity: Double) {
        let path = MotionPath(from: 50, velocity: 1_000, at: 0, in: bounds)

        #expect(isClose(path.position(at: time), to: position, within: 0.01))
        #expect(isClose(path.velocity(at: time), to: velocity, within: 0.05))
        #expect(path.restOffset == 100)
    }

    @Test func `does not depend on how often it is looked at`() {
        let path = MotionPath(from: 50, velocity: 1_000, at: 0, in: bounds)

        #expect(isClose(path.position(at: 0.0526831), to: 100, within: 0.001))
        #expect(isClose(path.position(at: 0.0526832), to: 100, within: 0.001))
        #expect(isClose(path.velocity(at: 0.0526831), to: 899.9, within: 0.01))
        #expect(isClose(path.velocity(at: 0.0526832), to: 899.9, within: 0.01))
    }

    @Test func `bounces back to the edge it was let go beyond`() {
        let path = MotionPath(from: -177, velocity: 7.25 * 177, at: 1, in: bounds)

        #expect(path.position(at: 1) == -177)
        #expect(isClose(path.position(at: 1.1), to: -81, within: 0.8))
        #expect(path.restOffset == 0)
        #expect(path.position(at: path.endTime) == 0)
    }

    @Test func `flies into the range when it is thrown inward faster than the spring pulls`() {
        // B = 2000 - 10.927·100 = 907.27; at the edge after 0.11022 s the velocity is B·e^(-ω·0.11022) = 272.05.
        let path = MotionPath(from: -100, velocity: 2_000, at: 0, in: longBounds)

        #expect(isClose(path.position(at: 0.11022), to: 0, within: 0.01))
        #expect(isClose(path.velocity(at: 0.11023), to: 272.05, within: 0.05))
        #expect(isClose(path.restOffset, to: (272.05 - 10) * 0.4995, within: 0.05))
    }

    @Test func `turns at the far edge after it has flown through the range`() {
        let path = MotionPath(from: -100, velocity: 4_000, at: 0, in: bounds)
        let samples = (0...200).map { path.position(at: Double($0) / 100) }

        #expect(path.restOffset == 100)
        #expect((samples.max() ?? 0) > 110)
        #expect(samples.last == 100)
    }

    @Test func `swings around the only offset of content that fits`() {
        let fits = ScrollBounds(contentLength: 300, containerLength: 400)
        let path = MotionPath(from: -100, velocity: 4_000, at: 0, in: fits)

        #expect(path.restOffset == 0)
        #expect((0...100).map { path.position(at: Double($0) / 100) }.max() ?? 0 > 5)
    }

    @Test func `ends at once without speed`() {
        let path = MotionPath(from: 30, velocity: 0, at: 2, in: bounds)

        #expect(path.endTime == 2)
        #expect(path.position(at: 9) == 30)
    }

    @Test func `bounces at an edge it stands on`() {
        let path = MotionPath(from: 100, velocity: 1_000, at: 0, in: bounds)

        #expect(isClose(path.position(at: 0.0915), to: 133.66, within: 0.02))
        #expect(path.restOffset == 100)
    }

    @Test func `can be moved as a whole`() {
        var path = MotionPath(from: 50, velocity: 1_000, at: 0, in: bounds)
        path.translate(by: 1_000)

        #expect(isClose(path.position(at: 0.1), to: 1_125.39, within: 0.01))
        #expect(path.restOffset == 1_100)
    }

    @Test(arguments: [DecelerationRate.normal, .fast])
    func `is continuous at every joint`(rate: DecelerationRate) {
        for (offset, velocity) in [(50.0, 3_000.0), (-150, 5_000), (180, -6_000), (0, -800), (99, 40)] {
            let path = MotionPath(from: offset, velocity: velocity, at: 0, in: bounds, rate: rate)
            let samples = (0...30_000).map { path.position(at: Double($0) / 10_000) }

            // No step is longer than the fastest motion makes it, plus what is cut off at the end.
            #expect(zip(samples, samples.dropFirst()).allSatisfy { abs($1 - $0) < abs(velocity) / 9_000 + 0.11 })
        }
    }
}
