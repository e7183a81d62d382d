import LayoutCore

extension ViewNode {
    /// The rows that a node contributes to the grid around it, in the order of its items.
    final func collectGridRows(into rows: inout [GridLayout.Row]) {
        if let row = self as? GridRowNode {
            rows.append(.cells(row.items.map(\.gridCell), alignment: row.alignment))
        } else if self is ModifierNode || self is ItemNode {
            for item in items { rows.append(.wide(item.gridCell)) }
        } else {
            for child in childNodes { child.collectGridRows(into: &rows) }
        }
    }
}

extension ItemNode {
    /// What the modifiers around a view say of the cell that it fills.
    final var gridCell: GridLayout.Cell {
        var cell = GridLayout.Cell()
        var item: ItemNode = self
        while let modifier = item as? ModifierItem {
            switch modifier.modifier.kind {
            case .gridCellColumns(let count): cell.columns = min(max(count, 1), GridLayout.Cell.greatestSpan)
            case .gridCellUnsizedAxes(let axes): cell.unsizedAxes = axes
            case .gridColumnAlignment(let guide): cell.columnAlignment = guide
            case .gridCellAnchor(let anchor): cell.anchor = anchor
            default: break
            }
            item = modifier.content
        }
        return cell
    }
}
