import LayoutCore

/// What an item drew, from its layout's origin, so that it can be drawn elsewhere.
final class Recording {
    /// Frames and clips are exact.
    let items: [DisplayItem]
    /// True if the item must be drawn anew each time.
    let isVolatile: Bool
    /// The layout that stood when it was made, and how often it had been placed.
    private let node: LayoutNode
    private let placeCount: Int
    /// What the drawings have from the views around.
    private let identifier: String?
    private let shadow: ResolvedShadow?
    private let blur: Double

    init(_ builder: DisplayListBuilder, of node: LayoutNode, in state: DrawingState) {
        isVolatile = builder.isVolatile
        items = builder.isVolatile ? [] : builder.items
        self.node = node
        placeCount = node.placeCount
        identifier = state.identifier
        shadow = state.shadow
        blur = state.blur
    }

    /// Says whether the item would still draw the same, as far as layout and the views around it go.
    func fits(_ other: LayoutNode, in state: DrawingState) -> Bool {
        node === other && other.isCurrent && placeCount == other.placeCount && identifier == state.identifier
            && shadow == state.shadow && blur == state.blur
    }
}

extension ItemNode {
    /// Draws the item by what it drew the last time, if nothing in it has changed since.
    ///
    /// Changes of views and arguments let go of it (``drawingDidChange()``), changes of layout tell by the count of placements.
    final func drawKept(_ state: DrawingState, into builder: DisplayListBuilder) {
        guard builder.purpose == .frame, state.transform == nil else { return draw(state, into: builder) }
        let node = layoutNode
        if recording?.fits(node, in: state) != true {
            recording = record(node, state, builder)
            graph.beginRecordingTurn()
        }
        guard let recording, !recording.isVolatile else { return draw(state, into: builder) }
        builder.add(recording, movedBy: state.origin + node.origin, state)
    }

    private func record(
        _ node: LayoutNode,
        _ state: DrawingState,
        _ builder: DisplayListBuilder
    )
        -> Recording
    {
        let recorder = DisplayListBuilder(.recording, screen: builder.screen, grid: builder.grid)
        var inner = DrawingState(origin: -node.origin)
        inner.identifier = state.identifier
        inner.shadow = state.shadow
        inner.blur = state.blur
        draw(inner, into: recorder)
        return Recording(recorder, of: node, in: state)
    }
}
