import LayoutCore

/// Nothing: takes no part in layout.
final class EmptyNode: ViewNode {
    override var name: String { "EmptyView" }

    override func matches(_ value: ViewValue) -> Bool {
        if case .empty = value.kind { return true }
        return false
    }
}

/// Several views in a row.
final class TupleNode: ViewNode {
    private var children: [ViewNode] = []
    override var childNodes: [ViewNode] { children }
    override var name: String { "TupleView" }

    override init(_ value: ViewValue, _ surroundings: Surroundings, parent: ViewNode?, graph: ViewGraph) {
        super.init(value, surroundings, parent: parent, graph: graph)
        if case .tuple(let values) = value.kind {
            children = values.map { graph.makeNode($0, surroundings, parent: self) }
        }
    }

    override func matches(_ value: ViewValue) -> Bool {
        // Builders give the same number of views every time; another one comes of an edit.
        if case .tuple(let values) = value.kind { return graph.isEditing || values.count == children.count }
        return false
    }

    override func update(_ value: ViewValue, _ surroundings: Surroundings) {
        super.update(value, surroundings)
        guard case .tuple(let values) = value.kind else { return }
        if graph.isEditing {
            children = graph.realign(children, with: values, surroundings, parent: self)
            return
        }
        for (index, child) in values.enumerated() {
            // Taken out meanwhile: nodes below may ask this one for its children.
            var node = children[index]
            graph.reconcile(&node, child, surroundings, parent: self)
            children[index] = node
        }
    }
}

/// One alternative of a builder, or a view whose type was erased: another branch is another identity.
final class BranchNode: ViewNode {
    private var branch: Int
    private let isErased: Bool
    private var child: ViewNode?
    override var childNodes: [ViewNode] { child.map { [$0] } ?? [] }
    override var name: String { isErased ? "AnyView" : "ConditionalContent" }

    override init(_ value: ViewValue, _ surroundings: Surroundings, parent: ViewNode?, graph: ViewGraph) {
        let (branch, isErased, content) = Self.parts(of: value)
        self.branch = branch
        self.isErased = isErased
        super.init(value, surroundings, parent: parent, graph: graph)
        if let content { child = graph.makeNode(content, surroundings, parent: self) }
    }

    private static func parts(of value: ViewValue) -> (Int, Bool, ViewValue?) {
        if case .conditional(let branch, let content) = value.kind { return (branch, false, content) }
        if case .erased(let typeID, let content) = value.kind { return (typeID, true, content) }
        return (0, false, nil)
    }

    override func matches(_ value: ViewValue) -> Bool {
        let (branch, isErased, content) = Self.parts(of: value)
        guard let content, isErased == self.isErased else { return false }
        return branch == self.branch || (graph.isEditing && isSameBranch(content))
    }

    /// After an edit the same branch or type may have another number.
    private func isSameBranch(_ content: ViewValue) -> Bool {
        guard let child else { return false }
        if isErased { return child.matches(content) }
        guard let difference = graph.difference, let piece = difference.keptPiece(at: content.source) else {
            return false
        }
        return difference.target(of: child.viewBelowModifiers.source) == piece
    }

    override func update(_ value: ViewValue, _ surroundings: Surroundings) {
        super.update(value, surroundings)
        let (newBranch, _, content) = Self.parts(of: value)
        branch = newBranch
        guard let content, var node = child else { return }
        graph.reconcile(&node, content, surroundings, parent: self)
        child = node
    }
}

/// A `Group`, or what stands in for a modified view.
final class GroupNode: ViewNode {
    private var content: ViewNode?
    override var childNodes: [ViewNode] { content.map { [$0] } ?? [] }
    override var name: String { "Group" }
    private var isModifierContent: Bool

    /// What a `ViewModifier` modifies is written in another body than its own.
    override var bodyHere: EvaluationRecord? {
        guard isModifierContent else { return parent?.bodyHere }
        var node = parent
        while let here = node, !(here is CompositeNode) { node = here.parent }
        return node?.parent?.bodyHere
    }

    override init(_ value: ViewValue, _ surroundings: Surroundings, parent: ViewNode?, graph: ViewGraph) {
        if case .modifierContent = value.kind { isModifierContent = true } else { isModifierContent = false }
        super.init(value, surroundings, parent: parent, graph: graph)
        if let contained = Self.content(of: value) {
            content = graph.makeContent(contained, surroundings, parent: self)
        }
    }

    private static func content(of value: ViewValue) -> ViewContent? {
        if case .group(let content) = value.kind { return content }
        if case .modifierContent(let token) = value.kind { return token.content.map { .value($0) } }
        return nil
    }

    override func matches(_ value: ViewValue) -> Bool { Self.content(of: value) != nil && content != nil }

    override func update(_ value: ViewValue, _ surroundings: Surroundings) {
        super.update(value, surroundings)
        if case .modifierContent = value.kind { isModifierContent = true } else { isModifierContent = false }
        guard let contained = Self.content(of: value), var node = content else { return }
        graph.reconcileContent(&node, contained, surroundings, parent: self)
        content = node
    }
}

/// A change of the environment for everything below.
final class EnvironmentNode: ViewNode {
    private var child: ViewNode?
    private var changed: EnvironmentValues?
    override var childNodes: [ViewNode] { child.map { [$0] } ?? [] }
    override var name: String { ".environment" }
    override var isModifier: Bool { true }

    override init(_ value: ViewValue, _ surroundings: Surroundings, parent: ViewNode?, graph: ViewGraph) {
        super.init(value, surroundings, parent: parent, graph: graph)
        if case .modified(let content, let modifier) = value.kind {
            child = graph.makeNode(content, changed(surroundings, by: modifier), parent: self)
        }
    }

