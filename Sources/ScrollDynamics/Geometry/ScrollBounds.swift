/// The offsets at which content may rest along one axis, and the length against which the rubber band is measured.
///
/// Offsets are content coordinates of the container's leading or top edge: at the start of the range they are minus the
/// leading inset. For a collapsing large title, the inset is that of the expanded bar, so that the start of the range
/// does not move while the bar collapses.
package struct ScrollBounds: Hashable, Sendable {
    /// The lowest offset at rest, in points.
    package let minimum: Double
    /// The highest offset at rest, in points; never below `minimum`.
    package let maximum: Double
    /// The length of the whole container, parts under bars included, in points.
    package let containerLength: Double
    /// The length of the container without its insets, in points; at least 0.
    package let visibleLength: Double

    /// Derives the range from lengths along one axis, all in points.
    ///
    /// The range ends at `max(minimum, contentLength + trailingInset - containerLength)`: content that fits stays at its
    /// start.
    package init(contentLength: Double, containerLength: Double, leadingInset: Double = 0, trailingInset: Double = 0) {
        // Taken from zero: a negative zero is one that a program can print.
        minimum = 0 - leadingInset
        maximum = max(0 - leadingInset, contentLength + trailingInset - containerLength)
        self.containerLength = max(containerLength, 0)
        visibleLength = max(containerLength - leadingInset - trailingInset, 0)
    }

    private init(minimum: Double, maximum: Double, containerLength: Double, visibleLength: Double) {
        self.minimum = minimum
        self.maximum = maximum
        self.containerLength = containerLength
        self.visibleLength = visibleLength
    }

    /// The range moved on by a distance in points.
    func translated(by delta: Double) -> ScrollBounds {
        ScrollBounds(
            minimum: minimum + delta,
            maximum: maximum + delta,
            containerLength: containerLength,
            visibleLength: visibleLength
        )
    }

    /// An empty range at 0 in a container without length.
    package static let zero = ScrollBounds(contentLength: 0, containerLength: 0)

    /// How far the content can scroll, in points; 0 when it fits.
    package var length: Double { maximum - minimum }

    /// Says whether the content is longer than what shows of it.
    package var isScrollable: Bool { maximum > minimum }

    /// The offset at rest that is nearest to `offset`.
    package func clamped(_ offset: Double) -> Double { min(max(offset, minimum), maximum) }

    /// How far `offset` lies outside the range: negative before its start, positive past its end, 0 inside.
    package func overscroll(of offset: Double) -> Double { offset - clamped(offset) }

    /// The offset that shows when a finger has dragged the content to `raw`: the same inside, resisted outside.
    package func visible(forRaw raw: Double) -> Double {
        let rest = clamped(raw)
        guard raw != rest, containerLength > 0 else { return rest }
        return rest + RubberBand.touch.offset(forDrag: raw - rest, in: containerLength)
    }

    /// The finger's offset that shows as `visible`; the inverse of ``visible(forRaw:)``.
    package func raw(forVisible visible: Double) -> Double {
        let rest = clamped(visible)
        guard visible != rest, containerLength > 0 else { return rest }
        return rest + RubberBand.touch.drag(forOffset: visible - rest, in: containerLength)
    }

    /// How fast content that shows at `visible` moves against the finger, as a fraction; 1 inside the range.
    package func slope(atVisible visible: Double) -> Double {
        let rest = clamped(visible)
        guard visible != rest, containerLength > 0 else { return 1 }
        let drag = RubberBand.touch.drag(forOffset: visible - rest, in: containerLength)
        return RubberBand.touch.slope(atDrag: drag, in: containerLength)
    }
}
