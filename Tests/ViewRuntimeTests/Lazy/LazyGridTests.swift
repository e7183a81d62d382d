import HandMadeViews
import LayoutCore
import Testing
import ViewRuntime

@Suite("LazyVGrid")
struct LazyGridTests {
    private func cells(_ count: Int, _ height: Double) -> ViewValue {
        Make.forEach(count) { Lazy.row("cell \($0)", height) }
    }

    @Test func `shares the width among fixed and flexible columns`() throws {
        let items = [
            GridItemValue(size: .fixed(50), spacing: 10), GridItemValue(size: Lazy.flexible, spacing: 20),
            GridItemValue(size: Lazy.flexible),
        ]
        let scene = try Scene.showing(
            Make.scroll(Lazy.grid(items, spacing: 5, [cells(6, 30)])),
            width: 300,
            height: 200
        )

        let frame = scene.makeFrame()

        // 300 − 50 − 10 − 20 leaves 110 for each flexible column.
        #expect(frame.item("cell 0")?.frame == Rect(x: 0, y: 0, width: 50, height: 30))
        #expect(frame.item("cell 1")?.frame == Rect(x: 60, y: 0, width: 110, height: 30))
        #expect(frame.item("cell 2")?.frame == Rect(x: 190, y: 0, width: 110, height: 30))
        #expect(frame.item("cell 4")?.frame == Rect(x: 60, y: 35, width: 110, height: 30))
        #expect(frame.contentHeight == 65)
    }

    @Test func `fills the width with adaptive columns`() throws {
        let items = [GridItemValue(size: .adaptive(minimum: 60, maximum: .infinity), spacing: 8)]
        let scene = try Scene.showing(
            Make.scroll(Lazy.grid(items, spacing: 8, [cells(5, 10)])),
            width: 300,
            height: 200
        )

        let frame = scene.makeFrame()

        // (300 + 8) / 68 = 4 columns of (300 − 24) / 4.
        #expect(frame.item("cell 1")?.frame == Rect(x: 77, y: 0, width: 69, height: 10))
        #expect(frame.item("cell 3")?.frame == Rect(x: 231, y: 0, width: 69, height: 10))
        #expect(frame.item("cell 4")?.frame == Rect(x: 0, y: 18, width: 69, height: 10))
    }

    @Test func `aligns cells in lines as tall as their tallest cell`() throws {
        let items = [
            GridItemValue(size: .fixed(100), spacing: 0, alignment: .topLeading),
            GridItemValue(size: .fixed(100), spacing: 0), GridItemValue(size: .fixed(100), alignment: .bottomTrailing),
        ]
        func cell(_ name: String, _ width: Double, _ height: Double) -> ViewValue {
            Make.color("red").named(name).with(.frame(width: width, height: height, alignment: .center))
        }
        let views = [cell("a", 40, 20), cell("b", 60, 80), cell("c", 30, 10), cell("d", 10, 10)]
        let scene = try Scene.showing(Make.scroll(Lazy.grid(items, spacing: 0, views)), width: 320, height: 200)

        let frame = scene.makeFrame()

        // The tracks are 300 wide in 320, so they begin at 10.
        #expect(frame.item("a")?.frame == Rect(x: 10, y: 0, width: 40, height: 20))
        #expect(frame.item("b")?.frame == Rect(x: 130, y: 0, width: 60, height: 80))
        #expect(frame.item("c")?.frame == Rect(x: 280, y: 70, width: 30, height: 10))
        #expect(frame.item("d")?.frame == Rect(x: 10, y: 80, width: 10, height: 10))
    }

    /// Sections of 11 cells in three columns: 36 + 4 · 50 = 236 each.
    private func sections(_ count: Int) -> ViewValue {
        Make.forEach(count) { section in
            Make.section(
                header: Make.color("yellow").named("head \(section)").height(36),
                Make.forEach(11) { Lazy.row("cell \(section).\($0)", 50) }
            )
        }
    }

    private var thirds: [GridItemValue] {
        Array(repeating: GridItemValue(size: Lazy.flexible, spacing: 0), count: 3)
    }

    @Test func `pins headers across all columns`() throws {
        let grid = Lazy.grid(thirds, spacing: 0, pinned: .sectionHeaders, [sections(6)])
        let scene = try Scene.showing(Make.scroll(grid))

        var frame = scene.makeFrame()
        #expect(frame.item("head 0")?.frame == Rect(x: 0, y: 59, width: 393, height: 36))
        #expect(frame.item("cell 0.0")?.frame == Rect(x: 0, y: 95, width: 131, height: 50))
        #expect(frame.item("cell 0.4")?.frame == Rect(x: 131, y: 145, width: 131, height: 50))
        #expect(frame.contentHeight == 1_416)

        frame = scene.frame(scrolledBy: 60)
        #expect(frame.item("head 0")?.frame == Rect(x: 0, y: 59, width: 393, height: 36))
        #expect(frame.item("head 0")?.pinned == .header)
        #expect(frame.minY("cell 0.4") == 85)

        frame = scene.frame(scrolledBy: 220)
        #expect(frame.minY("head 1") == 75)
        #expect(frame.minY("head 0") == 39)
    }

