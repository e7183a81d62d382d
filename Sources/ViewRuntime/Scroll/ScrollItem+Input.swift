import LayoutCore
import ScrollDynamics

// What moves a scroll view: time, fingers, wheels, the program.
extension ScrollItem {
    /// What may change where content comes to rest after a gesture, in the order in which it is asked.
    private var behaviors: [any ScrollTargetBehavior] {
        var result = targetBehaviors
        if let snap = surroundings.navigation?.snapBehavior(for: self) { result.append(snap) }
        return result
    }

    /// What the program wants content to rest at.
    var targetBehaviors: [any ScrollTargetBehavior] {
        switch settings.targetBehavior {
        case .paging: [PagingBehavior()]
        case .viewAligned(let limit, let anchor): [viewAligned(limit, anchor ?? .topLeading)]
        case .program(let function): [ProgramTargetBehavior(function: function, item: self)]
        case nil: []
        }
    }

    private func viewAligned(
        _ limit: ScrollTargetBehaviorValue.ViewAlignedLimit,
        _ anchor: UnitPoint
    ) -> ViewAlignedBehavior {
        let isCompact =
            axes == .horizontal
            ? environment.horizontalSizeClass == .compact : environment.verticalSizeClass == .compact
        let dynamics: ViewAlignedBehavior.Limit =
            switch limit {
            case .automatic: isCompact ? .few : .never
            case .always: .few
            case .alwaysByOne: .one
            case .alwaysByFew: .few
            case .never: .never
            }
        return ViewAlignedBehavior(limit: dynamics, anchor: anchor) { [unowned self] range, axis in
            targetRects(in: range, along: axis)
        }
    }

    func advance(to time: Double) {
        controller.advance(to: time, behaviors: controller.mayLetGo(by: time) ? behaviors : [])
        positionContent()
    }

    /// A finger's place or way in the direction in which this scroll view counts, where a part of the screen reads the other way.
    private func directed(_ point: Point) -> Point {
        environment.layoutDirection == graph.environment.layoutDirection ? point : Point(x: -point.x, y: point.y)
    }

    func touchBegan(at point: Point) {
        refresh.hasFired = false
        controller.touchBegan(at: directed(point), time: graph.time, behaviors: behaviors)
    }

    func touchMoved(to point: Point) {
        let behaviors = controller.mayLetGo(by: graph.time) ? behaviors : []
        controller.touchMoved(to: directed(point), time: graph.time, behaviors: behaviors)
        if controller.hasBegunScrolling { noteMovedByPerson() }
        pullToRefresh()
        positionContent()
    }

    func touchEnded(at point: Point) {
        controller.touchEnded(at: directed(point), time: graph.time, behaviors: behaviors)
    }

    func touchCancelled() {
        controller.touchCancelled(time: graph.time, behaviors: behaviors)
    }

    func wheel(by delta: Point) {
        controller.wheel(by: directed(delta), time: graph.time, behaviors: behaviors)
        noteMovedByPerson()
        positionContent()
    }

    func hold(displacement: Double, along axis: Axis) {
        controller.hold(displacement: displacement, along: axis)
        noteMovedByPerson()
        positionContent()
    }

    private func noteMovedByPerson() {
        isMovedByPerson = true
        shownPlace = nil
        aim = nil
        positions.isFollowing = false
    }

    func scrollToTop() {
        controller.scrollToTop()
        noteMovedByPerson()
    }

    /// The height of a large title's strip that this scroll view collapses, in points.
    var collapsibleTop: Double { surroundings.navigation?.stripHeight(for: self) ?? 0 }
}

/// A program's own target behaviour.
private struct ProgramTargetBehavior: ScrollTargetBehavior {
    let function: any ProgramFunction
    unowned let item: ScrollItem

    func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetContext) {
        let result = item.graph.call(
            function,
            [
                .scrollTarget(target.rect, anchor: target.anchor),
                .scrollTargetContext(
                    ScrollTargetSituation(
                        original: context.originalTarget.rect,
                        velocity: context.velocity,
                        contentSize: item.contentSize,
                        containerSize: item.viewport.size,
                        axes: item.axes
                    )
                ),
            ],
            of: item
        )
        guard let changed = result as? any ScrollTargetResult else { return }
        let rect = changed.targetRect
        guard [rect.minX, rect.minY, rect.width, rect.height].allSatisfy(\.isFinite) else {
            item.graph.noteWarning(
                "The ScrollTargetBehavior's target is not finite; it is ignored",
                line: item.source.line
            )
            return
        }
        target.rect = rect
        target.anchor = changed.targetAnchor
    }
}
