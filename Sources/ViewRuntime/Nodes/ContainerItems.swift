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
        case .depth: return "\(stack.alignment.horizontal.displayName) and \(stack.alignment.vertical.displayName)"
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
        case (.stack(let old), .stack(let new)): old.direction == new.direction
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
        case (.stack(let old), .stack(let new)): old.alignment == new.alignment && old.spacing == new.spacing
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

extension AlignmentGuide {
    /// The name of a guide of the system; "custom" for a program's own.
    var displayName: String {
        switch self {
        case .leading: "leading"
        case .horizontalCenter, .verticalCenter: "center"
        case .trailing: "trailing"
        case .top: "top"
        case .bottom: "bottom"
        case .firstTextBaseline: "first text baseline"
        case .lastTextBaseline: "last text baseline"
        default: "custom"
        }
    }
}

/// A `GridRow`: its views are cells of the grid around it.
final class GridRowNode: ViewNode {
    private(set) var alignment: AlignmentGuide?
    private var content: ViewNode?
    override var childNodes: [ViewNode] { content.map { [$0] } ?? [] }
    override var name: String { "GridRow" }

    override init(_ value: ViewValue, _ surroundings: Surroundings, parent: ViewNode?, graph: ViewGraph) {
        super.init(value, surroundings, parent: parent, graph: graph)
        guard case .gridRow(let alignment, let contained) = value.kind else { return }
        self.alignment = alignment
        content = graph.makeContent(contained, surroundings.inside(stackAxis: .horizontal), parent: self)
    }

    override func matches(_ value: ViewValue) -> Bool {
        if case .gridRow = value.kind { return true }
        return false
    }

    override func update(_ value: ViewValue, _ surroundings: Surroundings) {
        super.update(value, surroundings)
        guard case .gridRow(let newAlignment, let contained) = value.kind, var node = content else { return }
        if newAlignment != alignment {
            alignment = newAlignment
            graph.noteItemChange(below: self)
        }
        graph.reconcileContent(&node, contained, surroundings.inside(stackAxis: .horizontal), parent: self)
        content = node
    }
}

extension ViewNode {
    /// The rows that a node contributes to the grid around it, in the order of its items.
    final func collectGridRows(into rows: inout [GridLayout.Row]) {
        if let row = self as? GridRowNode {
            rows.append(.cells(row.items.map(\.gridCell), alignment: row.alignment))
        } else if self is ModifierNode || self is ItemNode {
            for item in items { rows.append(.wide(item.gridCell)) }
        } else {
            for child in childNodes { child.collectGridRows(into: &rows) }
        }
    }
}

extension ItemNode {
    /// What the modifiers around a view say of the cell that it fills.
    final var gridCell: GridLayout.Cell {
        var cell = GridLayout.Cell()
        var item: ItemNode = self
        while let modifier = item as? ModifierItem {
            switch modifier.modifier.kind {
            case .gridCellColumns(let count): cell.columns = max(count, 1)
            case .gridCellUnsizedAxes(let axes): cell.unsizedAxes = axes
            case .gridColumnAlignment(let guide): cell.columnAlignment = guide
            case .gridCellAnchor(let anchor): cell.anchor = anchor
            default: break
            }
            item = modifier.content
        }
        return cell
    }
}

/// Names an item from a layout value without keeping it alive.
final class ItemReference {
    weak var item: ItemNode?

    init(_ item: ItemNode?) { self.item = item }
}

/// A program's own `Layout` as one of the engine's.
struct ProgramLayoutAdapter: Layout {
    let layout: any ProgramLayout
    unowned let graph: ViewGraph
    let item: ItemReference

