import LayoutCore
import ScrollDynamics

/// A `ScrollView`.
final class ScrollItem: ItemNode {
    private(set) var value: ScrollViewValue
    private let node: LayoutNode
    private let reference = ScrollLayoutReference()
    private var content: ViewNode?
    private(set) var contentItem: ItemNode?
    var controller: ScrollController { didSet { keptOffset = nil } }
    /// The offset on the grid of pixels, asked many times in a frame; `nil` once the controller has changed.
    private var keptOffset: Point?
    /// The whole scroll view, the part under bars and insets included, in its own layout's space.
    private(set) var viewport = Rect.zero
    /// What covers the viewport now, in points.
    private(set) var insets = EdgeInsets.zero { didSet { keptOffset = nil } }
    private(set) var contentSize = Size.zero
    /// True once content and container are known, so that the initial offset has been set.
    private(set) var isPlaced = false
    /// True once a whole frame has been laid out: from then on the initial anchor counts no more.
    private(set) var hasShown = false
    /// The steps between phases since the last frame, in order.
    private(set) var phaseChanges: [ScrollPhaseChange] = []
    /// The view to which the program scrolls with an animation.
    var aim: ScrollAim?
    var positions = ScrollPositionState()
    var refresh = RefreshState()
    /// The room for the spinner that the insets hold as they stand, in points.
    private(set) var refreshRoom = 0.0
    /// Where content stood in the last frame; `nil` once a person or the program has moved it since.
    var shownPlace: ShownPlace?
    /// True once a finger, a wheel or a person's tool has moved the content, until the program does.
    var isMovedByPerson = false
    private var contentSettings: ScrollSettings?
    /// The views that take their size from this scroll view's visible part.
    private var sizeReaders: [ObjectIdentifier: ItemReference] = [:]
    /// Readers that are gone are looked for once there are more than this.
    private var sizeReaderLimit = 256
    private var readSize: Size?
    /// What the scroll view was last offered.
    private var offer = ProposedViewSize.unspecified

    override var layoutNode: LayoutNode { node }
    override var name: String { "ScrollView" }
    override var childNodes: [ViewNode] { content.map { [$0] } ?? [] }
    override var containedItems: [ItemNode] { contentItem.map { [$0] } ?? [] }
    var axes: Axis.Set { value.axes }
    var settings: ScrollSettings { surroundings.scrollSettings }

    /// Ours: scrolling, laying its content out apart and drawing cost about as much as so many plain views.
    override var weight: Int { 100 }

    init(
        _ viewValue: ViewValue,
        _ value: ScrollViewValue,
        _ surroundings: Surroundings,
        parent: ViewNode?,
        graph: ViewGraph
    ) {
        self.value = value
        node = LayoutNode(ScrollLayout(reference: reference))
        controller = ScrollController(time: graph.time)
        super.init(viewValue, surroundings, parent: parent, graph: graph)
        reference.host = self
        content = graph.makeNode(contentValue(value), contentSurroundings(surroundings), parent: self)
        adoptContent()
        configure()
        graph.register(scroll: self)
    }

    /// Several views in a scroll view stand in a stack along its axis.
    private func contentValue(_ value: ScrollViewValue) -> ViewValue {
        let isHorizontal = value.axes == .horizontal
        let stack = StackValue.implicit(isHorizontal ? .horizontal : .vertical, content: value.content)
        return ViewValue(.stack(stack), source: source)
    }

    private func contentSurroundings(_ surroundings: Surroundings) -> Surroundings {
        var inner = surroundings.inside(stackAxis: nil)
        // Settings are for this scroll view; one inside it starts anew, but for what the environment keeps.
        let settings = surroundings.scrollSettings.inherited
        inner.scrollSettings = contentSettings.flatMap { $0.isEquivalent(to: settings) ? $0 : nil } ?? settings
        contentSettings = inner.scrollSettings
        return inner
    }

    private func adoptContent() {
        contentItem = content?.items.first
        contentItem?.container = self
        contentItem?.layoutNode.onInvalidate = { [reference] in reference.host?.node.invalidate() }
        contentItem?.layoutNode.budget = graph.layoutBudget
    }

