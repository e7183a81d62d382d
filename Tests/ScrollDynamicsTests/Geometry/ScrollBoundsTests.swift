import ScrollDynamics
import Testing

@Suite("ScrollBounds")
struct ScrollBoundsTests {
    @Test func `begins at zero without an inset, not at a negative zero`() {
        let bounds = ScrollBounds(contentLength: 100, containerLength: 200)

        #expect(bounds.minimum.sign == .plus)
        #expect(bounds.maximum.sign == .plus)
    }

    @Test func `ranges from the inset to the end of the content`() {
        // Forty rows of 50 on a phone of 852 with insets of 59 and 34.
        let bounds = ScrollBounds(contentLength: 2_000, containerLength: 852, leadingInset: 59, trailingInset: 34)

        #expect(bounds.minimum == -59)
        #expect(bounds.maximum == 1_182)
        #expect(bounds.length == 1_241)
        #expect(bounds.visibleLength == 759)
        #expect(bounds.isScrollable)
    }

    @Test(arguments: [0.0, 300, 759])
    func `is a single offset for content that fits`(content: Double) {
        let bounds = ScrollBounds(contentLength: content, containerLength: 852, leadingInset: 59, trailingInset: 34)

        #expect(bounds.minimum == -59)
        #expect(bounds.maximum == -59)
        #expect(!bounds.isScrollable)
    }

    @Test func `tells how far an offset is outside`() {
        let bounds = ScrollBounds(contentLength: 500, containerLength: 400, leadingInset: 20)

        #expect(bounds.overscroll(of: -50) == -30)
        #expect(bounds.overscroll(of: 130) == 30)
        #expect(bounds.overscroll(of: 60) == 0)
        #expect(bounds.clamped(-50) == -20)
    }

    @Test(arguments: [-435.0, -15, 0, 42, 100, 115, 535])
    func `shows what a finger drags through the rubber band, and back`(raw: Double) {
        let bounds = ScrollBounds(contentLength: 781.67, containerLength: 681.67)

        let visible = bounds.visible(forRaw: raw)

        #expect(isClose(bounds.raw(forVisible: visible), to: raw, within: 1e-9))
    }

    @Test func `measures the band against the whole container`() {
        let bounds = ScrollBounds(contentLength: 2_000, containerLength: 681.67, leadingInset: 59, trailingInset: 34)

        #expect(isClose(bounds.visible(forRaw: -59 - 240), to: -59 - 110.67, within: 0.4))
    }

    @Test func `does not stretch without a container`() {
        #expect(ScrollBounds.zero.visible(forRaw: -100) == 0)
        #expect(ScrollBounds.zero.raw(forVisible: -100) == 0)
        #expect(ScrollBounds.zero.slope(atVisible: -100) == 1)
    }
}
