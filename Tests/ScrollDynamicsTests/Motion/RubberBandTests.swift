import ScrollDynamics
import Testing

@Suite("RubberBand")
struct RubberBandTests {
    // Recorded drag of a UIScrollView of this height.
    @Test(arguments: zip([15.0, 60, 120, 240, 435], [8.0, 31.33, 60.33, 110.67, 177.0]))
    func `follows the recorded drag to less than half a point`(drag: Double, offset: Double) {
        #expect(isClose(RubberBand.touch.offset(forDrag: drag, in: 681.67), to: offset, within: 0.4))
    }

    // Computed by hand from d·c·x / (d + c·x), c = 0.55.
    @Test(arguments: [
        (874.0, 25.0, 13.5), (874, 50, 26.7), (874, 100, 51.7), (874, 150, 75.4), (874, 200, 97.7), (874, 300, 138.8),
        (874, 400, 175.8), (874, 600, 239.6), (667, 50, 26.4), (667, 100, 50.8), (667, 200, 94.4), (667, 300, 132.3),
        (667, 400, 165.4),
    ])
    func `resists more the farther it is pulled`(extent: Double, drag: Double, offset: Double) {
        #expect(isClose(RubberBand.touch.offset(forDrag: drag, in: extent), to: offset, within: 0.06))
    }

    @Test(arguments: [0.0, 1, 50, 1_000, 1_000_000, 1e300])
    func `stays inside the container for any drag`(distance: Double) {
        let offset = RubberBand.touch.offset(forDrag: distance, in: 400)

        #expect(offset <= 400)
        #expect(offset >= 0)
    }

    @Test func `is the same curve in both directions`() {
        #expect(isClose(RubberBand.touch.offset(forDrag: -120, in: 681.67), to: -60.33, within: 0.4))
    }

    @Test(arguments: [-600.0, -35, 0, 0.25, 12, 300, 5_000])
    func `has an inverse`(distance: Double) {
        let offset = RubberBand.touch.offset(forDrag: distance, in: 874)

        #expect(isClose(RubberBand.touch.drag(forOffset: offset, in: 874), to: distance, within: 1e-6))
    }

    @Test func `takes an offset of half the container for a drag of the container through the coefficient`() {
        #expect(isClose(RubberBand.touch.drag(forOffset: 200, in: 400), to: 727.273, within: 0.001))
    }

    @Test func `takes offsets that no finger reaches for the farthest that one does`() {
        #expect(isClose(RubberBand.touch.drag(forOffset: 4_000, in: 400), to: 72_000, within: 0.01))
    }

    // Slope of the curve, 0.55 / (1 + 0.55·x/d)².
    @Test(arguments: zip([0.0, 100, -100, 400], [0.55, 0.42498, 0.42498, 0.22893]))
    func `follows the finger with a slope that falls from the coefficient`(drag: Double, slope: Double) {
        #expect(isClose(RubberBand.touch.slope(atDrag: drag, in: 400), to: slope, within: 0.0001))
    }

    @Test func `traps on an empty container`() async {
        await #expect(processExitsWith: .failure) { _ = RubberBand.touch.offset(forDrag: 1, in: 0) }
        await #expect(processExitsWith: .failure) { _ = RubberBand.touch.drag(forOffset: 1, in: -3) }
        await #expect(processExitsWith: .failure) { _ = RubberBand.touch.slope(atDrag: 1, in: 0) }
    }

    @Test func `traps on a coefficient that is no resistance`() async {
        await #expect(processExitsWith: .failure) { _ = RubberBand(coefficient: 0) }
    }
}
