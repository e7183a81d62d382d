/// A frame's items as the encoder remembers them.
struct CompactItemList {
    var records: [ItemRecord] = []
    /// Where each of them stands.
    var places: [CompactPlace] = []

    /// The item at an index, ready to be written.
    subscript(index: Int) -> CompactItem { CompactItem(records[index], at: places[index]) }

    var count: Int { records.count }
}

extension ByteWriter {
    /// Writes the steps that lead from one list of items to another.
    ///
    /// - Parameters:
    ///   - old: The last frame's items; becomes the new ones.
    ///   - new: The items of this frame.
    /// - Returns: Whether the lists differ in anything that the steps tell; if not, nothing that matters was written.
    /// - Complexity: O(*n* + *m*).
    mutating func items(from old: inout CompactItemList, to new: [ItemRecord]) -> Bool {
        var steps = ItemSteps(old: old)
        for item in new { steps.take(item, &self) }
        let hasChanged = steps.end(&self)
        old = CompactItemList(records: new, places: steps.places)
        return hasChanged
    }
}

/// Gathers equal steps into one.
private struct ItemSteps {
    private enum Run: Equatable {
        case none
        case keep
        case move(CompactDistance)
    }

    private let old: CompactItemList
    /// Where the new items stand, as far as they were taken.
    private(set) var places: [CompactPlace] = []
    private var position = 0
    private var run = Run.none
    private var count = 0
    private var lastMove: CompactDistance?
    private var previous: ItemRecord?
    private var hasChanged = false
    /// At which index each item was; made when the first one is not where it is expected.
    private var indices: [Int: Int]?

    init(old: CompactItemList) {
        self.old = old
        places.reserveCapacity(old.count + 8)
    }

    /// Takes the next item of the new list.
    mutating func take(_ item: ItemRecord, _ writer: inout ByteWriter) {
        let place = CompactPlace(frame: item.frame, clip: item.clip)
        if let index = index(of: item.look.look.id), index >= position {
            drop(upTo: index, &writer)
            follow(item, at: place, &writer)
        } else {
            insert(item, at: place, &writer)
        }
        places.append(place)
        previous = item
    }

    private mutating func index(of id: Int) -> Int? {
        if position < old.count, old.records[position].look.look.id == id { return position }
        let indices = indices ?? indicesByID()
        self.indices = indices
        return indices[id]
    }

    private func indicesByID() -> [Int: Int] {
        var indices: [Int: Int] = [:]
        indices.reserveCapacity(old.count)
        // The first of two that share a number counts.
        for index in old.records.indices.reversed() { indices[old.records[index].look.look.id] = index }
        return indices
    }

    private mutating func drop(upTo index: Int, _ writer: inout ByteWriter) {
        guard index > position else { return }
        flush(&writer)
        hasChanged = true
        writer.step(.drop, index - position)
        position = index
    }

    /// The next item of the last frame is in the new one too.
    private mutating func follow(_ item: ItemRecord, at place: CompactPlace, _ writer: inout ByteWriter) {
        let before = old.records[position]
        if let distance = distance(from: before, at: old.places[position], to: item, at: place) {
            extend(distance == CompactDistance() ? .keep : .move(distance), &writer)
        } else {
            flush(&writer)
            hasChanged = true
            change(old[position], to: CompactItem(item, at: place), &writer)
        }
        position += 1
    }

    /// How far an item has moved that looks the same; `nil` if it looks different.
    private func distance(
        from before: ItemRecord,
        at oldPlace: CompactPlace,
        to item: ItemRecord,
        at place: CompactPlace
    ) -> CompactDistance? {
        let distance = oldPlace.distance(to: place)
        if before.look === item.look, before.isPlain, item.isPlain {
            return oldPlace.moved(by: distance) == place ? distance : nil
        }
        // Turned things, those cut by a shape, and looks that were made anew, are rare enough to be compared the long way.
        return CompactItem(before, at: oldPlace).distance(to: CompactItem(item, at: place))
    }

