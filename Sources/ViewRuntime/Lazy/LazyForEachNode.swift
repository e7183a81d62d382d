import LayoutCore

/// The elements of a `ForEach` in a lazy container: each is made when it is needed and let go when it is far away.
final class LazyForEachNode: ViewNode {
    private(set) var content: any ForEachContent
    private(set) var elements: [Int: LazyElementNode] = [:]
    /// What elements that were let go have read: a change makes their lengths doubtful.
    private let releasedRecord: EvaluationRecord
    private var kept: [ViewID: LazyElementNode] = [:]
    private weak var segment: ForEachSegment?
    private var visible = 0..<0

    /// How many elements stay although they do not show.
    private static let keptElementCount = 192

    override var childNodes: [ViewNode] { elements.sorted { $0.key < $1.key }.map(\.value) }
    override var name: String { "ForEach" }
    var count: Int { content.count }

    init(
        _ value: ViewValue,
        _ content: any ForEachContent,
        _ surroundings: Surroundings,
        parent: ViewNode?,
        graph: ViewGraph
    ) {
        self.content = content
        let scheduler = NodeScheduler(graph: graph)
        releasedRecord = EvaluationRecord { scheduler.schedule() }
        super.init(value, surroundings, parent: parent, graph: graph)
        scheduler.node = self
        releasedRecord.begin()
    }

    override func matches(_ value: ViewValue) -> Bool {
        if case .forEach = value.kind { return true }
        return false
    }

    override func collectItems(into items: inout [ItemNode]) {}

    override func collectSegments(into segments: inout [LazySegment]) {
        let segment = ForEachSegment(self)
        self.segment = segment
        segments.append(segment)
    }

    override func update(_ value: ViewValue, _ surroundings: Surroundings) {
        guard case .forEach(let newContent) = value.kind else { return }
        let isSameSurroundings = surroundings.isSame(as: self.surroundings)
        let isSame = newContent.isEquivalent(to: content)
        let old = content
        super.update(value, surroundings)
        content = newContent
        guard !isSame || !isSameSurroundings else { return }
        rekey(from: old, isEquivalent: isSame)
    }

    /// Finds the elements that exist in the new data by their identity.
    private func rekey(from old: any ForEachContent, isEquivalent: Bool) {
        if isEquivalent {
            for element in elements.values { element.refresh(surroundings) }
            segment?.forgetReleasedLengths()
            itemsDidChange()
            return
        }
        for (index, element) in elements {
            kept[index < old.count ? old.id(at: index) : element.elementID] = element
        }
        elements.removeAll(keepingCapacity: true)
        // Only identities near the old places are looked up; a million others cost nothing.
        let window = graph.lazyWindow(of: kept.count, in: content.count)
        if content.count <= window {
            for index in 0..<content.count {
                guard let element = kept.removeValue(forKey: content.id(at: index)) else { continue }
                elements[index] = element
                element.update(content, index, surroundings)
            }
        }
        for element in kept.values { element.end() }
        kept.removeAll()
        releasedRecord.begin()
        segment?.reset(count: content.count)
        itemsDidChange()
    }

    override func reevaluate() {
        guard releasedRecord.isInvalid else { return }
        releasedRecord.begin()
        segment?.forgetReleasedLengths()
        itemsDidChange()
    }

    /// The element at an index, made if it does not exist.
    func element(at index: Int) -> LazyElementNode {
        if let element = elements[index] { return element }
        let element = LazyElementNode(content, index, surroundings, parent: self, graph: graph)
        elements[index] = element
        return element
    }

    /// Lets go of elements that are far from those that show, so that memory follows what is visible.
    ///
    /// - Parameter newVisible: Those that show now; `nil` for those that showed last.
    func release(except newVisible: Range<Int>? = nil) {
        if let newVisible { visible = newVisible }
        guard elements.count > Self.keptElementCount else { return }
        let distance = Self.keptElementCount / 4
        for (index, element) in elements
        where index < visible.lowerBound - distance || index >= visible.upperBound + distance {
            guard !element.ownsState else { continue }
            element.noteReads(in: releasedRecord)
            element.end()
            elements[index] = nil
        }
    }

    override func end() {
        releasedRecord.end()
        super.end()
    }
}

/// One element of a lazy `ForEach`.
final class LazyElementNode: ViewNode {
    private var content: any ForEachContent
    private var index: Int
    let elementID: ViewID
    private var value: ViewValue?
    private var child: ViewNode?
    private let record: EvaluationRecord
    private var keptList: ListSegment?
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
        let scheduler = NodeScheduler(graph: graph)
        record = EvaluationRecord { scheduler.schedule() }
        super.init(ViewValue(.empty, source: parent.source), surroundings, parent: parent, graph: graph)
        scheduler.node = self
        evaluate()
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

    func update(_ newContent: any ForEachContent, _ newIndex: Int, _ surroundings: Surroundings) {
        let isSame = newContent.isElementEquivalent(at: newIndex, to: content, at: index)
        content = newContent
        index = newIndex
        let environmentChanged = surroundings.environment !== environment
        self.surroundings = surroundings
        if !isSame || record.isInvalid || (environmentChanged && record.readsEnvironment) {
            evaluate()
        } else if environmentChanged {
            refreshChild()
        }
    }

