import LayoutCore

/// `contentShape(_:)`: the shape takes touches instead of what is drawn, where nothing is drawn too.
final class HitShapeItem: ModifierItem {
    override func draw(_ state: DrawingState, into builder: DisplayListBuilder) {
        guard builder.purpose == .targets, case .contentShape(let shape) = modifier.kind else {
            return content.draw(state, into: builder)
        }
        var inner = state
        let rect = drawingRect(state)
        inner.clip(to: shape, in: rect)
        builder.addTarget(rect, of: self, state: inner)
        content.draw(inner, into: builder)
    }
}
