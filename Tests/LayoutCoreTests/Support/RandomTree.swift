import LayoutCore

/// The SplitMix64 generator: small, and the same numbers for the same seed everywhere.
struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// Makes trees of containers by chance; the same seed gives the same tree.
struct RandomTree {
    private var generator: SplitMix64
    /// Whether frames, paddings and layouts may hold lengths that no view can have.
    private let isHostile: Bool

    init(seed: UInt64, isHostile: Bool = false) {
        generator = SplitMix64(seed: seed)
        self.isHostile = isHostile
    }

    static func make(seed: UInt64, isHostile: Bool = false) -> LayoutNode {
        var tree = RandomTree(seed: seed, isHostile: isHostile)
        return tree.node(depth: Int.random(in: 1...5, using: &tree.generator), stackAxis: nil)
    }

    mutating func length() -> Double {
        if isHostile, Int.random(in: 0..<4, using: &generator) == 0 {
            return [.nan, .infinity, -.infinity, -40, 1e300].randomElement(using: &generator) ?? .nan
        }
        return Double(Int.random(in: 0...360, using: &generator)) / 3
    }

    private mutating func maybeLength() -> Double? { Bool.random(using: &generator) ? length() : nil }

    mutating func proposal() -> ProposedViewSize {
        ProposedViewSize(width: proposedLength(), height: proposedLength())
    }

    private mutating func proposedLength() -> Double? {
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: nil
        case 1: 0
        case 2: .infinity
        default: length() * 2
        }
    }

    private mutating func alignment() -> Alignment {
        let all: [Alignment] = [.center, .leading, .trailing, .top, .bottom, .topLeading, .bottomTrailing]
        return all.randomElement(using: &generator) ?? .center
    }

    private mutating func node(depth: Int, stackAxis: Axis?) -> LayoutNode {
        if depth == 0 { return leaf(stackAxis: stackAxis) }
        if Int.random(in: 0..<5, using: &generator) < 2 { return container(depth: depth) }
        return modifier(depth: depth, stackAxis: stackAxis)
    }

    private mutating func leaf(stackAxis: Axis?) -> LayoutNode {
        switch Int.random(in: 0..<7, using: &generator) {
        case 0: LayoutNode(SpacerLayout(minLength: maybeLength(), axis: stackAxis))
        case 1: LayoutNode(TextLeafLayout(FixedText(), pixel: 1.0 / 3))
        case 2: LayoutNode(FixedLeafLayout(Size(width: length(), height: length())))
        case 3: LayoutNode(DividerLayout(stackAxis: stackAxis, thickness: 1.0 / 3))
        case 4:
            isHostile
                ? LayoutNode(GarbageLayout(seed: generator.next()))
                : LayoutNode(ImageLeafLayout(size: Size(width: length(), height: length()), isResizable: true))
        default: LayoutNode(StyleFillLayout())
        }
    }

    private mutating func children(depth: Int, stackAxis: Axis?) -> [LayoutNode] {
        (0..<Int.random(in: 0...4, using: &generator)).map { _ in node(depth: depth - 1, stackAxis: stackAxis) }
    }

    private mutating func container(depth: Int) -> LayoutNode {
        switch Int.random(in: 0..<8, using: &generator) {
        case 0, 1, 2:
            LayoutNode(
                StackLayout(axis: .vertical, alignment: alignment().horizontal, spacing: maybeLength()),
                children: children(depth: depth, stackAxis: .vertical)
            )
        case 3, 4:
            LayoutNode(
                StackLayout(axis: .horizontal, alignment: alignment().vertical, spacing: maybeLength()),
                children: children(depth: depth, stackAxis: .horizontal)
            )
        case 5:
            LayoutNode(ViewThatFitsLayout(), children: children(depth: depth, stackAxis: nil))
        case 6:
            grid(depth: depth)
        default:
            LayoutNode(ZStackLayout(alignment: alignment()), children: children(depth: depth, stackAxis: nil))
        }
    }

    private mutating func grid(depth: Int) -> LayoutNode {
        let rows = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
            GridLayout.Row.cells(
                (0..<Int.random(in: 1...3, using: &generator)).map { _ in
                    GridLayout.Cell(columns: Int.random(in: 1...2, using: &generator))
                },
                alignment: nil
            )
        }
        let layout = GridLayout(rows: rows, alignment: alignment(), horizontalSpacing: maybeLength())
        return LayoutNode(layout, children: (0..<9).map { _ in node(depth: depth - 1, stackAxis: nil) })
    }

    private mutating func modifier(depth: Int, stackAxis: Axis?) -> LayoutNode {
        let child = node(depth: depth - 1, stackAxis: stackAxis)
        switch Int.random(in: 0..<11, using: &generator) {
        case 0:
            return child.wrapped(
                PaddingLayout(
                    insets: EdgeInsets(top: length(), leading: length(), bottom: length(), trailing: length())
                )
            )
        case 1:
            return child.wrapped(FrameLayout(width: maybeLength(), height: maybeLength(), alignment: alignment()))
        case 2, 3:
            return child.wrapped(flexibleFrame())
        case 4:
            return child.wrapped(
                FixedSizeLayout(horizontal: Bool.random(using: &generator), vertical: Bool.random(using: &generator))
            )
        case 5:
            return child.wrapped(PriorityLayout(Double(Int.random(in: -1...1, using: &generator))))
        case 6:
            return child.wrapped(AspectRatioLayout(ratio: maybeLength(), contentMode: .fit))
        case 7:
            let other = node(depth: depth - 1, stackAxis: nil)
            return LayoutNode(SecondaryLayout(alignment: alignment()), children: [child, other])
        case 8:
            let edge = Edge.allCases.randomElement(using: &generator) ?? .top
            let layout = SafeAreaInsetLayout(
                edge: edge,
                alignment: alignment()[edge.axis.crossing],
                spacing: maybeLength(),
                pixel: 1.0 / 3
            )
            return LayoutNode(layout, children: [child, node(depth: depth - 1, stackAxis: nil)])
        case 9:
            let shift = length()
            return child.wrapped(AlignmentGuideLayout(alignment().horizontal) { $0.width / 3 + shift })
        default:
            return child.wrapped(PositionLayout(Point(x: length(), y: length())))
        }
    }

    private mutating func flexibleFrame() -> FlexibleFrameLayout {
        FlexibleFrameLayout(
            minWidth: maybeLength(),
            idealWidth: maybeLength(),
            maxWidth: Bool.random(using: &generator) ? .infinity : maybeLength(),
            minHeight: maybeLength(),
            idealHeight: maybeLength(),
            maxHeight: maybeLength(),
            alignment: alignment()
        )
    }
}

