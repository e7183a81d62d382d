import LayoutCore

/// A node that shows what a builder of the program gives; the builder runs again when what it read has changed.
///
/// A subclass says how the view is made, and calls ``start()`` at the end of its initialiser.
class EvaluatedNode: ViewNode {
    /// What the last run read.
    final let record: EvaluationRecord
    private var value: ViewValue?
    private var child: ViewNode?
    private var hasStarted = false
    final override var childNodes: [ViewNode] { child.map { [$0] } ?? [] }

    override init(_ value: ViewValue, _ surroundings: Surroundings, parent: ViewNode?, graph: ViewGraph) {
        record = EvaluationRecord(graph: graph)
        super.init(value, surroundings, parent: parent, graph: graph)
        record.owner = self
    }

    deinit { record.owner = nil }

    /// Runs the builder.
    ///
    /// - Throws: What went wrong in the program.
    func makeView(in context: EvaluationContext) throws(EvaluationFailure) -> ViewValue {
        preconditionFailure("\(name) says no view")
    }

    /// False where the node is a view that the program has written itself, at a place of its own.
    var takesSourceOfView: Bool { true }

    /// Makes the first view.
    ///
    /// The container around is still being made, and will look by itself.
    ///
    /// - Parameter node: What shows in this place so far, and goes on below this node if it matches.
    final func start(replacing node: ViewNode? = nil) {
        node?.move(below: self)
        child = node
        evaluate()
        hasStarted = true
    }

    /// Brings what is shown up to date once the node has taken its new builder and surroundings.
    ///
    /// - Parameters:
    ///   - isSame: True if the new builder would give the same as the old one.
    ///   - old: The surroundings before.
    final func bringUpToDate(isSame: Bool, since old: Surroundings) {
        let environmentChanged = environment !== old.environment
        if !isSame || record.isInvalid || (environmentChanged && record.isAffected(by: environment)) {
            evaluate()
        } else if !surroundings.isSame(as: old) {
            refresh()
        }
    }

    final override var evaluationRecord: EvaluationRecord? { record }

    final override func reevaluate() {
        if record.isInvalid { evaluate() }
    }

    private func evaluate() {
        record.begin()
        let newValue = graph.evaluate(record, environment, at: source) { context throws(EvaluationFailure) in
            try makeView(in: context)
        }
        // A builder that failed keeps what it showed last; the failure has been noted.
        guard let newValue else { return }
        value = newValue
        if takesSourceOfView { source = newValue.source }
        refresh()
    }

    private func refresh() {
        guard let value else { return }
        if var node = child {
            graph.reconcile(&node, value, surroundings, parent: self)
            child = node
        } else {
            child = graph.makeNode(value, surroundings, parent: self)
            if hasStarted { graph.noteItemChange(below: self) }
        }
    }

    /// Ends without what it shows, and gives that.
    final func endAround() -> ViewNode? {
        let node = child
        child = nil
        end()
        return node
    }

    override func end() {
        record.end()
        super.end()
    }
}
