import LayoutCore

/// A program's own `Layout` as one of the engine's.
struct ProgramLayoutAdapter: Layout {
    /// What the program keeps between calls.
    struct Cache {
        /// `nil` if it could not be made.
        var kept: (any ProgramValue)?
        /// What the program was last asked the size for: what it keeps may be of that.
        var measured: ProposedViewSize?
    }

    let layout: any ProgramLayout
    unowned let graph: ViewGraph
    let item: ItemReference

    /// The subviews with the items that they are of.
    private func views(_ subviews: LayoutSubviews) -> [ProgramSubview] {
        let items = item.item?.containedItems ?? []
        return subviews.enumerated().map { index, subview in
            let isKnown = index < items.count && items[index].layoutNode === subview.node
            return ProgramSubview(subview, isKnown ? items[index] : nil)
        }
    }

    /// Runs a part of the program with what it keeps; `nil` if it fails.
    private func run<Result>(
        _ cache: inout Cache,
        _ work: (inout any ProgramValue, EvaluationContext) throws(EvaluationFailure) -> Result
    ) -> Result? {
        guard let item = item.item, var kept = cache.kept else { return nil }
        defer { cache.kept = kept }
        return graph.evaluate(nil, item.environment, at: item.source) { context throws(EvaluationFailure) in
            try work(&kept, context)
        }
    }

    func makeCache(subviews: LayoutSubviews) -> Cache {
        guard let item = item.item else { return Cache() }
        let kept = graph.evaluate(nil, item.environment, at: item.source) { context throws(EvaluationFailure) in
            try layout.makeCache(subviews: views(subviews), in: context)
        }
        return Cache(kept: kept)
    }

    private func measure(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache) -> Size? {
        cache.measured = proposal
        return run(&cache) { cache, context throws(EvaluationFailure) in
            try layout.sizeThatFits(proposal, subviews: views(subviews), cache: &cache, in: context)
        }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache) -> Size {
        guard let size = measure(proposal, subviews, &cache) else { return .zero }
        if !(size.width >= 0 && size.height >= 0) {
            graph.noteWarning(
                "A layout's sizeThatFits gives \(size.width) × \(size.height); what is negative or no number counts as 0",
                line: item.item?.source.line
            )
        }
        return size
    }

    func placeSubviews(
        in bounds: Rect,
        proposal: ProposedViewSize,
        subviews: LayoutSubviews,
        safeArea: SafeArea?,
        cache: inout Cache
    ) {
        // The size for this proposal may be known from before: what the program keeps is then of the last question, not of this one.
        if cache.measured != proposal { _ = measure(proposal, subviews, &cache) }
        for subview in subviews { subview.node.leaveOut() }
        _ = run(&cache) { cache, context throws(EvaluationFailure) in
            try layout.placeSubviews(
                in: bounds,
                proposal: proposal,
                subviews: views(subviews),
                cache: &cache,
                in: context
            )
        }
        // A subview that the program forgets to place stands in the middle, as SwiftUI has it.
        for subview in subviews where !subview.node.isPlaced {
            subview.place(at: Point(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
        }
    }

    func spacing(subviews: LayoutSubviews, cache: inout Cache) -> ViewSpacing {
        let own = run(&cache) { cache, context throws(EvaluationFailure) in
            try layout.spacing(subviews: views(subviews), cache: &cache, in: context)
        }
        return (own ?? nil) ?? subviews.mergedSpacing
    }

    func explicitGuides(subviews: LayoutSubviews) -> AlignmentGuide.Set {
        Axis.allCases.contains { layout.setsGuides(along: $0) } ? .all : []
    }

    func explicitAlignment(
        of guide: AlignmentGuide,
        proposal: ProposedViewSize,
        size: Size,
        subviews: LayoutSubviews,
        cache: inout Cache
    ) -> Double? {
        guard layout.setsGuides(along: guide.axis) else { return nil }
        let own = run(&cache) { cache, context throws(EvaluationFailure) in
            try layout.explicitAlignment(
                of: guide,
                in: Rect(origin: .zero, size: size),
                proposal: proposal,
                subviews: views(subviews),
                cache: &cache,
                in: context
            )
        }
        return own ?? nil
    }
}
