import LayoutCore

/// A program's own view: its state, and its body, run when what it read has changed.
final class CompositeNode: EvaluatedNode {
    private var composite: any CompositeView
    private(set) var storage: StateStorage
    override var name: String { composite.typeName }

    init(
        _ value: ViewValue,
        _ composite: any CompositeView,
        _ surroundings: Surroundings,
        parent: ViewNode?,
        graph: ViewGraph
    ) {
        self.composite = composite
        storage = StateStorage(slots: [])
        super.init(value, surroundings, parent: parent, graph: graph)
        makeState(keeping: nil)
        start()
    }

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
        let old = self.surroundings
        super.update(value, surroundings)
        // Where the program says that a view is the same, the one that is shown stays.
        if !isDeclaredSame { composite = newComposite }
        if graph.isEditing { makeState(keeping: storage) }
        bringUpToDate(isSame: (isEquivalent || isDeclaredSame) && !graph.isEditing, since: old)
    }

    /// Asks the program, where it says itself when a view is the same.
    private func isDeclaredEqual(to newComposite: any CompositeView) -> Bool {
        guard !graph.isEditing else { return false }
        let equal = graph.evaluate(nil, environment, at: source) { [composite] context throws(EvaluationFailure) in
            try composite.isDeclaredEqual(to: newComposite, in: context)
        }
        return equal ?? false
    }

    override func makeView(in context: EvaluationContext) throws(EvaluationFailure) -> ViewValue {
        try composite.makeBody(state: storage, in: context)
    }

    override var takesSourceOfView: Bool { false }
    override var bodyHere: EvaluationRecord? { record }

    override func end() {
        graph.unregister(self)
        super.end()
    }
}
