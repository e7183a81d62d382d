/// The last few proposals that a node answered.
///
/// A stack asks each child for its minimum, its maximum and its share, and again when it places; four places hold these.
struct MeasureCache {
    private var first: (proposal: ProposedViewSize, size: Size)?
    private var second: (proposal: ProposedViewSize, size: Size)?
    private var third: (proposal: ProposedViewSize, size: Size)?
    private var fourth: (proposal: ProposedViewSize, size: Size)?

    var isEmpty: Bool { first == nil }

    subscript(proposal: ProposedViewSize) -> Size? {
        if let first, first.proposal == proposal { return first.size }
        if let second, second.proposal == proposal { return second.size }
        if let third, third.proposal == proposal { return third.size }
        if let fourth, fourth.proposal == proposal { return fourth.size }
        return nil
    }

    /// Adds an answer; the oldest one makes room.
    mutating func insert(_ size: Size, for proposal: ProposedViewSize) {
        fourth = third
        third = second
        second = first
        first = (proposal, size)
    }

    mutating func removeAll() {
        first = nil
        second = nil
        third = nil
        fourth = nil
    }
}
