import LayoutCore
import ScrollDynamics

/// Where content stood in the last frame.
struct ShownPlace {
    /// How far content had moved from its start, in points.
    let position: Point
    let contentSize: Size
    /// The size of what showed between the insets at rest.
    let visibleSize: Size
}

// What a target behaviour has to say when the scroll view gets another size.
extension ScrollItem {
    /// Notes where content stands in a frame that a person sees.
    func noteShownPlace() {
        guard settings.targetBehavior != nil, isPlaced else { return }
        shownPlace = ShownPlace(
            position: controller.displacement,
            contentSize: contentSize,
            visibleSize: visibleSize
        )
    }

    /// Asks the target behaviour again where content at rest belongs whose container is another size than in the last frame.
    ///
    /// The place that is proposed is as far through the content as what showed: the same page of as many, and the same view
    /// of some that share the container's length.
    ///
    /// - Parameter keptAxes: Axes along which an anchor has put the content.
    func alignToTargetAfterResize(except keptAxes: Axis.Set) {
        guard let shownPlace, controller.phase == .idle, controller.overscroll == .zero else { return }
        let resized = Axis.allCases.reduce(into: Axis.Set()) { result, axis in
            let isResized = visibleSize[axis] != shownPlace.visibleSize[axis] && shownPlace.visibleSize[axis] > 0
            if isResized, axes.contains(axis), !keptAxes.contains(axis) { result.insert(Axis.Set(axis)) }
        }
        guard !resized.isEmpty else { return }
        var position = controller.displacement
        for axis in Axis.allCases where resized.contains(axis) && shownPlace.contentSize[axis] > 0 {
            position[axis] = shownPlace.position[axis] * contentSize[axis] / shownPlace.contentSize[axis]
        }
        controller.align(to: position, along: resized, behaviors: targetBehaviors)
    }

    private var visibleSize: Size {
        Size(
            width: controller.bounds.horizontal.visibleLength,
            height: controller.bounds.vertical.visibleLength
        )
    }
}
