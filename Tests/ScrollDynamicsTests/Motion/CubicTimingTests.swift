import ScrollDynamics
import Testing

@Suite("CubicTiming")
struct CubicTimingTests {
    // Solved by bisection of the Bézier polynomials in another language; the first three are also CSS's curves.
    @Test(arguments: [
        (CubicTiming.easeIn, 0.1, 0.01703), (.easeIn, 0.5, 0.31536), (.easeIn, 0.9, 0.83943),
        (.easeOut, 0.1, 0.16057), (.easeOut, 0.5, 0.68464), (.easeOut, 0.9, 0.98297),
        (.easeInOut, 0.25, 0.12916), (.easeInOut, 0.5, 0.5), (.easeInOut, 0.75, 0.87084),
        (.fastInSlowOut, 0.25, 0.60722), (.fastInSlowOut, 0.5, 0.87783),
    ])
    func `gives the progress of the curve`(timing: CubicTiming, fraction: Double, progress: Double) {
        #expect(isClose(timing.progress(at: fraction), to: progress, within: 1e-5))
    }

    @Test(arguments: [CubicTiming.easeIn, .easeOut, .easeInOut, .fastInSlowOut])
    func `begins at 0 and ends at 1`(timing: CubicTiming) {
        #expect(timing.progress(at: -1) == 0)
        #expect(timing.progress(at: 0) == 0)
        #expect(timing.progress(at: 1) == 1)
        #expect(timing.progress(at: 2) == 1)
    }

    @Test func `has the slope of the curve`() {
        // A straight line, and the symmetric curve, whose middle has slope (0.75·1) / (0.75·0.16 + 0.75 - 0.75·0.16·0) by hand.
        #expect(isClose(CubicTiming(0.25, 0.25, 0.75, 0.75).slope(at: 0.3), to: 1, within: 1e-9))
        #expect(isClose(CubicTiming.easeInOut.slope(at: 0.5), to: 1.7241, within: 1e-4))
    }

    @Test func `keeps time from running backwards`() {
        #expect(isClose(CubicTiming(-3, 0, 4, 1).progress(at: 0.5), to: 0.5, within: 1e-9))
    }
}
