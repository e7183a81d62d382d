import LayoutCore

/// What a node inherits from the nodes around it.
struct Surroundings {
    var environment: EnvironmentValues
    /// The navigation stack that shows the view's titles, if there is one.
    var navigation: NavigationItem?
    /// A search field that waits for a navigation stack inside.
    var search: SearchableNode?
    /// What modifiers around scroll views ask of them.
    var scrollSettings: ScrollSettings
    /// The axis of the nearest stack: a spacer grows along it, a divider crosses it.
    var stackAxis: Axis?
    /// True inside a lazy container: the elements of a `ForEach` are made when they are needed.
    var isLazy: Bool

    /// The same for the content of a container that is not lazy.
    func inside(stackAxis: Axis?) -> Surroundings {
        var copy = self
        copy.stackAxis = stackAxis
        copy.isLazy = false
        return copy
    }

    func isSame(as other: Surroundings) -> Bool {
        environment === other.environment && navigation === other.navigation && search === other.search
            && scrollSettings === other.scrollSettings && stackAxis == other.stackAxis && isLazy == other.isLazy
    }
}

/// How many nodes of a graph exist, each counted by its weight.
final class NodeCensus {
    var count = 0
}

/// A view that the runtime keeps: the identity of a ``ViewValue`` over time.
///
/// Nodes are matched with values by their place and kind; a node that no longer matches is ended and another one begins.
class ViewNode {
    let id: Int
    unowned let graph: ViewGraph
    unowned var parent: ViewNode?
    var surroundings: Surroundings
    /// The expression that made the view; of a view that the program has not written, that of the view around.
    var source: SourcePosition {
        didSet { source = Self.source(source, in: parent) }
    }
    private(set) var depth: Int
    /// Not reached through the graph, which may be gone before its last nodes.
    private let census: NodeCensus

    var environment: EnvironmentValues { surroundings.environment }

    init(_ value: ViewValue, _ surroundings: Surroundings, parent: ViewNode?, graph: ViewGraph) {
        id = graph.nextNodeID()
        self.graph = graph
        self.parent = parent
        self.surroundings = surroundings
        source = Self.source(value.source, in: parent)
        depth = (parent?.depth ?? -1) + 1
        census = graph.census
        census.count += weight
    }

    deinit {
        // One that was ended no longer counts, though somebody may have held it until now.
        if !isEnded { census.count -= weight }
    }

    /// The name in the tree: `VStack`, `.padding`, `ContentView`.
    var name: String { "View" }
    /// The nodes below, for the tree and for walks.
    var childNodes: [ViewNode] { [] }

    /// True for a modifier: the first node below it is the one that it changes.
    var isModifier: Bool { false }

    /// The place in the source that speaks for the node in a value which it matches.
    func place(in value: ViewValue) -> SourcePosition { value.source }

    /// Says whether the node keeps its identity with this value.
    func matches(_ value: ViewValue) -> Bool { false }

    /// Takes a new value of the same identity.
    func update(_ value: ViewValue, _ surroundings: Surroundings) {
        source = value.source
        self.surroundings = surroundings
    }

    private static func source(_ source: SourcePosition, in parent: ViewNode?) -> SourcePosition {
        source.isOutside ? parent?.source ?? .outside : source
    }

    /// The views that take part in the container around this node.
    func collectItems(into items: inout [ItemNode]) {
        for child in childNodes { child.collectItems(into: &items) }
    }

    /// The parts of a lazy container that this node contributes.
    func collectSegments(into segments: inout [LazySegment]) {
        for child in childNodes { child.collectSegments(into: &segments) }
    }

    /// Tells the container around that other items stand here now.
    func itemsDidChange() { parent?.itemsDidChange() }

    /// What the node's builder read in its last run, if the node runs one.
    var evaluationRecord: EvaluationRecord? { nil }

    /// The record of the body that runs again together with this node's builder: that of the view in whose body it is written.
    var bodyAround: EvaluationRecord? { nil }
    /// The record of the body in which the nodes below are written; `nil` below what runs apart from it.
    var bodyHere: EvaluationRecord? { parent?.bodyHere }

    /// How many nodes it counts as where their number is limited.
    var weight: Int { 1 }

    /// Runs again what became invalid in this node.
    func reevaluate() {}

    /// True once the node is gone, though somebody may still hold it.
    private(set) final var isEnded = false

    /// True while the node is to go on below another parent when the one before ends.
    final var goesOn = false

    /// Stands below another node from now on, with everything below it.
    ///
    /// - Complexity: O(*n*) in the nodes below.
    final func move(below node: ViewNode) {
        parent = node
        updateDepth(node.depth + 1)
    }

    private func updateDepth(_ newDepth: Int) {
        guard depth != newDepth else { return }
        depth = newDepth
        for child in childNodes { child.updateDepth(newDepth + 1) }
    }

    /// The node and everything below it are gone, but for what goes on elsewhere.
    func end() {
        if !isEnded { census.count -= weight }
        isEnded = true
        for child in childNodes where !child.goesOn { child.end() }
        // Somebody may still hold the node in a list that is being walked; what was around it may be gone before that.
        parent = nil
    }
}

extension ViewNode {
    final var items: [ItemNode] {
        var result: [ItemNode] = []
        collectItems(into: &result)
        return result
    }
}
