/// One view that takes part in layout: its layout, its subviews, and what was measured and placed.
///
/// Answers are kept until something in the node changes; `invalidate()` drops those of the node and of its ancestors, of nobody
/// else.
package final class LayoutNode {
    private var layout: any ErasedLayout
    package private(set) var children: [LayoutNode] = []
    package private(set) unowned var parent: LayoutNode?
    /// Tells whose child the node is without touching a parent that is about to go.
    private var parentID: ObjectIdentifier?
    private var measured = MeasureCache()
    private var guides = GuideCache()
    private var keptCache: AnyObject?
    private var keptSpacing: KeptSpacing?
    private var keptTraits: LayoutTraits?
    private var isPlacementValid = false
    /// Rises whenever answers are dropped.
    private(set) var changeCount = 0

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
    /// False for a view that its container left out when it last placed its subviews, and for one never placed.
    package private(set) var isPlaced = false
    /// How often the layout itself was asked for a size: kept answers do not count.
    package private(set) var measureCount = 0
    /// How often the layout placed its subviews.
    package private(set) var placeCount = 0

    /// The length with which a view is placed that wants an infinite one, in points.
    package static let infiniteLength = 1_000_000.0

    package init<L: Layout>(_ layout: L, children: [LayoutNode] = []) {
        self.layout = layout
        guard !children.isEmpty else { return }
        self.children = children
        for child in children { child.setParent(self) }
    }

    /// Lets go of the subviews one after the other, however deep they are nested.
    deinit {
        guard !children.isEmpty else { return }
        var pending = children
        for child in children { child.leave(ObjectIdentifier(self)) }
        children = []
        while var last = pending.popLast() {
            guard !last.children.isEmpty, isKnownUniquelyReferenced(&last) else { continue }
            for child in last.children { child.leave(ObjectIdentifier(last)) }
            pending.append(contentsOf: last.children)
            last.children = []
        }
    }

    private func setParent(_ node: LayoutNode) {
        parent = node
        parentID = ObjectIdentifier(node)
    }

    /// Forgets the parent if it is still that one.
    private func leave(_ id: ObjectIdentifier) {
        guard parentID == id else { return }
        parent = nil
        parentID = nil
    }

    /// The rectangle in the parent's space, in points.
    package var frame: Rect { Rect(origin: origin, size: size) }

    /// Puts another layout in the place of the node's own, and drops what was measured.
    package func setLayout<L: Layout>(_ layout: L) {
        self.layout = layout
        invalidate()
    }

    /// Puts other subviews in place; does nothing if they are the same ones in the same order.
    package func setChildren(_ newChildren: [LayoutNode]) {
        let isSame =
            newChildren.count == children.count
            && zip(newChildren, children).allSatisfy { $0 === $1 && $0.parentID == ObjectIdentifier(self) }
        guard !isSame else { return }
        for child in children { child.leave(ObjectIdentifier(self)) }
        for child in newChildren { child.setParent(self) }
        children = newChildren
        invalidate()
    }
}

// MARK: - Invalidation

extension LayoutNode {
    /// Drops what was measured and placed, here and in all ancestors.
    ///
    /// - Complexity: O(*d*) in the depth; stops at the first ancestor that has nothing to drop.
    package func invalidate() {
        var node: LayoutNode? = self
        while let current = node {
            guard current.hasAnswers || current === self else { return }
            current.measured.removeAll()
            current.guides.removeAll()
            current.keptCache = nil
            current.keptSpacing = nil
            current.keptTraits = nil
            current.isPlacementValid = false
            current.changeCount += 1
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
        isPlacementValid || !measured.isEmpty || keptCache != nil || keptSpacing != nil || keptTraits != nil
    }

    /// Hands the layout's cache out for the time that it runs.
    func takeCache() -> AnyObject? {
        let cache = keptCache
        keptCache = nil
        return cache
    }

    func putBack(_ cache: AnyObject) { keptCache = cache }
}

// MARK: - Answers

extension LayoutNode {
    /// The size that the view takes for a proposal, in points: never negative nor not-a-number, infinite only if asked so.
    ///
    /// Not-a-number counts as `nil` in a proposal, and negative lengths as 0.
    package func sizeThatFits(_ proposal: ProposedViewSize) -> Size { answer(proposal.withoutGarbage) }

