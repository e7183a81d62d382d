import LayoutCore
import ScrollDynamics

/// A `ScrollView`.
final class ScrollItem: ItemNode {
    private var value: ScrollViewValue
    private let node: LayoutNode
    private var content: ViewNode?
    private(set) var contentItem: ItemNode?
    var controller: ScrollController
    /// The whole scroll view, the part under bars and insets included, in its own layout's space.
    private(set) var viewport = Rect.zero
    /// What covers the viewport now, in points.
    private(set) var insets = EdgeInsets.zero
    private(set) var contentSize = Size.zero
    /// True once content and container are known, so that the initial offset has been set.
    private(set) var isPlaced = false
    /// The steps between phases since the last frame, in order.
    private(set) var phaseChanges: [ScrollPhaseChange] = []

    override var layoutNode: LayoutNode { node }
    override var name: String { "ScrollView" }
    override var childNodes: [ViewNode] { content.map { [$0] } ?? [] }
    override var containedItems: [ItemNode] { contentItem.map { [$0] } ?? [] }
    var axes: Axis.Set { value.axes }
    var settings: ScrollSettings { surroundings.scrollSettings }

    init(
        _ viewValue: ViewValue,
        _ value: ScrollViewValue,
        _ surroundings: Surroundings,
        parent: ViewNode?,
        graph: ViewGraph
    ) {
        self.value = value
        let reference = ScrollLayoutReference()
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
        let stack = StackValue(direction: isHorizontal ? .horizontal : .vertical, content: value.content)
        return ViewValue(.stack(stack), source: source)
    }

    private func contentSurroundings(_ surroundings: Surroundings) -> Surroundings {
        var inner = surroundings.inside(stackAxis: nil)
        // Settings are for this scroll view; one inside it starts anew, but for what the environment keeps.
        let settings = ScrollSettings()
        settings.isDisabled = surroundings.scrollSettings.isDisabled
        settings.bounceBehavior = surroundings.scrollSettings.bounceBehavior
        settings.indicators = surroundings.scrollSettings.indicators
        inner.scrollSettings = contentSettings.map { $0.isDisabled == settings.isDisabled ? $0 : settings } ?? settings
        contentSettings = inner.scrollSettings
        return inner
    }
    private var contentSettings: ScrollSettings?

    private func adoptContent() {
        contentItem = content?.items.first
        contentItem?.container = self
        contentItem?.layoutNode.onInvalidate = { [weak self] in self?.node.invalidate() }
    }

    private func configure() {
        controller.configuration = ScrollConfiguration(
            axes: value.axes,
            isEnabled: !settings.isDisabled,
            bounceBehavior: PerAxis { settings.bounceBehavior[$0].dynamics },
            decelerationRate: settings.targetBehavior == nil ? .normal : .fast
        )
    }

    override func matches(_ value: ViewValue) -> Bool {
        if case .scrollView(let other) = value.kind { return other.axes == self.value.axes }
        return false
    }

    override func update(_ viewValue: ViewValue, _ surroundings: Surroundings) {
        guard case .scrollView(let newValue) = viewValue.kind, var contentNode = content else { return }
        let oldMargins = settings.contentMargins
        super.update(viewValue, surroundings)
        value = newValue
        configure()
        graph.reconcile(&contentNode, contentValue(newValue), contentSurroundings(surroundings), parent: self)
        content = contentNode
        if oldMargins != settings.contentMargins { node.invalidate() }
    }

    override func itemsDidChange() {
        adoptContent()
        node.invalidate()
    }

    // MARK: Layout

