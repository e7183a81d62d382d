import LayoutCore

extension ByteWriter {
    /// Writes the steps that lead from one list of items to another.
    ///
    /// - Returns: Whether the lists differ in anything that the steps tell; if not, nothing that matters was written.
    /// - Complexity: O(*n* + *m*).
    mutating func items(from old: [ItemRecord], to new: [ItemRecord]) -> Bool {
        var steps = ItemSteps(old: old)
        for item in new { steps.take(item, &self) }
        return steps.end(&self)
    }
}

/// Gathers equal steps into one.
private struct ItemSteps {
    private enum Run: Equatable {
        case none
        case keep
        case move(x: Int, y: Int)
    }

    private let old: [ItemRecord]
    private var position = 0
    private var run = Run.none
    private var count = 0
    private var lastMove: (x: Int, y: Int)?
    private var previous: ItemRecord?
    private var hasChanged = false
    /// Where each item stood; made when the first one is not where it is expected.
    private var places: [Int: Int]?

    init(old: [ItemRecord]) { self.old = old }

    /// Takes the next item of the new list.
    mutating func take(_ item: ItemRecord, _ writer: inout ByteWriter) {
        if let place = place(of: item), place >= position {
            drop(upTo: place, &writer)
            follow(item, &writer)
        } else {
            insert(item, &writer)
        }
        previous = item
    }

    private mutating func place(of item: ItemRecord) -> Int? {
        if position < old.count, old[position].id == item.id { return position }
        let places = places ?? Dictionary(zip(old.map(\.id), old.indices), uniquingKeysWith: { first, _ in first })
        self.places = places
        return places[item.id]
    }

    private mutating func drop(upTo place: Int, _ writer: inout ByteWriter) {
        guard place > position else { return }
        flush(&writer)
        hasChanged = true
        writer.step(.drop, place - position)
        position = place
    }

    /// The next item of the last frame is in the new one too.
    private mutating func follow(_ item: ItemRecord, _ writer: inout ByteWriter) {
        let before = old[position]
        if let distance = before.distance(to: item) {
            extend(distance == (0, 0) ? .keep : .move(x: distance.x, y: distance.y), &writer)
        } else {
            flush(&writer)
            hasChanged = true
            change(CompactItem(before), to: CompactItem(item), &writer)
        }
        position += 1
    }

    private mutating func change(_ before: CompactItem, to item: CompactItem, _ writer: inout ByteWriter) {
        let distance = (x: item.x - before.x, y: item.y - before.y)
        if let lastMove, lastMove == distance {
            writer.step(.moveAndChange, 0)
            writer.change(from: before.moved(by: lastMove), to: item)
        } else {
            writer.step(.change, 0)
            writer.change(from: before, to: item)
            if distance != (0, 0) { lastMove = distance }
        }
    }

    /// An item that is new is described by how it differs from the one that it resembles most.
    private mutating func insert(_ record: ItemRecord, _ writer: inout ByteWriter) {
        flush(&writer)
        hasChanged = true
        let item = CompactItem(record)
        var best: (place: Int, bytes: [UInt8]) = (0, description(of: item, like: previous.map(CompactItem.init)))
        for place in max(position - 6, 0)..<min(position + 6, old.count) {
            let bytes = description(of: item, like: CompactItem(old[place]))
            if bytes.count < best.bytes.count { best = (place + 1, bytes) }
        }
        writer.step(.insert, best.place)
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
        case .move(let x, let y):
            hasChanged = true
            if let lastMove, lastMove == (x, y) {
                writer.step(.moveAgain, count)
            } else {
                writer.step(.move, count)
                writer.signed(x)
                writer.signed(y)
                lastMove = (x, y)
            }
        }
        run = .none
        count = 0
    }
}

extension ItemRecord {
    /// How far away another item is that looks the same, in units of the grid; `nil` if it looks different.
    fileprivate func distance(to other: ItemRecord) -> (x: Int, y: Int)? {
        guard id == other.id, kind == other.kind, fill == other.fill, opacity == other.opacity else { return nil }
        guard identifier == other.identifier, pinned == other.pinned, source == other.source else { return nil }
        let x = GridLength.units(frame.minX)
        let y = GridLength.units(frame.minY)
        let distance = (x: GridLength.units(other.frame.minX) - x, y: GridLength.units(other.frame.minY) - y)
        guard
            isSameLength(frame.width, other.frame.width), isSameLength(frame.height, other.frame.height),
            hasSameText(as: other, movedBy: distance), hasSameRarities(as: other)
        else { return nil }
        // Parts that are cut off and turned things are rare enough to be compared the long way.
        guard
            clip == nil, other.clip == nil, transform == nil, other.transform == nil, clipShapes.isEmpty,
            other.clipShapes.isEmpty
        else {
            return CompactItem(self).isSame(movedTo: CompactItem(other)) ? distance : nil
        }
        return distance
    }

    private func isSameLength(_ one: Double, _ other: Double) -> Bool {
        one == other || GridLength.units(one) == GridLength.units(other)
    }

    private func hasSameText(as other: ItemRecord, movedBy distance: (x: Int, y: Int)) -> Bool {
        guard let text, let otherText = other.text else { return text == nil && other.text == nil }
        guard text.string == otherText.string, text.font == otherText.font else { return false }
        guard text.decoration == otherText.decoration, text.lines.count == otherText.lines.count else { return false }
        return zip(text.lines, otherText.lines).allSatisfy { line, otherLine in
            line.text == otherLine.text && line.isRightToLeft == otherLine.isRightToLeft
                && GridLength.units(line.x) + distance.x == GridLength.units(otherLine.x)
                && GridLength.units(line.baseline) + distance.y == GridLength.units(otherLine.baseline)
        }
    }

    private func hasSameRarities(as other: ItemRecord) -> Bool {
        role == other.role && symbol == other.symbol && symbolFont == other.symbolFont && name == other.name
            && path == other.path
            && shape == other.shape && cornerRadius == other.cornerRadius && cornerRadii == other.cornerRadii
            && stroke == other.stroke && gradient == other.gradient && shadow == other.shadow && blur == other.blur
            && traits == other.traits
    }
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
        var move = (x: 0, y: 0)
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
                if step == .move { move = (try signed(), try signed()) }
                if step == .keep { items += rest.prefix(count) }
                if step == .move || step == .moveAgain { items += rest.prefix(count).map { $0.moved(by: move) } }
                rest.removeFirst(count)
            case .change:
                guard let before = rest.popFirst() else { throw .malformed(at: place) }
                let item = try changed(before)
                if item.x != before.x || item.y != before.y { move = (item.x &- before.x, item.y &- before.y) }
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
