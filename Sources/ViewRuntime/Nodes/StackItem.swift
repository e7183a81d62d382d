import LayoutCore

/// A container whose children are all there: a stack, a grid, `ViewThatFits`, a program's own layout.
final class StackItem: ItemNode {
    private var kind: ViewValue.Kind
    private let node: LayoutNode
    private var content: ViewNode?
    private var children: [ItemNode] = []

    override var layoutNode: LayoutNode { node }
    override var childNodes: [ViewNode] { content.map { [$0] } ?? [] }
    override var containedItems: [ItemNode] { children }

    override var name: String {
        switch kind {
        case .stack(let stack):
            switch stack.direction {
            case .horizontal: "HStack"
            case .vertical: "VStack"
            case .depth: "ZStack"
            }
        case .grid: "Grid"
        case .viewThatFits: "ViewThatFits"
        case .programLayout(let layout, _): layout.typeName
        default: "View"
        }
    }

    override init(_ value: ViewValue, _ surroundings: Surroundings, parent: ViewNode?, graph: ViewGraph) {
        kind = value.kind
        node = LayoutNode(UnaryLayout())
        super.init(value, surroundings, parent: parent, graph: graph)
        applyLayout()
        if let contained = Self.content(of: value.kind) {
            content = graph.makeContent(contained, surroundings.inside(stackAxis: stackAxis), parent: self)
        }
        collectChildren()
    }

    static func content(of kind: ViewValue.Kind) -> ViewContent? {
        switch kind {
        case .stack(let stack): stack.content
        case .grid(let grid): grid.content
        case .viewThatFits(_, let content): content
        case .programLayout(_, let content): content
        default: nil
        }
    }

    /// True for a stack that the program did not write.
    var isImplicit: Bool {
        if case .stack(let stack) = kind { return stack.isImplicit }
        return false
    }

    /// The axis along which the children stand one after the other; `nil` where they do not.
    var axis: Axis? { stackAxis }

    /// The name of the guide by which children are aligned, for people.
    var alignmentName: String {
        guard case .stack(let stack) = kind else { return "own" }
        switch stack.direction {
        case .horizontal: return stack.alignment.vertical.displayName
        case .vertical: return stack.alignment.horizontal.displayName
        case .depth:
            let names = [stack.alignment.vertical.displayName, stack.alignment.horizontal.displayName]
            return names[0] == names[1] ? names[0] : names.joined(separator: " ")
        }
    }

    private var stackAxis: Axis? {
        switch kind {
        case .stack(let stack):
            switch stack.direction {
            case .horizontal: .horizontal
            case .vertical: .vertical
            case .depth: nil
            }
        case .programLayout(let layout, _):
            graph.evaluate(nil, environment, at: source) { context throws(EvaluationFailure) in
                try layout.stackAxis(in: context)
            } ?? nil
        default: nil
        }
    }

    private func applyLayout() {
        switch kind {
        case .stack(let stack):
            switch stack.direction {
            case .horizontal:
                node.setLayout(
                    StackLayout(axis: .horizontal, alignment: stack.alignment.vertical, spacing: stack.spacing)
                )
            case .vertical:
                node.setLayout(
                    StackLayout(axis: .vertical, alignment: stack.alignment.horizontal, spacing: stack.spacing)
                )
            case .depth:
                node.setLayout(ZStackLayout(alignment: stack.alignment))
            }
        case .programLayout(let layout, _):
            node.setLayout(ProgramLayoutAdapter(layout: layout, graph: graph, item: ItemReference(self)))
        default:
            applyOtherLayout()
        }
    }

    private func applyOtherLayout() {
        switch kind {
        case .grid(let grid):
            var rows: [GridLayout.Row] = []
            content?.collectGridRows(into: &rows)
            node.setLayout(
                GridLayout(
                    rows: rows,
                    alignment: grid.alignment,
                    horizontalSpacing: grid.horizontalSpacing,
                    verticalSpacing: grid.verticalSpacing
                )
            )
        case .viewThatFits(let axes, _):
            node.setLayout(ViewThatFitsLayout(axes: axes))
        default:
            break
        }
    }

    override func matches(_ value: ViewValue) -> Bool {
        switch (kind, value.kind) {
        case (.stack(let old), .stack(let new)):
            old.direction == new.direction || (old.mayTurn && new.mayTurn)
        case (.grid, .grid), (.viewThatFits, .viewThatFits): true
        case (.programLayout(let old, _), .programLayout(let new, _)): old.typeName == new.typeName
        default: false
        }
    }

    override func update(_ value: ViewValue, _ surroundings: Surroundings) {
        let old = kind
        super.update(value, surroundings)
        kind = value.kind
        if !Self.isLayoutSame(old, kind) { applyLayout() }
        guard let contained = Self.content(of: kind), var contentNode = content else { return }
        graph.reconcileContent(&contentNode, contained, surroundings.inside(stackAxis: stackAxis), parent: self)
        content = contentNode
    }

    /// Passes changed surroundings down to the same content.
    func refresh(_ surroundings: Surroundings) {
        update(ViewValue(kind, source: source), surroundings)
    }

    private static func isLayoutSame(_ old: ViewValue.Kind, _ new: ViewValue.Kind) -> Bool {
        switch (old, new) {
        case (.stack(let old), .stack(let new)):
            old.direction == new.direction && old.alignment == new.alignment && old.spacing == new.spacing
        case (.programLayout(let old, _), .programLayout(let new, _)): old.isEquivalent(to: new)
        case (.viewThatFits(let old, _), .viewThatFits(let new, _)): old == new
        case (.grid(let old), .grid(let new)):
            old.alignment == new.alignment && old.horizontalSpacing == new.horizontalSpacing
                && old.verticalSpacing == new.verticalSpacing
        default: false
        }
    }

    override func itemsDidChange() {
        collectChildren()
        container?.containedViewsDidChange()
    }

    private func collectChildren() {
        children.removeAll(keepingCapacity: true)
        content?.collectItems(into: &children)
        for child in children { child.container = self }
        drawingDidChange()
        if case .grid = kind { applyLayout() }
        node.setChildren(children.map(\.layoutNode))
    }

    /// Of the alternatives of a `ViewThatFits` only the one that fits is drawn.
    private var drawnChildren: [ItemNode] {
        guard case .viewThatFits = kind else { return children }
        return children.filter(\.layoutNode.isPlaced)
    }

    override func draw(_ state: DrawingState, into builder: DisplayListBuilder) {
        var inner = state
        inner.origin = drawingOrigin(state)
        drawContained(drawnChildren, inner, into: builder)
    }
}