    private func answer(_ proposal: ProposedViewSize) -> Size {
        if let size = measured[proposal] { return size }
        measureCount += 1
        // A copy: running a layout may lead to another one being put in its place.
        let layout = layout
        let change = changeCount
        let size = layout.measure(proposal, in: self).withoutGarbage
        if change == changeCount { measured.insert(size, for: proposal) }
        return size
    }

    package func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        let size = sizeThatFits(proposal)
        return ViewDimensions(size: size) { [self] guide in
            explicitAlignment(of: guide, proposal: proposal, size: size)
        }
    }

    /// Where a guide lies if the view or something in it sets it, in points from its leading or top edge.
    package func explicitAlignment(of guide: AlignmentGuide, proposal: ProposedViewSize, size: Size) -> Double? {
        guard traits.guides.contains(AlignmentGuide.Set(guide)) else { return nil }
        let proposal = proposal.withoutGarbage
        if let answer = guides.answer(of: guide, proposal: proposal, size: size) { return answer }
        let layout = layout
        let change = changeCount
        let value = layout.explicitAlignment(of: guide, proposal: proposal, size: size, in: self)
            .flatMap { $0.isFinite ? $0 : nil }
        if change == changeCount { guides.insert(value, for: guide, proposal: proposal, size: size) }
        return value
    }

    /// The guides that the view or something in it may set explicitly.
    package var explicitGuides: AlignmentGuide.Set { traits.guides }

    package var layoutPriority: Double { traits.priority }

    var traits: LayoutTraits {
        if let keptTraits { return keptTraits }
        let layout = layout
        let traits = layout.traits(in: self)
        keptTraits = traits
        return traits
    }

    package var spacing: ViewSpacing {
        if let keptSpacing { return keptSpacing.value }
        let layout = layout
        let spacing = layout.spacing(in: self)
        keptSpacing = spacing == .ordinary ? .ordinary : KeptSpacing(spacing)
        return spacing
    }
}

// MARK: - Placement

extension LayoutNode {
    /// Places the node and, where anything changed, its subviews.
    ///
    /// - Parameters:
    ///   - origin: In the parent's space, in points; a coordinate that is not finite counts as 0.
    ///   - proposal: What the node is offered.
    ///   - safeArea: In the node's own space.
    package func place(at origin: Point, proposal: ProposedViewSize, safeArea: SafeArea?) {
        let proposal = proposal.withoutGarbage
        self.origin = origin.withoutGarbage
        isPlaced = true
        let answer = answer(proposal)
        let size = answer.finite
        if isPlacementValid, proposal == self.proposal, size == self.size,
            safeArea == self.safeArea || !traits.readsSafeArea
        {
            return
        }
        self.size = size
        self.proposal = proposal
        self.safeArea = safeArea
        isPlacementValid = true
        placeCount += 1
        measured.settle(on: proposal, size: answer)
        // A layout without subviews that looks at the safe area hosts a layout of its own.
        guard !children.isEmpty || traits.readsSafeArea else { return }
        let layout = layout
        layout.place(in: Rect(origin: .zero, size: size), proposal: proposal, safeArea: safeArea, node: self)
    }

    /// False while placing again would do something, here or below.
    package var isCurrent: Bool { isPlacementValid }

    /// Notes that the container shows nothing of the view.
    func leaveOut() { isPlaced = false }
}

/// Spacing on the heap: most nodes share the ordinary one.
private final class KeptSpacing: Sendable {
    let value: ViewSpacing

    init(_ value: ViewSpacing) { self.value = value }

    static let ordinary = KeptSpacing(.ordinary)
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
    /// The proposal with not-a-number turned into `nil` and negative lengths into 0.
    fileprivate var withoutGarbage: ProposedViewSize {
        var result = self
        if let width, !(width >= 0) { result.width = width.isNaN ? nil : 0 }
        if let height, !(height >= 0) { result.height = height.isNaN ? nil : 0 }
        return result
    }
}

extension Point {
    /// The point with coordinates that are not finite turned into 0.
    var withoutGarbage: Point { Point(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0) }
}
