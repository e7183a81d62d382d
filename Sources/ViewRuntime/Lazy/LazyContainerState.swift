package import LayoutCore

/// What a lazy container holds at one moment: which of its rows exist, and how the parts of its sections are held.
///
/// Places are points on the screen along the container's axis.
package struct LazyContainerState: Hashable, Sendable {
    /// A header or footer that can pin.
    package struct Pinnable: Hashable, Sendable {
        package var part: PinnedPart
        /// Whether it is held away from its natural place.
        package var isHeld: Bool
        /// Where it would be by itself, and where it is.
        package var natural: Double
        package var position: Double
        package var length: Double
        /// How far the end of its section holds it past the line at which it pins.
        package var pushedBy: Double
    }

    /// A section that shows.
    package struct Section: Hashable, Sendable {
        package var range: ClosedRange<Double>
        package var pinnables: [Pinnable]
    }

    package var id: Int
    package var view: String
    /// The scroll view that shows the rows.
    package var scrollView: Int?
    package var axis: Axis
    /// On the screen; for rows that were never made the estimate counts.
    package var frame: Rect
    /// How many elements there are: views, and the elements of each `ForEach`.
    package var elementCount: Int
    /// How many of them exist.
    package var realizedCount: Int
    /// How many rows are placed, and from where to where; `nil` if none is.
    package var placedCount: Int
    package var placed: ClosedRange<Double>?
    package var sections: [Section]
}

extension LazyStackItem {
    /// What the container holds now; `nil` before its rows have been placed.
    ///
    /// - Complexity: O(*v* + *r*) in the visible and the existing rows.
    var state: LazyContainerState? {
        guard let list = segments, hasPlacedRows, isPlacedByContainer else { return nil }
        return LazyContainerState(
            id: id,
            view: name,
            scrollView: scroll?.id,
            axis: axis,
            frame: graph.mirror.apply(convertToScreen(Rect(origin: .zero, size: size))),
            elementCount: list.elementCount,
            realizedCount: list.realizedCount,
            placedCount: placed.count,
            placed: placed.extent.map { onScreen($0.start, $0.end) },
            sections: placed.sections.map { state(of: $0) }
        )
    }

    private func state(of section: LazyVisitor.Section) -> LazyContainerState.Section {
        var pinnables: [LazyContainerState.Pinnable] = []
        if let lines = lastLines {
            lines.forEachPlace(of: section, value.pinnedViews) { pinnables.append(state(of: $0, lines)) }
        }
        return LazyContainerState.Section(range: onScreen(section.start, section.end), pinnables: pinnables)
    }

    private func state(of place: PinLines.Place, _ lines: PinLines) -> LazyContainerState.Pinnable {
        let length = place.segment.length
        return LazyContainerState.Pinnable(
            part: place.part,
            isHeld: lines.holds(place),
            natural: onScreen(place.natural, place.natural + length).lowerBound,
            position: onScreen(place.held, place.held + length).lowerBound,
            length: length,
            pushedBy: lines.push(of: place)
        )
    }

    /// Maps a range along the axis, from the container's beginning, to the screen; zero for what is no range.
    private func onScreen(_ start: Double, _ end: Double) -> ClosedRange<Double> {
        var rect = Rect(origin: .zero, size: size)
        rect.origin[axis] = start
        rect.size[axis] = end - start
        let shown = graph.mirror.apply(convertToScreen(rect))
        let (low, high) = (shown.origin[axis], shown.origin[axis] + shown.size[axis])
        return low <= high ? low...high : 0...0
    }
}
