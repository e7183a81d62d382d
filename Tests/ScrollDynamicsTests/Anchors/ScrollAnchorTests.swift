import LayoutCore
import ScrollDynamics
import Testing

@Suite("ScrollAnchor")
struct ScrollAnchorTests {
    /// Thirty rows of 60 on a phone with insets of 59 and 34.
    private let phone = ScrollBounds(contentLength: 1_800, containerLength: 852, leadingInset: 59, trailingInset: 34)
    /// The same under a large title.
    private let titled = ScrollBounds(contentLength: 1_800, containerLength: 852, leadingInset: 149, trailingInset: 34)

    private func row(_ index: Int, of height: Double = 60) -> Rect {
        Rect(x: 0, y: Double(index) * height, width: 393, height: height)
    }

    private func offset(_ index: Int, _ anchor: UnitPoint?, from offset: Double) -> Double {
        ScrollAnchor.offset(toShow: row(index), at: anchor, along: .vertical, from: offset, in: phone)
    }

    // Row 12 then stands at 59, 408.5 and 758 on the screen; row 29 stops at the end of the range.
    @Test(arguments: [(12, UnitPoint.top, 661.0), (12, .center, 311.5), (12, .bottom, -38), (29, .top, 982)])
    func `lines the anchor up in what shows`(index: Int, anchor: UnitPoint, expected: Double) {
        #expect(isClose(offset(index, anchor, from: 0), to: expected, within: 1e-9))
    }

    @Test func `lines up any unit point`() {
        let bare = ScrollBounds(contentLength: 2_000, containerLength: 400)
        let anchor = UnitPoint(x: 0.5, y: 0.75)
        let rect = Rect(x: 0, y: 1_000, width: 300, height: 50)

        let offset = ScrollAnchor.offset(toShow: rect, at: anchor, along: .vertical, from: 0, in: bare)

        // The row then stands at 262.5.
        #expect(offset == 737.5)
    }

    @Test func `moves as little as it must without an anchor`() {
        #expect(offset(3, nil, from: -59) == -59)
        // Row 20 ends at 1260, which meets the lower inset at 818.
        #expect(offset(20, nil, from: -59) == 442)
        // Row 5 begins at 300, which meets the upper inset at 59.
        #expect(offset(5, nil, from: 900) == 241)
    }

    @Test func `counts on the collapsed bar where the target collapses it`() {
        let top = ScrollAnchor.offset(
            toShow: row(10),
            at: .top,
            along: .vertical,
            from: -149,
            in: titled,
            collapsibleTop: 52
        )
        let first = ScrollAnchor.offset(
            toShow: row(0),
            at: .top,
            along: .vertical,
            from: 300,
            in: titled,
            collapsibleTop: 52
        )
        let middle = ScrollAnchor.offset(
            toShow: row(1, of: 400),
            at: .center,
            along: .vertical,
            from: -149,
            in: titled,
            collapsibleTop: 52
        )

        #expect(top == 503)
        #expect(first == -97)
        // 600 - (97 + 721 / 2).
        #expect(middle == 142.5)
    }
}
