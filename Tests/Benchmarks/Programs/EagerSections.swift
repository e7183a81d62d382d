import LayoutCore

/// Layout trees without views: what is timed with them is layout alone.
enum EagerSections {
    /// A stack of sections, each a header and three padded rows, all sizes known.
    static func tree(sectionCount: Int) -> LayoutNode {
        let layout = StackLayout(axis: .vertical, alignment: .leading, spacing: 0)
        return LayoutNode(layout, children: (0..<sectionCount).map { _ in section() })
    }

    private static func section() -> LayoutNode {
        let header = LayoutNode(FixedLeafLayout(Size(width: 300, height: 28)))
        let rows = (0..<3).map { row in
            let leaf = LayoutNode(FixedLeafLayout(Size(width: 280, height: 20 + Double(row))))
            let insets = EdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16)
            return LayoutNode(PaddingLayout(insets: insets), children: [leaf])
        }
        return LayoutNode(StackLayout(axis: .vertical, alignment: .leading, spacing: 0), children: [header] + rows)
    }

    static func layOut(_ root: LayoutNode) {
        root.place(at: .zero, proposal: ProposedViewSize(width: 393, height: nil), safeArea: nil)
    }

    /// A leaf under nested stacks whose directions alternate, and that leaf.
    static func nested(depth: Int) -> (root: LayoutNode, leaf: LayoutNode) {
        let leaf = LayoutNode(FixedLeafLayout(Size(width: 100, height: 20)))
        var node = leaf
        for level in 0..<depth {
            let sibling = LayoutNode(FixedLeafLayout(Size(width: 1, height: 1)))
            let isVertical = level.isMultiple(of: 2)
            let axis: Axis = isVertical ? .vertical : .horizontal
            let alignment: AlignmentGuide = isVertical ? .leading : .top
            let layout = StackLayout(axis: axis, alignment: alignment, spacing: 0)
            node = LayoutNode(layout, children: [node, sibling])
        }
        return (node, leaf)
    }
}

extension LayoutNode {
    /// How often layouts in the tree were asked for a size.
    var measureCountOfAll: Int { children.reduce(measureCount) { $0 + $1.measureCountOfAll } }

    /// How often layouts in the tree placed their subviews.
    var placeCountOfAll: Int { children.reduce(placeCount) { $0 + $1.placeCountOfAll } }
}
