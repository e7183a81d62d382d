/// Which nodes of the program before an edit go on below a place whose views are others now.
///
/// An edit adds, removes and moves lines: siblings and modifiers. A node goes on with a value of its kind that stands in the same
/// piece of the source; a piece that the edit changed may be any that it wrote. Views inside other containers, branches or
/// identities are not meant: their place is another one.
///
/// Planned before anything is made, so that what has no place any more ends first.
final class EditPlan {
    /// What becomes of one value: the values inside it follow.
    private struct Step {
        let node: ViewNode?
        /// The place behind the last step inside.
        var end = 0
        var isDone = false
    }

    private var steps: [Step] = []
    private var next = 0
    private unowned let parent: ViewNode

    /// Plans what values of a row become that take the place of nodes below `parent`.
    init(
        _ nodes: [ViewNode],
        becoming values: [ViewValue],
        isLazy: Bool,
        below parent: ViewNode,
        _ difference: SourceDifference?
    ) {
        self.parent = parent
        var candidates = EditCandidates(nodes, difference)
        for value in values { add(value, isLazy: isLazy, &candidates) }
    }

    private func add(_ value: ViewValue, isLazy: Bool, _ candidates: inout EditCandidates) {
        let index = steps.count
        let node = candidates.take(value, isLazy: isLazy)
        steps.append(Step(node: node))
        if node == nil {
            switch value.kind {
            case .tuple(let values):
                for value in values { add(value, isLazy: isLazy, &candidates) }
            case .modified(let content, let modifier) where value.passesOn:
                if NodeFactory.isStructural(modifier.kind) {
                    add(content, isLazy: isLazy, &candidates)
                } else if isLazy, let spread = content.spreading(modifier) {
                    add(spread, isLazy: true, &candidates)
                } else {
                    add(content, isLazy: false, &candidates)
                }
            default:
                break
            }
        }
        steps[index].end = steps.count
    }

    /// True if no node goes on.
    var isEmpty: Bool { steps.allSatisfy { $0.node == nil } }

    /// Says whether what is made below a node is planned: between it and the place stand only modifiers and siblings.
    func covers(_ node: ViewNode?) -> Bool {
        var node = node
        while let current = node, current !== parent {
            guard current.isModifier || current is TupleNode else { return false }
            node = current.parent
        }
        return node === parent
    }

    /// Keeps what goes on from ending with what was around it.
    func hold() {
        for step in steps { step.node?.goesOn = true }
    }

    /// Begins the next step, in the order of the values.
    func begin() -> Int? {
        guard next < steps.count else { return nil }
        next += 1
        return next - 1
    }

    /// The node that goes on in a step, once.
    func takeNode(of index: Int) -> ViewNode? {
        guard let node = steps[index].node, !steps[index].isDone else { return nil }
        steps[index].isDone = true
        node.goesOn = false
        return node
    }

    /// Ends a step, with those inside: where there are too many views, they were never made.
    func finish(_ index: Int) { next = steps[index].end }

    /// Ends what was to go on and found no place.
    func settle() {
        for step in steps where !step.isDone {
            step.node?.goesOn = false
            step.node?.end()
        }
    }
}

/// The nodes below a place that may go on there: those that stand in it, their siblings, and what their modifiers are around.
private struct EditCandidates {
    private var entries: [Entry] = []
    private var all = Queue()
    /// Those whose views stand in the same piece as before, by that piece of the new source.
    private var kept: [Int: Queue] = [:]
    /// Those whose piece is gone or was changed.
    private var changed = Queue()
    /// Rows of siblings and what modifies them: they begin where their first view does, whichever that is.
    private var rows = Queue()
    private let difference: SourceDifference?

    init(_ nodes: [ViewNode], _ difference: SourceDifference?) {
        self.difference = difference
        for node in nodes { add(node, in: nil) }
        for (index, entry) in entries.enumerated() {
            let view = entry.node.viewBelowModifiers
            all.append(index)
            if view is TupleNode {
                rows.append(index)
            } else if let piece = difference?.target(of: view.source) {
                kept[piece, default: Queue()].append(index)
            } else {
                changed.append(index)
            }
        }
    }

