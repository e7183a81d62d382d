extension StackLayout {
    /// What a stack keeps: gaps and priorities, how flexible each subview is, and how it last shared its room.
    package struct Cache {
        var children: [Child]
        /// The sum of all gaps, in points.
        var gaps: Double
        /// Positions of the subviews, those with the highest priority first; empty until a length is shared.
        var order: [Int] = []
        /// The parts of `order` whose subviews have the same priority.
        var groups: [Range<Int>] = []
        /// The length across the axis for which the ranges of the children and their order were found.
        var rangeCross: RangeCross?
        /// The proposal that was last shared out.
        var proposal: ProposedViewSize?
        /// The size of the stack for it, in points.
        var size = Size.zero

        struct RangeCross: Equatable {
            var proposal: Double?
        }

        init(subviews: LayoutSubviews, axis: Axis, spacing: Double?) {
            children = Array(repeating: Child(), count: subviews.count)
            gaps = 0
            for index in children.indices.dropFirst() {
                let gap = spacing ?? subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: axis)
                children[index].gap = gap
                gaps += gap
            }
        }

        /// Finds who is served with whom.
        mutating func groupByPriority(of subviews: LayoutSubviews) {
            guard order.count != children.count else { return }
            order = Array(children.indices)
            guard let first = subviews.first?.priority, subviews.contains(where: { $0.priority != first }) else {
                groups = [order.startIndex..<order.endIndex]
                return
            }
            let priorities = subviews.map(\.priority)
            order.sort { (-priorities[$0], $0) < (-priorities[$1], $1) }
            var start = 0
            for end in 1...order.count
            where end == order.count || priorities[order[end]] != priorities[order[start]] {
                groups.append(start..<end)
                start = end
            }
        }
    }

    /// What a stack knows of one subview; lengths in points.
    struct Child {
        /// Between it and the one before.
        var gap = 0.0
        /// Its length when offered 0 and infinity.
        @KnownLength var minimum: Double?
        @KnownLength var maximum: Double?
        /// What it was last offered along the axis.
        @KnownLength var offer: Double?
        var size = Size.zero
        /// Where it begins along the axis and across it.
        var start = 0.0
        var crossStart = 0.0

        func origin(along axis: Axis) -> Point {
            axis == .horizontal ? Point(x: start, y: crossStart) : Point(x: crossStart, y: start)
        }
    }
}

/// A length that may be unknown, in the room of a number: not-a-number stands for `nil`, which no view answers.
@propertyWrapper
struct KnownLength {
    private var length = Double.nan

    init(wrappedValue: Double?) { self.wrappedValue = wrappedValue }

    var wrappedValue: Double? {
        get { length.isNaN ? nil : length }
        set { length = newValue ?? .nan }
    }
}
