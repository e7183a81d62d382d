import LayoutCore

/// Makes trees of all containers, leaves and modifiers by chance; the same seed gives the same tree.
struct RandomTree {
    var values: RandomValues

    static func make(seed: UInt64, isHostile: Bool = false) -> LayoutNode {
        var tree = RandomTree(values: RandomValues(seed: seed, isHostile: isHostile))
        let depth = tree.values.number(below: 5) + 1
        return tree.node(depth: depth, stackAxis: nil)
    }

    mutating func node(depth: Int, stackAxis: Axis?) -> LayoutNode {
        if depth == 0 { return leaf(stackAxis: stackAxis) }
        if values.number(below: 5) < 2 { return container(depth: depth) }
        return modifier(depth: depth, stackAxis: stackAxis)
    }

    mutating func leaf(stackAxis: Axis?) -> LayoutNode {
        switch values.number(below: 10) {
        case 0: LayoutNode(SpacerLayout(minLength: values.maybeLength(), axis: stackAxis))
        case 1: LayoutNode(TextLeafLayout(FixedText(), pixel: 1.0 / 3))
        case 2, 3: LayoutNode(TextLeafLayout(WordyText(wordCount: values.number(below: 30)), pixel: 1.0 / 3))
        case 4: LayoutNode(FixedLeafLayout(values.size()))
        case 5: LayoutNode(DividerLayout(stackAxis: stackAxis, thickness: 1.0 / 3))
        case 6:
            values.isHostile
                ? LayoutNode(GarbageLayout(seed: values.bits()))
                : LayoutNode(ImageLeafLayout(size: values.size(), isResizable: true))
        case 7: LayoutNode(ImageLeafLayout(size: values.size(), baseline: values.maybeLength()))
        case 8: LayoutNode(CircleLayout())
        default: LayoutNode(StyleFillLayout())
        }
    }

    private mutating func children(depth: Int, stackAxis: Axis?) -> [LayoutNode] {
        (0..<values.number(below: 5)).map { _ in node(depth: depth - 1, stackAxis: stackAxis) }
    }

    private mutating func container(depth: Int) -> LayoutNode {
        switch values.number(below: 12) {
        case 0, 1, 2:
            LayoutNode(
                StackLayout(axis: .vertical, alignment: values.horizontalGuide(), spacing: values.maybeLength()),
                children: children(depth: depth, stackAxis: .vertical)
            )
        case 3, 4, 5:
            LayoutNode(
                StackLayout(axis: .horizontal, alignment: values.verticalGuide(), spacing: values.maybeLength()),
                children: children(depth: depth, stackAxis: .horizontal)
            )
        case 6: LayoutNode(ViewThatFitsLayout(axes: values.axes()), children: children(depth: depth, stackAxis: nil))
        case 7: grid(depth: depth)
        case 8: lazyGrid(depth: depth)
        case 9: LayoutNode(GeometryReaderLayout(), children: children(depth: depth, stackAxis: nil))
        case 10 where values.isHostile:
            LayoutNode(GarbageLayout(seed: values.bits()), children: children(depth: depth, stackAxis: nil))
        default:
            LayoutNode(ZStackLayout(alignment: values.alignment()), children: children(depth: depth, stackAxis: nil))
        }
    }

    private mutating func grid(depth: Int) -> LayoutNode {
        let rows = (0..<values.number(below: 4)).map { _ in row() }
        let layout = GridLayout(
            rows: rows,
            alignment: values.alignment(),
            horizontalSpacing: values.maybeLength(),
            verticalSpacing: values.maybeLength()
        )
        // More or fewer cells than the rows name.
        let cellCount = values.number(below: 10)
        return LayoutNode(layout, children: (0..<cellCount).map { _ in node(depth: depth - 1, stackAxis: nil) })
    }

    private mutating func row() -> GridLayout.Row {
        if values.number(below: 4) == 0 { return .wide(cell()) }
        let cells = (0..<values.number(below: 4)).map { _ in cell() }
        return .cells(cells, alignment: values.chance() ? values.verticalGuide() : nil)
    }

    private mutating func cell() -> GridLayout.Cell {
        GridLayout.Cell(
            columns: values.isHostile ? values.one(of: [-3, 0, 1, 2, 7]) : values.number(below: 3),
            unsizedAxes: values.number(below: 3) == 0 ? values.axes() : [],
            columnAlignment: values.number(below: 3) == 0 ? values.horizontalGuide() : nil,
            anchor: values.number(below: 4) == 0 ? UnitPoint(x: values.length() / 100, y: values.length() / 100) : nil
        )
    }

    /// The rows of a lazy grid, which frame their cells by the tracks of a width.
    private mutating func lazyGrid(depth: Int) -> LayoutNode {
        let items = (0...values.number(below: 3)).map { _ in trackItem() }
        let tracks = LazyGridTracks.shown(items: items, available: values.maybeLength()).tracks.prefix(4)
        let cells = tracks.map { track in
            node(depth: depth - 1, stackAxis: nil).wrapped(FrameLayout(width: track.length))
        }
        return LayoutNode(
            StackLayout(axis: .horizontal, alignment: values.verticalGuide(), spacing: 8),
            children: cells
        )
    }

    private mutating func trackItem() -> LazyGridTracks.Item {
        let size: LazyGridTracks.Item.Size =
            switch values.number(below: 3) {
            case 0: .fixed(values.length())
            case 1: .flexible(minimum: values.length(), maximum: values.length())
            default: .adaptive(minimum: values.length(), maximum: values.length())
            }
        return LazyGridTracks.Item(size: size, spacing: values.maybeLength())
    }
}

extension LayoutNode {
    /// The node and all below it, in order.
    var all: [LayoutNode] {
        var result: [LayoutNode] = []
        var pending = [self]
        while let node = pending.popLast() {
            result.append(node)
            pending.append(contentsOf: node.children.reversed())
        }
        return result
    }
}
