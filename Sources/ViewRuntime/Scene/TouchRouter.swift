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
    /// The items under a finger that is about to go down or a wheel that is about to turn, innermost first.
    ///
    /// Held: some may be gone once time has passed up to that moment.
    private var aim: [ItemNode] = []
    private var touch: ActiveTouch?
    /// Fingers that do not count until they touch the screen anew, and of which a warning has told.
    private var ignoredFingers: Set<Int> = []
    private var lastTap: (time: Double, point: Point, count: Int)?
    /// A tap that waits whether another follows.
    private var heldTap: GestureTracking?

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
        let gestures: GestureArena
        let startTime: Double
        var canTap = true
        /// True once a gesture has the finger, and the scroll views have been told.
        var hasLeftScrolls = false

        init(finger: Int, start: Point, chain: [ItemNode], graph: ViewGraph) {
            self.finger = finger
            self.start = start
            self.chain = chain
            scrolls = chain.compactMap { $0 as? ScrollItem }
            gestures = GestureArena(chain: chain, graph: graph)
            startTime = graph.time
            point = start
        }

        /// What gestures that follow movement and lie around a scroll view wait for.
        var claim: ScrollClaim { outcome == .none ? .none : .open }

        func look(at time: Double, tapCount: Int = 1) -> GestureTouch {
            GestureTouch(
                start: start,
                point: point,
                startTime: startTime,
                time: time,
                tapCount: tapCount,
                canTap: canTap
            )
        }
    }

    /// Takes up what a finger does, a touch without a beginning and a second finger included: those change nothing, and the frame
    /// warns of them once.
    func touch(_ phase: TouchPhase, at point: Point, finger: Int) {
        if phase == .began { return beginTouch(at: point, under: takeAim(), finger: finger) }
        guard let touch, touch.finger == finger else { return ignore(finger, phase) }
        switch phase {
        case .began, .moved:
            move(touch, to: point)
        case .ended:
            if point != touch.point { move(touch, to: point) }
            end(touch)
            self.touch = nil
        case .cancelled:
            cancel(touch)
            self.touch = nil
        }
    }

    private func beginTouch(at point: Point, under chain: [ItemNode], finger: Int) {
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
        begin(at: point, under: chain, finger: finger)
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

    /// Notes what is under a point of the screen, as a person sees it before time moves on; nothing where nothing takes touches.
    ///
    /// - Parameters:
    ///   - screenPoint: The point, in points from the upper left corner of the screen.
    ///   - targets: Where touches go, back to front.
    func aim(at screenPoint: Point, among targets: [HitTarget]) {
        aim.removeAll()
        var item = targets.last { $0.contains(screenPoint) }?.item
        while let current = item {
            aim.append(current)
            item = current.container
        }
    }

    /// What was aimed at and is still there.
    private func takeAim() -> [ItemNode] {
        defer { aim.removeAll() }
        return aim.filter { !$0.isEnded }
    }

    private func begin(at point: Point, under chain: [ItemNode], finger: Int) {
        heldTap = nil
        let active = ActiveTouch(finger: finger, start: point, chain: chain, graph: graph)
        touch = active
        for scroll in active.scrolls {
            scroll.touchBegan(at: point)
            if scroll.controller.hasCaughtMovingContent { active.canTap = false }
        }
        active.gestures.advance(.began, by: active.look(at: graph.time), scrolls: active.claim)
        leaveScrolls(active)
        for delay in active.gestures.alarms.sorted() {
            wait(delay) { router in
                guard let touch = router.touch, touch === active else { return }
                touch.gestures.advance(.waited, by: touch.look(at: router.graph.time), scrolls: touch.claim)
                router.leaveScrolls(touch)
            }
        }
    }

    private func move(_ touch: ActiveTouch, to point: Point) {
        touch.point = point
        let look = touch.look(at: graph.time)
        if look.distance >= PanRecognition.hysteresis { touch.canTap = false }
        touch.gestures.advance(.moved, by: touch.look(at: graph.time), scrolls: touch.claim)
        if leaveScrolls(touch) { return }
        if touch.outcome == .undecided {
            decide(touch, point - touch.start)
            if touch.outcome == .none {
                touch.gestures.choose(.none)
                if leaveScrolls(touch) { return }
            }
        }
        if case .owner(let index) = touch.outcome { touch.scrolls[index].touchMoved(to: point) }
    }

    /// Gives the finger to one of the scroll views under it once it has gone far enough.
    private func decide(_ touch: ActiveTouch, _ travel: Point) {
        let outcome = ScrollArbitration.outcome(of: travel, among: touch.scrolls.map(\.controller.candidate))
        guard outcome != .undecided else { return }
        touch.outcome = outcome
        for (index, scroll) in touch.scrolls.enumerated() where outcome != .owner(index) { scroll.touchCancelled() }
        if case .owner = outcome { touch.gestures.cancel(isOver: false) }
    }

    /// Takes the finger from the scroll views once a gesture has it.
    ///
    /// - Returns: True if a gesture has it.
    @discardableResult
    private func leaveScrolls(_ touch: ActiveTouch) -> Bool {
        guard touch.gestures.ownsFinger else { return false }
        if !touch.hasLeftScrolls {
            touch.hasLeftScrolls = true
            for scroll in touch.scrolls { scroll.touchCancelled() }
        }
        return true
    }

    private func end(_ touch: ActiveTouch) {
        // Scroll views let go of the finger first: what a tap does may scroll them.
        if case .owner(let index) = touch.outcome, !touch.gestures.ownsFinger {
            touch.scrolls[index].touchEnded(at: touch.point)
        } else if !touch.hasLeftScrolls {
            for scroll in touch.scrolls { scroll.touchCancelled() }
        }
        let look = touch.look(at: graph.time, tapCount: touch.canTap ? countTap(at: touch.start) : 1)
        touch.gestures.advance(.ended, by: look, scrolls: touch.claim)
        if let held = touch.gestures.finish() {
            hold(held)
        } else if touch.canTap, !touch.gestures.ownsFinger, touch.start.y < graph.device.safeArea.top,
            graph.device.kind != .bare
        {
            scrollToTop()
        }
    }

    private func cancel(_ touch: ActiveTouch) {
        touch.gestures.cancel(isOver: true)
        for scroll in touch.scrolls { scroll.touchCancelled() }
    }

    // MARK: Taps

    /// Tells of a tap once it is sure that no other follows it.
    private func hold(_ tap: GestureTracking) {
        heldTap = tap
        wait(Self.doubleTapInterval) { router in
            guard router.heldTap === tap else { return }
            router.heldTap = nil
            tap.tell(router.graph)
        }
    }

    /// Has something done when the scene's clock has gone on, if the scene still is.
    private func wait(_ duration: Double, _ work: @escaping (TouchRouter) -> Void) {
        graph.requests.sleeps.append(
            SleepRequest(duration: duration) { [weak self] _ throws(EvaluationFailure) in
                if let self { work(self) }
            }
        )
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

    // MARK: Wheel

    func wheel(by delta: Point) {
        let scrolls = takeAim().compactMap { $0 as? ScrollItem }
        guard let index = ScrollArbitration.wheelOwner(of: delta, among: scrolls.map(\.controller.candidate)) else {
            return
        }
        scrolls[index].wheel(by: delta)
    }
}
