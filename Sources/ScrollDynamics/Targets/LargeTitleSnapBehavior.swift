import LayoutCore

/// Keeps a large title from coming to rest half collapsed.
///
/// Past half of its strip it collapses, else it expands; content that is too short to collapse it wholly rests at its
/// end instead. The rule for flings is the same, applied to where they would end.
package struct LargeTitleSnapBehavior: ScrollTargetBehavior, Hashable, Sendable {
    /// The height that the title gives up, in points.
    package let stripHeight: Double

    package init(stripHeight: Double) {
        self.stripHeight = stripHeight
    }

    /// How long the title takes to snap after a still lift, in seconds (read off a recording).
    package static let duration = 0.3

    package var motion: TargetMotion { .curve(.timed(.fastInSlowOut, duration: Self.duration)) }

    package func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetContext) {
        guard context.bounds.vertical.isScrollable else { return }
        let collapsed = min(stripHeight, context.bounds.vertical.length)
        var origin = target.origin(inVisible: context.visibleSize)
        guard origin.y > 0, origin.y < collapsed else { return }
        origin.y = origin.y > collapsed / 2 ? collapsed : 0
        target = ScrollTarget(rect: Rect(origin: origin, size: context.visibleSize))
    }
}