/// A layout that answers nonsense, the same for the same proposal.
struct GarbageLayout: Layout {
    let seed: UInt64

    private func garbage(_ proposal: ProposedViewSize, _ salt: UInt64) -> Double {
        var generator = SplitMix64(seed: seed ^ salt ^ UInt64(bitPattern: Int64(proposal.width ?? 7)))
        let all: [Double] = [.nan, .infinity, -.infinity, -30, 0, 1e308, 40]
        return all.randomElement(using: &generator) ?? .nan
    }

    func sizeThatFits(_ proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> Size {
        let bounded = ProposedViewSize(width: proposal.width.map { min($0, 1e6) }, height: nil)
        return Size(width: garbage(bounded, 1), height: garbage(bounded, 2))
    }

    func placeSubviews(
        in bounds: Rect,
        proposal: ProposedViewSize,
        subviews: LayoutSubviews,
        safeArea: SafeArea?,
        cache: inout Void
    ) {
        for subview in subviews {
            subview.place(
                at: Point(x: garbage(.zero, 3), y: .nan),
                anchor: .bottomTrailing,
                proposal: ProposedViewSize(width: garbage(.zero, 4), height: .nan)
            )
        }
    }

    func explicitAlignment(
        of guide: AlignmentGuide,
        proposal: ProposedViewSize,
        size: Size,
        subviews: LayoutSubviews,
        cache: inout Void
    ) -> Double? {
        garbage(.zero, UInt64(guide.id))
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
