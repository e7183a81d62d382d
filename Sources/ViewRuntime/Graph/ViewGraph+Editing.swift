// An edited program takes the place of the one before: what stands where it stood, among other siblings or with other modifiers,
// goes on.
extension ViewGraph {
    /// Gives what takes a node's place a value, where an edit has changed siblings or modifiers and something goes on.
    ///
    /// - Returns: False if the node matches as it is, or nothing goes on.
    func carriesOn(
        _ node: inout ViewNode,
        with value: ViewValue,
        _ surroundings: Surroundings,
        parent: ViewNode
    ) -> Bool {
        guard node.isModifier || node is TupleNode || value.passesOn, !node.matches(value) || !isInPlace(node, value)
        else { return false }
        let plan = EditPlan([node], becoming: [value], isLazy: surroundings.isLazy, below: parent, difference)
        guard !plan.isEmpty, let made = carryOut(plan, [node], [value], surroundings, parent: parent).first else {
            return false
        }
        if made !== node { noteItemChange(below: parent) }
        node = made
        return true
    }

    /// Says whether a modifier stands where it stood; two of the same name may follow each other.
    private func isInPlace(_ node: ViewNode, _ value: ViewValue) -> Bool {
        guard let difference, node is ModifierNode else { return true }
        return difference.isSamePlace(node.source, node.place(in: value))
    }

    /// Gives a row of siblings new values, by what the edit left of the source.
    func realign(
        _ nodes: [ViewNode],
        with values: [ViewValue],
        _ surroundings: Surroundings,
        parent: ViewNode
    ) -> [ViewNode] {
        let plan = EditPlan(nodes, becoming: values, isLazy: surroundings.isLazy, below: parent, difference)
        let aligned = carryOut(plan, nodes, values, surroundings, parent: parent)
        let isSame = aligned.count == nodes.count && zip(aligned, nodes).allSatisfy { $0 === $1 }
        if !isSame { noteItemChange(below: parent) }
        return aligned
    }

    private func carryOut(
        _ plan: EditPlan,
        _ nodes: [ViewNode],
        _ values: [ViewValue],
        _ surroundings: Surroundings,
        parent: ViewNode
    ) -> [ViewNode] {
        plan.hold()
        for node in nodes where !node.goesOn { node.end() }
        let outer = self.plan
        self.plan = plan
        defer { self.plan = outer }
        let made = values.map { makeNode($0, surroundings, parent: parent) }
        plan.settle()
        return made
    }

    /// Lets a node go on with a value as planned, or makes one.
    func makePlannedNode(_ value: ViewValue, _ surroundings: Surroundings, parent: ViewNode?) -> ViewNode {
        let current = plan
        defer { plan = current }
        guard let current, let parent, current.covers(parent), let step = current.begin() else {
            plan = nil
            return makeNewNode(value, surroundings, parent: parent)
        }
        defer { current.finish(step) }
        if let node = current.takeNode(of: step) {
            plan = nil
            node.move(below: parent)
            node.update(value, surroundings)
            return node
        }
        // What is inside a view stands at another place.
        if !value.passesOn { plan = nil }
        return makeNewNode(value, surroundings, parent: parent)
    }

    /// Makes a node that belongs to a modifier itself, not to what the modifier is around.
    func makeNodeApart(_ value: ViewValue, _ surroundings: Surroundings, parent: ViewNode) -> ViewNode {
        let current = plan
        plan = nil
        defer { plan = current }
        return makeNewNode(value, surroundings, parent: parent)
    }

    /// Content that ran a builder by itself may need none in the edited program: what it shows stays.
    func takeOutOfBuilder(_ node: inout ViewNode, parent: ViewNode) {
        guard let builder = node as? BodyNode, let shown = builder.endAround() else { return }
        shown.move(below: parent)
        node = shown
        noteItemChange(below: parent)
    }
}
