import LayoutCore
import ScrollDynamics

/// `searchable`: puts a search field into the bar of the navigation stack around or inside it.
final class SearchableNode: ViewNode {
    private var child: ViewNode?
    private var value: SearchableValue
    private var field: ViewNode?
    override var childNodes: [ViewNode] { [child, field].compactMap { $0 } }
    override var name: String { ".searchable" }
    override var isModifier: Bool { true }

    init(
        _ viewValue: ViewValue,
        _ value: SearchableValue,
        _ surroundings: Surroundings,
        parent: ViewNode?,
        graph: ViewGraph
    ) {
        self.value = value
        super.init(viewValue, surroundings, parent: parent, graph: graph)
        guard case .modified(let content, _) = viewValue.kind else { return }
        surroundings.navigation?.add(search: self)
        child = graph.makeNode(content, contentSurroundings(surroundings), parent: self)
        field = graph.makeNodeApart(fieldValue, surroundings.inside(stackAxis: nil), parent: self)
    }

    /// Outside of a stack, one inside takes the field.
    private func contentSurroundings(_ surroundings: Surroundings) -> Surroundings {
        guard surroundings.navigation == nil else { return surroundings }
        var inner = surroundings
        inner.search = self
        return inner
    }

    /// A magnifying glass and a line of text.
    private var fieldValue: ViewValue {
        let glass = ViewValue(.image(ImageValue(source: .symbol("magnifyingglass"))), source: source)
            .modified(.environment(.foregroundStyle([.color(.named("secondaryLabel"))])), source: source)
        let line = ViewValue(.textField(TextFieldValue(prompt: value.prompt, text: value.text)), source: source)
        let stack = StackValue(
            direction: .horizontal,
            alignment: .center,
            spacing: Self.gap,
            content: .value(ViewValue(.tuple([glass, line]), source: source))
        )
        return ViewValue(.stack(stack), source: source)
            .modified(.padding(edges: .horizontal, length: Self.padding), source: source)
            .modified(.environment(.dynamicTypeSizeRange(NavigationItem.typeSizes)), source: source)
    }

    override func matches(_ value: ViewValue) -> Bool {
        if case .modified(_, let modifier) = value.kind, case .searchable = modifier.kind { return true }
        return false
    }

    override func update(_ viewValue: ViewValue, _ surroundings: Surroundings) {
        super.update(viewValue, surroundings)
        guard case .modified(let content, let modifier) = viewValue.kind, case .searchable(let newValue) = modifier.kind
        else { return }
        value = newValue
        surroundings.navigation?.add(search: self)
        if var node = child {
            graph.reconcile(&node, content, contentSurroundings(surroundings), parent: self)
            child = node
        }
        if var node = field {
            graph.reconcile(&node, fieldValue, surroundings.inside(stackAxis: nil), parent: self)
            field = node
        }
    }

    /// Only the modified view takes part in the container; the field belongs to the bar.
    override func collectItems(into items: inout [ItemNode]) { child?.collectItems(into: &items) }

    override func collectSegments(into segments: inout [LazySegment]) { child?.collectSegments(into: &segments) }

    // MARK: The bar

    /// The strip that the field takes in the bar.
    var strip: SearchStrip { SearchStrip(collapses: value.placement != .drawer(isAlwaysShown: true)) }

    /// Draws the field in its strip, lower with a pull, flatter and paler while the strip gives way.
    ///
    /// The origin of `state` is the bar's upper leading corner; `width` is the bar's, in points.
    func draw(
        _ bar: NavigationBarState,
        _ state: DrawingState,
        width: Double,
        metrics: BarMetrics,
        _ displacement: Double,
        into builder: DisplayListBuilder
    ) {
        let height = SearchStrip.fieldHeight - (SearchStrip.height - bar.searchStripHeight)
        guard height > 0, let item = field?.items.first else { return }
        let rect = Rect(
            x: SearchStrip.fieldMargin,
            y: metrics.compactBottom + bar.stripHeight + max(-displacement, 0) + SearchStrip.fieldTop,
            width: max(width - 2 * SearchStrip.fieldMargin, 0),
            height: height
        )
        let onBar = rect.offset(by: state.origin)
        let fill = graph.style.paint(of: .color(.named("tertiarySystemFill")), environment)
        let shape = ShapeValue.roundedRectangle(cornerRadius: min(Self.cornerRadius, height / 2))
        builder.add(.shape(shape, fill), rect: onBar, of: item, part: 7, state: state)
        var inner = state
        inner.clip(in: onBar)
        inner.opacity *= max(2 * height / SearchStrip.fieldHeight - 1, 0)
        let proposal = ProposedViewSize(rect.size)
        let size = item.layoutNode.sizeThatFits(proposal)
        let y = rect.minY + (height - size.height) / 2
        item.layoutNode.place(at: Point(x: rect.minX, y: y), proposal: proposal, safeArea: nil)
        item.draw(inner, into: builder)
    }

    /// The look of the field, in points (general knowledge).
    private static let cornerRadius = 10.0
    private static let padding = 8.0
    private static let gap = 6.0

    override func end() {
        surroundings.navigation?.remove(search: self)
        super.end()
        // The content may hold this node by its surroundings.
        child = nil
        field = nil
    }
}