    private mutating func change(_ before: CompactItem, to item: CompactItem, _ writer: inout ByteWriter) {
        let distance = before.place.distance(to: item.place)
        if let lastMove, lastMove == distance {
            writer.step(.moveAndChange, 0)
            writer.change(from: before.moved(by: lastMove), to: item)
        } else {
            writer.step(.change, 0)
            writer.change(from: before, to: item)
            if distance != CompactDistance() { lastMove = distance }
        }
    }

    /// An item that is new is described by how it differs from the one that it resembles most.
    private mutating func insert(_ record: ItemRecord, at place: CompactPlace, _ writer: inout ByteWriter) {
        flush(&writer)
        hasChanged = true
        let item = CompactItem(record, at: place)
        var best: (index: Int, bytes: [UInt8]) = (0, description(of: item, like: previous.map(CompactItem.init)))
        for index in max(position - 6, 0)..<min(position + 6, old.count) {
            let bytes = description(of: item, like: old[index])
            if bytes.count < best.bytes.count { best = (index + 1, bytes) }
        }
        writer.step(.insert, best.index)
        for byte in best.bytes { writer.byte(byte) }
    }

    private func description(of item: CompactItem, like other: CompactItem?) -> [UInt8] {
        var writer = ByteWriter()
        writer.change(from: other ?? CompactItem(), to: item)
        return writer.bytes
    }

    mutating func end(_ writer: inout ByteWriter) -> Bool {
        drop(upTo: old.count, &writer)
        flush(&writer)
        writer.step(.end, 0)
        return hasChanged
    }

    private mutating func extend(_ kind: Run, _ writer: inout ByteWriter) {
        if run != kind { flush(&writer) }
        run = kind
        count += 1
    }

    private mutating func flush(_ writer: inout ByteWriter) {
        switch run {
        case .none: return
        case .keep: writer.step(.keep, count)
        case .move(let distance):
            hasChanged = true
            if let lastMove, lastMove == distance {
                writer.step(.moveAgain, count)
            } else {
                writer.step(.move, count)
                writer.signed(distance.x)
                writer.signed(distance.y)
                lastMove = distance
            }
        }
        run = .none
        count = 0
    }
}

extension ItemRecord {
    /// Says whether nothing but its frame and clip tell where it stands.
    fileprivate var isPlain: Bool { transform == nil && clipShapes.isEmpty }
}

extension ByteWriter {
    fileprivate mutating func step(_ step: CompactFrameFormat.Step, _ count: Int) {
        unsigned(count * 8 + step.rawValue)
    }
}

extension ByteReader {
    /// Follows the steps that ``ByteWriter/items(from:to:)`` wrote.
    mutating func items(from old: [CompactItem]) throws(CompactFrameError) -> [CompactItem] {
        var items: [CompactItem] = []
        var rest = old[...]
        var move = CompactDistance()
        while true {
            let place = position
            let code = try unsigned()
            let count = code / 8
            guard let step = CompactFrameFormat.Step(rawValue: code % 8) else { throw .malformed(at: place) }
            switch step {
            case .end:
                return items
            case .keep, .drop, .move, .moveAgain:
                guard count <= rest.count else { throw .malformed(at: place) }
                if step == .move { move = CompactDistance(x: try signed(), y: try signed()) }
                if step == .keep { items += rest.prefix(count) }
                if step == .move || step == .moveAgain { items += rest.prefix(count).map { $0.moved(by: move) } }
                rest.removeFirst(count)
            case .change:
                guard let before = rest.popFirst() else { throw .malformed(at: place) }
                let item = try changed(before)
                let distance = before.place.distance(to: item.place)
                if distance != CompactDistance() { move = distance }
                items.append(item)
            case .moveAndChange:
                guard let before = rest.popFirst() else { throw .malformed(at: place) }
                items.append(try changed(before.moved(by: move)))
            case .insert:
                guard count <= old.count else { throw .malformed(at: place) }
                items.append(try changed(count == 0 ? items.last ?? CompactItem() : old[count - 1]))
            }
        }
    }
}