    private func configure() {
        // Of the behaviours only paging has a rate of its own (WWDC 2023, session 10159).
        let isPaged =
            switch settings.targetBehavior {
            case .paging: true
            case .viewAligned, .program, nil: false
            }
        controller.configuration = ScrollConfiguration(
            axes: value.axes,
            isEnabled: !settings.isDisabled,
            bounceBehavior: PerAxis { settings.bounceBehavior[$0].dynamics },
            decelerationRate: isPaged ? .fast : .normal
        )
    }

    deinit { reference.host = nil }

    override func matches(_ value: ViewValue) -> Bool {
        if case .scrollView(let other) = value.kind { return other.axes == self.value.axes }
        return false
    }

    override func update(_ viewValue: ViewValue, _ surroundings: Surroundings) {
        guard case .scrollView(let newValue) = viewValue.kind, var contentNode = content else { return }
        let old = settings
        super.update(viewValue, surroundings)
        keptOffset = nil
        value = newValue
        configure()
        graph.reconcile(&contentNode, contentValue(newValue), contentSurroundings(surroundings), parent: self)
        content = contentNode
        if old.contentMargins != settings.contentMargins { node.invalidate() }
        if old.anchors != settings.anchors { node.invalidatePlacement() }
    }

    override func itemsDidChange() {
        adoptContent()
        node.invalidate()
    }

    // MARK: Layout

    /// As long as offered along the axes that scroll, as large as the content across them.
    func measure(_ proposal: ProposedViewSize) -> Size {
        // Views inside that ask for its size are asked before it has been placed for the first time.
        if viewport.size == .zero { offer = proposal }
        let content = contentItem?.layoutNode.sizeThatFits(contentProposal(proposal)) ?? .zero
        let margins = settings.contentMargins
        return Size(
            width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width + margins.horizontal,
            height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height + margins.vertical
        )
    }

