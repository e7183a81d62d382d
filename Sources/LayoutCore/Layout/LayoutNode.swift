/// One view that takes part in layout: its layout, its subviews, and what was measured and placed.
///
/// Answers are kept until something in the node changes; `invalidate()` drops those of the node and of its ancestors, of nobody
/// else.
package final class LayoutNode {
    // Everything that is stored is private: the compiler then proves that no two accesses overlap, and checks none at run time.
    private var layout: any ErasedLayout
    private var subviews: [LayoutNode] = []
    private unowned var container: LayoutNode?
    /// Tells whose child the node is without touching a parent that is about to go.
    private var parentID: ObjectIdentifier?
    private var measured = MeasureCache()
    private var rarities: Rarities?
    private var keptCache: AnyObject?
    private var keptSpacing: KeptSpacing?
    private var keptTraits: LayoutTraits?
    private var placement = Placement()
    private var work: LayoutBudget?
    private var changes: UInt32 = 0

    /// The length with which a view is placed that wants an infinite one, in points.
    package static let infiniteLength = 1_000_000.0
    /// The largest length and coordinate with which a view is placed, in points.
    ///
    /// Larger ones only come from programs that ask for nonsense; up to here sums stay finite, and exact to a pixel.
    package static let greatestLength = 1e12

    package init<L: Layout>(_ layout: L, children: [LayoutNode] = []) {
        self.layout = layout
        guard !children.isEmpty else { return }
        subviews = children
        for child in children { child.setParent(self) }
    }

    /// Lets go of the subviews one after the other, however deep they are nested.
    deinit {
        guard !subviews.isEmpty else { return }
        for child in subviews { child.leave(self) }
        var pending = subviews
        subviews = []
        while var last = pending.popLast() {
            guard !last.subviews.isEmpty, isKnownUniquelyReferenced(&last) else { continue }
            for child in last.subviews { child.leave(last) }
            pending.append(contentsOf: last.subviews)
            last.subviews = []
        }
    }

    private func setParent(_ node: LayoutNode) {
        container = node
        parentID = ObjectIdentifier(node)
        work = nil
    }

    /// Forgets the parent if it is still that one.
    private func leave(_ node: LayoutNode) {
        guard isChild(of: node) else { return }
        container = nil
        parentID = nil
    }

    private func isChild(of node: LayoutNode) -> Bool { parentID == ObjectIdentifier(node) }

    package var children: [LayoutNode] { subviews }

    package var parent: LayoutNode? { container }

    /// Puts another layout in the place of the node's own, and drops what was measured.
    package func setLayout<L: Layout>(_ layout: L) {
        self.layout = layout
        invalidate()
    }

    /// Puts other subviews in place; does nothing if they are the same ones in the same order.
    package func setChildren(_ children: [LayoutNode]) {
        let isSame =
            children.count == subviews.count
            && zip(children, subviews).allSatisfy { $0 === $1 && $0.isChild(of: self) }
        guard !isSame else { return }
        for child in subviews { child.leave(self) }
        for child in children { child.setParent(self) }
        subviews = children
        invalidate()
    }
}

// MARK: - Invalidation

extension LayoutNode {
    /// Called when an invalidation reaches this node and goes no further because it has no parent.
    ///
    /// A node whose size does not decide its container's (a row of a lazy stack, the content of a geometry reader) is the root of
    /// a layout of its own; this is how its host learns that it must be laid out again.
    package var onInvalidate: (() -> Void)? {
        get { rarities?.hostNotification }
        set {
            guard newValue != nil || rarities != nil else { return }
            makeRarities().hostNotification = newValue
        }
    }

    /// What few nodes have: on the heap, so that the others are small.
    private final class Rarities {
        var hostNotification: (() -> Void)?
        var guides = GuideCache()
    }

    private func makeRarities() -> Rarities {
        if let rarities { return rarities }
        let made = Rarities()
        rarities = made
        return made
    }

    /// Changes whenever answers are dropped.
    var changeCount: UInt32 { changes }

    /// Drops what was measured and placed, here and in all ancestors.
    ///
    /// - Complexity: O(*d*) in the depth; stops at the first ancestor that has nothing to drop.
    package func invalidate() {
        var node: LayoutNode? = self
        while let current = node {
            guard current.hasAnswers || current === self else { return }
            current.measured.removeAll()
            current.rarities?.guides.removeAll()
            current.keptCache = nil
            current.keptSpacing = nil
            current.keptTraits = nil
            current.placement.isValid = false
            current.changes &+= 1
            node = current.parent
            if node == nil { current.rarities?.hostNotification?() }
        }
    }

    /// Makes the next placement run again, without dropping what was measured: for this node and all ancestors.
    package func invalidatePlacement() {
        var node: LayoutNode? = self
        while let current = node {
            guard current.placement.isValid || current === self else { return }
            current.placement.isValid = false
            node = current.parent
            if node == nil { current.rarities?.hostNotification?() }
        }
    }

    private var hasAnswers: Bool {
        placement.isValid || !measured.isEmpty || keptCache != nil || keptSpacing != nil || keptTraits != nil
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
    package func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
        let proposal = proposal.withoutGarbage
        return answer(proposal, PackedProposal(proposal))
    }

