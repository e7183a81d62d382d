import LayoutCore

/// One element of a lazy `ForEach`.
final class LazyElementNode: ViewNode {
    private var content: any ForEachContent
    private var index: Int
    let elementID: ViewID
    private var value: ViewValue?
    private var child: ViewNode?
    private let record: EvaluationRecord
    private var keptList: ListSegment?
    private var keptCells: [LeafSegment]?
    override var childNodes: [ViewNode] { child.map { [$0] } ?? [] }
    override var name: String { "Element" }

    init(
        _ content: any ForEachContent,
        _ index: Int,
        _ surroundings: Surroundings,
        parent: ViewNode,
        graph: ViewGraph
    ) {
        self.content = content
        self.index = index
        elementID = content.id(at: index)
        record = EvaluationRecord(graph: graph)
        super.init(ViewValue(.empty, source: parent.source), surroundings, parent: parent, graph: graph)
        record.owner = self
        evaluate()
    }

    deinit { record.owner = nil }

    /// The parts that the element contributes, in order.
    var list: ListSegment {
        if let keptList { return keptList }
        var segments: [LazySegment] = []
        collectSegments(into: &segments)
        let list = ListSegment(segments)
        keptList = list
        return list
    }

    /// The cells that the element contributes to a grid.
    var cells: [LeafSegment] {
        if let keptCells { return keptCells }
        let cells = list.cells
        keptCells = cells
        return cells
    }

    func update(_ newContent: any ForEachContent, _ newIndex: Int, _ surroundings: Surroundings) {
        let isSame = newContent.isElementEquivalent(at: newIndex, to: content, at: index)
        content = newContent
        index = newIndex
        let environmentChanged = surroundings.environment !== environment
        let isSameSurroundings = surroundings.isSame(as: self.surroundings)
        self.surroundings = surroundings
        if !isSame || record.isInvalid || (environmentChanged && record.isAffected(by: environment)) {
            evaluate()
        } else if !isSameSurroundings {
            refreshChild()
        }
    }

    func refresh(_ surroundings: Surroundings) {
        update(content, index, surroundings)
    }

    override var evaluationRecord: EvaluationRecord? { record }
    /// The rows of a `ForEach` run apart from the body around.
    override var bodyHere: EvaluationRecord? { nil }

    override func reevaluate() {
        if record.isInvalid { evaluate() }
    }

    private func evaluate() {
        record.begin()
        let newValue = graph.evaluate(record, environment, at: source) {
            [content, index] context throws(EvaluationFailure) in
            try content.makeView(at: index, in: context)
        }
        guard let newValue else { return }
        value = newValue
        source = newValue.source
        refreshChild()
    }

    private func refreshChild() {
        guard let value else { return }
        if var node = child {
            graph.reconcile(&node, value, surroundings, parent: self)
            child = node
        } else {
            child = graph.makeNode(value, surroundings, parent: self)
        }
    }

    override func itemsDidChange() {
        keptList = nil
        keptCells = nil
        super.itemsDidChange()
    }

    /// Says whether a view in the element keeps state that must not be lost.
    var ownsState: Bool { graph.anyStorage(below: self) }

    /// Notes what the element's builders read for another record, without the state that goes with the element.
    func noteReads(in target: EvaluationRecord) {
        let own = ownSlots(below: self)
        graph.forEachRecord(below: self) { target.takeReads(of: $0, except: own) }
    }

    private func ownSlots(below node: ViewNode) -> Set<ObjectIdentifier> {
        var result = Set((node as? CompositeNode)?.storage.slots.map { ObjectIdentifier($0) } ?? [])
        for child in node.childNodes { result.formUnion(ownSlots(below: child)) }
        return result
    }

    override func end() {
        record.end()
        super.end()
    }
}
