import LayoutCore

/// A builder of the program that runs when what it read has changed.
final class BodyNode: ViewNode {
    private var body: any ViewBody
    private var argument: BodyArgument
    private var value: ViewValue?
    private var child: ViewNode?
    private let record: EvaluationRecord
    private var hasStarted = false
    override var childNodes: [ViewNode] { child.map { [$0] } ?? [] }
    override var name: String { "Builder" }

    init(
        _ body: any ViewBody,
        argument: BodyArgument = .none,
        source: SourcePosition,
        _ surroundings: Surroundings,
        parent: ViewNode?,
        graph: ViewGraph,
        replacing node: ViewNode? = nil
    ) {
        self.body = body
        self.argument = argument
        record = EvaluationRecord(graph: graph)
        super.init(ViewValue(.empty, source: source), surroundings, parent: parent, graph: graph)
        record.owner = self
        node?.move(below: self)
        child = node
        evaluate()
        hasStarted = true
    }

    deinit { record.owner = nil }

    /// Takes a new builder; runs it only if it would give something else.
    func update(_ newBody: any ViewBody, argument: BodyArgument? = nil, _ surroundings: Surroundings) {
        let isSameBody = newBody.isEquivalent(to: body) && argument == nil
        let isSameSurroundings = surroundings.isSame(as: self.surroundings)
        body = newBody
        if let argument { self.argument = argument }
        let environmentChanged = surroundings.environment !== self.surroundings.environment
        self.surroundings = surroundings
        if !isSameBody || record.isInvalid || (environmentChanged && record.isAffected(by: environment)) {
            evaluate()
        } else if !isSameSurroundings {
            refresh()
        }
    }

    override var evaluationRecord: EvaluationRecord? { record }

    /// A builder with an argument runs apart from the body that it is written in, as the closure of a `GeometryReader` does.
    override var bodyAround: EvaluationRecord? {
        if case .none = argument { parent?.bodyHere } else { nil }
    }
    override var bodyHere: EvaluationRecord? { bodyAround }

    override func reevaluate() {
        if record.isInvalid { evaluate() }
    }

    private func evaluate() {
        record.begin()
        let newValue = graph.evaluate(record, environment, at: source) { context throws(EvaluationFailure) in
            try body.makeView(argument, in: context)
        }
        // A builder that failed keeps what it showed last; the failure has been noted.
        guard let newValue else { return }
        value = newValue
        source = newValue.source
        refresh()
    }

    private func refresh() {
        guard let value else { return }
        if var node = child {
            graph.reconcile(&node, value, surroundings, parent: self)
            child = node
        } else {
            child = graph.makeNode(value, surroundings, parent: self)
            // At the first run the container around is still being made, and will look by itself.
            if hasStarted { graph.noteItemChange(below: self) }
        }
    }

    /// Ends without what it shows, and gives that.
    func endAround() -> ViewNode? {
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

/// A program's own view: its state, and its body, run when what it read has changed.
final class CompositeNode: ViewNode {
    private var composite: any CompositeView
    private(set) var storage: StateStorage
    private var value: ViewValue?
    private var child: ViewNode?
    private let record: EvaluationRecord
    private var hasStarted = false
    override var childNodes: [ViewNode] { child.map { [$0] } ?? [] }
    override var name: String { composite.typeName }

    init(
        _ value: ViewValue,
        _ composite: any CompositeView,
        _ surroundings: Surroundings,
        parent: ViewNode?,
        graph: ViewGraph
    ) {
        self.composite = composite
        record = EvaluationRecord(graph: graph)
        storage = StateStorage(slots: [])
        super.init(value, surroundings, parent: parent, graph: graph)
        record.owner = self
        makeState(keeping: nil)
        evaluate()
        hasStarted = true
    }

    deinit { record.owner = nil }

    private func makeState(keeping kept: StateStorage?) {
        let declarations =
            graph.evaluate(nil, environment, at: source) { [composite] context throws(EvaluationFailure) in
                try composite.makeState(in: context)
            } ?? []
        storage = StateStorage(
            slots: declarations.map { declaration in
                if let key = declaration.sharedKey { return graph.sharedSlot(key, declaration, of: composite) }
                let old = kept?.slots.first { $0.name == declaration.name }?.peeked
                let slot = StateSlot(
                    name: declaration.name,
                    owner: composite.typeName,
                    value: old.flatMap { composite.adopt($0, for: declaration) } ?? declaration.value,
                    position: declaration.position
                )
                slot.view = record
                return slot
            }
        )
        graph.register(storage, of: self)
    }

    override func matches(_ value: ViewValue) -> Bool {
        // By name: after an edit the same view may have another number.
        if case .composite(let other) = value.kind { return other.typeName == composite.typeName }
        return false
    }

    override func update(_ value: ViewValue, _ surroundings: Surroundings) {
        guard case .composite(let newComposite) = value.kind else { return }
        let isEquivalent = newComposite.isEquivalent(to: composite)
        let isDeclaredSame = !isEquivalent && isDeclaredEqual(to: newComposite)
        let isSame = isEquivalent || isDeclaredSame
        let isSameSurroundings = surroundings.isSame(as: self.surroundings)
        let environmentChanged = surroundings.environment !== self.surroundings.environment
        super.update(value, surroundings)
        // Where the program says that a view is the same, the one that is shown stays.
        if !isDeclaredSame { composite = newComposite }
        if graph.isEditing { makeState(keeping: storage) }
        if !isSame || graph.isEditing || record.isInvalid || (environmentChanged && record.isAffected(by: environment))
        {
            evaluate()
        } else if !isSameSurroundings {
            refresh()
        }
    }

    /// Asks the program, where it says itself when a view is the same.
    private func isDeclaredEqual(to newComposite: any CompositeView) -> Bool {
        guard !graph.isEditing else { return false }
        let equal = graph.evaluate(nil, environment, at: source) { [composite] context throws(EvaluationFailure) in
            try composite.isDeclaredEqual(to: newComposite, in: context)
        }
        return equal ?? false
    }

    override var evaluationRecord: EvaluationRecord? { record }
    override var bodyHere: EvaluationRecord? { record }

    override func reevaluate() {
        if record.isInvalid { evaluate() }
    }

    private func evaluate() {
        record.begin()
        let newValue = graph.evaluate(record, environment, at: source) {
            [composite, storage] context throws(EvaluationFailure) in
            try composite.makeBody(state: storage, in: context)
        }
        guard let newValue else { return }
        value = newValue
        refresh()
    }

    private func refresh() {
        guard let value else { return }
        if var node = child {
            graph.reconcile(&node, value, surroundings, parent: self)
            child = node
        } else {
            child = graph.makeNode(value, surroundings, parent: self)
            // At the first run the container around is still being made, and will look by itself.
            if hasStarted { graph.noteItemChange(below: self) }
        }
    }

    override func end() {
        record.end()
        graph.unregister(self)
        super.end()
    }
}
