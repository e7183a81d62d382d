import LayoutCore
import ScrollDynamics

/// A `NavigationStack`: its bar covers the top of its content, and follows the first scroll view that touches the bar.
final class NavigationItem: ItemNode {
    private let node: LayoutNode
    private var content: ViewNode?
    private(set) var contentItem: ItemNode?
    private var titles = NavigationWishes<TextValue>()
    private var modes = NavigationWishes<TitleDisplayMode>()
    private var hiders = NavigationWishes<Bool>()
    private var backgrounds = NavigationWishes<ToolbarBackgroundValue>()
    private(set) var toolbars: [ToolbarNode] = []
    /// Those around the stack first: the innermost one counts.
    private(set) var searches: [SearchableNode] = []
    // Not weak: a weak reference sends every retain of the scroll view the slow way. It is let go when the stack ends.
    private var driver: ScrollItem?
    /// Asked several times in a frame; `nil` once what decides it has changed.
    private var keptCollapse: NavigationBarCollapse?
    private var collapsedHeight = 0.0
    /// How the titles take turns; `nil` before the bar has been drawn.
    var crossfade: TitleCrossfade?
    /// Whether the bar had a large title when it was last asked for.
    private var hadLargeTitle = false
    /// Where the bar stands, in the stack's own space.
    private(set) var barOrigin = Point.zero
    private(set) var barWidth = 0.0
    /// How much less or more than the status bar's room is free above the bar, in points.
    private var barShift = 0.0 {
        didSet { if barShift != oldValue { keptCollapse = nil } }
    }
    /// The titles as they were last set.
    var largeLine = BarTitleLine()
    var inlineLine = BarTitleLine()

    override var layoutNode: LayoutNode { node }
    override var childNodes: [ViewNode] { content.map { [$0] } ?? [] }
    override var containedItems: [ItemNode] { contentItem.map { [$0] } ?? [] }
    override var name: String { "NavigationStack" }

    init(
        _ value: ViewValue,
        _ content: ViewContent,
        _ surroundings: Surroundings,
        parent: ViewNode?,
        graph: ViewGraph
    ) {
        let reference = ItemReference(nil)
        node = LayoutNode(NavigationLayout(reference: reference))
        super.init(value, surroundings, parent: parent, graph: graph)
        reference.item = self
        graph.register(navigation: self)
        if let search = surroundings.search { searches.append(search) }
        self.content = graph.makeNode(contentValue(content), contentSurroundings(surroundings), parent: self)
        adoptContent()
    }

    private func contentValue(_ content: ViewContent) -> ViewValue {
        ViewValue(.stack(.implicit(.depth, content: content)), source: source)
    }

    private func contentSurroundings(_ surroundings: Surroundings) -> Surroundings {
        var inner = surroundings.inside(stackAxis: nil)
        inner.navigation = self
        inner.search = nil
        return inner
    }

    private func adoptContent() {
        contentItem = content?.items.first
        contentItem?.container = self
        node.setChildren(contentItem.map { [$0.layoutNode] } ?? [])
    }

    override func matches(_ value: ViewValue) -> Bool {
        if case .navigationStack = value.kind { return true }
        return false
    }

    override func update(_ value: ViewValue, _ surroundings: Surroundings) {
        if surroundings.search !== self.surroundings.search {
            if let old = self.surroundings.search { remove(search: old) }
            if let search = surroundings.search { searches.insert(search, at: 0) }
            barDidChange()
        }
        super.update(value, surroundings)
        keptCollapse = nil
        guard case .navigationStack(let newContent) = value.kind, var current = content else { return }
        graph.reconcile(&current, contentValue(newContent), contentSurroundings(surroundings), parent: self)
        content = current
    }

    override func itemsDidChange() { adoptContent() }

    // MARK: What the content asks of the bar

    func set(title: TextValue?, by id: Int) {
        titles.set(title, by: id)
        barDidChange()
    }

    func set(mode: TitleDisplayMode?, by id: Int) {
        modes.set(mode, by: id)
        barDidChange()
    }

    func set(isHidden: Bool?, by id: Int) {
        hiders.set(isHidden, by: id)
        barDidChange()
    }

    func set(background: ToolbarBackgroundValue?, by id: Int) {
        backgrounds.set(background, by: id)
        barDidChange()
    }

    func add(toolbar: ToolbarNode) {
        if !toolbars.contains(where: { $0 === toolbar }) { toolbars.append(toolbar) }
        barDidChange()
    }

    func remove(toolbar: ToolbarNode) {
        toolbars.removeAll { $0 === toolbar }
        barDidChange()
    }

    func add(search: SearchableNode) {
        if !searches.contains(where: { $0 === search }) { searches.append(search) }
        barDidChange()
    }

    func remove(search: SearchableNode) {
        searches.removeAll { $0 === search }
        barDidChange()
    }

    private func barDidChange() {
        keptCollapse = nil
        node.invalidatePlacement()
    }

    /// The device is another one.
    func deviceDidChange() { barDidChange() }

    var title: TextValue? { titles.innermost }
    var isHidden: Bool { hiders.innermost ?? false }
    var background: ToolbarBackgroundValue { backgrounds.innermost ?? .automatic }

    /// A root shows a large title unless it asks for an inline one.
    private var wantsLargeTitle: Bool {
        guard title != nil else { return false }
        switch modes.innermost ?? .automatic {
        case .automatic, .large: return true
        case .inline: return false
        }
    }

    // MARK: Geometry

