import HandMadeViews
import LayoutCore
import Testing
import ViewRuntime

@Suite("Pinned views")
struct PinnedViewsTests {
    @Test func `pushes headers of different heights by their own`() throws {
        let parts = [
            Lazy.part(0, head: 44, rows: Array(repeating: 50, count: 6)),
            Lazy.part(1, head: 28, rows: Array(repeating: 50, count: 9)),
            Lazy.part(2, head: 60, rows: Array(repeating: 50, count: 4)),
            Lazy.part(3, head: 44, rows: Array(repeating: 50, count: 12)),
        ]
        let scene = try Scene.showing(Make.scroll(Lazy.stack(pinned: .sectionHeaders, parts)))

        var frame = scene.frame(scrolledBy: -70)
        #expect(frame.minY("head 0") == 129)
        #expect(frame.minY("head 1") == 473)
        frame = scene.frame(scrolledBy: 310)
        #expect(frame.minY("head 0") == 49)
        #expect(frame.minY("head 1") == 93)
        #expect(frame.item("head 1")?.pinned == nil)
        frame = scene.frame(scrolledBy: 344)
        #expect(frame.minY("head 0") == 15)
        #expect(frame.minY("head 1") == 59)
        frame = scene.frame(scrolledBy: 850)
        #expect(frame.minY("head 1") == 3)
        #expect(frame.minY("head 2") == 59)
        #expect(frame.item("head 2")?.pinned == .header)
    }

    @Test func `pins headers and footers at the same time`() throws {
        let parts = (0..<4).map { Lazy.part($0, head: 40, rows: Array(repeating: 40, count: 20), foot: 30) }
        let scene = try Scene.showing(
            Make.scroll(Lazy.stack(pinned: [.sectionHeaders, .sectionFooters], parts))
        )

        // The lower line of the screen is 852 − 34 = 818.
        var frame = scene.makeFrame()
        #expect(frame.minY("head 0") == 59)
        #expect(frame.minY("foot 0") == 788)
        #expect(frame.item("foot 0")?.pinned == .footer)
        frame = scene.frame(scrolledBy: 200)
        #expect(frame.minY("foot 0") == 699)
        #expect(frame.item("foot 0")?.pinned == nil)
        #expect(frame.minY("head 1") == 729)
        frame = scene.frame(scrolledBy: 300)
        #expect(frame.minY("foot 1") == 788)
    }

    /// Three pixels a point: a part that is held by less than a third of one stands where it would anyway.
    @Test(arguments: [(-0.5, false), (0, false), (0.2, false), (0.3, false), (0.34, true), (0.4, true), (1, true)])
    func `calls pinned what is held by a pixel at least, whatever rounding does`(distance: Double, isHeld: Bool) throws
    {
        let parts = (0..<2).map {
            Lazy.part($0, head: 40, rows: Array(repeating: 50.1, count: 30), foot: 30)
        }
        let scene = try Scene.showing(
            Make.scroll(Lazy.stack(pinned: [.sectionHeaders, .sectionFooters], parts))
        )

        // The second header begins at 40 + 30 × 50.1 + 30 = 1,573; what shows is 852 − 59 − 34 = 759 high.
        let header = scene.frame(scrolledBy: 1_573 + distance).item("head 1")
        #expect(header?.pinned == (isHeld ? .header : nil))
        // The first footer ends there, and is held above the lower edge while that is before it.
        let footer = scene.frame(scrolledBy: 1_573 - 759 - distance).item("foot 0")
        #expect(footer?.pinned == (isHeld ? .footer : nil))
    }

    @Test func `pins at the leading edge of a horizontal stack`() throws {
        let months = Make.forEach(4) { month in
            let days = Make.forEach(6) { day in
                Make.color("green").named("\(month)/\(day)")
                    .with(.frame(width: 100, height: 120, alignment: .center))
            }
            let header = Make.color("blue").named("M\(month)").with(.frame(width: 60, height: 120, alignment: .center))
            return Make.section(header: header, days)
        }
        let scene = try Scene.showing(
            Make.scroll(Lazy.stack(along: .horizontal, pinned: .sectionHeaders, [months]), axes: .horizontal).height(
                120
            )
        )

        var frame = scene.makeFrame()
        #expect(frame.minX("M0") == 0)
        #expect(frame.contentWidth == 2_640)
        frame = scene.frame(scrolledHorizontallyBy: 200)
        #expect(frame.minX("M0") == 0)
        #expect(frame.item("M0")?.pinned == .header)
        frame = scene.frame(scrolledHorizontallyBy: 620)
        #expect(frame.minX("M1") == 40)
        #expect(frame.minX("M0") == -20)
        frame = scene.frame(scrolledHorizontallyBy: -30)
        #expect(frame.minX("M0") == 30)
    }

