import LayoutCore

/// Decides which node keeps a value.
enum NodeFactory {
    static func make(_ value: ViewValue, _ surroundings: Surroundings, parent: ViewNode?, graph: ViewGraph) -> ViewNode
    {
        switch value.kind {
        case .empty:
            EmptyNode(value, surroundings, parent: parent, graph: graph)
        case .text(let text):
            TextItem(value, text, surroundings, parent: parent, graph: graph)
        case .image, .style, .shape, .spacer, .divider, .unsupported:
            LeafItem(value, surroundings, parent: parent, graph: graph)
        case .gridRow:
            GridRowNode(value, surroundings, parent: parent, graph: graph)
        case .stack, .grid, .viewThatFits, .programLayout:
            StackItem(value, surroundings, parent: parent, graph: graph)
        case .lazyStack, .lazyGrid:
            makeLazy(value, surroundings, parent: parent, graph: graph)
        case .scrollView(let scroll):
            ScrollItem(value, scroll, surroundings, parent: parent, graph: graph)
        case .navigationStack(let content):
            NavigationItem(value, content, surroundings, parent: parent, graph: graph)
        case .section(let section):
            SectionNode(value, section, surroundings, parent: parent, graph: graph)
        case .group, .modifierContent:
            GroupNode(value, surroundings, parent: parent, graph: graph)
        case .tuple:
            TupleNode(value, surroundings, parent: parent, graph: graph)
        case .conditional, .erased:
            BranchNode(value, surroundings, parent: parent, graph: graph)
        case .geometryReader(let body):
            GeometryReaderItem(value, body, surroundings, parent: parent, graph: graph)
        case .scrollViewReader(let body):
            ScrollReaderNode(value, body, surroundings, parent: parent, graph: graph)
        case .composite(let composite):
            CompositeNode(value, composite, surroundings, parent: parent, graph: graph)
        case .forEach(let content):
            makeForEach(value, content, surroundings, parent: parent, graph: graph)
        case .button, .list, .toggle, .textField, .label, .named:
            ComposedNode(value, surroundings, parent: parent, graph: graph)
        case .modified(let content, let modifier):
            makeModified(value, content, modifier, surroundings, parent: parent, graph: graph)
        }
    }

    private static func makeLazy(
        _ value: ViewValue,
        _ surroundings: Surroundings,
        parent: ViewNode?,
        graph: ViewGraph
    ) -> ViewNode {
        guard let container = LazyContainer(value.kind) else {
            return EmptyNode(value, surroundings, parent: parent, graph: graph)
        }
        return LazyStackItem(value, container, surroundings, parent: parent, graph: graph)
    }

    private static func makeForEach(
        _ value: ViewValue,
        _ content: any ForEachContent,
        _ surroundings: Surroundings,
        parent: ViewNode?,
        graph: ViewGraph
    ) -> ViewNode {
        surroundings.isLazy
            ? LazyForEachNode(value, content, surroundings, parent: parent, graph: graph)
            : ForEachNode(value, content, surroundings, parent: parent, graph: graph)
    }

    private static func makeModified(
        _ value: ViewValue,
        _ content: ViewValue,
        _ modifier: ModifierValue,
        _ surroundings: Surroundings,
        parent: ViewNode?,
        graph: ViewGraph
    ) -> ViewNode {
        switch modifier.kind {
        case .environment where isStructural(modifier.kind):
            EnvironmentNode(value, surroundings, parent: parent, graph: graph)
        case .id:
            IdentifiedNode(value, surroundings, parent: parent, graph: graph)
        case .toolbar:
            ToolbarNode(value, surroundings, parent: parent, graph: graph)
        case .searchable(let search):
            SearchableNode(value, search, surroundings, parent: parent, graph: graph)
        case .contentMargins, .scrollDisabled, .scrollBounceBehavior, .scrollIndicators, .scrollClipDisabled,
            .scrollTargetBehavior, .scrollPositionID, .scrollPosition, .defaultScrollAnchor, .refreshable:
            ScrollSettingsNode(value, surroundings, parent: parent, graph: graph)
        case .navigationTitle, .navigationBarTitleDisplayMode, .toolbarVisibility, .toolbarBackground:
            NavigationModifierNode(value, surroundings, parent: parent, graph: graph)
        default:
            if surroundings.isLazy, let spread = content.spreading(modifier) {
                SpreadNode(value, spread, surroundings, parent: parent, graph: graph)
            } else {
                ModifierNode(value, content: content, modifier, surroundings, parent: parent, graph: graph)
            }
        }
    }