    func sizeThatFits(_ proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> Size {
        guard let item = item.item else { return .zero }
        return graph.evaluate(nil, item.environment, at: item.source) { [layout] context throws(EvaluationFailure) in
            try layout.sizeThatFits(proposal, subviews: Array(subviews), in: context)
        } ?? .zero
    }

    func placeSubviews(
        in bounds: Rect,
        proposal: ProposedViewSize,
        subviews: LayoutSubviews,
        safeArea: SafeArea?,
        cache: inout Void
    ) {
        for subview in subviews { subview.node.leaveOut() }
        if let item = item.item {
            _ = graph.evaluate(nil, item.environment, at: item.source) { [layout] context throws(EvaluationFailure) in
                try layout.placeSubviews(in: bounds, proposal: proposal, subviews: Array(subviews), in: context)
            }
        }
        // A subview that the program forgets to place stands in the middle, as SwiftUI has it.
        for subview in subviews where !subview.node.isPlaced {
            subview.place(at: Point(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
        }
    }

    func spacing(subviews: LayoutSubviews, cache: inout Void) -> ViewSpacing { subviews.mergedSpacing }
}

/// A `Section`: its parts are taken apart by lazy containers; elsewhere they stand one after the other.
final class SectionNode: ViewNode {
    private var header: ViewNode?
    private var content: ViewNode?
    private var footer: ViewNode?
    override var childNodes: [ViewNode] { [header, content, footer].compactMap { $0 } }
    override var name: String { "Section" }

    init(
        _ value: ViewValue,
        _ section: SectionValue,
        _ surroundings: Surroundings,
        parent: ViewNode?,
        graph: ViewGraph
    ) {
        super.init(value, surroundings, parent: parent, graph: graph)
        header = section.header.map { graph.makeContent($0, surroundings, parent: self) }
        content = graph.makeContent(section.content, surroundings, parent: self)
        footer = section.footer.map { graph.makeContent($0, surroundings, parent: self) }
    }

    override func matches(_ value: ViewValue) -> Bool {
        guard case .section(let section) = value.kind else { return false }
        return (section.header != nil) == (header != nil) && (section.footer != nil) == (footer != nil)
    }

    override func update(_ value: ViewValue, _ surroundings: Surroundings) {
        super.update(value, surroundings)
        guard case .section(let section) = value.kind else { return }
        update(&header, section.header, surroundings)
        update(&content, section.content, surroundings)
        update(&footer, section.footer, surroundings)
    }

    private func update(_ node: inout ViewNode?, _ value: ViewContent?, _ surroundings: Surroundings) {
        guard let value, var current = node else { return }
        graph.reconcileContent(&current, value, surroundings, parent: self)
        node = current
    }

    override func collectSegments(into segments: inout [LazySegment]) {
        segments.append(
            SectionSegment(
                header: header.map(Self.segment),
                content: Self.segment(content),
                footer: footer.map(Self.segment)
            )
        )
    }

    private static func segment(_ node: ViewNode?) -> LazySegment {
        var parts: [LazySegment] = []
        node?.collectSegments(into: &parts)
        return ListSegment(parts)
    }
}

/// A `GeometryReader`: its content is made from the size that it gets, and does not decide that size.
final class GeometryReaderItem: ItemNode {
    private var body: any ViewBody
    private let node: LayoutNode
    private var content: ViewNode?
    private var contentItem: ItemNode?
    private var geometry: ItemGeometry?
    private var placedSize: Size?
    private var placedSafeArea: SafeArea?

    override var layoutNode: LayoutNode { node }
    override var childNodes: [ViewNode] { content.map { [$0] } ?? [] }
    override var containedItems: [ItemNode] { contentItem.map { [$0] } ?? [] }
    override var name: String { "GeometryReader" }

    init(
        _ value: ViewValue,
        _ body: any ViewBody,
        _ surroundings: Surroundings,
        parent: ViewNode?,
        graph: ViewGraph
    ) {
        self.body = body
        node = LayoutNode(GeometryReaderLayout())
        super.init(value, surroundings, parent: parent, graph: graph)
        geometry = ItemGeometry(item: self)
        graph.register(reader: self)
    }

    override func matches(_ value: ViewValue) -> Bool {
        if case .geometryReader = value.kind { return true }
        return false
    }

    override func update(_ value: ViewValue, _ surroundings: Surroundings) {
        guard case .geometryReader(let newBody) = value.kind else { return }
        let isSame = newBody.isEquivalent(to: body) && surroundings.isSame(as: self.surroundings)
        super.update(value, surroundings)
        body = newBody
        if !isSame { placedSize = nil }
    }

    override func itemsDidChange() { adoptContent() }

    private func adoptContent() {
        contentItem = content?.items.first
        contentItem?.container = self
        contentItem?.layoutNode.onInvalidate = { [weak self] in self?.contentNeedsLayout = true }
        contentItem?.layoutNode.budget = graph.layoutBudget
        contentNeedsLayout = true
    }
    private var contentNeedsLayout = false

    /// Makes the content again if what it was made from has changed, and lays it out.
    ///
    /// - Returns: True if anything was done.
    func update() -> Bool {
        guard let geometry, node.placeCount > 0 else { return false }
        let isStale = placedSize != node.size || placedSafeArea != node.safeArea || geometry.isStale
        guard isStale || contentNeedsLayout else { return false }
        if isStale {
            placedSize = node.size
            placedSafeArea = node.safeArea
            makeContent(geometry)
            graph.tellItemChanges()
        }
        contentNeedsLayout = false
        contentItem?.layoutNode.place(
            at: .zero,
            proposal: ProposedViewSize(node.size),
            safeArea: node.safeArea
        )
        return true
    }

    private func makeContent(_ geometry: ItemGeometry) {
        geometry.forgetReads()
        geometry.isRecording = true
        let recording = RecordingBody(body: body, geometry: geometry)
        let stack = ViewValue(
            .stack(.implicit(.depth, alignment: .topLeading, content: .body(recording))),
            source: source
        )
        let inner = surroundings.inside(stackAxis: nil)
        if var current = content {
            graph.reconcile(&current, stack, inner, parent: self)
            content = current
        } else {
            content = graph.makeNode(stack, inner, parent: self)
            adoptContent()
        }
    }

    override func draw(_ state: DrawingState, into builder: DisplayListBuilder) {
        builder.noteVolatile()
        var inner = state
        inner.origin = drawingOrigin(state)
        contentItem?.draw(inner, into: builder)
    }

    override func end() {
        graph.unregister(reader: self)
        super.end()
    }
}

/// A geometry reader's builder with its proxy: never equal to another, since the geometry is what has changed.
private final class RecordingBody: ViewBody {
    let body: any ViewBody
    let geometry: ItemGeometry

    init(body: any ViewBody, geometry: ItemGeometry) {
        self.body = body
        self.geometry = geometry
    }

    func makeView(_ argument: BodyArgument, in context: EvaluationContext) throws(EvaluationFailure) -> ViewValue {
        try body.makeView(.geometry(GeometryProxy(source: geometry)), in: context)
    }

    func isEquivalent(to other: any ViewBody) -> Bool { false }
}

/// A `ScrollViewReader`: gives its content a proxy that scrolls the scroll views inside.
final class ScrollReaderNode: ViewNode {
    private var content: BodyNode?
    override var childNodes: [ViewNode] { content.map { [$0] } ?? [] }
    override var name: String { "ScrollViewReader" }

    init(
        _ value: ViewValue,
        _ body: any ViewBody,
        _ surroundings: Surroundings,
        parent: ViewNode?,
        graph: ViewGraph
    ) {
        super.init(value, surroundings, parent: parent, graph: graph)
        content = BodyNode(
            body,
            argument: .scrollViewProxy(ScrollViewProxy(readerID: id)),
            source: value.source,
            surroundings,
            parent: self,
            graph: graph
        )
    }

    override func matches(_ value: ViewValue) -> Bool {
        if case .scrollViewReader = value.kind { return true }
        return false
    }

    override func update(_ value: ViewValue, _ surroundings: Surroundings) {
        super.update(value, surroundings)
        if case .scrollViewReader(let body) = value.kind { content?.update(body, surroundings) }
    }
}
