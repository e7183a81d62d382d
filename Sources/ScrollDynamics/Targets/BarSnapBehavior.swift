import LayoutCore

/// Keeps a large title, or a search field below it, from coming to rest half collapsed.
///
/// Each strip of the bar decides for itself: past half of it it collapses, else it expands. Content that is too short to
/// collapse a strip wholly rests at its end instead. The rule for flings is the same, applied to where they would end.
package struct BarSnapBehavior: ScrollTargetBehavior, Hashable, Sendable {
    /// The heights that the bar gives up, in points, in the order in which it does: a search field's, then the title's.
    package let strips: [Double]
    /// How far the content has gone from rest when the first strip begins to give way, in points: a spinner's room goes before.
    package var start = 0.0

    package init(strips: [Double]) {
        self.strips = strips
    }

    /// How long a strip takes to snap after a still lift, in seconds (read off a recording of a title).
    package static let duration = 0.3

    package var motion: TargetMotion { .curve(.timed(.fastInSlowOut, duration: Self.duration)) }

    package func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetContext) {
        guard context.bounds.vertical.isScrollable else { return }
        var origin = target.origin(inVisible: context.visibleSize)
        var start = start
        for strip in strips {
            let end = min(start + strip, context.bounds.vertical.length)
            if origin.y > start, origin.y < end {
                origin.y = origin.y > (start + end) / 2 + ScrollTarget.roundingError ? end : start
                target = ScrollTarget(rect: Rect(origin: origin, size: context.visibleSize))
                return
            }
            start = end
        }
    }
}
