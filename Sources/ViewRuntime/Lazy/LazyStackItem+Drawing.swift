import LayoutCore

/// What a list draws beside its rows.
extension LazyStackItem {
    func drawSeparators(_ state: DrawingState, into builder: DisplayListBuilder) {
        guard !separators.isEmpty else { return }
        let pixel = 1 / environment.displayScale
        let color = graph.style.color(named: "separator", environment)
        for separator in separators {
            let rect = Rect(
                x: state.origin.x + value.rows.margin,
                y: state.origin.y + separator.position - pixel,
                width: max(size.width - value.rows.margin, 0),
                height: pixel
            )
            builder.add(.line(color), rect: rect, of: separator.item, part: 7, state: state)
        }
    }

    /// The pinned header of a list hides the rows behind it.
    func drawListHeader(_ item: ItemNode, _ state: DrawingState, into builder: DisplayListBuilder) {
        guard value.rows == .list, pinnedParts[ObjectIdentifier(item)] != nil else { return }
        let length = value.rows.sectionPartLength(item.size.height)
        let rect = Rect(
            x: state.origin.x,
            y: state.origin.y + item.layoutNode.origin.y - (length - item.size.height) / 2,
            width: size.width,
            height: length
        )
        let paint = ResolvedPaint.color(graph.style.color(named: "systemBackground", environment))
        builder.add(.shape(.rectangle, paint), rect: rect, of: item, part: 6, state: state)
    }
}
