import LayoutCore
import ScrollDynamics

/// The items that a view puts into the bar of the navigation stack around it.
final class ToolbarNode: ViewNode {
    private var child: ViewNode?
    private var values: [ToolbarItemValue] = []
    private var nodes: [ViewNode] = []
    override var childNodes: [ViewNode] { (child.map { [$0] } ?? []) + nodes }
    override var name: String { ".toolbar" }
    override var isModifier: Bool { true }

    override init(_ value: ViewValue, _ surroundings: Surroundings, parent: ViewNode?, graph: ViewGraph) {
        super.init(value, surroundings, parent: parent, graph: graph)
        guard case .modified(let content, let modifier) = value.kind else { return }
        child = graph.makeNode(content, surroundings, parent: self)
        if case .toolbar(let items) = modifier.kind {
            values = items
            nodes = items.map {
                graph.makeNodeApart(Self.value(of: $0, source), itemSurroundings(surroundings), parent: self)
            }
        }
        surroundings.navigation?.add(toolbar: self)
    }

    private static func value(of item: ToolbarItemValue, _ source: SourcePosition) -> ViewValue {
        ViewValue(.stack(.implicit(.horizontal, content: item.content)), source: source)
            .modified(.environment(.dynamicTypeSizeRange(NavigationItem.typeSizes)), source: source)
    }

    private func itemSurroundings(_ surroundings: Surroundings) -> Surroundings {
        surroundings.inside(stackAxis: nil)
    }

    override func matches(_ value: ViewValue) -> Bool {
        guard case .modified(_, let modifier) = value.kind, case .toolbar(let newItems) = modifier.kind else {
            return false
        }
        return newItems.map(\.placement) == values.map(\.placement)
    }

    override func update(_ value: ViewValue, _ surroundings: Surroundings) {
        super.update(value, surroundings)
        guard case .modified(let content, let modifier) = value.kind, var node = child else { return }
        graph.reconcile(&node, content, surroundings, parent: self)
        child = node
        guard case .toolbar(let newItems) = modifier.kind else { return }
        values = newItems
        for index in nodes.indices {
            var item = nodes[index]
            graph.reconcile(
                &item,
                Self.value(of: newItems[index], source),
                itemSurroundings(surroundings),
                parent: self
            )
            nodes[index] = item
        }
    }

    /// Only the modified view takes part in the container; the items belong to the bar.
    override func collectItems(into items: inout [ItemNode]) { child?.collectItems(into: &items) }

    override func collectSegments(into segments: inout [LazySegment]) { child?.collectSegments(into: &segments) }

    /// Draws the items in the bar's compact row.
    ///
    /// The origin of `state` is the bar's upper leading corner; `width` is the bar's, in points.
    func draw(_ state: DrawingState, width: Double, metrics: BarMetrics, into builder: DisplayListBuilder) {
        var leading = Self.margin
        var trailing = width - Self.margin
        for (value, node) in zip(values, nodes) {
            guard let item = node.items.first else { continue }
            let proposal = ProposedViewSize(width: nil, height: metrics.height)
            let size = item.layoutNode.sizeThatFits(proposal)
            let x: Double
            switch value.placement {
            case .leading:
                x = leading
                leading += size.width + Self.gap
            case .automatic, .trailing:
                trailing -= size.width
                x = trailing
                trailing -= Self.gap
            case .principal:
                x = (width - size.width) / 2
            }
            let y = metrics.top + (metrics.height - size.height) / 2
            item.layoutNode.place(at: Point(x: x, y: y), proposal: proposal, safeArea: nil)
            item.drawKept(state, into: builder)
        }
    }

    /// The distance of items from the bar's ends and from each other, in points (general knowledge).
    private static let margin = 16.0
    private static let gap = 8.0

    override func end() {
        surroundings.navigation?.remove(toolbar: self)
        super.end()
    }
}
