/// One view that takes part in layout: its layout, its subviews, and what was measured and placed.
///
/// Answers are kept until something in the node changes; `invalidate()` drops those of the node and of its ancestors, of nobody else.
package final class LayoutNode {
    private var computer: LayoutComputer
    package private(set) var children: [LayoutNode] = []
    package private(set) unowned var parent: LayoutNode?
    private var measured = MeasureCache()
    private var keptSpacing: ViewSpacing?
    private var isPlacementValid = false
    private var keptReadsSafeArea: Bool?
    private var keptGuides: AlignmentGuide.Set?

    /// Called when an invalidation reaches this node and goes no further because it has no parent.
    ///
    /// A node whose size does not decide its container's (a row of a lazy stack, the content of a geometry reader) is the root of
    /// a layout of its own; this is how its host learns that it must be laid out again.
    package var onInvalidate: (() -> Void)?

    /// The origin in the parent's space, in points, as last placed.
    package var origin: Point = .zero
    /// The size as last placed, in points.
    package private(set) var size: Size = .zero
    /// The proposal with which the node was last placed.
    package private(set) var proposal: ProposedViewSize = .unspecified
    /// The safe area in the node's own space, as last placed.
    package private(set) var safeArea: SafeArea?
    /// How often the layout itself was asked for a size: kept answers do not count.
    package private(set) var measureCount = 0
    /// How often the layout placed its subviews.
    package private(set) var placeCount = 0

    /// The length with which a view is placed that wants an infinite one, in points.
    package static let infiniteLength = 1_000_000.0

    package init<L: Layout>(_ layout: L, children: [LayoutNode] = []) {
        computer = LayoutBox(layout)
        setChildren(children)
    }

    deinit {
        for child in children { child.parent = nil }
    }

    /// The rectangle in the parent's space, in points.
    package var frame: Rect { Rect(origin: origin, size: size) }

    /// Puts another layout in the place of the node's own, and drops what was measured.
    package func setLayout<L: Layout>(_ layout: L) {
        computer = LayoutBox(layout)
        invalidate()
    }

    /// Puts other subviews in place; does nothing if they are the same ones in the same order.
    package func setChildren(_ newChildren: [LayoutNode]) {
        let isSame =
            newChildren.count == children.count
            && zip(newChildren, children).allSatisfy { $0 === $1 && $0.parent === self }
        guard !isSame else { return }
        for child in children where child.parent === self { child.parent = nil }
        for child in newChildren { child.parent = self }
        children = newChildren
        invalidate()
    }

    /// Drops what was measured and placed, here and in all ancestors.
    ///
    /// - Complexity: O(*d*) in the depth; stops at the first ancestor that has nothing to drop.
    package func invalidate() {
        var node: LayoutNode? = self
        while let current = node {
            guard current.hasAnswers || current === self else { return }
            current.measured.removeAll()
            current.keptSpacing = nil
            current.keptReadsSafeArea = nil
            current.keptGuides = nil
            current.isPlacementValid = false
            current.computer.dropCache()
            if current.parent == nil { current.onInvalidate?() }
            node = current.parent
        }
    }

    /// Makes the next placement run again, without dropping what was measured: for this node and all ancestors.
    package func invalidatePlacement() {
        var node: LayoutNode? = self
        while let current = node {
            guard current.isPlacementValid || current === self else { return }
            current.isPlacementValid = false
            if current.parent == nil { current.onInvalidate?() }
            node = current.parent
        }
    }

    private var hasAnswers: Bool {
        isPlacementValid || !measured.isEmpty || keptSpacing != nil || keptReadsSafeArea != nil || keptGuides != nil
    }

    /// The size that the view takes for a proposal, in points: never negative, never not-a-number, infinite only if asked so.
    ///
    /// - Parameters:
    ///   - proposal: Not-a-number counts as `nil` and negative lengths as 0.
    package func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
        let proposal = proposal.withoutGarbage
        if let size = measured[proposal] { return size }
        measureCount += 1
        let size = computer.sizeThatFits(proposal, in: self).withoutGarbage
        measured.insert(size, for: proposal)
        return size
    }

    package func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        let size = sizeThatFits(proposal)
        return ViewDimensions(size: size) { [self] guide in
            explicitAlignment(of: guide, proposal: proposal, size: size)
        }
    }

    package func explicitAlignment(of guide: AlignmentGuide, proposal: ProposedViewSize, size: Size) -> Double? {
        guard explicitGuides.contains(AlignmentGuide.Set(guide)) else { return nil }
        let value = computer.explicitAlignment(of: guide, proposal: proposal.withoutGarbage, size: size, in: self)
        return value.flatMap { $0.isFinite ? $0 : nil }
    }

    /// The guides that the view or something in it may set explicitly.
    package var explicitGuides: AlignmentGuide.Set {
        if let keptGuides { return keptGuides }
        let guides = computer.explicitGuides(in: self)
        keptGuides = guides
        return guides
    }

    package var spacing: ViewSpacing {
        if let keptSpacing { return keptSpacing }
        let spacing = computer.spacing(in: self)
        keptSpacing = spacing
        return spacing
    }

    package var layoutPriority: Double {
        let priority = computer.layoutPriority(in: self)
        return priority.isNaN ? 0 : priority
    }

    private var readsSafeArea: Bool {
        if let keptReadsSafeArea { return keptReadsSafeArea }
        let reads = computer.readsSafeArea || children.contains { $0.readsSafeArea }
        keptReadsSafeArea = reads
        return reads
    }

    /// Places the node and, where anything changed, its subviews.
    ///
    /// - Parameters:
    ///   - origin: In the parent's space, in points; a coordinate that is not finite counts as 0.
    ///   - safeArea: In the node's own space.
    package func place(at origin: Point, proposal: ProposedViewSize, safeArea: SafeArea?) {
        let proposal = proposal.withoutGarbage
        self.origin = Point(x: origin.x.isFinite ? origin.x : 0, y: origin.y.isFinite ? origin.y : 0)
        let size = sizeThatFits(proposal).finite
        let isSafeAreaSame = safeArea == self.safeArea || (isPlacementValid && !readsSafeArea)
        if isPlacementValid, proposal == self.proposal, size == self.size, isSafeAreaSame { return }
        self.size = size
        self.proposal = proposal
        self.safeArea = safeArea
        isPlacementValid = true
        placeCount += 1
        computer.place(in: Rect(origin: .zero, size: size), proposal: proposal, safeArea: safeArea, node: self)
    }
}

extension Size {
    /// The size with what no view can have, not-a-number and negative lengths, turned into 0.
    fileprivate var withoutGarbage: Size {
        Size(width: width > 0 ? width : 0, height: height > 0 ? height : 0)
    }

    /// The size with which a view is placed that would be infinite.
    fileprivate var finite: Size {
        Size(
            width: width.isFinite ? width : LayoutNode.infiniteLength,
            height: height.isFinite ? height : LayoutNode.infiniteLength
        )
    }
}

extension ProposedViewSize {
    fileprivate var withoutGarbage: ProposedViewSize {
        var result = self
        if let width, !(width >= 0) { result.width = width.isNaN ? nil : 0 }
        if let height, !(height >= 0) { result.height = height.isNaN ? nil : 0 }
        return result
    }
}
