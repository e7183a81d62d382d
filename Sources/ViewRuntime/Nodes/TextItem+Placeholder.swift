import LayoutCore

/// What is drawn of a text that is redacted: a rounded bar for each of its lines.
extension TextItem {
    func drawPlaceholder(in rect: Rect, _ state: DrawingState, into builder: DisplayListBuilder) {
        let layout = textLayout(for: layoutNode.proposal)
        let font = textMetrics
        var path = PathValue()
        for line in layout.lines where line.width > 0 {
            // The bar covers the capitals and the room below the baseline; lines of a mirrored screen are counted from its left.
            let x = environment.layoutDirection == .rightToLeft ? rect.width - line.x - line.width : line.x
            let top = line.baseline - font.capHeight * layout.scale - Placeholder.margin
            let bottom = line.baseline + font.descent * layout.scale / 2 + Placeholder.margin
            path.addRoundedRect(
                Rect(minX: x, minY: top, maxX: x + line.width, maxY: bottom),
                width: Placeholder.cornerRadius,
                height: Placeholder.cornerRadius
            )
        }
        let paint = graph.style.paint(of: graph.style.foreground(environment), environment)
        let content = DisplayItem.Content.shape(.path(path), paint.multipliedOpacity(Placeholder.opacity))
        builder.add(content, rect: rect, of: self, state: state)
    }
}

/// What stands in the place of redacted contents; Apple publishes no numbers, these are chosen.
enum Placeholder {
    /// The part of the foreground's opacity that is left.
    static let opacity = 0.16
    /// In points.
    static let cornerRadius = 4.0
    /// How far a bar reaches beyond the letters, in points.
    static let margin = 2.0
}
