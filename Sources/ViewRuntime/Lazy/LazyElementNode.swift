import LayoutCore

/// One element of a lazy `ForEach`.
final class LazyElementNode: EvaluatedNode {
    private var content: any ForEachContent
    private var index: Int
    let elementID: ViewID
    private var keptList: ListSegment?
    private var keptCells: [LeafSegment]?
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
        super.init(ViewValue(.empty, source: parent.source), surroundings, parent: parent, graph: graph)
        start()
    }

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
        let old = self.surroundings
        self.surroundings = surroundings
        bringUpToDate(isSame: isSame, since: old)
    }

    func refresh(_ surroundings: Surroundings) {
        update(content, index, surroundings)
    }

    override func makeView(in context: EvaluationContext) throws(EvaluationFailure) -> ViewValue {
        try content.makeView(at: index, in: context)
    }

    /// The rows of a `ForEach` run apart from the body around.
    override var bodyHere: EvaluationRecord? { nil }

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
}