    private func changed(_ surroundings: Surroundings, by modifier: ModifierValue) -> Surroundings {
        guard case .environment(let change) = modifier.kind else { return surroundings }
        let values = surroundings.environment.applying(change)
        // A new object for the same values would look like a change to everything below.
        if let changed, changed.isEqual(to: values) {
            return surroundings.with(changed)
        }
        changed = values
        return surroundings.with(values)
    }

    override func matches(_ value: ViewValue) -> Bool {
        guard case .modified(_, let modifier) = value.kind, case .environment = modifier.kind else { return false }
        return NodeFactory.isStructural(modifier.kind)
    }

    override func update(_ value: ViewValue, _ surroundings: Surroundings) {
        super.update(value, surroundings)
        guard case .modified(let content, let modifier) = value.kind, var node = child else { return }
        graph.reconcile(&node, content, changed(surroundings, by: modifier), parent: self)
        child = node
    }
}

extension Surroundings {
    func with(_ environment: EnvironmentValues) -> Surroundings {
        var copy = self
        copy.environment = environment
        return copy
    }
}

/// A view with an identity of its own: another identifier ends it and begins another.
final class IdentifiedNode: ViewNode {
    let viewID: ViewID
    private var child: ViewNode?
    override var childNodes: [ViewNode] { child.map { [$0] } ?? [] }
    override var name: String { ".id" }

    override init(_ value: ViewValue, _ surroundings: Surroundings, parent: ViewNode?, graph: ViewGraph) {
        viewID = Self.viewID(of: value) ?? ViewID(AnyHashable(0))
        super.init(value, surroundings, parent: parent, graph: graph)
        if case .modified(let content, _) = value.kind {
            child = graph.makeNode(content, surroundings, parent: self)
        }
    }

    private static func viewID(of value: ViewValue) -> ViewID? {
        if case .modified(_, let modifier) = value.kind, case .id(let id) = modifier.kind { return id }
        return nil
    }

    override func matches(_ value: ViewValue) -> Bool { Self.viewID(of: value) == viewID }

    override func update(_ value: ViewValue, _ surroundings: Surroundings) {
        super.update(value, surroundings)
        guard case .modified(let content, _) = value.kind, var node = child else { return }
        graph.reconcile(&node, content, surroundings, parent: self)
        child = node
    }
}

/// The elements of a `ForEach` outside lazy containers: all of them exist.
final class ForEachNode: ViewNode {
    private var content: any ForEachContent
    private var children: [ViewNode] = []
    private var ids: [ViewID] = []
    private let record: EvaluationRecord
    private var hasStarted = false
    override var childNodes: [ViewNode] { children }
    override var name: String { "ForEach" }

    init(
        _ value: ViewValue,
        _ content: any ForEachContent,
        _ surroundings: Surroundings,
        parent: ViewNode?,
        graph: ViewGraph
    ) {
        self.content = content
        record = EvaluationRecord(graph: graph)
        super.init(value, surroundings, parent: parent, graph: graph)
        record.owner = self
        makeElements()
        hasStarted = true
    }

    deinit { record.owner = nil }

    override func matches(_ value: ViewValue) -> Bool {
        if case .forEach = value.kind { return true }
        return false
    }

    override func update(_ value: ViewValue, _ surroundings: Surroundings) {
        guard case .forEach(let newContent) = value.kind else { return }
        let isSame =
            newContent.isEquivalent(to: content) && surroundings.isSame(as: self.surroundings) && !record.isInvalid
        super.update(value, surroundings)
        content = newContent
        if !isSame { makeElements() }
    }

    override var evaluationRecord: EvaluationRecord? { record }
    /// The elements run apart from the body around.
    override var bodyHere: EvaluationRecord? { nil }

    override func reevaluate() {
        if record.isInvalid { makeElements() }
    }

    private func makeElements() {
        record.begin()
        let count = graph.limitedElementCount(content.count, at: source)
        graph.growth.begin(count: count, at: graph.census.count)
        defer { graph.growth.end() }
        var kept: [ViewID: ViewNode] = [:]
        for (id, node) in zip(ids, children) where kept[id] == nil { kept[id] = node }
        var newChildren: [ViewNode] = []
        var newIDs: [ViewID] = []
        for index in 0..<count {
            guard !graph.isGrowingTooFar(after: index, at: source) else { break }
            let id = content.id(at: index)
            let value = graph.evaluate(record, environment, at: source) { context throws(EvaluationFailure) in
                try content.makeView(at: index, in: context)
            }
            guard let value else { break }
            if var node = kept.removeValue(forKey: id) {
                graph.reconcile(&node, value, surroundings, parent: self)
                newChildren.append(node)
            } else {
                newChildren.append(graph.makeNode(value, surroundings, parent: self))
            }
            newIDs.append(id)
        }
        let staying = Set(newChildren.map { ObjectIdentifier($0) })
        for node in children where !node.isEnded && !staying.contains(ObjectIdentifier(node)) { node.end() }
        let isChanged = newChildren.count != children.count || !zip(newChildren, children).allSatisfy { $0 === $1 }
        children = newChildren
        ids = newIDs
        if isChanged, hasStarted { graph.noteItemChange(below: self) }
    }

    override func end() {
        record.end()
        super.end()
    }

    /// The identity of the element that a child shows.
    func id(of child: ViewNode) -> ViewID? {
        children.firstIndex { $0 === child }.map { ids[$0] }
    }
}
