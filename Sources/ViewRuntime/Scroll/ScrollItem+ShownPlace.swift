import LayoutCore
import ScrollDynamics

/// Where content stood in the last frame.
struct ShownPlace {
    /// The view that a position binding names, as it stood.
    struct BoundView {
        let id: ViewID
        /// True for a row of a lazy container, which itself tells how far its rows have moved.
        let isLazyRow: Bool
        /// Its corner in content coordinates.
        var origin: Point
        /// Where its anchor counts from in the container, in points.
        var line: Point
    }

    /// The offset, by which a frame is known in which content has moved since.
    var offset: Point
    /// How far content had moved from its start, in points.
    let position: Point
    let contentSize: Size
    /// The size of what showed between the insets at rest.
    let visibleSize: Size
    /// The view that is to stay where it is; `nil` without a binding, or if it names none that shows.
    var bound: BoundView?
}

// What keeps its place when content or container change: the view of a position binding, and what a target behaviour aligns.
extension ScrollItem {
    /// Notes where content stands in a frame that a person sees.
    func noteShownPlace() {
        guard settings.targetBehavior != nil || settings.positionID != nil, isPlaced else { return }
        shownPlace = ShownPlace(
            offset: controller.contentOffset,
            position: controller.displacement,
            contentSize: contentSize,
            visibleSize: restSize,
            bound: boundView()
        )
    }

    private func boundView() -> ShownPlace.BoundView? {
        guard settings.positionID != nil, let id = positions.boundID else { return nil }
        guard let item = targetItems().first(where: { $0.anyID == id }) else { return nil }
        return ShownPlace.BoundView(
            id: id,
            isLazyRow: item.lazyContainer?.ancestor { $0 === self } != nil,
            origin: positionInContent(of: item),
            line: anchorLine
        )
    }

    /// Where the anchor of the bound view counts from in the container, in points.
    private var anchorLine: Point {
        PerAxis { (axis: Axis) -> Double in
            insets.start(along: axis) + (settings.positionID?.anchor?[axis] ?? 0) * restSize[axis]
        }.point
    }

    /// Brings content at rest back to where it was, as far as that still means something; it has not moved by itself since.
    ///
    /// - Parameter keptAxes: Axes along which an anchor has put the content.
    func keepShownPlace(except keptAxes: Axis.Set) {
        guard controller.phase == .idle else { return }
        holdBoundView(except: keptAxes)
        alignToTargetAfterResize(except: keptAxes)
        shownPlace?.offset = controller.contentOffset
    }

    /// How far the view that a binding names has moved in the content since the last frame, in points; `nil` if no view is
    /// held, or a lazy container knows.
    ///
    /// Apple's page on `scrollPosition(id:anchor:)`: the view stays visible when data are re-ordered and when sizes change.
    func boundViewShift() -> Point? {
        guard let bound = shownPlace?.bound, !bound.isLazyRow else { return nil }
        guard let item = targetItems().first(where: { $0.anyID == bound.id }) else { return nil }
        let origin = positionInContent(of: item)
        shownPlace?.bound?.origin = origin
        return origin - bound.origin
    }

    /// Keeps the bound view's distance from its anchor where what shows has got another size or other insets.
    private func holdBoundView(except keptAxes: Axis.Set) {
        guard let bound = shownPlace?.bound else { return }
        let line = anchorLine
        shownPlace?.bound?.line = line
        var target = controller.contentOffset
        for axis in Axis.allCases where axes.contains(axis) && !keptAxes.contains(axis) {
            target[axis] += bound.line[axis] - line[axis]
        }
        guard target != controller.contentOffset else { return }
        controller.scroll(to: target, along: axes)
    }

    /// Asks the target behaviour again where content at rest belongs whose container is another size than in the last frame.
    ///
    /// The place that is proposed is as far through the content as what showed: the same page of as many, and the same view
    /// of some that share the container's length.
    private func alignToTargetAfterResize(except keptAxes: Axis.Set) {
        guard let shownPlace, settings.targetBehavior != nil, controller.overscroll == .zero else { return }
        let resized = Axis.allCases.reduce(into: Axis.Set()) { result, axis in
            let isResized = restSize[axis] != shownPlace.visibleSize[axis] && shownPlace.visibleSize[axis] > 0
            if isResized, axes.contains(axis), !keptAxes.contains(axis) { result.insert(Axis.Set(axis)) }
        }
        guard !resized.isEmpty else { return }
        var position = controller.displacement
        for axis in Axis.allCases where resized.contains(axis) && shownPlace.contentSize[axis] > 0 {
            position[axis] = shownPlace.position[axis] * contentSize[axis] / shownPlace.contentSize[axis]
        }
        controller.align(to: position, along: resized, behaviors: targetBehaviors)
    }

    /// The size of what shows between the insets while content rests at its start.
    private var restSize: Size {
        Size(
            width: controller.bounds.horizontal.visibleLength,
            height: controller.bounds.vertical.visibleLength
        )
    }
}
