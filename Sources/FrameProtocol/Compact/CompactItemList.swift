extension ByteWriter {
    /// Writes the steps that lead from one list of items to another.
    ///
    /// - Complexity: O(*n* + *m*).
    mutating func items(from old: [CompactItem], to new: [CompactItem]) {
        var steps = ItemSteps(old: old)
        let places = Dictionary(zip(old.map(\.id), old.indices), uniquingKeysWith: { first, _ in first })
        for item in new {
            if let place = places[item.id], place >= steps.position {
                steps.drop(upTo: place, &self)
                steps.follow(item, &self)
            } else {
                steps.insert(item, &self)
            }
        }
        steps.end(&self)
    }
}

/// Gathers equal steps into one.
private struct ItemSteps {
    private enum Run: Equatable {
        case none
        case keep
        case move(x: Int, y: Int)
    }

    let old: [CompactItem]
    private(set) var position = 0
    private var run = Run.none
    private var count = 0
    private var lastMove: (x: Int, y: Int)?
    private var previous = CompactItem()

    init(old: [CompactItem]) { self.old = old }

    mutating func drop(upTo place: Int, _ writer: inout ByteWriter) {
        guard place > position else { return }
        flush(&writer)
        writer.step(.drop, place - position)
        position = place
    }

    /// The next item of the last frame is in the new one too.
    mutating func follow(_ item: CompactItem, _ writer: inout ByteWriter) {
        let before = old[position]
        if before == item {
            extend(.keep, &writer)
        } else if before.isSame(movedTo: item) {
            extend(.move(x: item.x - before.x, y: item.y - before.y), &writer)
        } else {
            flush(&writer)
            writer.step(.change, 0)
            writer.change(from: before, to: item)
        }
        position += 1
        previous = item
    }

    /// An item that is new is described by how it differs from the one that it resembles most.
    mutating func insert(_ item: CompactItem, _ writer: inout ByteWriter) {
        flush(&writer)
        var best: (place: Int, bytes: [UInt8]) = (0, description(of: item, like: previous))
        for place in max(position - 6, 0)..<min(position + 6, old.count) {
            let bytes = description(of: item, like: old[place])
            if bytes.count < best.bytes.count { best = (place + 1, bytes) }
        }
        writer.step(.insert, best.place)
        for byte in best.bytes { writer.byte(byte) }
        previous = item
    }

    private func description(of item: CompactItem, like other: CompactItem) -> [UInt8] {
        var writer = ByteWriter()
        writer.change(from: other, to: item)
        return writer.bytes
    }

    mutating func end(_ writer: inout ByteWriter) {
        drop(upTo: old.count, &writer)
        flush(&writer)
        writer.step(.end, 0)
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
                items.append(try changed(before))
            case .insert:
                guard count <= old.count else { throw .malformed(at: place) }
                items.append(try changed(count == 0 ? items.last ?? CompactItem() : old[count - 1]))
            }
        }
    }
}

extension CompactItem {
    fileprivate func moved(by distance: (x: Int, y: Int)) -> CompactItem {
        var copy = self
        copy.x &+= distance.x
        copy.y &+= distance.y
        return copy
    }
}
