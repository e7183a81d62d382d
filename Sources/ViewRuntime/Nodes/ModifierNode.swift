import LayoutCore

/// A modifier: stands around each of the views of its content.
final class ModifierNode: ViewNode {
    private(set) var modifier: ModifierValue
    private var child: ViewNode?
    private var wrapped: [ModifierItem] = []
    private var isStarting = true
    private var changedEnvironment: EnvironmentValues?
    override var childNodes: [ViewNode] { child.map { [$0] } ?? [] }
    override var name: String { modifier.kind.name }
    override var isModifier: Bool { true }

    init(
        _ value: ViewValue,
        content: ViewValue,
        _ modifier: ModifierValue,
        _ surroundings: Surroundings,
        parent: ViewNode?,
        graph: ViewGraph
    ) {
        self.modifier = modifier
        super.init(value, surroundings, parent: parent, graph: graph)
        source = modifier.source
        child = graph.makeNode(content, inner(surroundings), parent: self)
        isStarting = false
        wrapItems()
    }

    /// Inside a modifier all views exist, even in a lazy container: a modifier around lazy elements is moved into each element first.
    private func inner(_ surroundings: Surroundings) -> Surroundings {
        var copy = surroundings
        copy.isLazy = false
        guard case .environment(let change) = modifier.kind else { return copy }
        let values = surroundings.environment.applying(change)
        if changedEnvironment?.isEqual(to: values) != true { changedEnvironment = values }
        return changedEnvironment.map { copy.with($0) } ?? copy
    }

    override func matches(_ value: ViewValue) -> Bool {
        guard case .modified(_, let other) = value.kind, !NodeFactory.isStructural(other.kind) else { return false }
        return other.kind.name == modifier.kind.name
            && ModifierItem.itemClass(of: other.kind) == ModifierItem.itemClass(of: modifier.kind)
    }

    override func place(in value: ViewValue) -> SourcePosition {
        if case .modified(_, let modifier) = value.kind { modifier.source } else { value.source }
    }

    override func update(_ value: ViewValue, _ surroundings: Surroundings) {
        guard case .modified(let content, let newModifier) = value.kind, var node = child else { return }
        self.surroundings = surroundings
        if !newModifier.kind.isSameGridCell(as: modifier.kind) { noteGridChange() }
        if !newModifier.kind.isSameListRow(as: modifier.kind) { wrapped.first?.lazyContainer?.invalidateRows() }
        modifier = newModifier
        source = newModifier.source
        graph.reconcile(&node, content, inner(surroundings), parent: self)
        if node !== child {
            child = node
            // The change that was noted below finds the items wrapped already, and would say nothing to those around.
            if wrapItems(), let parent { graph.noteItemChange(below: parent) }
        }
        for item in wrapped { item.update(newModifier, surroundings) }
    }

    /// Lets the grid around look at its cells again.
    private func noteGridChange() {
        var node = parent
        while let current = node {
            if current is StackItem { return graph.noteItemChange(below: current) }
            node = current.parent
        }
    }

    override func itemsDidChange() {
        guard !isStarting else { return }
        if wrapItems() { super.itemsDidChange() }
    }

    /// Puts an item around each view of the content.
    ///
    /// - Returns: True if the container around must look again: other items, or one whose layout is another.
    @discardableResult
    private func wrapItems() -> Bool {
        let contents = child?.items ?? []
        if contents.count == 1, wrapped.count == 1, let item = wrapped.first, let content = contents.first {
            return item.wrap(content)
        }
        let old = wrapped
        wrapped = contents.map { content in
            if let item = old.first(where: { $0.content === content }) {
                _ = item.wrap(content)
                return item
            }
            let itemClass = ModifierItem.itemClass(of: modifier.kind)
            return itemClass.init(around: content, modifier, surroundings, parent: self, graph: graph)
        }
        for item in old where !wrapped.contains(where: { $0 === item }) { item.end() }
        return true
    }

    override func collectItems(into items: inout [ItemNode]) { items.append(contentsOf: wrapped as [ItemNode]) }

    override func collectSegments(into segments: inout [LazySegment]) {
        for item in wrapped { segments.append(LeafSegment(item)) }
    }

    override func end() {
        for item in wrapped { item.end() }
        super.end()
    }
}

extension ModifierValue.Kind {
    /// Says whether two modifiers of the same name say the same of a list's row.
    fileprivate func isSameListRow(as other: ModifierValue.Kind) -> Bool {
        guard case .listRow(let a) = self, case .listRow(let b) = other else { return true }
        return a == b
    }

    /// Says whether two modifiers of the same name say the same of a grid's cell.
    fileprivate func isSameGridCell(as other: ModifierValue.Kind) -> Bool {
        switch (self, other) {
        case (.gridCellColumns(let a), .gridCellColumns(let b)): a == b
        case (.gridCellUnsizedAxes(let a), .gridCellUnsizedAxes(let b)): a == b
        case (.gridColumnAlignment(let a), .gridColumnAlignment(let b)): a == b
        case (.gridCellAnchor(let a), .gridCellAnchor(let b)): a == b
        default: true
        }
    }
}
