/// The proposals that a node answered.
///
/// A stack asks each child for its minimum, its maximum and its share, and again when it places. Stacks across each other ask
/// for all pairs of these, nine of them. Most nodes are asked for two sizes at most, so only two places lie in the node itself,
/// and a short list holds the rest. Views whose width depends on their height let nested stacks ask for many more; forgetting
/// one of those would cost twice as much at each level, so they go to a dictionary that lives until the node is placed.
struct MeasureCache {
    private struct Entry {
        var proposal = PackedProposal(.unspecified)
        var size = Size.zero
    }

    /// What few nodes have: on the heap, so that the others are small.
    private final class Others {
        var list: [Entry] = []
        var table: [PackedProposal: Size] = [:]
    }

    // Not optional: the count tells which of them hold an answer.
    private var first = Entry()
    private var second = Entry()
    private var others: Others?
    /// How many of the places in the node are taken.
    private var count: UInt8 = 0

    private static let listCapacity = 14

    var isEmpty: Bool { count == 0 }

    /// The first answer that is kept.
    var earliest: Size? { count == 0 ? nil : first.size }

    subscript(proposal: PackedProposal) -> Size? {
        guard count > 0 else { return nil }
        if first.proposal == proposal { return first.size }
        guard count > 1 else { return nil }
        if second.proposal == proposal { return second.size }
        guard let others else { return nil }
        for entry in others.list where entry.proposal == proposal { return entry.size }
        return others.table[proposal]
    }

    mutating func insert(_ size: Size, for proposal: PackedProposal) {
        let entry = Entry(proposal: proposal, size: size)
        switch count {
        case 0: first = entry
        case 1: second = entry
        default: return insertAmongOthers(entry)
        }
        count += 1
    }

    private mutating func insertAmongOthers(_ entry: Entry) {
        let others = others ?? Others()
        self.others = others
        if others.list.count < Self.listCapacity {
            others.list.append(entry)
        } else {
            others.table[entry.proposal] = entry.size
        }
    }

    /// Forgets all but one answer if there are too many, now that the node is placed.
    ///
    /// A view that is offered something else in every frame must not collect answers for ever.
    mutating func settle(on proposal: PackedProposal, size: Size) {
        guard let others, !others.table.isEmpty else { return }
        removeAll()
        insert(size, for: proposal)
    }

    mutating func removeAll() {
        count = 0
        others = nil
    }
}