    @Test func `sticks a header that is taller than the viewport`() throws {
        let parts = [Lazy.part(0, head: 200, rows: [200, 200]), Lazy.part(1, head: 10, rows: [300])]
        let scene = try Scene.showing(
            Make.scroll(Lazy.stack(pinned: .sectionHeaders, parts)),
            width: 100,
            height: 120,
            top: 20
        )

        #expect(scene.frame(scrolledBy: 100).minY("head 0") == 20)
        #expect(scene.frame(scrolledBy: 400).minY("head 0") == 20)
        #expect(scene.frame(scrolledBy: 460).minY("head 0") == -40)
        #expect(scene.frame(scrolledBy: 500).minY("head 0") == -80)
    }

    @Test func `leaves empty sections and sections without a header alone`() throws {
        let parts = [
            Lazy.part(0, head: 30, rows: []), Lazy.part(1, head: 0, rows: [100]),
            Lazy.part(2, head: 30, rows: [100, 500]),
        ]
        let scene = try Scene.showing(
            Make.scroll(Lazy.stack(spacing: 10, pinned: .sectionHeaders, parts)),
            width: 100,
            height: 200
        )

        // Tops: header 0 at 0, row 1.0 at 40, header 2 at 150, row 2.0 at 190.
        var frame = scene.makeFrame()
        #expect(frame.minY("head 0") == 0)
        #expect(frame.minY("row 1.0") == 40)
        #expect(frame.minY("head 2") == 150)
        #expect(frame.minY("row 2.0") == 190)
        frame = scene.frame(scrolledBy: 20)
        #expect(frame.minY("head 0") == -20)
        #expect(frame.item("head 0")?.pinned == nil)
        frame = scene.frame(scrolledBy: 160)
        #expect(frame.minY("head 2") == 0)
        #expect(frame.minY("row 2.0") == 30)
    }

    @Test func `pins nothing unless asked to`() throws {
        let parts = (0..<3).map { Lazy.part($0, head: 40, rows: [300, 300]) }
        let scene = try Scene.showing(Make.scroll(Lazy.stack(parts)))

        let frame = scene.frame(scrolledBy: 30)

        #expect(frame.minY("head 0") == 29)
        #expect(frame.item("head 0")?.pinned == nil)
    }

    @Test func `counts margins of the content into the pin line`() throws {
        let parts = (0..<4).map { Lazy.part($0, head: 40, rows: Array(repeating: 45, count: 7)) }
        let bar = SafeAreaInsetValue(
            edge: .top,
            alignment: .horizontalCenter,
            spacing: 0,
            content: .value(Make.color("red").named("bar").height(70))
        )
        let root = Make.scroll(Lazy.stack(pinned: .sectionHeaders, parts))
            .with(.contentMargins(edges: .top, insets: EdgeInsets(top: 16), placement: .scrollContent))
            .with(.safeAreaInset(bar))
        let scene = try Scene.showing(root)

        // 59 + 70 + 16.
        #expect(scene.makeFrame().minY("head 0") == 145)
        #expect(scene.frame(scrolledBy: -40).minY("head 0") == 185)
        #expect(scene.frame(scrolledBy: 200).minY("head 0") == 145)
        #expect(scene.frame(scrolledBy: 330).minY("head 0") == 130)
    }

    @Test func `takes a header along that was not pinned at the end`() throws {
        let parts = (0..<4).map { Lazy.part($0, head: 40, rows: Array(repeating: 45, count: 7)) }
        let scene = try Scene.showing(Make.scroll(Lazy.stack(pinned: .sectionHeaders, parts)))

        // The end of 1,420 is reached at 661: header 1 is pinned, header 2 shows 108 down.
        var frame = scene.frame(scrolledBy: 661)
        #expect(frame.minY("head 1") == 59)
        #expect(frame.minY("head 2") == 108)
        frame = scene.frame(scrolledBy: 661 + 90)
        #expect(frame.minY("head 2") == 18)
        #expect(frame.minY("head 1") == -22)
        #expect(frame.item("head 2")?.pinned == nil)
    }

    @Test func `holds the header of short content that is pulled up`() throws {
        let root = Make.scroll(Lazy.stack(pinned: .sectionHeaders, [Lazy.part(0, head: 40, rows: [100])]))
        let scene = try Scene.showing(root)

        #expect(scene.frame(scrolledBy: 30).minY("head 0") == 59)
        #expect(scene.frame(scrolledBy: -30).minY("head 0") == 89)
    }

    @Test func `pins in a lazy stack inside a lazy stack`() throws {
        let groups = Make.forEach(3) { group in
            Lazy.stack(
                pinned: .sectionHeaders,
                [Lazy.part(group, head: 40, rows: Array(repeating: 100, count: 6))]
            )
        }
        let scene = try Scene.showing(Make.scroll(Lazy.stack([groups])), width: 100, height: 400)

        #expect(scene.makeFrame().contentHeight == 1_920)
        var frame = scene.frame(scrolledBy: 300)
        #expect(frame.minY("head 0") == 0)
        #expect(frame.minY("row 0.3") == 40)
        frame = scene.frame(scrolledBy: 620)
        #expect(frame.minY("head 0") == -20)
        #expect(frame.minY("head 1") == 20)
        frame = scene.frame(scrolledBy: 1_300)
        #expect(frame.minY("head 2") == 0)
        #expect(frame.item("head 0") == nil)
    }
}
