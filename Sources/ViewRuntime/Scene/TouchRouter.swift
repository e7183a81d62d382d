import LayoutCore
import ScrollDynamics

/// What a finger does.
package enum TouchPhase: String, Hashable, Sendable, CaseIterable {
    case began
    case moved
    case ended
    case cancelled
}

/// Finds out who a finger means: scroll views, gestures, buttons.
final class TouchRouter {
    private unowned let graph: ViewGraph
    /// Where touches go, back to front, when a finger last went down or a wheel turned.
    var targets: [HitTarget] = []
    private var touch: ActiveTouch?
    /// Fingers that do not count until they touch the screen anew, and of which a warning has told.
    private var ignoredFingers: Set<Int> = []
    private var lastTap: (time: Double, point: Point, count: Int)?

    /// Taps within this time of each other, in seconds, belong together (general knowledge).
    private static let doubleTapInterval = 0.35
    /// How far taps that belong together may lie apart, in points (general knowledge).
    private static let doubleTapDistance = 40.0

    init(graph: ViewGraph) { self.graph = graph }

    /// A finger that is down.
    private final class ActiveTouch {
        let finger: Int
        let start: Point
        /// The items under the finger, innermost first.
        let chain: [ItemNode]
        let scrolls: [ScrollItem]
        var point: Point
        var outcome = ScrollArbitration.Outcome.undecided
        var drag: DragSession?
        var hasMoved = false
        var canTap: Bool

        init(finger: Int, start: Point, chain: [ItemNode]) {
            self.finger = finger
            self.start = start
            self.chain = chain
            scrolls = chain.compactMap { $0 as? ScrollItem }
            point = start
            canTap = true
        }
    }

    /// Takes up what a finger does, a touch without a beginning and a second finger included: those change nothing, and the frame
    /// warns of them once.
    func touch(_ phase: TouchPhase, at point: Point, screenPoint: Point, finger: Int) {
        if phase == .began { return beginTouch(at: point, screenPoint: screenPoint, finger: finger) }
        guard let touch, touch.finger == finger else { return ignore(finger, phase) }
        switch phase {
        case .began, .moved:
            move(touch, to: point)
        case .ended:
            move(touch, to: point)
            end(touch)
            self.touch = nil
        case .cancelled:
            cancel(touch)
            self.touch = nil
        }
    }

    private func beginTouch(at point: Point, screenPoint: Point, finger: Int) {
        if let touch, touch.finger == finger {
            graph.noteWarning(
                "Finger \(finger) touches again without having lifted; its first touch is cancelled",
                line: nil
            )
            cancel(touch)
            self.touch = nil
        }
        if let touch {
            ignoredFingers.insert(finger)
            graph.noteWarning(
                "Finger \(finger) touches while finger \(touch.finger) is down; it is ignored until it touches anew",
                line: nil
            )
            return
        }
        ignoredFingers.remove(finger)
        begin(at: point, screenPoint: screenPoint, finger: finger)
    }

    /// Notes a finger that goes on with a touch that has not begun.
    private func ignore(_ finger: Int, _ phase: TouchPhase) {
        let isKnown =
            phase == .moved ? !ignoredFingers.insert(finger).inserted : ignoredFingers.remove(finger) != nil
        guard !isKnown else { return }
        graph.noteWarning(
            "A touch of finger \(finger) is '\(phase.rawValue)' but has not begun; it is ignored until it begins",
            line: nil
        )
    }

    // MARK: Hits

    /// The items under a point, innermost first; empty where nothing takes touches.
    private func chain(at screenPoint: Point) -> [ItemNode] {
        guard let target = targets.last(where: { $0.rect.contains(screenPoint) }) else { return [] }
        var chain: [ItemNode] = []
        var item: ItemNode? = target.item
        while let current = item {
            chain.append(current)
            item = current.container
        }
        return chain
    }

    private func begin(at point: Point, screenPoint: Point, finger: Int) {
        let active = ActiveTouch(finger: finger, start: point, chain: chain(at: screenPoint))
        touch = active
        for scroll in active.scrolls {
            scroll.touchBegan(at: point)
            if scroll.controller.hasCaughtMovingContent { active.canTap = false }
        }
        beginDrag(active)
    }

    private func move(_ touch: ActiveTouch, to point: Point) {
        touch.point = point
        let travel = point - touch.start
        let distance = (travel.x * travel.x + travel.y * travel.y).squareRoot()
        if distance >= PanRecognition.hysteresis { touch.canTap = false }
        moveDrag(touch, distance: distance)
        guard touch.drag?.ownsFinger != true else { return }
        if touch.outcome == .undecided { decide(touch, travel) }
        if case .owner(let index) = touch.outcome { touch.scrolls[index].touchMoved(to: point) }
    }

    /// Gives the finger to one of the scroll views under it once it has gone far enough.
    private func decide(_ touch: ActiveTouch, _ travel: Point) {
        let outcome = ScrollArbitration.outcome(of: travel, among: touch.scrolls.map(\.controller.candidate))
        guard outcome != .undecided else { return }
        touch.outcome = outcome
        for (index, scroll) in touch.scrolls.enumerated() where outcome != .owner(index) { scroll.touchCancelled() }
    }