    @Test func `puts views before and between elements into the same flow`() throws {
        let items = [GridItemValue(size: Lazy.flexible, spacing: 0), GridItemValue(size: Lazy.flexible)]
        let pairs = Make.forEach(2) { index in
            ViewValue(
                .tuple([Lazy.row("upper \(index)", 20), Lazy.row("lower \(index)", 30)]),
                source: Make.here
            )
        }
        let views = [Lazy.row("first", 10), pairs, Lazy.row("last", 10)]
        let scene = try Scene.showing(Make.scroll(Lazy.grid(items, spacing: 1, views)), width: 200, height: 200)

        let frame = scene.makeFrame()

        // Lines: first + upper 0 (20), lower 0 + upper 1 (30), lower 1 + last (30).
        #expect(frame.item("first")?.frame == Rect(x: 0, y: 5, width: 100, height: 10))
        #expect(frame.item("upper 0")?.frame == Rect(x: 100, y: 0, width: 100, height: 20))
        #expect(frame.item("lower 0")?.frame == Rect(x: 0, y: 21, width: 100, height: 30))
        #expect(frame.item("upper 1")?.frame == Rect(x: 100, y: 26, width: 100, height: 20))
        #expect(frame.item("lower 1")?.frame == Rect(x: 0, y: 52, width: 100, height: 30))
        #expect(frame.item("last")?.frame == Rect(x: 100, y: 62, width: 100, height: 10))
        #expect(frame.contentHeight == 82)
    }

    @Test func `lays rows out as columns of a horizontal grid`() throws {
        let items = [GridItemValue(size: .fixed(40), spacing: 10), GridItemValue(size: .fixed(60))]
        let cells = Make.forEach(5) { index in
            Make.color("green").named("cell \(index)").with(.frame(width: 30, height: nil, alignment: .center))
        }
        let grid = Lazy.grid(along: .horizontal, items, alignment: .top, spacing: 4, [cells])
        let scene = try Scene.showing(Make.scroll(grid, axes: .horizontal), width: 300, height: 200)

        let frame = scene.makeFrame()

        #expect(frame.item("cell 0")?.frame == Rect(x: 0, y: 0, width: 30, height: 40))
        #expect(frame.item("cell 1")?.frame == Rect(x: 0, y: 50, width: 30, height: 60))
        #expect(frame.item("cell 4")?.frame == Rect(x: 68, y: 0, width: 30, height: 40))
        #expect(frame.contentWidth == 98)
    }

    @Test func `shows a million cells without making them`() throws {
        let elements = Elements(count: 1_000_000) { Lazy.row("cell \($0)", 40) }
        let grid = Lazy.grid(thirds, spacing: 0, [ViewValue(.forEach(elements), source: Make.here)])
        let scene = try Scene.showing(Make.scroll(grid), width: 300, height: 400)

        // 333,334 lines of 40.
        #expect(isClose(scene.makeFrame().contentHeight, 13_333_360))
        let frame = scene.frame(scrolledBy: 4_000_010)

        // Line 100,000 holds cells 300,000 to 300,002.
        #expect(isClose(frame.minY("cell 300001"), -10))
        #expect(isClose(frame.minX("cell 300001"), 100))
        #expect(elements.madeCount < 150)
    }

    @Test(arguments: [1, 2])
    func `takes the elements of a large grid to fill as many cells as the first, and says where they do not`(
        each: Int
    ) throws {
        let cells = Make.forEach(3_000) { index in
            let count = index == 4 ? 3 : each
            return ViewValue(
                .tuple((0..<count).map { Lazy.row("cell \(index).\($0)", 50) }),
                source: Make.here
            )
        }
        let items = [GridItemValue](repeating: GridItemValue(size: Lazy.flexible, spacing: 0), count: 2)
        let scene = try Scene.showing(Make.scroll(Lazy.grid(items, [cells])), width: 300, height: 90)
        var frame = scene.makeFrame()
        #expect(frame.contentHeight == Double(3_000 * each / 2 * 50))
        #expect(frame.callbacks.isEmpty)

        frame = scene.frame(scrolledBy: each == 1 ? 100 : 200)
        #expect(frame.minX("cell 4.0") == 0)
        #expect(frame.minX("cell 5.0") == (each == 1 ? 150 : 0))
        #expect(
            frame.callbacks.map(\.message) == [
                "A grid of more than 2000 elements takes each to fill as many cells as the first, \(each); what others have "
                    + "beyond is left out, and what they lack stays empty"
            ]
        )
        #expect(scene.frame(scrolledBy: 0).callbacks.isEmpty)
    }

    @Test func `makes only cells that appear in a scroll`() throws {
        let elements = Elements(count: 3_000) { Lazy.row("cell \($0)", 40) }
        let grid = Lazy.grid(thirds, spacing: 0, [ViewValue(.forEach(elements), source: Make.here)])
        let scene = try Scene.showing(Make.scroll(grid), width: 300, height: 400)
        _ = scene.makeFrame()
        let before = elements.madeCount

        for step in 1...100 { _ = scene.frame(scrolledBy: Double(step) * 4) }

        // 400 points are ten lines of three.
        #expect(elements.madeCount - before <= 30)
    }

    @Test func `counts cells again when the data changes`() throws {
        let box = ListBox(Array(0..<7))
        let scene = try Scene.showing(
            Make.scroll(Lazy.grid(thirds, spacing: 0, [Lazy.list(box)])),
            width: 300,
            height: 400
        )
        #expect(scene.makeFrame().contentHeight == 150)

        box.set([0, 2, 3, 4], in: scene)

        let frame = scene.makeFrame()
        #expect(frame.contentHeight == 100)
        #expect(frame.item("row 2")?.frame == Rect(x: 100, y: 0, width: 100, height: 50))
        #expect(frame.item("row 4")?.frame == Rect(x: 0, y: 50, width: 100, height: 50))
    }
}
