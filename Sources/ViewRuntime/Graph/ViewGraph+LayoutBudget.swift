import LayoutCore

extension ViewGraph {
    /// Warns if the frame's layout was cut short, with the line of the first view that was not asked any more.
    func noteExhaustedLayout() {
        guard let layoutNode = layoutBudget.exhaustedNode else { return }
        let line = root.flatMap { self.line(of: layoutNode, below: $0) } ?? root?.source.line ?? 1
        noteWarning(
            "The layout asks views for their sizes more than \(layoutBudget.limit) times; what was asked last keeps an earlier size",
            line: line
        )
    }

    /// The line of the view to which a layout belongs.
    private func line(of layoutNode: LayoutNode, below node: ViewNode) -> Int? {
        var pending = [node]
        while let node = pending.popLast() {
            let items = (node as? ItemNode).map { [$0] } ?? node.items
            for item in items {
                if item.layoutNode === layoutNode { return item.source.line }
                pending += item.containedItems
            }
            pending += node.childNodes
        }
        return nil
    }
}