    private func answer(_ proposal: ProposedViewSize, _ packed: PackedProposal) -> Size {
        if let size = measured[packed] { return size }
        // A copy: running a layout may lead to another one being put in its place.
        let layout = layout
        guard spend(layout.effort) else { return measured.earliest ?? .zero }
        placement.measureCount &+= 1
        let change = changes
        let size = layout.measure(proposal, in: self).withoutGarbage
        if change == changes {
            measured.insert(size, for: packed)
            // Placing needs them, when the views below may be far from the processor again.
            if keptTraits == nil { keptTraits = layout.traits(in: self) }
        }
        return size
    }

    /// What questions to the view and those in it are counted against; `nil` for any number of them.
    ///
    /// It is set at the root of a layout; whoever is asked has that of its container.
    package var budget: LayoutBudget? {
        get { work }
        set { work = newValue }
    }

    /// Takes the effort of an answer into account; false if it is too much.
    private func spend(_ effort: Int) -> Bool {
        // Who asks is the container, as a rule, and has just been asked itself.
        if work == nil, let container { work = container.work }
        return work?.spend(effort, on: self) ?? true
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
        if let answer = rarities?.guides.answer(of: guide, proposal: proposal, size: size) { return answer }
        guard spend(1) else { return nil }
        let layout = layout
        let change = changes
        let value = layout.explicitAlignment(of: guide, proposal: proposal, size: size, in: self)
            .flatMap { $0.isFinite ? $0 : nil }
        if change == changes { makeRarities().guides.insert(value, for: guide, proposal: proposal, size: size) }
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
    /// Where a node was put, and how often it was asked.
    private struct Placement {
        var origin = Point.zero
        var size = Size.zero
        var proposal = PackedProposal(.unspecified)
        var safeArea: KeptSafeArea?
        var measureCount: UInt32 = 0
        var placeCount: UInt32 = 0
        var isValid = false
        var isPlaced = false
    }

    /// The origin in the parent's space, in points, as last placed.
    package var origin: Point {
        get { placement.origin }
        set { placement.origin = newValue }
    }

    /// The size as last placed, in points.
    package var size: Size { placement.size }

    /// The rectangle in the parent's space, in points.
    package var frame: Rect { Rect(origin: placement.origin, size: placement.size) }

    /// The proposal with which the node was last placed.
    package var proposal: ProposedViewSize { placement.proposal.proposal }

    /// The safe area in the node's own space, as last placed.
    package var safeArea: SafeArea? { placement.safeArea?.value }

    /// False for a view that its container left out when it last placed its subviews, and for one never placed.
    package var isPlaced: Bool { placement.isPlaced }

    /// How often the layout itself was asked for a size: kept answers do not count.
    package var measureCount: Int { Int(placement.measureCount) }

    /// How often the layout placed its subviews.
    package var placeCount: Int { Int(placement.placeCount) }

    /// Places the node and, where anything changed, its subviews.
    ///
    /// - Parameters:
    ///   - origin: In the parent's space, in points; a coordinate that is not finite counts as 0, and one beyond
    ///     ``greatestLength`` as that.
    ///   - proposal: What the node is offered.
    ///   - safeArea: In the node's own space.
    package func place(at origin: Point, proposal: ProposedViewSize, safeArea: SafeArea?) {
        let proposal = proposal.withoutGarbage
        let packed = PackedProposal(proposal)
        let answer = answer(proposal, packed)
        let size = answer.finite
        placement.origin = origin.withoutGarbage
        placement.isPlaced = true
        if placement.isValid, packed == placement.proposal, size == placement.size,
            safeArea == placement.safeArea?.value || !traits.readsSafeArea
        {
            return
        }
        placement.size = size
        placement.proposal = packed
        if safeArea != placement.safeArea?.value { placement.safeArea = safeArea.map(KeptSafeArea.init) }
        placement.isValid = true
        placement.placeCount &+= 1
        measured.settle(on: packed, size: answer)
        // A layout without subviews that looks at the safe area hosts a layout of its own.
        guard !subviews.isEmpty || traits.readsSafeArea else { return }
        let layout = layout
        // Whom the layout does not place, it leaves out.
        for child in subviews { child.placement.isPlaced = false }
        layout.place(in: Rect(origin: .zero, size: size), proposal: proposal, safeArea: safeArea, node: self)
    }

    /// False while placing again would do something, here or below.
    package var isCurrent: Bool { placement.isValid }

    /// Notes that the container shows nothing of the view, until it is placed again.
    package func leaveOut() { placement.isPlaced = false }
}

/// A safe area on the heap: most nodes of a long list have none.
private final class KeptSafeArea: Sendable {
    let value: SafeArea

    init(_ value: SafeArea) { self.value = value }
}

/// Spacing on the heap: most nodes share the ordinary one.
private final class KeptSpacing: Sendable {
    let value: ViewSpacing

    init(_ value: ViewSpacing) { self.value = value }

    static let ordinary = KeptSpacing(.ordinary)
}
