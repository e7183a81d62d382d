/// The proposals that a node answered.
///
/// A stack asks each child for its minimum, its maximum and its share, and again when it places. Stacks across each other ask
/// for all pairs of these, nine of them; sixteen places hold them with room to spare, so that nested stacks never ask a leaf for
/// the same size twice. Most nodes are asked for two sizes at most, so only two places lie in the node itself.
struct MeasureCache {
    private struct Entry {
        var proposal: ProposedViewSize
        var size: Size
    }

    private var first: Entry?
    private var second: Entry?
    private var others: [Entry] = []
    /// The entry that is replaced next once all places are taken.
    private var oldest = 0

    private static let capacity = 14

    var isEmpty: Bool { first == nil }

    subscript(proposal: ProposedViewSize) -> Size? {
        guard let first else { return nil }
        if first.proposal == proposal { return first.size }
        guard let second else { return nil }
        if second.proposal == proposal { return second.size }
        for entry in others where entry.proposal == proposal { return entry.size }
        return nil
    }

    /// Adds an answer; once all places are taken, the oldest but the first two makes room.
    mutating func insert(_ size: Size, for proposal: ProposedViewSize) {
        let entry = Entry(proposal: proposal, size: size)
        if first == nil {
            first = entry
        } else if second == nil {
            second = entry
        } else if others.count < Self.capacity {
            others.append(entry)
        } else {
            others[oldest] = entry
            oldest = (oldest + 1) % Self.capacity
        }
    }

    mutating func removeAll() {
        first = nil
        second = nil
        others = []
        oldest = 0
    }
}
