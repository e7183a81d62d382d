import LayoutCore

/// How the parts of a lazy container are measured.
struct LazyMetrics: Equatable {
    var axis: Axis
    /// What rows are offered across the axis; `nil` for their ideal.
    var cross: Double?
    /// The gap between neighbours, in points; `nil` asks each pair, and is the standard gap in a grid.
    var spacing: Double?
    /// The tracks of a grid; `nil` in a stack.
    var grid: LazyGrid?
    /// How rows are dressed; `nil` for rows as they are.
    var list: ListMetrics?

    /// How long the container is across its axis: a grid never less than its tracks; `nil` for its ideal.
    var room: Double? { cross.map { max($0, grid?.length ?? 0) } }

    /// What a row is offered that takes the whole width.
    var proposal: ProposedViewSize { proposal(within: .zero) }

    /// What a row is offered that takes the whole width but for insets.
    func proposal(within insets: EdgeInsets) -> ProposedViewSize {
        ProposedViewSize(nil, along: axis, across: room.map { max($0 - insets.total(along: axis.crossing), 0) })
    }

    /// What a cell of a grid is offered.
    func proposal(inTrack track: Int) -> ProposedViewSize {
        guard let grid else { return proposal }
        return ProposedViewSize(nil, along: axis, across: grid.tracks[track].length)
    }

    /// The gap between two neighbours, in points.
    func gap(_ previous: ViewSpacing?, _ next: ViewSpacing?) -> Double {
        if let spacing { return spacing }
        if grid != nil { return ViewSpacing.standard }
        return (previous ?? .ordinary).distance(to: next ?? .ordinary, along: axis)
    }
}

/// How the rows of a lazy container are dressed.
package enum LazyRowStyle: Hashable, Sendable {
    /// As they are.
    case plain
    /// As the rows of a plain list: with margins, a least height, and separators.
    case list
}

/// The columns of a `LazyVGrid` or the rows of a `LazyHGrid` for a certain room.
struct LazyGrid: Equatable {
    let tracks: [LazyGridTracks.Track]
    /// How cells stand in each track.
    let alignments: [Alignment]
    /// How long the grid is across its axis, in points; its tracks may reach out of it.
    let length: Double

    /// - Parameters:
    ///   - items: What the program lists; an empty list counts as one flexible track.
    ///   - available: The room across the axis, in points; `nil` for the least.
    init(_ items: [GridItemValue], available: Double?) {
        let items = items.isEmpty ? [GridItemValue(size: .flexible(minimum: 10, maximum: .infinity))] : items
        (tracks, length) = LazyGridTracks.shown(items: items.map(\.trackItem), available: available)
        alignments = tracks.map { items[$0.item].alignment ?? .center }
    }
}

extension GridItemValue {
    fileprivate var trackItem: LazyGridTracks.Item {
        let length: LazyGridTracks.Item.Size =
            switch size {
            case .fixed(let length): .fixed(length)
            case .flexible(let minimum, let maximum): .flexible(minimum: minimum, maximum: maximum)
            case .adaptive(let minimum, let maximum): .adaptive(minimum: minimum, maximum: maximum)
            }
        return LazyGridTracks.Item(size: length, spacing: spacing)
    }
}
