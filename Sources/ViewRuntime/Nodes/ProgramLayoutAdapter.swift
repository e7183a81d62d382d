import LayoutCore

/// A program's own `Layout` as one of the engine's.
struct ProgramLayoutAdapter: Layout {
    let layout: any ProgramLayout
    unowned let graph: ViewGraph
    let item: ItemReference

    func sizeThatFits(_ proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> Size {
        guard let item = item.item else { return .zero }
        return graph.evaluate(nil, item.environment, at: item.source) { [layout] context throws(EvaluationFailure) in
            try layout.sizeThatFits(proposal, subviews: Array(subviews), in: context)
        } ?? .zero
    }

    func placeSubviews(
        in bounds: Rect,
        proposal: ProposedViewSize,
        subviews: LayoutSubviews,
        safeArea: SafeArea?,
        cache: inout Void
    ) {
        for subview in subviews { subview.node.leaveOut() }
        if let item = item.item {
            _ = graph.evaluate(nil, item.environment, at: item.source) { [layout] context throws(EvaluationFailure) in
                try layout.placeSubviews(in: bounds, proposal: proposal, subviews: Array(subviews), in: context)
            }
        }
        // A subview that the program forgets to place stands in the middle, as SwiftUI has it.
        for subview in subviews where !subview.node.isPlaced {
            subview.place(at: Point(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
        }
    }

    func spacing(subviews: LayoutSubviews, cache: inout Void) -> ViewSpacing { subviews.mergedSpacing }
}
