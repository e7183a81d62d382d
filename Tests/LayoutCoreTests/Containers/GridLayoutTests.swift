import LayoutCore
import Testing

private func row(_ count: Int, alignment: AlignmentGuide? = nil) -> GridLayout.Row {
    .cells(Array(repeating: GridLayout.Cell(), count: count), alignment: alignment)
}

@Suite("GridLayout")
struct GridLayoutTests {
    @Test func `makes columns as wide and rows as high as their largest cells`() {
        let cells = [box(30, 20), box(70, 36), box(50, 12), box(20, 24)]
        let grid = LayoutNode(GridLayout(rows: [row(2), row(2)]), children: cells)
        let root = grid.laidOut(on: 200, 200)

        // Columns 50 and 70, rows 36 and 24, 8 between: 128 × 68, centred at (36, 66).
        #expect(grid.frame == Rect(36, 66, 128, 68))
        #expect(cells[0].frame(in: root) == Rect(46, 74, 30, 20))
        #expect(cells[1].frame(in: root) == Rect(94, 66, 70, 36))
        #expect(cells[2].frame(in: root) == Rect(36, 116, 50, 12))
        #expect(cells[3].frame(in: root) == Rect(119, 110, 20, 24))
    }

    @Test func `shares its room equally among cells that flex`() {
        let cells = (0..<4).map { _ in color() }
        let layout = GridLayout(rows: [row(2), row(2)], horizontalSpacing: 10, verticalSpacing: 20)
        let root = LayoutNode(layout, children: cells).laidOut(on: 210, 120)

        #expect(
            cells.map { $0.frame(in: root) } == [
                Rect(0, 0, 100, 50), Rect(110, 0, 100, 50), Rect(0, 70, 100, 50), Rect(110, 70, 100, 50),
            ]
        )
    }

    @Test func `spreads what a wide cell needs over its columns`() {
        let cells = [box(20, 10), box(30, 10), box(100, 10)]
        let rows = [row(2), GridLayout.Row.cells([GridLayout.Cell(columns: 2)], alignment: nil)]
        let layout = GridLayout(rows: rows, alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 0)
        let grid = LayoutNode(layout, children: cells)

        grid.place(at: .zero, proposal: .unspecified, safeArea: nil)

        // 20 + 10 + 30 = 60 lack 40: columns of 40 and 50.
        #expect(grid.size == Size(width: 100, height: 20))
        #expect(cells[1].frame == Rect(50, 0, 30, 10))
        #expect(cells[2].frame == Rect(0, 10, 100, 10))
    }

    @Test(arguments: [1_000_000_000, Int.max, Int.min, 0])
    func `takes any number of columns that a cell asks for`(columns: Int) {
        let cells = [box(20, 10), box(30, 10), box(100, 10), box(5, 10)]
        let rows = [
            row(2),
            GridLayout.Row.cells(
                [GridLayout.Cell(columns: columns), GridLayout.Cell(columns: columns)],
                alignment: nil
            ),
        ]
        let grid = LayoutNode(
            GridLayout(rows: rows, alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0),
            children: cells
        )

        grid.place(at: .zero, proposal: .unspecified, safeArea: nil)

        // A cell without columns has one: 100 and 30. Else both rows' widths are those of the wider row: 20 + 30 and the rest, 100 + 5.
        #expect(abs(grid.size.width - (columns > 0 ? 105 : 130)) < 1e-6)
        #expect(grid.size.height == 20)
    }

    @Test func `grows with a divider between rows unless that is unsized`() {
        let divider = DividerLayout(stackAxis: .vertical, thickness: 1)
        let widths = [Axis.Set(), .horizontal].map { unsizedAxes in
            let grid = LayoutNode(
                GridLayout(rows: [row(2), .wide(GridLayout.Cell(unsizedAxes: unsizedAxes)), row(2)]),
                children: [box(20, 10), box(30, 10), LayoutNode(divider), box(20, 10), box(30, 10)]
            )
            grid.laidOut(on: 200, 200)
            return [grid.size.width, grid.children[2].size.width]
        }

        #expect(widths == [[200, 200], [58, 58]])
    }

    @Test func `lines a row up by its own alignment`() {
        let cells = [box(10, 10), box(10, 30), LayoutNode(TextLeafLayout(FixedText(), pixel: 1.0 / 3)), box(10, 10)]
        let layout = GridLayout(rows: [row(2, alignment: .bottom), row(2, alignment: .firstTextBaseline)])
        let grid = LayoutNode(layout, children: cells)

        grid.place(at: .zero, proposal: .unspecified, safeArea: nil)

        #expect(cells[0].frame.minY == 20)
        // The bottom of what has no text stands on the baseline, 16.333 below the top of the row.
        #expect(isClose(cells[3].frame.maxY, to: cells[2].frame.minY + 49.0 / 3))
    }

    @Test func `aligns a column as its first cell with a wish wants`() {
        let cells = [box(10, 10), box(40, 10)]
        let trailing = GridLayout.Row.cells([GridLayout.Cell(columnAlignment: .trailing)], alignment: nil)
        let grid = LayoutNode(GridLayout(rows: [trailing, row(1)], verticalSpacing: 0), children: cells)

        grid.place(at: .zero, proposal: .unspecified, safeArea: nil)

        #expect(cells[0].frame.minX == 30)
    }

    @Test func `lines wide cells up as the grid says, whatever a column wants`() {
        let cells = [box(10, 10), box(40, 10), box(20, 10), box(100, 10)]
        let rows: [GridLayout.Row] = [
            .cells([GridLayout.Cell(columnAlignment: .trailing), GridLayout.Cell()], alignment: nil),
            .wide(GridLayout.Cell()), .wide(GridLayout.Cell()),
        ]
        let layout = GridLayout(rows: rows, alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0)
        let grid = LayoutNode(layout, children: cells)

        grid.place(at: .zero, proposal: .unspecified, safeArea: nil)

        // 10 and 40 lack 50 of the widest view's 100: columns of 35 and 65.
        #expect(cells.map(\.frame.minX) == [25, 35, 0, 0])
    }

    @Test(arguments: [(UnitPoint.topLeading, 0.0, 0.0), (.bottom, 15, 30), (UnitPoint(x: 0.25, y: 0.75), 7.5, 22.5)])
    func `puts a cell's anchor on that of its area`(anchor: UnitPoint, x: Double, y: Double) {
        let cells = [box(10, 10), box(20, 40), box(40, 10)]
        let rows: [GridLayout.Row] = [
            .cells([GridLayout.Cell(anchor: anchor), GridLayout.Cell()], alignment: nil), row(1),
        ]
        let layout = GridLayout(rows: rows, horizontalSpacing: 0, verticalSpacing: 0)
        let grid = LayoutNode(layout, children: cells)

        grid.place(at: .zero, proposal: .unspecified, safeArea: nil)

        // In an area of 40 × 40.
        #expect(cells[0].frame == Rect(x, y, 10, 10))
        #expect(cells[1].frame == Rect(40, 0, 20, 40))
    }

    @Test func `keeps the others' baseline where a cell does not count for the height`() {
        let text = LayoutNode(TextLeafLayout(FixedText(), pixel: 1.0 / 3))
        let rows: [GridLayout.Row] = [
            .cells([GridLayout.Cell(), GridLayout.Cell(unsizedAxes: .vertical)], alignment: .firstTextBaseline)
        ]
        let cells = [text, color()]
        let grid = LayoutNode(GridLayout(rows: rows, horizontalSpacing: 0), children: cells)

        grid.place(at: .zero, proposal: ProposedViewSize(width: 100, height: 200), safeArea: nil)

        #expect(isClose(grid.size.height, to: 61.0 / 3))
        #expect(isClose(text.frame, to: Rect(0, 0, 60, 61.0 / 3)))
        #expect(isClose(cells[1].frame, to: Rect(60, 0, 40, 61.0 / 3)))
    }

    @Test func `needs nothing without cells`() {
        let grid = LayoutNode(GridLayout(rows: [row(0), .wide(GridLayout.Cell())]))

        #expect(grid.sizeThatFits(ProposedViewSize(width: 100, height: 100)).width == 0)
    }
}

