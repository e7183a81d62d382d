import LayoutCore

/// What a list draws beside its rows.
extension LazyStackItem {
    /// What the program has behind its rows, from side to side.
    func drawRowGrounds(_ state: DrawingState, into builder: DisplayListBuilder) {
        for ground in rowGrounds {
            let rect = Rect(
                x: state.origin.x,
                y: state.origin.y + ground.start,
                width: size.width,
                height: ground.length
            )
            let paint = graph.style.paint(of: ground.style, ground.item.environment)
            builder.add(.shape(.rectangle, paint), rect: rect, of: ground.item, part: 8, state: state)
        }
    }

    func drawSeparators(_ state: DrawingState, into builder: DisplayListBuilder) {
        guard !separators.isEmpty else { return }
        let pixel = 1 / environment.displayScale
        let color = graph.style.color(named: "separator", environment)
        for separator in separators {
            let rect = Rect(
                x: state.origin.x + separator.start,
                y: state.origin.y + separator.position - pixel,
                width: max(size.width - separator.start, 0),
                height: pixel
            )
            builder.add(.line(color), rect: rect, of: separator.item, part: 7, state: state)
        }
    }

    /// The pinned header of a list hides the rows behind it.
    func drawListHeader(_ item: ItemNode, _ state: DrawingState, into builder: DisplayListBuilder) {
        guard let list = metrics?.list, pinnedParts[ObjectIdentifier(item)] != nil else { return }
        let insets = list.insets(of: item.listRow, isSectionPart: true)
        let wanted = item.size.height + insets.total(along: .vertical)
        let length = list.length(wanted, isSectionPart: true)
        let rect = Rect(
            x: state.origin.x,
            y: state.origin.y + item.layoutNode.origin.y - insets.top - (length - wanted) / 2,
            width: size.width,
            height: length
        )
        let paint = ResolvedPaint.color(graph.style.color(named: "systemBackground", environment))
        builder.add(.shape(.rectangle, paint), rect: rect, of: item, part: 6, state: state)
    }
}
