package import LayoutCore

/// How the rows of a list are dressed.
struct ListMetrics: Equatable {
    /// The least length of a row, and of a header or footer, in points.
    var leastRow: Double
    var leastSectionPart: Double

    /// What a row keeps free around what it shows, in points: 16 at the sides, 11 above and below (general knowledge of plain lists on
    /// phones up to 414 points wide); headers and footers none above and below.
    func insets(of row: ListRow, isSectionPart: Bool) -> EdgeInsets {
        let vertical: Double = isSectionPart ? 0 : 11
        return row.insets ?? EdgeInsets(top: vertical, leading: 16, bottom: vertical, trailing: 16)
    }

    /// The length of a row whose contents and insets take `length`, in points.
    func length(_ length: Double, isSectionPart: Bool) -> Double {
        max(length, isSectionPart ? leastSectionPart : leastRow)
    }
}

/// What the modifiers around a view say of the row of a list that it fills.
struct ListRow {
    /// `nil` for the list's own.
    var insets: EdgeInsets?
    /// The edges without a separator.
    var hiddenSeparators: Edge.Set = []
    /// What fills the row; `nil` for nothing.
    var background: StyleValue?
}

/// One thing that a modifier says of a row of a list.
package enum ListRowChange: Hashable, Sendable {
    /// `nil` for the list's own.
    case insets(EdgeInsets?)
    /// Whether the separators at the top or bottom are hidden.
    case separator(isHidden: Bool, edges: Edge.Set)
    /// What fills the row from side to side; `nil` for the list's own.
    case background(StyleValue?)
}

extension ItemNode {
    /// What the modifiers around a view say of its row; of two that say the same thing, the outer one counts.
    ///
    /// - Complexity: O(*m*) in the modifiers.
    final var listRow: ListRow {
        var row = ListRow()
        var hasInsets = false
        var hasBackground = false
        var told: Edge.Set = []
        var item: ItemNode = self
        while let modifier = item as? ModifierItem {
            switch modifier.modifier.kind {
            case .listRow(.insets(let insets)) where !hasInsets:
                row.insets = insets
                hasInsets = true
            case .listRow(.background(let style)) where !hasBackground:
                row.background = style
                hasBackground = true
            case .listRow(.separator(let isHidden, let edges)):
                if isHidden { row.hiddenSeparators.formUnion(edges.subtracting(told)) }
                told.formUnion(edges)
            default: break
            }
            item = modifier.content
        }
        return row
    }
}

extension EdgeInsets {
    /// The inset at the beginning of an axis, in points.
    func start(along axis: Axis) -> Double { axis == .horizontal ? leading : top }
}
