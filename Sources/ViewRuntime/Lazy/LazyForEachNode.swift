import LayoutCore

/// The elements of a `ForEach` in a lazy container: each is made when it is needed and let go when it is far away.
final class LazyForEachNode: ViewNode {
    private(set) var content: any ForEachContent
    private(set) var elements: [Int: LazyElementNode] = [:]
    /// What elements that were let go have read: a change makes their lengths doubtful.
    private let releasedRecord: EvaluationRecord
    /// The elements as a part of the container; kept, so that lengths survive changes elsewhere.
    private(set) lazy var segment = ForEachSegment(self)
    /// The lines of a grid into which the elements flow, if they do.
    var flow: FlowSegment?
    private var visible = 0..<0
    /// Where the elements that were searched through stand, by identity; the first of equal ones.
    private var places: [ViewID: Int] = [:]
    /// How many elements, from the first on, are in ``places``.
    private var searchedCount = 0
    /// Elements are looked through for some to let go once there are more than this.
    private var releaseThreshold = LazyForEachNode.keptElementCount

    /// How many elements stay although they do not show.
    private static let keptElementCount = 24

    override var childNodes: [ViewNode] { realisedIndices.compactMap { elements[$0] } }
    override var name: String { "ForEach" }
    var count: Int { content.count }

    /// Says that more elements lie where something shows than are made at once: rows without height, or a range without end.
    func noteTooManyShown() {
        graph.noteWarning(
            "A lazy container shows at most \(ViewGraph.elementLimit) elements of a ForEach at once; those behind are left out",
            line: source.line
        )
    }

    /// The places of the elements that exist, rising.
    var realisedIndices: [Int] { elements.keys.sorted() }

    init(
        _ value: ViewValue,
        _ content: any ForEachContent,
        _ surroundings: Surroundings,
        parent: ViewNode?,
        graph: ViewGraph
    ) {
        self.content = content
        releasedRecord = EvaluationRecord(graph: graph)
        super.init(value, surroundings, parent: parent, graph: graph)
        releasedRecord.owner = self
        releasedRecord.begin()
    }

    deinit { releasedRecord.owner = nil }

    override func matches(_ value: ViewValue) -> Bool {
        if case .forEach = value.kind { return true }
        return false
    }

    override func collectItems(into items: inout [ItemNode]) {}

    override func collectSegments(into segments: inout [LazySegment]) { segments.append(segment) }

    override func update(_ value: ViewValue, _ surroundings: Surroundings) {
        guard case .forEach(let newContent) = value.kind else { return }
        let isSameSurroundings = surroundings.isSame(as: self.surroundings)
        let isSame = newContent.isEquivalent(to: content)
        let old = content
        super.update(value, surroundings)
        content = newContent
        guard !isSame || !isSameSurroundings else { return }
        if isSame {
            for index in realisedIndices { elements[index]?.refresh(surroundings) }
            assumeReleased()
        } else {
            forgetPlaces()
            move(from: old)
        }
        super.itemsDidChange()
    }

    /// Finds the elements that exist in the new data by their identity, and their lengths.
    private func move(from old: any ForEachContent) {
        let moves = ElementMoves(from: old, to: content, following: elements.mapValues(\.elementID))
        var remaining = elements
        elements.removeAll(keepingCapacity: true)
        for (newIndex, oldIndex) in moves.realised {
            guard let element = remaining.removeValue(forKey: oldIndex) else { continue }
            elements[newIndex] = element
        }
        for index in remaining.keys.sorted() { remaining[index]?.end() }
        if !moves.areInPlace || old.count != count { flow?.invalidate() }
        segment.move(moves)
        // Only now: an element that runs again asks its container to look at all of them.
        for index in realisedIndices { elements[index]?.update(content, index, surroundings) }
        assumeReleased()
    }

    override func reevaluate() {
        guard releasedRecord.isInvalid else { return }
        assumeReleased()
        super.itemsDidChange()
    }

    /// What elements that were let go would be now is not known any more.
    func assumeReleased() {
        releasedRecord.revive()
        segment.assumeReleasedLengths()
        flow?.assumeLines()
    }

    override func itemsDidChange() {
        flow?.invalidate()
        super.itemsDidChange()
    }

    /// The element at an index, made if it does not exist.
    func element(at index: Int) -> LazyElementNode {
        if let element = elements[index] { return element }
        let element = LazyElementNode(content, index, surroundings, parent: self, graph: graph)
        elements[index] = element
        return element
    }