    var collapse: NavigationBarCollapse {
        if let keptCollapse { return keptCollapse }
        let collapse = makeCollapse()
        keptCollapse = collapse
        return collapse
    }

    private func makeCollapse() -> NavigationBarCollapse {
        let metrics = graph.device.barMetrics(
            os: environment.os,
            wantsLargeTitle: wantsLargeTitle,
            search: searches.last?.strip
        )
        let collapse = NavigationBarCollapse(metrics: metrics.moved(by: barShift))
        // Titles take turns while content collapses the bar; a bar of another kind shows its own at once.
        if collapse.hasLargeTitle != hadLargeTitle { crossfade = nil }
        hadLargeTitle = collapse.hasLargeTitle
        return collapse
    }

    /// The content's displacement that the bar follows, in points.
    var displacement: Double { driver?.barDisplacementOnGrid ?? 0 }

    /// How much of the strips has given way to a scroll view's content; 0 for one that does not drive the bar.
    func collapsedHeight(for scroll: ScrollItem) -> Double { scroll === driver ? collapsedHeight : 0 }

    /// How much of the bar a scroll view's content can collapse, in points.
    func stripHeight(for scroll: ScrollItem) -> Double {
        scroll === driver && !isHidden ? collapse.metrics.collapsibleHeight : 0
    }

    /// The behaviour that keeps the driving scroll view from resting half collapsed.
    func snapBehavior(for scroll: ScrollItem) -> (any ScrollTargetBehavior)? {
        guard scroll === driver, !isHidden, var behavior = collapse.snapBehavior else { return nil }
        behavior.start = scroll.refreshRoom
        return behavior
    }

    /// What sums of lengths may be off by their last bits, in points.
    static let tolerance = 1e-6

    /// Follows the driving scroll view, pixel by pixel.
    ///
    /// - Returns: True if the bar's lower edge has moved, so that the content must be placed again.
    func follow() -> Bool {
        let wanted = isHidden ? 0 : collapse.collapsedHeight(at: driver?.barDisplacement ?? 0)
        let grid = PixelGrid(scale: environment.displayScale)
        // The range starts at the insets, which follow the bar: last bits that flow back must not move it to and fro.
        let isKept = abs(wanted - collapsedHeight) <= grid.pixel / 2 + Self.tolerance
        guard !isKept || grid.aligned(collapsedHeight) != collapsedHeight else { return false }
        collapsedHeight = grid.aligned(wanted)
        node.invalidatePlacement()
        return true
    }

    /// Looks for the scroll view that drives the bar: the first one that scrolls vertically and reaches to the top.
    ///
    /// - Returns: True if it is another one now.
    func findDriver() -> Bool {
        let found = contentItem.flatMap(firstDriver)
        guard found !== driver else { return false }
        driver = found
        return true
    }

    private func firstDriver(in item: ItemNode) -> ScrollItem? {
        if let scroll = item as? ScrollItem, scroll.axes.contains(.vertical), scroll.isPlaced {
            let top = scroll.convert(scroll.viewport, upTo: self).minY
            if top <= barOrigin.y + 0.5 { return scroll }
        }
        for contained in item.containedItems {
            if let found = firstDriver(in: contained) { return found }
        }
        return nil
    }

    func place(in bounds: Rect, proposal: ProposedViewSize, safeArea: SafeArea?) {
        let area = safeArea ?? SafeArea(outer: bounds, safe: bounds)
        let pixel = 1 / environment.displayScale
        let full = area.extended(bounds, edges: .all, pixel: pixel)
        barOrigin = Point(x: full.minX, y: full.minY)
        barWidth = full.width
        barShift = room(above: bounds, in: area, pixel: pixel)
        var inner = SafeArea(outer: area.outer.replacing(minY: full.minY), safe: area.safe)
        if !isHidden {
            let state = collapse.state(at: max(collapsedHeight, 0))
            inner.safe = inner.safe.replacing(minY: full.minY + state.insetBottom)
        }
        let room = Rect(
            minX: bounds.minX,
            minY: isHidden ? bounds.minY : max(bounds.minY, inner.safe.minY),
            maxX: bounds.maxX,
            maxY: bounds.maxY
        )
        guard let contentItem else { return }
        LayoutSubview(node: contentItem.layoutNode).place(
            at: Point(x: room.midX, y: room.midY),
            anchor: .center,
            proposal: ProposedViewSize(room.size),
            safeArea: .replaced(inner)
        )
    }

    /// How much farther down than at the top of the screen the bar has to stand: an inset around the stack moves it down, and a
    /// stack below other views has nothing to keep clear of.
    private func room(above bounds: Rect, in area: SafeArea, pixel: Double) -> Double {
        let covered = area.insets(at: bounds, pixel: pixel).top
        // A stack that ignores the safe area still keeps its bar clear of the status bar.
        if covered == 0, bounds.minY <= area.outer.minY + pixel / 2 { return 0 }
        return covered - graph.device.safeArea.top
    }

    override func draw(_ state: DrawingState, into builder: DisplayListBuilder) {
        builder.noteVolatile()
        var inner = state
        inner.origin = drawingOrigin(state)
        contentItem?.draw(inner, into: builder)
        guard !isHidden else { return }
        var barState = state
        barState.origin = drawingOrigin(state) + barOrigin
        drawBar(barState, into: builder)
    }

    override func end() {
        graph.unregister(navigation: self)
        super.end()
        // Everything below holds the stack by its surroundings.
        content = nil
        contentItem = nil
        driver = nil
        searches.removeAll()
        toolbars.removeAll()
    }
}