    private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let inner = proposal.inset(by: settings.contentMargins)
        return ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : inner.width,
            height: axes.contains(.vertical) ? nil : inner.height
        )
    }

    /// Takes the place that layout gives, and turns the safe area that it touches into content insets.
    func place(in bounds: Rect, proposal: ProposedViewSize, safeArea: SafeArea?) {
        let pixel = 1 / environment.displayScale
        let grid = PixelGrid(scale: environment.displayScale)
        viewport = safeArea?.extended(bounds, edges: .all, pixel: pixel) ?? bounds
        var newInsets = safeArea?.insets(at: bounds, pixel: pixel) ?? .zero
        refreshRoom = refresh.inset
        newInsets.top += refreshRoom
        newInsets = (newInsets + settings.contentMargins).withoutGarbage
        for edge in Edge.allCases { newInsets[edge] = grid.aligned(newInsets[edge]) }
        insets = newInsets
        offer = proposal
        tellSizeReaders()
        placeContent(proposal)
        let keptAxes = hasShown ? anchoredAxes(.sizeChanges) : []
        let before = controller.bounds.vertical
        let wasAtStart = !isAwayFromStart(.vertical)
        let isWhereShown = shownPlace?.offset == controller.contentOffset
        updateBounds(correction: contentCorrection(except: keptAxes))
        if hasShown {
            moveToAnchor(.sizeChanges, along: keptAxes)
            if isWhereShown { keepShownPlace(except: keptAxes) }
        } else {
            moveToAnchor(.initialOffset, along: axes)
        }
        isPlaced = true
        glideBack(from: before, wasAtStart: wasAtStart)
        positionContent()
    }

    private func placeContent(_ proposal: ProposedViewSize) {
        guard let item = contentItem else {
            contentSize = .zero
            return
        }
        let inner = contentProposal(proposal)
        contentSize = item.layoutNode.sizeThatFits(inner)
        item.layoutNode.place(at: item.layoutNode.origin, proposal: inner, safeArea: nil)
    }

    /// The size of the part between the insets, by which views inside measure themselves.
    ///
    /// Across the axes that scroll it is what the scroll view is offered: what it takes there is up to those views.
    private var containerSize: Size {
        let visible = viewport.inset(by: insets).size
        let offered = offer.inset(by: settings.contentMargins)
        func length(_ axis: Axis) -> Double {
            guard let length = offered[axis], length.isFinite else { return visible[axis] }
            return axes.contains(axis) && viewport.size != .zero ? visible[axis] : length
        }
        return Size(width: length(.horizontal), height: length(.vertical))
    }

    /// The size for a view that measures itself by it, and that is measured again when it changes.
    func visibleSize(readBy item: ItemNode) -> Size {
        sizeReaders[ObjectIdentifier(item)] = ItemReference(item)
        if sizeReaders.count > sizeReaderLimit {
            sizeReaders = sizeReaders.filter { $0.value.item != nil }
            sizeReaderLimit = max(sizeReaderLimit, sizeReaders.count * 2)
        }
        return containerSize
    }

    /// Views that took their size from the visible part are measured again when that has changed.
    private func tellSizeReaders() {
        let size = containerSize
        guard size != readSize else { return }
        readSize = size
        let readers = sizeReaders.values.compactMap(\.item)
        sizeReaders.removeAll(keepingCapacity: true)
        for reader in readers.sorted(by: { $0.id < $1.id }) {
            reader.layoutNode.invalidate()
            tellElements(around: reader)
        }
    }

    /// Elements like the one around a view, but far from what shows, are as long as before only if that one is.
    private func tellElements(around reader: ItemNode) {
        var node = reader.parent
        while let current = node, current !== self {
            (current as? LazyForEachNode)?.assumeReleased()
            node = current.parent
        }
    }

    /// How much of the large title's strip has given way, if this scroll view drives the bar; in points.
    private var collapsedTop: Double { surroundings.navigation?.collapsedHeight(for: self) ?? 0 }

    /// Tells the physics the range; what changed above the visible part moves everything along.
    private func updateBounds(correction: Point = .zero) {
        let geometry = ScrollGeometry(
            contentOffset: .zero,
            contentSize: contentSize,
            contentInsets: insets,
            containerSize: viewport.size
        )
        let bounds: PerAxis<ScrollBounds> = PerAxis { (axis: Axis) -> ScrollBounds in
            geometry.bounds(along: axis, collapsedTop: axis == .vertical ? collapsedTop : 0)
        }
        controller.updateBounds(bounds, correction: correction)
    }

    /// How far what has to keep its place has been moved by changes before it, in points: the view of a binding, or else the
    /// rows of lazy containers that show.
    private func contentCorrection(except keptAxes: Axis.Set) -> Point {
        var correction = Point.zero
        guard isPlaced else { return correction }
        let shift = boundViewShift()
        for axis in Axis.allCases where axes.contains(axis) && !keptAxes.contains(axis) {
            if let shift {
                correction[axis] = shift[axis]
                continue
            }
            guard isAwayFromStart(axis) else { continue }
            let stacks = graph.lazyStacks.filter { $0.scroll === self && $0.axis == axis }
            guard stacks.contains(where: \.hasChanged) else { continue }
            // The innermost container at the edge knows best what shows there.
            let ordered = stacks.enumerated().sorted { ($1.element.depth, $0.offset) < ($0.element.depth, $1.offset) }
            for (_, stack) in ordered {
                guard let shift = stack.anchorShift(of: positions.boundID) else { continue }
                correction[axis] = shift
                stack.acceptShift(shift)
                break
            }
        }
        return correction
    }

    /// False for content that rests at its start or is pulled past it, where it stays.
    private func isAwayFromStart(_ axis: Axis) -> Bool { controller.displacement[axis] > 0.5 }

    /// The axes along which content rests at the anchor of a role, which a change of sizes must not take from it.
    private func anchoredAxes(_ role: ScrollAnchorRole) -> Axis.Set {
        guard let anchor = settings.anchors[role], controller.phase == .idle else { return [] }
        return Axis.allCases.reduce(into: []) { result, axis in
            let bounds = controller.bounds[axis]
            let rest = bounds.minimum + anchor[axis] * bounds.length
            if axes.contains(axis), abs(controller.contentOffset[axis] - rest) < 1 { result.insert(Axis.Set(axis)) }
        }
    }

    private func moveToAnchor(_ role: ScrollAnchorRole, along axes: Axis.Set) {
        guard let anchor = settings.anchors[role] else { return }
        var target = controller.contentOffset
        for axis in Axis.allCases where axes.contains(axis) {
            target[axis] = controller.bounds[axis].minimum + anchor[axis] * controller.bounds[axis].length
        }
        guard target != controller.contentOffset else { return }
        controller.scroll(to: target, along: axes)
    }

    /// Puts the content where the offset has it.
    func positionContent() {
        guard let item = contentItem else { return }
        item.layoutNode.origin = Point(
            x: viewport.minX - shownStart(along: .horizontal),
            y: viewport.minY - shownStart(along: .vertical)
        )
    }

    /// The content offset, aligned to pixels along the axes that scroll, as at every frame on a device.
    var contentOffsetOnGrid: Point {
        if let keptOffset { return keptOffset }
        let offset = makeOffsetOnGrid()
        keptOffset = offset
        return offset
    }

    private func makeOffsetOnGrid() -> Point {
        let grid = PixelGrid(scale: environment.displayScale)
        let offset = controller.contentOffset
        // Nothing below zero by less than half a pixel becomes a negative zero, which a program could print.
        return Point(
            x: axes.contains(.horizontal) ? grid.aligned(offset.x) + 0 : 0 - insets.leading,
            y: axes.contains(.vertical) ? grid.aligned(offset.y) + 0 : 0 - insets.top
        )
    }

    /// Where the viewport begins in the content, in points: the offset, less the room before content that is too short to fill it.
    func shownStart(along axis: Axis) -> Double {
        contentOffsetOnGrid[axis] - PixelGrid(scale: environment.displayScale).aligned(roomBefore(axis))
    }

    /// The room before content that is too short to fill the viewport, in points.
    func roomBefore(_ axis: Axis) -> Double {
        guard let anchor = settings.anchors[.alignment], axes.contains(axis) else { return 0 }
        return max(controller.bounds[axis].visibleLength - contentSize[axis], 0) * anchor[axis]
    }

    /// How far the content has moved from where it rests below a bar, in points: content that makes room for a spinner is as far
    /// from it as if a finger had pulled it there.
    var barDisplacement: Double { controller.displacement.y - refreshRoom }

    /// The same, aligned to pixels.
    var barDisplacementOnGrid: Double { contentOffsetOnGrid.y - controller.bounds.vertical.minimum - refreshRoom }

    var geometry: ScrollGeometry {
        ScrollGeometry(
            contentOffset: contentOffsetOnGrid,
            contentSize: contentSize.asRead,
            contentInsets: insets,
            containerSize: viewport.size.asRead
        )
    }

    /// Takes up what layout and time have done, before callbacks: where content begins, and the steps between phases since the last
    /// call.
    func takeUpPlace() {
        noteFirstPosition()
        if isPlaced { hasShown = true }
        phaseChanges += controller.takePhaseChanges()
    }

    func forgetPhaseChanges() { phaseChanges.removeAll() }

    /// Keeps what shows where it is when rows before it turn out to be longer or shorter than they were taken for.
    ///
    /// - Parameters:
    ///   - shift: How far what shows has moved in the content, in points.
    ///   - growth: How much longer the content has become, in points.
    ///   - axis: The axis along which it has.
    /// - Returns: False if the content rests at its start, where it stays.
    func keepPlace(shiftedBy shift: Double, grownBy growth: Double, along axis: Axis) -> Bool {
        guard shift != 0, isAwayFromStart(axis) else { return false }
        var correction = Point.zero
        correction[axis] = shift
        contentSize[axis] += growth
        let isWhereShown = shownPlace?.offset == controller.contentOffset
        updateBounds(correction: correction)
        if isWhereShown { shownPlace?.offset = controller.contentOffset }
        positionContent()
        return true
    }

    override func draw(_ state: DrawingState, into builder: DisplayListBuilder) {
        drawScrolled(state, into: builder)
    }

    override func end() {
        graph.unregister(scroll: self)
        super.end()
    }
}

extension ScrollBounceBehavior {
    fileprivate var dynamics: BounceBehavior {
        switch self {
        case .automatic: .automatic
        case .always: .always
        case .basedOnSize: .basedOnSize
        }
    }
}
