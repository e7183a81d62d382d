/// A `Grid`: cells in rows, all cells of a column as wide as the widest.
///
/// The subviews are the cells of all rows, one after the other. Columns share the width, and then rows the height, as the
/// subviews of a stack do. What spans several columns is offered all that it may have; what it needs beyond them is added to
/// each of them alike. Apple documents the results for simple cells only, so cells that flex are an approximation.
package struct GridLayout: Layout {
    /// One cell.
    package struct Cell: Hashable, Sendable {
        /// How many columns it covers, at most ``greatestSpan``.
        package var columns: Int
        /// The axes along which it does not make its column or row larger.
        package var unsizedAxes: Axis.Set
        /// The alignment that it wants for its column.
        package var columnAlignment: AlignmentGuide?
        /// The point of the cell that is put on the same point of its area; `nil` for the alignments of its column and row.
        package var anchor: UnitPoint?

        /// The most columns that one cell covers: more could not be told apart on any screen.
        package static let greatestSpan = 1_000

        package init(
            columns: Int = 1,
            unsizedAxes: Axis.Set = [],
            columnAlignment: AlignmentGuide? = nil,
            anchor: UnitPoint? = nil
        ) {
            self.columns = min(max(columns, 1), Self.greatestSpan)
            self.unsizedAxes = unsizedAxes
            self.columnAlignment = columnAlignment
            self.anchor = anchor
        }
    }

    /// One row.
    package enum Row: Hashable, Sendable {
        /// A `GridRow`; `alignment` is vertical, `nil` for the grid's own.
        case cells([Cell], alignment: AlignmentGuide?)
        /// A view outside of a `GridRow`, which covers all columns; it is aligned as the grid says, whatever its columns want.
        case wide(Cell)
    }

    package let rows: [Row]
    package let alignment: Alignment
    package let horizontalSpacing: Double?
    package let verticalSpacing: Double?

    /// Makes a grid; gaps are in points, and `nil` asks each pair of neighbours.
    package init(
        rows: [Row],
        alignment: Alignment = .center,
        horizontalSpacing: Double? = nil,
        verticalSpacing: Double? = nil
    ) {
        self.rows = rows
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing?.usableDistance
        self.verticalSpacing = verticalSpacing?.usableDistance
    }

    /// What a grid keeps: where its cells belong, the gaps, and how it last shared its room.
    package struct Cache {
        var cells: [PlacedCell]
        var rowAlignments: [AlignmentGuide]
        var columnCount: Int
        /// Between columns and between rows, in points.
        var columnGaps: [Double] = []
        var rowGaps: [Double] = []
        var last: (proposal: ProposedViewSize, tracks: Tracks)?
    }

    /// The lengths of all columns and rows, in points.
    struct Tracks {
        var columns: [Double]
        var rows: [Double]
    }

    /// A cell with its place in the grid.
    struct PlacedCell {
        /// Its position among the subviews.
        var index: Int
        var row: Int
        var columns: Range<Int>
        /// By which it is lined up with the others of its column.
        var alignment: AlignmentGuide
        var unsizedAxes: Axis.Set
        var anchor: UnitPoint?

        /// True if the cell is lined up with the others of its row and counts for the row's height.
        var isLinedUp: Bool { anchor == nil && !unsizedAxes.contains(.vertical) }
    }

    package func makeCache(subviews: LayoutSubviews) -> Cache {
        let (cells, columnCount) = placedCells(subviewCount: subviews.count)
        var cache = Cache(
            cells: cells,
            rowAlignments: rows.map { row in
                if case .cells(_, let alignment?) = row { return alignment }
                return alignment.vertical
            },
            columnCount: columnCount
        )
        cache.columnGaps = columnGaps(cells, count: columnCount, subviews: subviews)
        cache.rowGaps = rowGaps(cells, subviews: subviews)
        return cache
    }

    package func sizeThatFits(_ proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache) -> Size {
        let tracks = tracks(for: proposal, subviews: subviews, cache: &cache)
        return Size(
            width: tracks.columns.reduce(0, +) + cache.columnGaps.reduce(0, +),
            height: tracks.rows.reduce(0, +) + cache.rowGaps.reduce(0, +)
        )
    }

    package func placeSubviews(
        in bounds: Rect,
        proposal: ProposedViewSize,
        subviews: LayoutSubviews,
        safeArea: SafeArea?,
        cache: inout Cache
    ) {
        let tracks = tracks(for: proposal, subviews: subviews, cache: &cache)
        for placement in placements(tracks, subviews: subviews, cache: cache) {
            subviews[placement.index].place(at: placement.origin, proposal: placement.proposal)
        }
    }

    package func explicitGuides(subviews: LayoutSubviews) -> AlignmentGuide.Set {
        subviews.explicitGuides
    }

    package func explicitAlignment(
        of guide: AlignmentGuide,
        proposal: ProposedViewSize,
        size: Size,
        subviews: LayoutSubviews,
        cache: inout Cache
    ) -> Double? {
        let tracks = tracks(for: proposal, subviews: subviews, cache: &cache)
        let values = placements(tracks, subviews: subviews, cache: cache).compactMap { placement in
            subviews[placement.index].node
                .explicitAlignment(of: guide, proposal: placement.proposal, size: placement.size)
                .map { $0 + placement.origin[guide.axis] }
        }
        return guide.combined(values)
    }

    package func spacing(subviews: LayoutSubviews, cache: inout Cache) -> ViewSpacing {
        subviews.mergedSpacing
    }
}
