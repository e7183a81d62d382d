import LayoutCore
import ScrollDynamics

/// A `NavigationStack`: its bar covers the top of its content, and follows the first scroll view that touches the bar.
final class NavigationItem: ItemNode {
    private let node: LayoutNode
    private var content: ViewNode?
    private var contentItem: ItemNode?
    private var titles: [(node: Int, title: TextValue)] = []
    private var modes: [(node: Int, mode: TitleDisplayMode)] = []
    private var hiders: [(node: Int, isHidden: Bool)] = []
    private var backgrounds: [(node: Int, value: ToolbarBackgroundValue)] = []
    private var toolbars: [ToolbarNode] = []
    /// Those around the stack first: the innermost one counts.
    private var searches: [SearchableNode] = []
    // Not weak: a weak reference sends every retain of the scroll view the slow way. It is let go when the stack ends.
    private var driver: ScrollItem?
    /// Asked several times in a frame; `nil` once what decides it has changed.
    private var keptCollapse: NavigationBarCollapse?
    private var collapsedHeight = 0.0
    private var crossfade = TitleCrossfade(showsInlineTitle: false)
    private var hasCrossfadeStarted = false
    /// Where the bar stands, in the stack's own space.
    private var barOrigin = Point.zero
    private var barWidth = 0.0
    /// How much less or more than the status bar's room is free above the bar, in points.
    private var barShift = 0.0 {
        didSet { if barShift != oldValue { keptCollapse = nil } }
    }
    /// The titles as they were last set.
    private var largeLine: KeptLine?
    private var inlineLine: KeptLine?

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
        titles.removeAll { $0.node == id }
        if let title { titles.append((id, title)) }
        barDidChange()
    }

    func set(mode: TitleDisplayMode?, by id: Int) {
        modes.removeAll { $0.node == id }
        if let mode { modes.append((id, mode)) }
        barDidChange()
    }

    func set(isHidden: Bool?, by id: Int) {
        hiders.removeAll { $0.node == id }
        if let isHidden { hiders.append((id, isHidden)) }
        barDidChange()
    }

    func set(background: ToolbarBackgroundValue?, by id: Int) {
        backgrounds.removeAll { $0.node == id }
        if let background { backgrounds.append((id, background)) }
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

    // The innermost wish counts: nodes inside are made later, so it is the last.
    private var title: TextValue? { titles.last?.title }
    private var isHidden: Bool { hiders.last?.isHidden ?? false }

    /// A root shows a large title unless it asks for an inline one.
    private var wantsLargeTitle: Bool {
        guard title != nil else { return false }
        switch modes.last?.mode ?? .automatic {
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
        return NavigationBarCollapse(metrics: metrics.moved(by: barShift))
    }

    /// The content's displacement that the bar follows, in points.
    private var displacement: Double { driver?.verticalDisplacement ?? 0 }

    /// How much of the strips has given way to a scroll view's content; 0 for one that does not drive the bar.
    func collapsedHeight(for scroll: ScrollItem) -> Double { scroll === driver ? collapsedHeight : 0 }

    /// How much of the bar a scroll view's content can collapse, in points.
    func stripHeight(for scroll: ScrollItem) -> Double {
        scroll === driver && !isHidden ? collapse.metrics.collapsibleHeight : 0
    }

    /// The behaviour that keeps the driving scroll view from resting half collapsed.
    func snapBehavior(for scroll: ScrollItem) -> (any ScrollTargetBehavior)? {
        scroll === driver && !isHidden ? collapse.snapBehavior : nil
    }

    /// What sums of lengths may be off by their last bits, in points.
    private static let tolerance = 1e-6

    /// Follows the driving scroll view, pixel by pixel.
    ///
    /// - Returns: True if the bar's lower edge has moved, so that the content must be placed again.
    func follow() -> Bool {
        let wanted = isHidden ? 0 : collapse.collapsedHeight(at: driver?.controller.displacement.y ?? 0)
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

    // MARK: Drawing

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

    private func drawBar(_ state: DrawingState, into builder: DisplayListBuilder) {
        let bar = collapse.state(at: displacement)
        drawBackground(bar, state, into: builder)
        let opacity = updateCrossfade(bar)
        if let title {
            let string = title.runs.map(\.string).joined()
            drawLargeTitle(string, bar, opacity: 1 - opacity, state, into: builder)
            drawInlineTitle(string, opacity: opacity, state, into: builder)
        }
        searches.last?.draw(bar, state, width: barWidth, metrics: collapse.metrics, displacement, into: builder)
        for toolbar in toolbars { toolbar.draw(state, width: barWidth, metrics: collapse.metrics, into: builder) }
    }

    private func updateCrossfade(_ bar: NavigationBarState) -> Double {
        if !hasCrossfadeStarted {
            hasCrossfadeStarted = true
            crossfade = TitleCrossfade(showsInlineTitle: bar.showsInlineTitle)
        }
        crossfade.update(showsInlineTitle: bar.showsInlineTitle, at: graph.time)
        return crossfade.inlineOpacity(at: graph.time)
    }

    /// When the exchange of the titles that is going on ends, in seconds; `nil` if none is.
    var nextEventTime: Double? { crossfade.endTime(after: graph.time) }

    private func drawBackground(_ bar: NavigationBarState, _ state: DrawingState, into builder: DisplayListBuilder) {
        var opacity = bar.backgroundOpacity
        var paint = graph.style.paint(of: .material("bar"), environment)
        switch backgrounds.last?.value ?? .automatic {
        case .automatic: break
        case .hidden: opacity = 0
        case .visible: opacity = 1
        case .style(let style): paint = graph.style.paint(of: style, environment)
        }
        guard opacity > Self.tolerance else { return }
        var barState = state
        barState.opacity *= opacity
        let rect = Rect(x: state.origin.x, y: state.origin.y, width: barWidth, height: bar.insetBottom)
        builder.add(.system(paint), rect: rect, of: self, part: 0, role: .navigationBar, state: barState)
        let pixel = 1 / environment.displayScale
        let hairline = Rect(x: rect.minX, y: rect.maxY - pixel, width: rect.width, height: pixel)
        let color = graph.style.color(named: "separator", environment)
        builder.add(.line(color), rect: hairline, of: self, part: 1, role: .navigationBar, state: barState)
    }

    /// The large title: it grows a little with a pull, and slides up under the compact bar while it collapses.
    private func drawLargeTitle(
        _ string: String,
        _ bar: NavigationBarState,
        opacity: Double,
        _ state: DrawingState,
        into builder: DisplayListBuilder
    ) {
        let metrics = collapse.metrics
        guard collapse.hasLargeTitle, opacity > 0 else { return }
        var font = graph.text.measurer.font(for: .largeTitle, at: Self.titleSize(environment.dynamicTypeSize))
        font.weight = .bold
        let margin = barWidth >= Self.wideBarWidth ? Self.wideTitleMargin : Self.titleMargin
        let available = max(barWidth - 2 * margin, 0)
        let layout = keptLine(string, font, width: available, in: &largeLine)
        let scale = NavigationBarCollapse.titleScale(
            atStretch: max(-displacement, 0),
            textWidth: layout.size.width,
            availableWidth: available
        )
        let stripBottom = metrics.compactBottom + metrics.stripHeight
        let bottom = stripBottom - NavigationBarCollapse.titleBottomPadding + bar.largeTitleTranslation
        let size = Size(width: layout.size.width * scale, height: layout.size.height * scale)
        let rect = Rect(
            x: state.origin.x + margin,
            y: state.origin.y + bottom - size.height,
            width: size.width,
            height: size.height
        )
        var titleState = state
        titleState.opacity *= opacity
        // The strip is cut off by the compact bar above it.
        let strip = Rect(
            minX: state.origin.x,
            minY: state.origin.y + metrics.compactBottom,
            maxX: state.origin.x + barWidth,
            maxY: builder.screen.maxY
        )
        titleState.clip(in: strip)
        font.size *= scale
        add(string, font, layout, scale: scale, rect, role: .largeTitle, part: 2, titleState, into: builder)
    }

    private func drawInlineTitle(
        _ string: String,
        opacity: Double,
        _ state: DrawingState,
        into builder: DisplayListBuilder
    ) {
        guard opacity > 0 else { return }
        let metrics = collapse.metrics
        let font = ResolvedFont(size: Self.inlineTitleSize, weight: .semibold)
        let layout = keptLine(string, font, width: max(barWidth - 2 * Self.inlineTitleMargin, 0), in: &inlineLine)
        let rect = Rect(
            x: state.origin.x + (barWidth - layout.size.width) / 2,
            y: state.origin.y + metrics.top + (metrics.height - layout.size.height) / 2,
            width: layout.size.width,
            height: layout.size.height
        )
        var titleState = state
        titleState.opacity *= opacity
        add(string, font, layout, scale: 1, rect, role: .inlineTitle, part: 3, titleState, into: builder)
    }

    /// A line set as ``setLine(_:_:width:)`` does, kept from frame to frame.
    private func keptLine(_ string: String, _ font: ResolvedFont, width: Double, in kept: inout KeptLine?) -> TextLayout
    {
        if let kept, kept.string == string, kept.font == font, kept.width == width, kept.environment === environment {
            return kept.layout
        }
        let layout = setLine(string, font, width: width)
        kept = KeptLine(string: string, font: font, width: width, environment: environment, layout: layout)
        return layout
    }

    private struct KeptLine {
        var string: String
        var font: ResolvedFont
        var width: Double
        var environment: EnvironmentValues
        var layout: TextLayout
    }

    private func setLine(_ string: String, _ font: ResolvedFont, width: Double) -> TextLayout {
        let request = TextRequest(
            runs: [MeasuredRun(string: string, font: font)],
            lineLimit: 1,
            isRightToLeft: environment.layoutDirection == .rightToLeft,
            displayScale: environment.displayScale
        )
        return graph.text.measurer.layout(request, width: width, height: nil)
    }

    private func add(
        _ string: String,
        _ font: ResolvedFont,
        _ layout: TextLayout,
        scale: Double,
        _ rect: Rect,
        role: SystemRole,
        part: Int,
        _ state: DrawingState,
        into builder: DisplayListBuilder
    ) {
        let text = DrawnText(
            string: string,
            font: font,
            color: graph.style.color(named: "label", environment),
            lines: layout.lines.map { line in
                TextLine(
                    text: line.text,
                    x: line.x * scale,
                    baseline: line.baseline * scale,
                    width: line.width * scale,
                    isRightToLeft: line.isRightToLeft
                )
            },
            isUnderlined: false,
            isStruckThrough: false
        )
        builder.add(.text(text), rect: rect, of: self, part: part, role: role, state: state)
    }

    /// The bar's titles do not grow beyond the largest standard size.
    private static func titleSize(_ size: DynamicTypeSize) -> DynamicTypeSize { min(size, .xxxLarge) }

    /// 16 points up to 414 wide, 20 on wider phones (measured at 440; general knowledge below).
    private static let titleMargin = 16.0
    private static let wideTitleMargin = 20.0
    private static let wideBarWidth = 428.0
    /// Not published by Apple; 17 semibold is what everybody measures.
    private static let inlineTitleSize = 17.0
    private static let inlineTitleMargin = 64.0

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

/// The layout of a navigation stack: takes all that it is offered.
struct NavigationLayout: Layout {
    let reference: ItemReference

    var readsSafeArea: Bool { true }

    func explicitGuides(subviews: LayoutSubviews) -> AlignmentGuide.Set { [] }

    func sizeThatFits(_ proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> Size {
        let content = subviews.first?.sizeThatFits(proposal) ?? .zero
        return Size(width: proposal.width ?? content.width, height: proposal.height ?? content.height)
    }

    func placeSubviews(
        in bounds: Rect,
        proposal: ProposedViewSize,
        subviews: LayoutSubviews,
        safeArea: SafeArea?,
        cache: inout Void
    ) {
        (reference.item as? NavigationItem)?.place(in: bounds, proposal: proposal, safeArea: safeArea)
    }
}

/// A modifier that tells the navigation stack around it a title, a mode, or how its bar looks.
final class NavigationModifierNode: ViewNode {
    private var child: ViewNode?
    private var modifierName: String
    override var childNodes: [ViewNode] { child.map { [$0] } ?? [] }
    override var name: String { modifierName }

    override init(_ value: ViewValue, _ surroundings: Surroundings, parent: ViewNode?, graph: ViewGraph) {
        modifierName = ""
        super.init(value, surroundings, parent: parent, graph: graph)
        guard case .modified(let content, let modifier) = value.kind else { return }
        modifierName = modifier.kind.name
        tell(modifier.kind)
        child = graph.makeNode(content, surroundings, parent: self)
    }

    static func handles(_ kind: ModifierValue.Kind) -> Bool {
        switch kind {
        case .navigationTitle, .navigationBarTitleDisplayMode, .toolbarVisibility, .toolbarBackground: true
        default: false
        }
    }

    private func tell(_ kind: ModifierValue.Kind) {
        guard let navigation = surroundings.navigation else { return }
        switch kind {
        case .navigationTitle(let title): navigation.set(title: title, by: id)
        case .navigationBarTitleDisplayMode(let mode): navigation.set(mode: mode, by: id)
        case .toolbarVisibility(let isHidden, let bars):
            if bars.contains(.navigationBar) { navigation.set(isHidden: isHidden, by: id) }
        case .toolbarBackground(let background, let bars):
            if bars.contains(.navigationBar) { navigation.set(background: background, by: id) }
        default: break
        }
    }

    override func matches(_ value: ViewValue) -> Bool {
        guard case .modified(_, let modifier) = value.kind else { return false }
        return Self.handles(modifier.kind) && modifier.kind.name == modifierName
    }

    override func update(_ value: ViewValue, _ surroundings: Surroundings) {
        super.update(value, surroundings)
        guard case .modified(let content, let modifier) = value.kind, var node = child else { return }
        tell(modifier.kind)
        graph.reconcile(&node, content, surroundings, parent: self)
        child = node
    }

    override func end() {
        if let navigation = surroundings.navigation {
            navigation.set(title: nil, by: id)
            navigation.set(mode: nil, by: id)
            navigation.set(isHidden: nil, by: id)
            navigation.set(background: nil, by: id)
        }
        super.end()
    }
}
