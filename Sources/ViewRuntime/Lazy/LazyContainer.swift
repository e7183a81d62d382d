import LayoutCore

/// What a `LazyVStack`, `LazyHStack`, `LazyVGrid` or `LazyHGrid` asks for.
struct LazyContainer {
    var axis: Axis
    /// The alignment across the axis: of rows in a stack, of all tracks together in a grid.
    var alignment: AlignmentGuide
    var spacing: Double?
    var pinnedViews: PinnedViews
    /// The tracks of a grid; `nil` for a stack.
    var items: [GridItemValue]?
    var rows: LazyRowStyle
    var content: ViewContent

    /// Takes the container out of a view; `nil` if it is another view.
    init?(_ kind: ViewValue.Kind) {
        switch kind {
        case .lazyStack(let stack):
            axis = stack.axis
            alignment = stack.alignment
            spacing = stack.spacing
            pinnedViews = stack.pinnedViews
            rows = stack.rows
            content = stack.content
        case .lazyGrid(let grid):
            axis = grid.axis
            alignment = grid.alignment
            spacing = grid.spacing
            pinnedViews = grid.pinnedViews
            items = grid.items
            rows = .plain
            content = grid.content
        default:
            return nil
        }
    }

    var name: String {
        switch (items == nil, axis) {
        case (true, .vertical): "LazyVStack"
        case (true, .horizontal): "LazyHStack"
        case (false, .vertical): "LazyVGrid"
        case (false, .horizontal): "LazyHGrid"
        }
    }

    /// How rows are measured when the container is offered a length across its axis.
    func metrics(cross: Double?, _ environment: EnvironmentValues) -> LazyMetrics {
        LazyMetrics(
            axis: axis,
            cross: cross,
            spacing: rows == .list ? environment.listRowSpacing ?? spacing : spacing,
            grid: items.map { LazyGrid($0, available: cross) },
            list: rows == .list
                ? ListMetrics(
                    leastRow: environment.leastListRowHeight,
                    leastSectionPart: environment.leastListHeaderHeight
                ) : nil
        )
    }

    /// Says whether rows of both stand at the same places.
    func hasSameLayout(as other: LazyContainer) -> Bool {
        spacing == other.spacing && alignment == other.alignment && items == other.items && rows == other.rows
            && pinnedViews == other.pinnedViews
    }
}
