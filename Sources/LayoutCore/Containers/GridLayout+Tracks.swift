extension GridLayout {
    /// A cell that is put somewhere; lengths in points.
    struct Placement {
        var index: Int
        var proposal: ProposedViewSize
        var size: Size
        var origin: Point
    }

    /// The lengths of columns and rows for a proposal.
    func tracks(for proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache) -> Tracks {
        if let last = cache.last, last.proposal == proposal { return last.tracks }
        let columns = columnLengths(sharing: proposal.width, subviews: subviews, cache: cache)
        let rows = rowLengths(columns, sharing: proposal.height, subviews: subviews, cache: cache)
        let tracks = Tracks(columns: columns, rows: rows)
        cache.last = (proposal, tracks)
        return tracks
    }

    private func columnLengths(sharing width: Double?, subviews: LayoutSubviews, cache: Cache) -> [Double] {
        let count = cache.columnCount
        let sized = cache.cells.filter { !$0.unsizedAxes.contains(.horizontal) }
        var byColumn = Array(repeating: [LayoutSubview](), count: count)
        for cell in sized where cell.columns.count == 1 {
            byColumn[cell.columns.lowerBound].append(subviews[cell.index])
        }
        let distribution = TrackDistribution(gaps: cache.columnGaps) { column, offer in
            let proposal = ProposedViewSize(width: offer, height: nil)
            return byColumn[column].reduce(0) { max($0, $1.sizeThatFits(proposal).width) }
        }
        var lengths = distribution.lengths(count: count, sharing: width)
        let spanning = sized.filter { $0.columns.count > 1 }.sorted { $0.columns.count < $1.columns.count }
        var total = lengths.extent(of: 0..<count, gaps: cache.columnGaps)
        for cell in spanning {
            let covered = lengths.extent(of: cell.columns, gaps: cache.columnGaps)
            let offer = width.map { max($0.taking(total - covered), covered) }
            let wanted = subviews[cell.index].sizeThatFits(ProposedViewSize(width: offer, height: nil)).width
            guard wanted > covered else { continue }
            let extra = (wanted - covered) / Double(cell.columns.count)
            for column in cell.columns { lengths[column] += extra }
            total += wanted - covered
        }
        return lengths
    }

    private func rowLengths(
        _ columns: [Double],
        sharing height: Double?,
        subviews: LayoutSubviews,
        cache: Cache
    ) -> [Double] {
        let byRow = Dictionary(grouping: cache.cells, by: \.row)
        let distribution = TrackDistribution(gaps: cache.rowGaps) { row, offer in
            var extent = AlignedExtent()
            var tallest = 0.0
            for cell in byRow[row] ?? [] where !cell.unsizedAxes.contains(.vertical) {
                let width = columns.extent(of: cell.columns, gaps: cache.columnGaps)
                let proposal = ProposedViewSize(width: width, height: offer)
                let subview = subviews[cell.index]
                let size = subview.sizeThatFits(proposal)
                tallest = max(tallest, size.height)
                guard cell.isLinedUp else { continue }
                let guide = subview.guide(cache.rowAlignments[row], proposal: proposal, size: size)
                _ = extent.add(guide: guide, length: size.height)
            }
            return max(extent.length, tallest)
        }
        return distribution.lengths(count: rows.count, sharing: height)
    }

    /// Where all cells go: each is offered its whole area and lined up with the others of its column and row.
    func placements(_ tracks: Tracks, subviews: LayoutSubviews, cache: Cache) -> [Placement] {
        let columnStarts = tracks.columns.starts(gaps: cache.columnGaps)
        let rowStarts = tracks.rows.starts(gaps: cache.rowGaps)
        let areas = cache.cells.map { cell in
            Rect(
                x: columnStarts[cell.columns.lowerBound],
                y: rowStarts[cell.row],
                width: tracks.columns.extent(of: cell.columns, gaps: cache.columnGaps),
                height: tracks.rows[cell.row]
            )
        }
        let sizes = zip(cache.cells, areas).map { cell, area in
            subviews[cell.index].sizeThatFits(ProposedViewSize(area.size))
        }
        var extents = Array(repeating: AlignedExtent(), count: rows.count)
        var offsets = Array(repeating: Point.zero, count: cache.cells.count)
        for (position, cell) in cache.cells.enumerated() {
            let (area, size) = (areas[position].size, sizes[position])
            let proposal = ProposedViewSize(area)
            if let anchor = cell.anchor {
                offsets[position] = Point(
                    x: anchor.x * (area.width - size.width),
                    y: anchor.y * (area.height - size.height)
                )
                continue
            }
            let subview = subviews[cell.index]
            offsets[position].x =
                cell.alignment.defaultValue(area) - subview.guide(cell.alignment, proposal: proposal, size: size)
            guard cell.isLinedUp else { continue }
            let guide = subview.guide(cache.rowAlignments[cell.row], proposal: proposal, size: size)
            offsets[position].y = extents[cell.row].add(guide: guide, length: size.height)
        }
        return cache.cells.indices.map { position in
            let cell = cache.cells[position]
            if cell.anchor == nil {
                // Rows that are taller than their cells put them where their alignment says: 0 at the top, 1 at the bottom.
                let fraction = cache.rowAlignments[cell.row].defaultValue(Size(width: 1, height: 1))
                let own = cell.isLinedUp ? extents[cell.row].length : sizes[position].height
                offsets[position].y += (areas[position].height - own) * fraction
                if cell.isLinedUp { offsets[position].y -= extents[cell.row].lower }
            }
            return Placement(
                index: cell.index,
                proposal: ProposedViewSize(areas[position].size),
                size: sizes[position],
                origin: areas[position].origin + offsets[position]
            )
        }
    }
}

extension [Double] {
    /// Where each track begins, in points.
    fileprivate func starts(gaps: [Double]) -> [Double] {
        var start = 0.0
        return indices.map { track in
            defer { start += self[track] + (track < gaps.count ? gaps[track] : 0) }
            return start
        }
    }

    /// The length of several tracks and the gaps between them, in points.
    fileprivate func extent(of tracks: Range<Int>, gaps: [Double]) -> Double {
        guard !tracks.isEmpty else { return 0 }
        return self[tracks].reduce(0, +) + gaps[tracks.dropLast()].reduce(0, +)
    }
}
