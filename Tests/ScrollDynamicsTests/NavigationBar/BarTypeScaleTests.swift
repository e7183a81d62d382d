import ScrollDynamics
import Testing

@Suite("BarTypeScale")
struct BarTypeScaleTests {
    // From `xxLarge` on, 0.235 is what type may grow by, and a third of it what the large title does: 1 + 0.235 / 3 = 1.07833.
    @Test(
        arguments: [
            (14.0, 0.9, 0.9), (16.0, 0.94118, 0.94118), (17.0, 1.0, 1.0), (19.0, 1.11765, 1.03922),
            (21.0, 1.235, 1.07833), (23.0, 1.235, 1.07833), (28.0, 1.235, 1.07833), (53.0, 1.235, 1.07833),
        ]
    )
    func `stays within its bounds, and damps the growth of the large title`(
        bodySize: Double,
        inline: Double,
        large: Double
    ) {
        let scale = BarTypeScale(bodyScale: bodySize / 17)

        #expect(isClose(scale.inlineTitle, to: inline, within: 0.0003))
        #expect(isClose(scale.largeTitle, to: large, within: 0.0001))
    }
}