    private mutating func add(_ node: ViewNode, in container: Int?) {
        let index = entries.count
        entries.append(Entry(node: node, container: container))
        if let inner = node.modifiedNode { add(inner, in: index) }
        if node is TupleNode { for child in node.childNodes { add(child, in: index) } }
        entries[index].end = entries.count
    }

    /// Gives the node that goes on with a value, each once.
    mutating func take(_ value: ViewValue, isLazy: Bool) -> ViewNode? {
        guard let index = find(value, isLazy: isLazy) else { return nil }
        for inner in index..<entries[index].end { entries[inner].isTaken = true }
        var container = entries[index].container
        while let outer = container {
            entries[outer].isTaken = true
            container = entries[outer].container
        }
        return entries[index].node
    }

    private mutating func find(_ value: ViewValue, isLazy: Bool) -> Int? {
        if !rows.isEmpty, case .tuple = value.belowModifiers.kind {
            return rows.first(in: entries) { $0.fits(value, isLazy: isLazy) }
        }
        guard let difference, !value.source.isOutside else {
            return all.first(in: entries) { $0.fits(value, isLazy: isLazy) }
        }
        let fits = { (entry: Entry) in
            entry.fits(value, isLazy: isLazy)
                && difference.isSamePlace(entry.node.source, entry.node.place(in: value))
        }
        guard let piece = difference.keptPiece(at: value.source) else { return changed.first(in: entries, where: fits) }
        return kept[piece]?.first(in: entries, where: fits)
    }
}

extension EditCandidates {
    /// A node that may go on.
    fileprivate struct Entry {
        let node: ViewNode
        /// The entry of the node around.
        let container: Int?
        /// The place behind the last entry below this one.
        var end = 0
        /// True once the node, or one below it, goes on.
        var isTaken = false

        func fits(_ value: ViewValue, isLazy: Bool) -> Bool {
            node.surroundings.isLazy == isLazy && node.matches(value)
        }
    }

    /// Places of entries, in order.
    fileprivate struct Queue {
        private var indices: [Int] = []
        private var firstOpen = 0

        var isEmpty: Bool { indices.isEmpty }

        mutating func append(_ index: Int) { indices.append(index) }

        /// The first that is not taken and fits, among as many as ``searchedCount``.
        mutating func first(in entries: [Entry], where fits: (Entry) -> Bool) -> Int? {
            while firstOpen < indices.count, entries[indices[firstOpen]].isTaken { firstOpen += 1 }
            var searched = 0
            for index in indices[firstOpen...] where !entries[index].isTaken {
                if fits(entries[index]) { return index }
                searched += 1
                if searched == Self.searchedCount { return nil }
            }
            return nil
        }

        /// A thousand siblings that an edit changes all at once must not be compared each with each.
        private static let searchedCount = 64
    }
}

extension SourceDifference {
    /// Says whether a piece may have become another: it stands there now, or the edit changed the one and wrote the other.
    func isSamePlace(_ old: SourcePosition, _ new: SourcePosition) -> Bool {
        new.isOutside || target(of: old) == keptPiece(at: new)
    }
}

extension ViewNode {
    /// What a modifier stands around; `nil` for a view.
    final var modifiedNode: ViewNode? { isModifier ? childNodes.first : nil }

    /// The view itself, without its modifiers.
    final var viewBelowModifiers: ViewNode {
        var node = self
        while let inner = node.modifiedNode { node = inner }
        return node
    }
}

extension ViewValue {
    /// The view itself, without its modifiers.
    fileprivate var belowModifiers: ViewValue {
        var value = self
        while case .modified(let inner, let modifier) = value.kind, !modifier.kind.isIdentity { value = inner }
        return value
    }

    /// True for several views in a row, and for what only modifies others: what is inside may go on when it does not itself.
    var passesOn: Bool {
        switch kind {
        case .tuple: true
        case .modified(_, let modifier): !modifier.kind.isIdentity
        default: false
        }
    }
}

extension ModifierValue.Kind {
    /// True for `id`: what it is around begins anew with another one.
    fileprivate var isIdentity: Bool {
        if case .id = self { return true }
        return false
    }
}
