/// What a layout sees of one of its subviews.
package struct LayoutSubview {
    package let node: LayoutNode

    package init(node: LayoutNode) { self.node = node }

    /// The size that the subview takes for a proposal, in points.
    ///
    /// - Complexity: O(1) for one of the last few proposals.
    package func sizeThatFits(_ proposal: ProposedViewSize) -> Size { node.sizeThatFits(proposal) }

    /// The size for a proposal together with the alignment guides.
    package func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { node.dimensions(in: proposal) }

    /// Where a guide lies in the subview, in points from its leading or top edge: set explicitly or by default.
    ///
    /// `size` must be what `sizeThatFits` gave for `proposal`.
    package func guide(_ guide: AlignmentGuide, proposal: ProposedViewSize, size: Size) -> Double {
        node.explicitAlignment(of: guide, proposal: proposal, size: size) ?? guide.defaultValue(size)
    }

    package var spacing: ViewSpacing { node.spacing }
    package var priority: Double { node.layoutPriority }

    /// Places the subview for good.
    ///
    /// - Parameters:
    ///   - position: Where `anchor` of the subview goes, in the container's space.
    ///   - anchor: As fractions of the subview's size.
    ///   - proposal: What the subview is offered.
    ///   - safeArea: The safe area in the container's space, where it differs from the container's own.
    package func place(
        at position: Point,
        anchor: UnitPoint = .topLeading,
        proposal: ProposedViewSize,
        safeArea: SafeAreaForSubview = .inherited
    ) {
        var origin = position
        if anchor != .topLeading {
            let size = node.sizeThatFits(proposal)
            origin = Point(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
        }
        switch safeArea {
        case .inherited: place(at: origin, proposal: proposal, in: node.parent?.safeArea)
        case .replaced(let area): place(at: origin, proposal: proposal, in: area)
        }
    }

    /// Places the subview's origin, with a safe area in the container's space.
    func place(at position: Point, proposal: ProposedViewSize, in safeArea: SafeArea?) {
        let origin = position.withoutGarbage
        node.place(at: origin, proposal: proposal, safeArea: safeArea?.translated(to: origin))
    }
}

/// The safe area with which a subview is placed.
package enum SafeAreaForSubview {
    /// The container's own.
    case inherited
    /// Another one, in the container's space; `nil` for none, as in scrolled content.
    case replaced(SafeArea?)
}

/// The subviews of a container, in order.
package struct LayoutSubviews: RandomAccessCollection {
    package let nodes: [LayoutNode]

    package init(nodes: [LayoutNode]) { self.nodes = nodes }

    /// The wishes of all subviews on all edges, as a container has them whose subviews may lie anywhere; none without subviews.
    package var mergedSpacing: ViewSpacing {
        isEmpty ? .zero : reduce(into: ViewSpacing.none) { $0.merge(.all, of: $1.spacing) }
    }

    /// The guides that any subview may set.
    package var explicitGuides: AlignmentGuide.Set {
        reduce(into: []) { $0.formUnion($1.node.explicitGuides) }
    }

    package var startIndex: Int { 0 }
    package var endIndex: Int { nodes.count }
    package subscript(position: Int) -> LayoutSubview { LayoutSubview(node: nodes[position]) }
}