    /// As long as offered along the axes that scroll, as large as the content across them.
    func measure(_ proposal: ProposedViewSize) -> Size {
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
        for edge in Edge.allCases { newInsets[edge] = grid.aligned(newInsets[edge]) }
        insets = newInsets + settings.contentMargins
        placeContent(proposal)
        updateBounds()
        if !isPlaced {
            isPlaced = true
            applyInitialAnchor()
        }
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

    private func applyInitialAnchor() {
        guard let anchor = settings.anchors[.initialOffset] else { return }
        for axis in Axis.allCases where axes.contains(axis) {
            let bounds = controller.bounds[axis]
            let target = bounds.minimum + anchor[axis] * bounds.length
            var point = controller.contentOffset
            point[axis] = target
            controller.scroll(to: point, along: Axis.Set(axis))
        }
    }

    /// Puts the content where the offset has it.
    func positionContent() {
        guard let item = contentItem else { return }
        let offset = contentOffsetOnGrid
        item.layoutNode.origin = Point(
            x: viewport.minX - offset.x,
            y: viewport.minY - offset.y
        )
    }

    /// The content offset, aligned to pixels along the axes that scroll, as at every frame on a device.
    var contentOffsetOnGrid: Point {
        let grid = PixelGrid(scale: environment.displayScale)
        let offset = controller.contentOffset
        return Point(
            x: axes.contains(.horizontal) ? grid.aligned(offset.x) : -insets.leading,
            y: axes.contains(.vertical) ? grid.aligned(offset.y) : -insets.top
        )
    }

    /// How far the content has moved from rest along the vertical axis, aligned to pixels, in points.
    var verticalDisplacement: Double { contentOffsetOnGrid.y - controller.bounds.vertical.minimum }

    var geometry: ScrollGeometry {
        ScrollGeometry(
            contentOffset: contentOffsetOnGrid,
            contentSize: contentSize,
            contentInsets: insets,
            containerSize: viewport.size
        )
    }

    /// Takes up the steps between phases that happened since the last call.
    func collectPhaseChanges() { phaseChanges += controller.takePhaseChanges() }

    func forgetPhaseChanges() { phaseChanges.removeAll() }

    // MARK: What content asks

    /// The origin of something inside, in content coordinates.
    func positionInContent(of item: ItemNode) -> Point {
        guard let content = contentItem else { return .zero }
        return item.convert(Rect.zero, upTo: content).origin
    }

    /// The visible stretch of the content, parts under insets included, in content coordinates.
    func shownRange(along axis: Axis) -> ClosedRange<Double> {
        let offset = contentOffsetOnGrid[axis]
        return offset...max(offset + viewport.size[axis], offset)
    }

    /// The lines to which headers and footers are pinned, in content coordinates.
    func pinLines(along axis: Axis) -> ClosedRange<Double> {
        let offset = contentOffsetOnGrid[axis]
        let leading = axis == .vertical ? insets.top : insets.leading
        let trailing = axis == .vertical ? insets.bottom : insets.trailing
        let start = offset + leading
        return start...max(offset + viewport.size[axis] - trailing, start)
    }

    /// Keeps what shows where it is when something above it has changed by `delta` points.
    ///
    /// - Returns: False if the content rests at its start, where it stays.
    func keepPlace(correctedBy delta: Double, along axis: Axis) -> Bool {
        guard controller.displacement[axis] > 0.5 else { return false }
        var correction = Point.zero
        correction[axis] = delta
        contentSize[axis] += delta
        updateBounds(correction: correction)
        positionContent()
        return true
    }

    /// A rectangle of an item inside, in the space whose origin is the inset-adjusted corner of the viewport.
    func convertToInsetSpace(_ rect: Rect, of item: ItemNode) -> Rect {
        let local = item.convert(rect, upTo: self)
        return local.offset(by: Point(x: -(viewport.minX + insets.leading), y: -(viewport.minY + insets.top)))
    }

    /// The visible part between the insets, in the space of an item inside.
    func visibleBounds(for item: ItemNode) -> Rect {
        let origin = item.convert(.zero, upTo: self).origin
        return viewport.inset(by: insets).offset(by: -origin)
    }

    /// The scroll view on the screen, whole.
    var screenFrame: Rect { convertToScreen(viewport) }

    // MARK: Drawing

    override func draw(_ state: DrawingState, into builder: DisplayListBuilder) {
        var state = state
        let origin = drawingOrigin(state)
        let rect = viewport.offset(by: origin)
        builder.addTarget(rect, of: self, state: state)
        state.origin = origin
        if !settings.isClipDisabled {
            let clip = state.transform.map { $0.boundingBox(of: rect) } ?? rect
            let visible = state.clip.map { $0.intersection(clip) ?? Rect(origin: clip.origin, size: .zero) } ?? clip
            state.clip = visible
        }
        contentItem?.draw(state, into: builder)
        drawIndicators(rect, state, into: builder)
    }

    /// A bar beside the content while it moves: its length tells how much of the content shows.
    private func drawIndicators(_ rect: Rect, _ state: DrawingState, into builder: DisplayListBuilder) {
        guard value.showsIndicators, controller.phase != .idle, controller.phase != .tracking else { return }
        for axis in Axis.allCases where axes.contains(axis) && controller.bounds[axis].isScrollable {
            switch settings.indicators[axis] {
            case .hidden, .never: continue
            case .automatic, .visible: break
            }
            let indicator = indicatorRect(rect, along: axis)
            let color = ResolvedColor(0, 0, 0, alpha: environment.colorScheme == .dark ? 0 : 0.35)
            let dark = ResolvedColor(255, 255, 255, alpha: 0.5)
            let paint = ResolvedPaint.color(environment.colorScheme == .dark ? dark : color)
            builder.add(
                .shape(.capsule, paint),
                rect: indicator,
                of: self,
                part: axis == .vertical ? 1 : 2,
                role: .scrollIndicator,
                state: state
            )
        }
    }

    /// Source of the numbers: the usual look of UIKit's indicators, 3 points wide and 3 from the edge (general knowledge).
    private func indicatorRect(_ rect: Rect, along axis: Axis) -> Rect {
        let track = rect.inset(by: insets + settings.indicatorMargins)
        let bounds = controller.bounds[axis]
        let length = track.size[axis]
        let shown = min(bounds.visibleLength / max(contentSize[axis], 1), 1)
        let offset = contentOffsetOnGrid[axis]
        let beyond = abs(bounds.overscroll(of: offset))
        let thumb = max(length * shown - beyond, 36)
        let progress = bounds.length > 0 ? (bounds.clamped(offset) - bounds.minimum) / bounds.length : 0
        let start = track.origin[axis] + (length - thumb) * progress
        return axis == .vertical
            ? Rect(x: rect.maxX - insets.trailing - 6, y: start, width: 3, height: thumb)
            : Rect(x: start, y: rect.maxY - insets.bottom - 6, width: thumb, height: 3)
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

/// Breaks the circle between a scroll view and its layout.
final class ScrollLayoutReference {
    weak var host: ScrollItem?
}

/// The layout of a scroll view: asked of the view, which places its content itself.
struct ScrollLayout: Layout {
    let reference: ScrollLayoutReference

    var readsSafeArea: Bool { true }

    func sizeThatFits(_ proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> Size {
        reference.host?.measure(proposal) ?? .zero
    }

    func placeSubviews(
        in bounds: Rect,
        proposal: ProposedViewSize,
        subviews: LayoutSubviews,
        safeArea: SafeArea?,
        cache: inout Void
    ) {
        reference.host?.place(in: bounds, proposal: proposal, safeArea: safeArea)
    }
}