    private func end(_ touch: ActiveTouch) {
        endDrag(touch)
        // Scroll views let go of the finger first: what a tap does may scroll them.
        defer { if touch.canTap { tap(touch) } }
        switch touch.outcome {
        case .owner(let index) where touch.drag?.ownsFinger != true:
            touch.scrolls[index].touchEnded(at: touch.point)
        case .undecided, .owner, .none:
            for scroll in touch.scrolls { scroll.touchCancelled() }
        }
    }

    private func cancel(_ touch: ActiveTouch) {
        touch.drag = nil
        for scroll in touch.scrolls { scroll.touchCancelled() }
    }

    // MARK: Taps

    private func tap(_ touch: ActiveTouch) {
        let count = countTap(at: touch.start)
        for item in touch.chain {
            guard let modifier = item as? ModifierItem, item.environment.isEnabled else { continue }
            guard case .onTapGesture(let wanted, let action) = modifier.modifier.kind else { continue }
            guard wanted <= 1 || count % wanted == 0 else { continue }
            graph.perform(action, [.point(touch.start - item.screenOrigin)], of: item)
            return
        }
        if touch.start.y < graph.device.safeArea.top, graph.device.kind != .bare { scrollToTop() }
    }

    /// How many taps in a row this one is the last of, from 1.
    private func countTap(at point: Point) -> Int {
        var count = 1
        if let last = lastTap, graph.time - last.time <= Self.doubleTapInterval {
            let gap = point - last.point
            if (gap.x * gap.x + gap.y * gap.y).squareRoot() <= Self.doubleTapDistance { count = last.count + 1 }
        }
        lastTap = (graph.time, point, count)
        return count
    }

    /// A tap on the status bar scrolls the first vertical scroll view to its top.
    private func scrollToTop() {
        graph.scrolls.first { $0.axes.contains(.vertical) }?.scrollToTop()
    }

    // MARK: Drags

    /// A `DragGesture` that follows the finger.
    private final class DragSession {
        let item: ModifierItem
        let value: DragGestureValue
        var tracker = VelocityTracker()
        var hasBegun = false
        /// True once the gesture keeps the finger from the scroll views around it.
        var ownsFinger: Bool { hasBegun && !value.isSimultaneous }

        init(item: ModifierItem, value: DragGestureValue) {
            self.item = item
            self.value = value
        }
    }

    private func beginDrag(_ touch: ActiveTouch) {
        for item in touch.chain {
            if item is ScrollItem { break }
            guard let modifier = item as? ModifierItem, item.environment.isEnabled else { continue }
            guard case .dragGesture(let value) = modifier.modifier.kind else { continue }
            touch.drag = DragSession(item: modifier, value: value)
            break
        }
        moveDrag(touch, distance: 0)
    }

    private func moveDrag(_ touch: ActiveTouch, distance: Double) {
        guard let drag = touch.drag else { return }
        if case .owner = touch.outcome, !drag.value.isSimultaneous { return }
        drag.tracker.add(touch.point, at: graph.time)
        if !drag.hasBegun {
            guard distance >= drag.value.minimumDistance else { return }
            drag.hasBegun = true
            if drag.ownsFinger { for scroll in touch.scrolls { scroll.touchCancelled() } }
        }
        if let action = drag.value.onChanged { report(drag, touch, action) }
    }

    private func endDrag(_ touch: ActiveTouch) {
        guard let drag = touch.drag, drag.hasBegun, let action = drag.value.onEnded else { return }
        report(drag, touch, action)
    }

    private func report(_ drag: DragSession, _ touch: ActiveTouch, _ action: any ProgramFunction) {
        let origin = drag.item.origin(of: drag.value.space)
        let velocity = drag.tracker.velocity(at: graph.time)
        // The predicted end: as far as a scroll view would still go, by the projection that Apple published.
        let projected = Point(x: velocity.x * 0.499, y: velocity.y * 0.499)
        let value = DragValue(
            startLocation: touch.start - origin,
            location: touch.point - origin,
            velocity: velocity,
            predictedEndLocation: touch.point - origin + projected,
            time: graph.time
        )
        graph.perform(action, [.drag(value)], of: drag.item)
    }

    // MARK: Wheel

    func wheel(at point: Point, delta: Point) {
        let scrolls = chain(at: point).compactMap { $0 as? ScrollItem }
        guard let index = ScrollArbitration.wheelOwner(of: delta, among: scrolls.map(\.controller.candidate)) else {
            return
        }
        scrolls[index].wheel(by: delta)
    }
}

extension ItemNode {
    /// The item's origin on the screen, in points.
    final var screenOrigin: Point { convertToScreen(.zero).origin }

    /// The leading corner of a coordinate space on the screen, as layout counts, in points.
    final func origin(of space: CoordinateSpaceValue) -> Point {
        screenOrigin - leadingRect(in: space).origin
    }
}