@Suite("LazyGridTracks")
struct LazyGridTracksTests {
    private typealias Item = LazyGridTracks.Item

    private func tracks(_ items: [LazyGridTracks.Item], _ available: Double?) -> [[Double]] {
        LazyGridTracks(items: items, available: available).tracks.map { [$0.start, $0.length] }
    }

    @Test func `shares what fixed tracks and gaps leave`() {
        let items = [
            Item(size: .fixed(60), spacing: 10), Item(size: .flexible(), spacing: 30), Item(size: .flexible()),
        ]

        // 400 - 60 - 40 = 300 for two.
        #expect(tracks(items, 400) == [[0, 60], [70, 150], [250, 150]])
    }

    @Test func `keeps flexible tracks within their bounds, first come first served`() {
        let items = [
            Item(size: .flexible(minimum: 10, maximum: 40), spacing: 0),
            Item(size: .flexible(minimum: 150), spacing: 0),
            Item(size: .flexible(), spacing: 0),
        ]

        // 100 each; the first takes 40, then 130 each: the second needs 150 and leaves 110.
        #expect(tracks(items, 300) == [[0, 40], [40, 150], [190, 110]])
    }

    @Test func `fills an adaptive item with as many tracks as fit`() {
        // (320 + 10) / (90 + 10) = 3.3: three of (320 - 20) / 3.
        #expect(
            tracks([Item(size: .adaptive(minimum: 90), spacing: 10)], 320) == [[0, 100], [110, 100], [220, 100]]
        )
        #expect(
            tracks([Item(size: .adaptive(minimum: 90, maximum: 95), spacing: 10)], 320).map { $0[1] } == [95, 95, 95]
        )
        #expect(tracks([Item(size: .adaptive(minimum: 500), spacing: 10)], 320) == [[0, 500]])
        #expect(tracks([Item(size: .adaptive(minimum: 60))], 264).count == 4)
    }

    @Test func `shares its own length once more where least lengths need more than is offered`() {
        let items = [Item(size: .flexible(minimum: 80), spacing: 10), Item(size: .flexible(minimum: 150))]

        let grid = LazyGridTracks.shown(items: items, available: 250)

        // 240 for both: 120 and 150, together 280. Of these 270 for both: 135 and 150.
        #expect(grid.length == 280)
        #expect(grid.tracks.map { [$0.start, $0.length] } == [[0, 135], [145, 150]])
        // Where all fits, nothing changes.
        #expect(LazyGridTracks.shown(items: items, available: 400).tracks.map(\.length) == [195, 195])
        #expect(LazyGridTracks.shown(items: items, available: nil).length == 240)
    }

    @Test func `gives the least lengths when there is no room to share`() {
        let items = [Item(size: .fixed(20)), Item(size: .flexible(minimum: 15)), Item(size: .adaptive(minimum: 30))]

        #expect(tracks(items, nil) == [[0, 20], [28, 15], [51, 30]])
        #expect(LazyGridTracks(items: items, available: nil).length == 81)
    }

    @Test(arguments: [-5, 0, Double.nan, .infinity, 1e300])
    func `makes finite tracks of any numbers`(length: Double) {
        let items = [
            Item(size: .fixed(length), spacing: length), Item(size: .flexible(minimum: length, maximum: -length)),
            Item(size: .adaptive(minimum: length, maximum: 0), spacing: -length),
        ]

        for available in [nil, 0, 100, length] {
            let tracks = LazyGridTracks(items: items, available: available).tracks
            #expect(tracks.count <= 10_002)
            #expect(
                tracks.allSatisfy { $0.length.isFinite && $0.start.isFinite && $0.length >= 0 },
                "in \(available ?? -1)"
            )
        }
    }
}

