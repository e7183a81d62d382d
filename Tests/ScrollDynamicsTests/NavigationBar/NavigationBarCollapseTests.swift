import ScrollDynamics
import Testing

@Suite("NavigationBarCollapse")
struct NavigationBarCollapseTests {
    /// A bar that ends at 98 when collapsed and at 150 when expanded.
    private let large = NavigationBarCollapse(
        metrics: BarMetrics(top: 54, height: 44, stripHeight: 52, backgroundFadeLength: 10)
    )
    private let inline = NavigationBarCollapse(
        metrics: BarMetrics(top: 54, height: 44, stripHeight: 0, backgroundFadeLength: 10)
    )

    @Test(arguments: [(0.0, 150.0), (13, 137), (26, 124), (39, 111), (52, 98), (60, 98), (1_000, 98), (-40, 150)])
    func `gives its strip way point for point`(displacement: Double, bottom: Double) {
        let state = large.state(at: displacement)

        #expect(state.insetBottom == bottom)
        #expect(state.stripHeight == bottom - 98)
        #expect(large.collapsedHeight(at: displacement) == 150 - bottom)
    }

    @Test(arguments: [(-160.0, 310.0), (-20, 170), (0, 150), (26, 124), (200, 98)])
    func `is drawn stretched by a pull, while the safe area stays`(displacement: Double, bottom: Double) {
        #expect(large.state(at: displacement).drawnBottom == bottom)
    }

    @Test(arguments: [(-160.0, 160.0), (-20, 20), (0, 0), (26, -26), (52, -52), (500, -52)])
    func `takes the large title along`(displacement: Double, translation: Double) {
        #expect(large.state(at: displacement).largeTitleTranslation == translation)
    }

    @Test(arguments: [(0.0, 1.0), (44, 1.03), (88, 1.06), (147, 1.1), (400, 1.1)])
    func `enlarges the title a little in a pull`(stretch: Double, scale: Double) {
        #expect(isClose(large.state(at: -stretch).largeTitleScale, to: scale, within: 0.0003))
        #expect(large.state(at: stretch).largeTitleScale == 1)
    }

    @Test func `never enlarges the title beyond the bar`() {
        let scale = NavigationBarCollapse.titleScale(atStretch: 400, textWidth: 350, availableWidth: 361)
        let tooLong = NavigationBarCollapse.titleScale(atStretch: 400, textWidth: 500, availableWidth: 361)

        #expect(isClose(scale, to: 1.03143, within: 1e-5))
        #expect(tooLong == 1)
    }

    @Test(arguments: [(-10.0, false), (0, false), (41.9, false), (42, true), (52, true), (300, true)])
    func `swaps the titles in the last ten points`(displacement: Double, isInline: Bool) {
        #expect(large.state(at: displacement).showsInlineTitle == isInline)
        #expect(inline.state(at: displacement).showsInlineTitle)
    }

    @Test(arguments: [(-30.0, 0.0), (0, 0), (52, 0), (57, 0.5), (62, 1), (200, 1)])
    func `fades its background in over the first ten points under it`(displacement: Double, opacity: Double) {
        #expect(large.state(at: displacement).backgroundOpacity == opacity)
    }

    @Test func `fades in at once without a large title, and never where bars are clear`() {
        let clear = NavigationBarCollapse(
            metrics: BarMetrics(top: 59, height: 54, stripHeight: 52, backgroundFadeLength: nil)
        )

        #expect(inline.state(at: 5).backgroundOpacity == 0.5)
        #expect(clear.state(at: 300).backgroundOpacity == 0)
    }

    @Test func `stands still without a large title`() {
        #expect(inline.state(at: -60).drawnBottom == 98)
        #expect(inline.state(at: 100).insetBottom == 98)
        #expect(!inline.hasLargeTitle)
        #expect(inline.snapBehavior == nil)
        #expect(large.snapBehavior == BarSnapBehavior(strips: [52]))
    }

    // The field's strip of 52 goes first, then the title's.
    @Test(
        arguments: [
            (-30.0, 202.0, 52.0, 52.0), (0, 202, 52, 52), (20, 182, 32, 52), (52, 150, 0, 52), (70, 132, 0, 34),
            (104, 98, 0, 0), (500, 98, 0, 0),
        ]
    )
    func `gives a search field's strip way before the title's`(
        displacement: Double,
        bottom: Double,
        search: Double,
        title: Double
    ) {
        let bar = NavigationBarCollapse(
            metrics: BarMetrics(
                top: 54,
                height: 44,
                stripHeight: 52,
                search: SearchStrip(collapses: true),
                backgroundFadeLength: 10
            )
        )
        let state = bar.state(at: displacement)

        #expect(state.insetBottom == bottom)
        #expect(state.searchStripHeight == search)
        #expect(state.stripHeight == title)
        #expect(state.drawnBottom == bottom + max(-displacement, 0))
        // The titles swap in the last ten points of the title's own strip.
        #expect(state.showsInlineTitle == (displacement >= 94))
        #expect(state.backgroundOpacity == (displacement >= 114 ? 1 : 0))
    }

    @Test(arguments: [(0.0, 202.0), (26, 176), (52, 150), (300, 150)])
    func `keeps a search field that always shows`(displacement: Double, bottom: Double) {
        let bar = NavigationBarCollapse(
            metrics: BarMetrics(
                top: 54,
                height: 44,
                stripHeight: 52,
                search: SearchStrip(collapses: false),
                backgroundFadeLength: 10
            )
        )

        #expect(bar.state(at: displacement).insetBottom == bottom)
        #expect(bar.state(at: displacement).searchStripHeight == 52)
        #expect(bar.snapBehavior == BarSnapBehavior(strips: [52]))
    }

    @Test(arguments: [0.0, 20, 52])
    func `keeps content glued to its edge while it collapses`(displacement: Double) {
        // Offset plus inset: -150 + s + (150 - s).
        #expect(-150 + displacement + large.state(at: displacement).insetBottom == 0)
    }
}
