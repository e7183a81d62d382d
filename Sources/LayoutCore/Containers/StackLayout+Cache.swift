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
            children = subviews.map { Child(priority: $0.priority) }
            gaps = 0
            for index in children.indices.dropFirst() {
                let gap = spacing ?? subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: axis)
                children[index].gap = gap
                gaps += gap
            }
        }

        /// Finds who is served with whom.
        mutating func groupByPriority() {
            guard order.count != children.count else { return }
            order = Array(children.indices)
            guard children.contains(where: { $0.priority != children[0].priority }) else {
                groups = [order.startIndex..<order.endIndex]
                return
            }
            order.sort { (-children[$0].priority, $0) < (-children[$1].priority, $1) }
            var start = 0
            for end in 1...order.count
            where end == order.count || children[order[end]].priority != children[order[start]].priority {
                groups.append(start..<end)
                start = end
            }
        }
    }

    /// What a stack knows of one subview; lengths in points.
    struct Child {
        var priority: Double
        /// Between it and the one before.
        var gap = 0.0
        /// Its length when offered 0 and infinity.
        var minimum: Double?
        var maximum: Double?
        /// What it was last offered along the axis.
        var offer: Double?
        var size = Size.zero
        /// Where it begins along the axis and across it.
        var start = 0.0
        var crossStart = 0.0

        init(priority: Double) { self.priority = priority }

        func origin(along axis: Axis) -> Point {
            axis == .horizontal ? Point(x: start, y: crossStart) : Point(x: crossStart, y: start)
        }
    }
}

extension StackLayout {
    /// Finds the sizes and origins of all subviews for a proposal.
    ///
    /// - Complexity: O(*n* log *n*); asks each subview for at most three sizes, and for one if it has its priority alone or the
    ///   stack is offered no length.
    func distribute(_ proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache) {
        guard cache.proposal != proposal else { return }
        let cross = proposal[axis.crossing]
        if let main = proposal[axis] {
            share(main, cross: cross, subviews: subviews, cache: &cache)
        } else {
            for index in cache.children.indices { measure(index, nil, cross: cross, subviews: subviews, cache: &cache) }
        }
        lineUp(cross: cross, subviews: subviews, cache: &cache)
        cache.proposal = proposal
    }

    private func share(_ length: Double, cross: Double?, subviews: LayoutSubviews, cache: inout Cache) {
        cache.groupByPriority()
        dropRanges(ifNotFor: cross, cache: &cache)
        var available = length.taking(cache.gaps)
        let reserves = reserves(cross: cross, subviews: subviews, cache: &cache)
        for (group, reserved) in zip(cache.groups, reserves) {
            if group.count > 1 { sort(group, cross: cross, subviews: subviews, cache: &cache) }
            var remaining = available.taking(reserved)
            for (place, position) in group.enumerated() {
                let index = cache.order[position]
                let offer = max(remaining / Double(group.count - place), 0)
                measure(index, offer, cross: cross, subviews: subviews, cache: &cache)
                remaining = remaining.taking(cache.children[index].size[axis])
                available = available.taking(cache.children[index].size[axis])
            }
        }
    }

    /// What is set aside while each group is served: the least that all groups after it need.
    private func reserves(cross: Double?, subviews: LayoutSubviews, cache: inout Cache) -> [Double] {
        var result = Array(repeating: 0.0, count: cache.groups.count)
        for position in cache.groups.indices.dropFirst().reversed() {
            var least = result[position]
            for index in cache.order[cache.groups[position]] {
                least += minimum(index, cross: cross, subviews: subviews, cache: &cache)
            }
            result[position - 1] = least
        }
        return result
    }

    private func dropRanges(ifNotFor cross: Double?, cache: inout Cache) {
        let wanted = Cache.RangeCross(proposal: cross)
        guard cache.rangeCross != wanted else { return }
        if cache.rangeCross != nil {
            for index in cache.children.indices {
                cache.children[index].minimum = nil
                cache.children[index].maximum = nil
            }
        }
        cache.rangeCross = wanted
    }

    /// Asks one subview for its size.
    private func measure(
        _ index: Int,
        _ offer: Double?,
        cross: Double?,
        subviews: LayoutSubviews,
        cache: inout Cache
    ) {
        cache.children[index].offer = offer
        cache.children[index].size = subviews[index].sizeThatFits(
            ProposedViewSize(offer, along: axis, across: cross)
        )
    }

    private func minimum(_ index: Int, cross: Double?, subviews: LayoutSubviews, cache: inout Cache) -> Double {
        if let minimum = cache.children[index].minimum { return minimum }
        let minimum = subviews[index].sizeThatFits(ProposedViewSize(0, along: axis, across: cross))[axis]
        cache.children[index].minimum = minimum
        return minimum
    }

    private func maximum(_ index: Int, cross: Double?, subviews: LayoutSubviews, cache: inout Cache) -> Double {
        if let maximum = cache.children[index].maximum { return maximum }
        let maximum = subviews[index].sizeThatFits(ProposedViewSize(.infinity, along: axis, across: cross))[axis]
        cache.children[index].maximum = maximum
        return maximum
    }

    /// Puts the least flexible first; of those without end, the ones that need more; else they stay in order.
    private func sort(_ group: Range<Int>, cross: Double?, subviews: LayoutSubviews, cache: inout Cache) {
        var keys: [(flexibility: Double, minimum: Double, index: Int)] = []
        keys.reserveCapacity(group.count)
        for index in cache.order[group].sorted() {
            let minimum = minimum(index, cross: cross, subviews: subviews, cache: &cache)
            let maximum = maximum(index, cross: cross, subviews: subviews, cache: &cache)
            let flexibility = maximum == minimum ? 0 : maximum - minimum
            keys.append((flexibility, flexibility == .infinity ? -minimum : 0, index))
        }
        keys.sort { $0 < $1 }
        for (position, key) in zip(group, keys) { cache.order[position] = key.index }
    }

    private func lineUp(cross: Double?, subviews: LayoutSubviews, cache: inout Cache) {
        var extent = AlignedExtent()
        var end = 0.0
        for index in cache.children.indices {
            let child = cache.children[index]
            let proposal = ProposedViewSize(child.offer, along: axis, across: cross)
            let guide = subviews[index].guide(alignment, proposal: proposal, size: child.size)
            cache.children[index].crossStart = extent.add(guide: guide, length: child.size[axis.crossing])
            cache.children[index].start = end + child.gap
            end += child.gap + child.size[axis]
        }
        for index in cache.children.indices { cache.children[index].crossStart -= extent.lower }
        cache.size = Size(end, along: axis, across: extent.length)
    }
}
