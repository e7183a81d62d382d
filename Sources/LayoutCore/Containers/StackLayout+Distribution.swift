extension StackLayout {
    /// Finds the sizes and origins of all subviews for a proposal.
    ///
    /// - Complexity: O(*n* log *n*); asks each subview for at most three sizes, and for one if it has its priority alone or the
    ///   stack is offered no length.
    func distribute(_ proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache) {
        guard cache.proposal != proposal else { return }
        let cross = proposal[axis.crossing]
        var row = Row()
        if let main = proposal[axis] {
            share(main, cross: cross, subviews: subviews, cache: &cache)
            for index in cache.children.indices { lineUp(index, &row, cross: cross, subviews: subviews, cache: &cache) }
        } else {
            // Each as soon as it is measured, while it is at hand.
            for index in cache.children.indices {
                measure(index, nil, cross: cross, subviews: subviews, cache: &cache)
                lineUp(index, &row, cross: cross, subviews: subviews, cache: &cache)
            }
        }
        let lower = row.extent.lower
        if lower != 0 { for index in cache.children.indices { cache.children[index].crossStart -= lower } }
        cache.size = Size(row.end, along: axis, across: row.extent.length)
        cache.proposal = proposal
    }

    private func share(_ length: Double, cross: Double?, subviews: LayoutSubviews, cache: inout Cache) {
        cache.groupByPriority(of: subviews)
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

    /// What the subviews that were lined up so far cover, in points.
    private struct Row {
        /// Across the axis, the guides at 0.
        var extent = AlignedExtent()
        /// Along the axis.
        var end = 0.0
    }

    /// Puts one subview after those before it, across the axis relative to the guide.
    private func lineUp(
        _ index: Int,
        _ row: inout Row,
        cross: Double?,
        subviews: LayoutSubviews,
        cache: inout Cache
    ) {
        let child = cache.children[index]
        let proposal = ProposedViewSize(child.offer, along: axis, across: cross)
        let guide = subviews[index].guide(alignment, proposal: proposal, size: child.size)
        cache.children[index].crossStart = row.extent.add(guide: guide, length: child.size[axis.crossing])
        cache.children[index].start = row.end + child.gap
        row.end += child.gap + child.size[axis]
    }
}