    /// True for modifiers that change what is inherited or told to others, and stand around nothing.
    static func isStructural(_ kind: ModifierValue.Kind) -> Bool {
        switch kind {
        case .environment(.layoutDirection):
            // Whatever is inside is drawn the other way round, so the modifier stands around it.
            false
        case .environment, .id, .toolbar, .searchable, .contentMargins, .scrollDisabled, .scrollBounceBehavior,
            .scrollIndicators,
            .scrollClipDisabled, .scrollTargetBehavior, .scrollPositionID, .scrollPosition, .defaultScrollAnchor,
            .refreshable, .navigationTitle, .navigationBarTitleDisplayMode, .toolbarVisibility, .toolbarBackground:
            true
        default:
            false
        }
    }
}

/// A modifier around several views of a lazy container, moved into each of them: elements are still made one by one.
final class SpreadNode: ViewNode {
    private var child: ViewNode?
    override var childNodes: [ViewNode] { child.map { [$0] } ?? [] }
    override var name: String { "Spread" }
    override var isModifier: Bool { true }

    init(
        _ value: ViewValue,
        _ spread: ViewValue,
        _ surroundings: Surroundings,
        parent: ViewNode?,
        graph: ViewGraph
    ) {
        super.init(value, surroundings, parent: parent, graph: graph)
        child = graph.makeNode(spread, surroundings, parent: self)
    }

    override func matches(_ value: ViewValue) -> Bool {
        guard case .modified(let content, let modifier) = value.kind else { return false }
        return !NodeFactory.isStructural(modifier.kind) && content.spreading(modifier) != nil
    }

    override func update(_ value: ViewValue, _ surroundings: Surroundings) {
        super.update(value, surroundings)
        guard case .modified(let content, let modifier) = value.kind, var node = child,
            let spread = content.spreading(modifier)
        else { return }
        graph.reconcile(&node, spread, surroundings, parent: self)
        child = node
    }
}

extension ViewValue {
    /// The value with a modifier moved into each of its views; `nil` for a single view.
    func spreading(_ modifier: ModifierValue) -> ViewValue? {
        switch kind {
        case .tuple(let values):
            return ViewValue(.tuple(values.map { $0.wrapped(modifier) }), source: source)
        case .conditional(let branch, let content):
            guard let spread = content.spreading(modifier) else { return nil }
            return ViewValue(.conditional(branch: branch, spread), source: source)
        case .forEach(let content):
            return ViewValue(.forEach(ModifiedElements(content: content, modifier: modifier)), source: source)
        default:
            return nil
        }
    }

    fileprivate func wrapped(_ modifier: ModifierValue) -> ViewValue {
        spreading(modifier) ?? ViewValue(.modified(self, modifier), source: source)
    }
}

/// The elements of a `ForEach`, each with a modifier around it.
private final class ModifiedElements: ForEachContent {
    let content: any ForEachContent
    let modifier: ModifierValue

    init(content: any ForEachContent, modifier: ModifierValue) {
        self.content = content
        self.modifier = modifier
    }

    var count: Int { content.count }

    func id(at index: Int) -> ViewID { content.id(at: index) }

    func makeView(at index: Int, in context: EvaluationContext) throws(EvaluationFailure) -> ViewValue {
        try content.makeView(at: index, in: context).wrapped(modifier)
    }

    // A modifier may hold closures and styles that cannot all be compared; making rows again is always right.
    func isEquivalent(to other: any ForEachContent) -> Bool { false }

    func isElementEquivalent(at index: Int, to other: any ForEachContent, at otherIndex: Int) -> Bool { false }
}