    /// Where the element with an identity stands, without making any.
    ///
    /// - Complexity: O(*n*) in the number of elements, which is cut off at a million, for all searches of the same data together.
    func index(of id: ViewID) -> Int? {
        if let place = places[id] { return place }
        while searchedCount < min(count, Self.searchLimit) {
            let found = content.id(at: searchedCount)
            searchedCount += 1
            // What equals nothing, such as a value that is no number, would only fill the table.
            guard found == found, places[found] == nil else { continue }
            places[found] = searchedCount - 1
            if found == id { return searchedCount - 1 }
        }
        return nil
    }

    private func forgetPlaces() {
        places = [:]
        searchedCount = 0
    }

    private static let searchLimit = 1_000_000

    /// Lets go of elements that are far from those that show, so that memory follows what is visible.
    ///
    /// - Parameter newVisible: Those that show now; `nil` for those that showed last.
    func release(except newVisible: Range<Int>? = nil) {
        if let newVisible { visible = newVisible }
        guard elements.count > releaseThreshold else { return }
        // As many again on either side as show: a turn of the finger finds them.
        let distance = max(visible.count, Self.keptElementCount / 6)
        for index in realisedIndices
        where index < visible.lowerBound - distance || index >= visible.upperBound + distance {
            guard let element = elements[index], !element.ownsState else { continue }
            element.noteReads(in: releasedRecord)
            element.end()
            elements[index] = nil
        }
        releaseThreshold = max(Self.keptElementCount, elements.count * 2)
    }

    override func end() {
        flow = nil
        releasedRecord.end()
        super.end()
    }
}

/// Where elements of a `ForEach` have gone when its data changed.
struct ElementMoves {
    /// Of each element that exists and is in the new data: the new and the old place, new places rising.
    private(set) var realised: [(new: Int, old: Int)] = []
    /// The old place of each new element; `nil` for large data, where only elements that exist are looked for.
    private(set) var sources: [Int?]?

    /// True if every element is where it was.
    var areInPlace: Bool { sources?.enumerated().allSatisfy { $0.element == $0.offset } ?? false }

    /// Data up to this count is compared as a whole.
    static let comparedCount = 20_000

    /// Compares data before and after a change; `elements` are the identities of the elements that exist, by their old places.
    init(from old: any ForEachContent, to new: any ForEachContent, following elements: [Int: ViewID]) {
        if max(old.count, new.count) <= Self.comparedCount {
            let sources = Self.sources(from: old, to: new)
            self.sources = sources
            for (index, source) in sources.enumerated() {
                if let source, elements[source] != nil { realised.append((index, source)) }
            }
        } else {
            realised = Self.follow(elements, in: new)
        }
    }

    /// Compares identities: what is the same at both ends first, the rest by a table.
    private static func sources(from old: any ForEachContent, to new: any ForEachContent) -> [Int?] {
        var result = [Int?](repeating: nil, count: new.count)
        var first = 0
        while first < min(old.count, new.count), old.id(at: first) == new.id(at: first) {
            result[first] = first
            first += 1
        }
        var oldEnd = old.count
        var newEnd = new.count
        while oldEnd > first, newEnd > first, old.id(at: oldEnd - 1) == new.id(at: newEnd - 1) {
            oldEnd -= 1
            newEnd -= 1
            result[newEnd] = oldEnd
        }
        var places: [ViewID: Int] = [:]
        for index in (first..<oldEnd).reversed() { places[old.id(at: index)] = index }
        for index in first..<newEnd { result[index] = places.removeValue(forKey: new.id(at: index)) }
        return result
    }

    /// Looks for elements near the places to which their predecessors have moved.
    private static func follow(_ elements: [Int: ViewID], in new: any ForEachContent) -> [(new: Int, old: Int)] {
        var result: [Int: Int] = [:]
        var shift = 0
        var budget = comparedCount
        for old in elements.keys.sorted() {
            guard let id = elements[old] else { continue }
            let expected = old + shift
            var distance = 0
            while budget > 0, distance <= comparedCount {
                let candidates = distance == 0 ? [expected] : [expected + distance, expected - distance]
                budget -= candidates.count
                let found = candidates.first { place in
                    (0..<new.count).contains(place) && result[place] == nil && new.id(at: place) == id
                }
                if let found {
                    result[found] = old
                    shift = found - old
                    break
                }
                // An element that is gone must not use up what the others need.
                if distance > Self.nearDistance, !result.isEmpty { break }
                distance += 1
            }
        }
        return result.sorted { $0.key < $1.key }.map { (new: $0.key, old: $0.value) }
    }

    /// How far from the expected place an element is looked for once a neighbour has been found.
    private static let nearDistance = 64
}