    func refresh(_ surroundings: Surroundings) {
        update(content, index, surroundings)
    }

    override var evaluationRecord: EvaluationRecord? { record }

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
        super.itemsDidChange()
    }

    /// Says whether a view in the element keeps state, which must not be lost.
    var ownsState: Bool { graph.anyStorage(below: self) }

    /// Notes everything that the element's builders read for another record.
    func noteReads(in target: EvaluationRecord) {
        graph.forEachRecord(below: self) { target.takeReads(of: $0) }
    }

    override func end() {
        record.end()
        super.end()
    }
}

/// The elements of a lazy `ForEach` as a part of the stack.
final class ForEachSegment: LazySegment {
    private let node: LazyForEachNode
    /// Of each element: its length and the gap before it, in points.
    private var extents: SparseExtents
    private var metrics: LazyMetrics?
    private var firstKnown: ViewSpacing?
    private var lastKnown: ViewSpacing?

    /// What a row counts before any is known, in points: a usual row of a list.
    private static let guessedLength = 44.0

    init(_ node: LazyForEachNode) {
        self.node = node
        extents = SparseExtents(count: node.count, guess: Self.guessedLength)
    }

    override var first: ViewSpacing? { firstKnown ?? .ordinary }
    override var last: ViewSpacing? { lastKnown ?? .ordinary }

    func reset(count: Int) { extents.reset(count: count) }

    /// Drops the lengths of elements that do not exist now.
    func forgetReleasedLengths() { extents.reset(count: node.count) }

    override func measure(_ metrics: LazyMetrics, budget: inout Int) {
        if self.metrics != metrics {
            self.metrics = metrics
            extents.reset(count: node.count)
        }
        let count = node.count
        if count <= budget {
            for index in 0..<count where budget > 0 && (extents.known(index) == nil || node.elements[index] != nil) {
                measureElement(index, budget: &budget)
            }
            node.release()
        } else {
            for index in node.elements.keys.sorted() { measureElement(index, budget: &budget) }
            if count > 0, extents.knownCount == 0 { measureElement(0, budget: &budget) }
        }
        updateTotals()
    }

    private func updateTotals() {
        set(length: extents.total, rowCount: node.count)
    }

    /// Measures an element that exists or is made for it; returns its length with the gap before it.
    @discardableResult
    private func measureElement(_ index: Int, budget: inout Int) -> Double {
        guard let metrics else { return 0 }
        let list = node.element(at: index).list
        list.measure(metrics, budget: &budget)
        var extent = list.length
        if index > 0, list.rowCount > 0 {
            let previous = node.elements[index - 1]?.list.last
            extent += metrics.gap(previous, list.first)
        }
        if index == 0 { firstKnown = list.first }
        if index == node.count - 1 { lastKnown = list.last }
        extents.set(extent, at: index)
        return extent
    }

    /// The gap before an element, in points.
    private func gap(before index: Int) -> Double {
        guard index > 0, let list = node.elements[index]?.list, let extent = extents.known(index) else { return 0 }
        return extent - list.length
    }

    override func visit(_ range: ClosedRange<Double>, at start: Double, _ visitor: LazyVisitor) {
        guard node.count > 0 else { return }
        var budget = Int.max
        var index = extents.index(at: range.lowerBound - start)
        let firstIndex = index
        while index < node.count {
            let position = start + extents.offset(of: index)
            guard position <= range.upperBound || index == firstIndex else { break }
            if node.elements[index] == nil || extents.known(index) == nil {
                measureElement(index, budget: &budget)
                visitor.madeRows = true
            }
            let list = node.element(at: index).list
            list.visit(range, at: position + gap(before: index), visitor)
            index += 1
        }
        node.release(except: firstIndex..<index)
        updateTotals()
    }

    override func position(of predicate: (ItemNode) -> Bool) -> (item: ItemNode, position: Double)? {
        for (index, element) in node.elements.sorted(by: { $0.key < $1.key }) {
            if let found = element.list.position(of: predicate) {
                return (found.item, extents.offset(of: index) + gap(before: index) + found.position)
            }
        }
        return nil
    }

    override func position(of id: ViewID, metrics: LazyMetrics) -> ClosedRange<Double>? {
        for index in 0..<min(node.count, Self.searchLimit) where node.content.id(at: index) == id {
            var budget = Int.max
            measureElement(index, budget: &budget)
            updateTotals()
            let begin = extents.offset(of: index) + gap(before: index)
            return begin...(begin + node.element(at: index).list.length)
        }
        for (index, element) in node.elements.sorted(by: { $0.key < $1.key }) {
            if let found = element.list.position(of: id, metrics: metrics) {
                let begin = extents.offset(of: index) + gap(before: index)
                return (begin + found.lowerBound)...(begin + found.upperBound)
            }
        }
        return nil
    }

    /// How many identities a search looks at.
    private static let searchLimit = 1_000_000
}
