/// The proposals that a node answered.
///
/// A stack asks each child for its minimum, its maximum and its share, and again when it places. Stacks across each other ask
/// for all pairs of these, nine of them. Most nodes are asked for two sizes at most, so only two places lie in the node itself,
/// and a short list holds the rest. Views whose width depends on their height let nested stacks ask for many more; forgetting
/// one of those would cost twice as much at each level, so they go to a dictionary that lives until the node is placed.
struct MeasureCache {
    private struct Entry {
        var proposal: ProposedViewSize
        var size: Size
    }

    private var first: Entry?
    private var second: Entry?
    private var others: [Entry] = []
    private var overflow: [ProposedViewSize: Size]?

    private static let listCapacity = 14

    var isEmpty: Bool { first == nil }

    /// The first answer that is kept.
    var earliest: Size? { first?.size }

    subscript(proposal: ProposedViewSize) -> Size? {
        guard let first else { return nil }
        if first.proposal == proposal { return first.size }
        guard let second else { return nil }
        if second.proposal == proposal { return second.size }
        for entry in others where entry.proposal == proposal { return entry.size }
        return overflow?[proposal]
    }

    mutating func insert(_ size: Size, for proposal: ProposedViewSize) {
        let entry = Entry(proposal: proposal, size: size)
        if first == nil {
            first = entry
        } else if second == nil {
            second = entry
        } else if others.count < Self.listCapacity {
            others.append(entry)
        } else {
            overflow = overflow ?? [:]
            overflow?[proposal] = size
        }
    }

    /// Forgets all but one answer if there are too many, now that the node is placed.
    ///
    /// A view that is offered something else in every frame must not collect answers for ever.
    mutating func settle(on proposal: ProposedViewSize, size: Size) {
        guard overflow != nil else { return }
        removeAll()
        insert(size, for: proposal)
    }

    mutating func removeAll() { self = MeasureCache() }
}
