package import LayoutCore

extension ScrollController {
    /// A finger goes down: content that moves stops where it is, and the phase becomes `tracking`.
    ///
    /// - Parameters:
    ///   - point: Where, in points on the screen; only differences matter.
    ///   - time: Seconds on the scene's clock. Must not be before ``time``.
    ///   - behaviors: As in ``advance(to:behaviors:)``.
    package mutating func touchBegan(at point: Point, time: Double, behaviors: [any ScrollTargetBehavior] = []) {
        if touch != nil {
            touchCancelled(time: time, behaviors: behaviors)
        }
        advance(to: time, behaviors: behaviors)
        guard configuration.isEnabled else { return }
        var tracker = VelocityTracker()
        tracker.add(point, at: time)
        let startOffset = wheel?.startOffset ?? contentOffset
        let stoppedAxes = stopMotions()
        touch = TouchState(
            start: point,
            current: point,
            tracker: tracker,
            startOffset: startOffset,
            caughtAxes: stoppedAxes.union(wheel?.axes ?? []),
            hasCaughtMovingContent: !stoppedAxes.isEmpty
        )
        wheel = nil
        updatePhase()
    }

    /// The finger has moved; content follows once it has moved far enough.
    ///
    /// Without a finger that is down it does nothing but move to `time`. If the view has been disabled meanwhile, the finger
    /// is taken away.
    package mutating func touchMoved(to point: Point, time: Double, behaviors: [any ScrollTargetBehavior] = []) {
        guard configuration.isEnabled else { return touchCancelled(time: time, behaviors: behaviors) }
        advance(to: time, behaviors: behaviors)
        guard var touch else { return }
        touch.current = point
        touch.tracker.add(point, at: time)
        if touch.activeAxes.isEmpty, !touch.hasFailed {
            begin(&touch)
        }
        for axis in Axis.allCases where touch.activeAxes.contains(axis) {
            let travel = touch.translation[axis] - touch.slop[axis]
            motions[axis] = .dragging(raw: touch.base[axis] - travel)
        }
        self.touch = touch
        updatePhase()
    }

    /// The finger lifts: content flies on, bounces back, goes to a target, or stays.
    ///
    /// - Parameters:
    ///   - point: Where it lifts, in points on the screen.
    ///   - time: Seconds on the scene's clock. Must not be before ``time``.
    ///   - behaviors: What may change the target; each is asked once, in order.
    package mutating func touchEnded(at point: Point, time: Double, behaviors: [any ScrollTargetBehavior] = []) {
        touchMoved(to: point, time: time, behaviors: behaviors)
        guard let touch else { return }
        let velocity = -touch.tracker.velocity(at: time)
        end(touch, velocity: touch.activeAxes.isEmpty ? .zero : velocity, behaviors: behaviors)
    }

    /// The finger is taken away: content is let go without any speed.
    package mutating func touchCancelled(time: Double, behaviors: [any ScrollTargetBehavior] = []) {
        advance(to: time, behaviors: behaviors)
        guard let touch else { return }
        end(touch, velocity: .zero, behaviors: behaviors)
    }

    private mutating func end(_ touch: TouchState, velocity: Point, behaviors: [any ScrollTargetBehavior]) {
        self.touch = nil
        // A finger that neither moved nor stopped anything leaves a displacement that was set from outside.
        let axes = touch.activeAxes.union(touch.caughtAxes)
        release(velocity, along: axes, from: touch.startOffset, behaviors: behaviors)
        updatePhase()
    }

    /// Starts to scroll if the finger has gone far enough.
    private func begin(_ touch: inout TouchState) {
        let decision = PanRecognition.decision(
            for: touch.translation,
            axes: touchAxes,
            locksDirection: configuration.locksDirection
        )
        switch decision {
        case .undecided:
            break
        case .failed:
            touch.hasFailed = true
        case .begun(let axes, let slop):
            touch.activeAxes = axes
            touch.slop = slop
            touch.base = rawOffset
        }
    }

    /// Holds content that moves by itself where it is; returns the axes along which it moved.
    private mutating func stopMotions() -> Axis.Set {
        var stopped: Axis.Set = []
        for axis in Axis.allCases where motions[axis].endTime != nil {
            motions[axis] = .held(offset: contentOffset[axis])
            stopped.insert(Axis.Set(axis))
        }
        return stopped
    }
}
