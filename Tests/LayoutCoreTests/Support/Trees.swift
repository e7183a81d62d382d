import LayoutCore

/// A colour: takes what it is offered.
func color() -> LayoutNode { LayoutNode(StyleFillLayout()) }

/// A view of one size.
func box(_ width: Double, _ height: Double) -> LayoutNode {
    LayoutNode(FixedLeafLayout(Size(width: width, height: height)))
}

func spacer(_ axis: Axis?, _ minLength: Double? = nil) -> LayoutNode {
    LayoutNode(SpacerLayout(minLength: minLength, axis: axis))
}

func vstack(
    _ alignment: AlignmentGuide = .horizontalCenter,
    spacing: Double? = nil,
    of children: [LayoutNode]
) -> LayoutNode {
    LayoutNode(StackLayout(axis: .vertical, alignment: alignment, spacing: spacing), children: children)
}

func hstack(
    _ alignment: AlignmentGuide = .verticalCenter,
    spacing: Double? = nil,
    of children: [LayoutNode]
) -> LayoutNode {
    LayoutNode(StackLayout(axis: .horizontal, alignment: alignment, spacing: spacing), children: children)
}

func zstack(_ alignment: Alignment = .center, of children: [LayoutNode]) -> LayoutNode {
    LayoutNode(ZStackLayout(alignment: alignment), children: children)
}

extension LayoutNode {
    func framed(_ width: Double? = nil, _ height: Double? = nil, _ alignment: Alignment = .center) -> LayoutNode {
        LayoutNode(FrameLayout(width: width, height: height, alignment: alignment), children: [self])
    }

    func padded(_ insets: EdgeInsets) -> LayoutNode {
        LayoutNode(PaddingLayout(insets: insets), children: [self])
    }

    func padded(_ edges: Edge.Set = .all, _ length: Double) -> LayoutNode { padded(EdgeInsets(edges, length)) }

    func wrapped<L: Layout>(_ layout: L) -> LayoutNode { LayoutNode(layout, children: [self]) }

    func prioritised(_ priority: Double) -> LayoutNode { wrapped(PriorityLayout(priority)) }

    /// Lays the node out on a screen, centred, and gives its frame.
    @discardableResult
    func laidOut(on width: Double, _ height: Double, safeArea: EdgeInsets = .zero) -> LayoutNode {
        let root = LayoutNode(
            RootLayout(size: Size(width: width, height: height), safeAreaInsets: safeArea),
            children: [self]
        )
        root.place(at: .zero, proposal: .unspecified, safeArea: nil)
        return root
    }

    /// The frame in the space of an ancestor, in points.
    func frame(in ancestor: LayoutNode) -> Rect {
        var result = frame
        var node = parent
        while let current = node, current !== ancestor {
            result = result.offset(by: current.origin)
            node = current.parent
        }
        return result
    }
}

/// Says whether two lengths are the same but for the last bits of a sum.
func isClose(_ left: Double, to right: Double, within tolerance: Double = 0.001) -> Bool {
    abs(left - right) <= tolerance
}

/// Says whether two rectangles are the same but for the last bits of sums.
func isClose(_ left: Rect, to right: Rect, within tolerance: Double = 0.001) -> Bool {
    isClose(left.minX, to: right.minX, within: tolerance) && isClose(left.minY, to: right.minY, within: tolerance)
        && isClose(left.width, to: right.width, within: tolerance)
        && isClose(left.height, to: right.height, within: tolerance)
}

extension Rect {
    init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        self.init(x: x, y: y, width: width, height: height)
    }
}
