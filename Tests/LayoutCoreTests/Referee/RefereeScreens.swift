import LayoutCore

extension RefereeTests {
    static let screens = plainScreens + screensWithText

    private static let plainScreens = [
        Screen(name: "row", width: 300, height: 60) {
            let boxes = [box(45, 20), color(), box(31, 50)]
            return (hstack(spacing: 12, of: boxes), boxes)
        },
        Screen(name: "bounded", width: 420, height: 40) {
            let boxes = [color(), color(), color(), color()]
            let row = [
                boxes[0], boxes[1].wrapped(FlexibleFrameLayout(maxWidth: 70)),
                boxes[2].wrapped(FlexibleFrameLayout(maxWidth: 110)), boxes[3],
            ]
            return (hstack(spacing: 0, of: row), boxes)
        },
        Screen(name: "column", width: 200, height: 240) {
            let boxes = [box(90, 22), box(37, 41), box(25, 60), box(50, 13)]
            let row = hstack(.top, spacing: 9, of: [boxes[2], boxes[3]])
            return (vstack(.trailing, spacing: 6, of: [boxes[0], boxes[1], row]), boxes)
        },
        Screen(name: "padding", width: 260, height: 180) {
            let boxes = [box(70, 33), box(55, 17)]
            let column = vstack(spacing: 0, of: [boxes[0].padded(.all, 10), boxes[1].padded(.leading, 40)])
            return (column.padded(EdgeInsets(top: 7, leading: 11, bottom: 3, trailing: 21)), boxes)
        },
        Screen(name: "spacers", width: 310, height: 50) {
            let boxes = [box(40, 20), box(60, 20), box(25, 20)]
            let row = [boxes[0], spacer(.horizontal), boxes[1], spacer(.horizontal), boxes[2]]
            return (hstack(of: row), boxes)
        },
        Screen(name: "frame", width: 200, height: 160) {
            let view = box(64, 38)
            return (view.framed(150, 120, .bottomTrailing), [view])
        },
        Screen(name: "overflow", width: 120, height: 60) {
            let boxes = [box(70, 30), box(90, 50)]
            return (hstack(spacing: 5, of: boxes).framed(80, 40), boxes)
        },
        Screen(name: "layers", width: 180, height: 140) {
            let boxes = [box(100, 30), box(44, 90), box(20, 20)]
            return (zstack(.bottomLeading, of: boxes), boxes)
        },
        Screen(name: "table", width: 260, height: 160) {
            let boxes = [box(40, 20), box(63, 35), box(17, 11), box(58, 12), box(20, 24), box(31, 28)]
            let row = GridLayout.Row.cells(Array(repeating: GridLayout.Cell(), count: 3), alignment: nil)
            let layout = GridLayout(rows: [row, row], horizontalSpacing: 8, verticalSpacing: 14)
            return (LayoutNode(layout, children: boxes), boxes)
        },
        Screen(name: "tiles", width: 350, height: 100) {
            let item = LazyGridTracks.Item(size: .adaptive(minimum: 80), spacing: 10)
            let tracks = LazyGridTracks(items: [item], available: 350).tracks
            let boxes = (0..<5).map { _ in color() }
            // Rows of 10 with 10 between, as a lazy grid places them.
            let cells = boxes.enumerated().map { index, view in
                let track = tracks[index % tracks.count]
                let center = Point(x: track.start + track.length / 2, y: 5 + 20 * Double(index / tracks.count))
                return view.framed(track.length, 10).wrapped(PositionLayout(center))
            }
            return (zstack(.topLeading, of: cells), boxes)
        },
        Screen(name: "nested", width: 390, height: 200) {
            let boxes = [box(30, 44), color(), color(), color(), color(), color()]
            let first = hstack(spacing: 4, of: [boxes[0], boxes[1].framed(nil, 20), boxes[2].framed(nil, 30)])
            let last = hstack(spacing: 0, of: [boxes[4], boxes[5].framed(51)])
            return (vstack(spacing: 10, of: [first, boxes[3], last]), boxes)
        },
        Screen(name: "right-to-left", width: 300, height: 120, isRightToLeft: true) {
            let boxes = [box(33, 20), box(50, 12), box(90, 10), box(40, 16), color(), box(60, 16)]
            let first = hstack(spacing: 7, of: Array(boxes[..<2])).padded(.leading, 20)
            let last = hstack(spacing: 0, of: [boxes[3], boxes[4].framed(nil, 16), boxes[5]])
            return (vstack(.leading, spacing: 5, of: [first, boxes[2], last]), boxes)
        },
        Screen(name: "ratio-fit", width: 200, height: 90) {
            let boxes = [color(), color()]
            let wide = boxes[0].wrapped(AspectRatioLayout(ratio: 1.5, contentMode: .fit)).framed(nil, 60)
            let tall = boxes[1].wrapped(AspectRatioLayout(ratio: 2.0 / 3, contentMode: .fit))
            return (hstack(spacing: 10, of: [wide, tall]), boxes)
        },
        Screen(name: "ratio-fill", width: 200, height: 100) {
            let view = color()
            return (view.wrapped(AspectRatioLayout(ratio: 1.5, contentMode: .fill)), [view])
        },
        Screen(name: "span", width: 300, height: 100) {
            let boxes = [box(20, 14), box(30, 18), box(25, 10), box(100, 21), box(44, 9), color()]
            let rows: [GridLayout.Row] = [
                .cells(Array(repeating: GridLayout.Cell(), count: 3), alignment: nil),
                .cells([GridLayout.Cell(columns: 2), GridLayout.Cell()], alignment: nil),
                .wide(GridLayout.Cell(unsizedAxes: .horizontal)),
            ]
            let layout = GridLayout(rows: rows, alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 5)
            return (LayoutNode(layout, children: boxes[..<5] + [boxes[5].framed(nil, 7)]), boxes)
        },
        Screen(name: "bounds", width: 150, height: 160) {
            let boxes = [color(), color(), box(30, 20), color()]
            let column = [
                boxes[0].framed(nil, 10).wrapped(FlexibleFrameLayout(maxWidth: 120)),
                boxes[1].framed(nil, 10).wrapped(FlexibleFrameLayout(minWidth: 180)),
                boxes[2].wrapped(FlexibleFrameLayout(maxWidth: 130, minHeight: 40, alignment: .trailing)),
                boxes[3].framed(24).wrapped(FlexibleFrameLayout(maxHeight: 50)),
            ]
            return (vstack(spacing: 8, of: column), boxes)
        },
        Screen(name: "corners", width: 160, height: 120) {
            let boxes = [color(), box(20, 16), box(110, 70)]
            let corner = LayoutNode(
                SecondaryLayout(alignment: .bottomTrailing),
                children: [boxes[0].framed(90, 50), boxes[1]]
            )
            return (LayoutNode(SecondaryLayout(), children: [corner, boxes[2]]), boxes)
        },
        Screen(name: "least-lengths", width: 200, height: 40) {
            let boxes = [box(90, 20), box(60, 20)]
            return (hstack(spacing: 0, of: [boxes[0], spacer(.horizontal, 70), boxes[1]]), boxes)
        },
    ]
}