@Suite("ViewThatFitsLayout")
struct ViewThatFitsLayoutTests {
    @Test func `takes the first view whose ideal size fits on the named axes`() {
        let views = [box(300, 20), box(90, 20), box(20, 20)]
        let both = LayoutNode(ViewThatFitsLayout(), children: views)
        both.laidOut(on: 200, 100)
        let tall = [box(300, 30), box(10, 10)]
        let vertical = LayoutNode(ViewThatFitsLayout(axes: .vertical), children: tall)
        vertical.laidOut(on: 200, 40)

        #expect(views.map(\.isPlaced) == [false, true, false])
        #expect(both.frame == Rect(55, 40, 90, 20))
        #expect(tall.map(\.isPlaced) == [true, false])
    }

    @Test func `takes the last view if none fits`() {
        let views = [box(300, 20), box(250, 20)]

        LayoutNode(ViewThatFitsLayout(), children: views).laidOut(on: 200, 100)

        #expect(views.map(\.isPlaced) == [false, true])
    }
}

@Suite("ContainerRelativeLayout")
struct ContainerRelativeLayoutTests {
    @Test func `takes a span of equal parts of its container`() {
        // Apple's documentation: three parts with 10 between them in 320 are 100 each; two of them and a gap are 210.
        #expect(ContainerRelativeLayout.length(of: 320, count: 3, span: 1, spacing: 10) == 100)
        #expect(ContainerRelativeLayout.length(of: 320, count: 3, span: 2, spacing: 10) == 210)
        #expect(ContainerRelativeLayout.length(of: 320, count: 0, span: -1, spacing: 10) == 320)
    }

    @Test func `frames a view with the length it is told`() {
        let view = box(40, 10)
        let root = view.wrapped(ContainerRelativeLayout(width: 120, height: nil, alignment: .trailing)).laidOut(
            on: 200,
            10
        )

        #expect(view.frame(in: root) == Rect(120, 0, 40, 10))
    }
}
