import LayoutCore

/// Comes to rest at whole pages; a page is as long as what shows between the insets.
///
/// A flick goes on by one page in its direction; a slower drag goes to the page of which more than half shows, and stays
/// where it began if exactly half does. A gesture never passes more than one page.
package struct PagingBehavior: ScrollTargetBehavior, Hashable, Sendable {
    /// From this speed on, in points per second, a lift counts as a flick.
    package static let flickSpeed = 300.0

    package init() {}

    package var motion: TargetMotion { .spring }

    package func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetContext) {
        for axis in Axis.allCases where context.axes.contains(axis) {
            target.rect.origin[axis] = page(along: axis, context: context)
        }
        target.anchor = nil
    }

    private func page(along axis: Axis, context: ScrollTargetContext) -> Double {
        let length = context.visibleSize[axis]
        guard length > 0 else { return context.originalTarget.rect.origin[axis] }
        let start = (context.startPosition[axis] / length).rounded()
        let current = context.position[axis] / length
        let velocity = context.velocity[axis]
        let page: Double =
            if velocity >= Self.flickSpeed {
                current.rounded(.down) + 1
            } else if velocity <= -Self.flickSpeed {
                current.rounded(.up) - 1
            } else {
                start + turnedPages(moved: (current - start) * length, length: length)
            }
        return min(max(page, start - 1), start + 1) * length
    }

    private func turnedPages(moved: Double, length: Double) -> Double {
        guard abs(moved) > length / 2 + ScrollTarget.roundingError else { return 0 }
        return moved > 0 ? 1 : -1
    }
}
