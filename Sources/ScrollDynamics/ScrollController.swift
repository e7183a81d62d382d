package import LayoutCore

/// The motion of one scroll view along both axes, as a function of what fingers, wheels and the program did and when.
///
/// Times are seconds on the scene's clock and never fall. Every input first moves the controller to its time, so a
/// deceleration that was over by then has ended. What shows at a moment depends on the inputs alone, not on how often it
/// was looked at.
///
/// The position is `contentOffset`, in content coordinates, with the range that the insets at rest give: for a
/// collapsing large title those of the expanded bar.
///
/// Nested scroll views each have a controller. A finger goes to the controllers of those that move (so that it stops
/// them) and to the innermost; once ``ScrollArbitration`` names an owner, the owner gets ``touchBegan(at:time:)`` with the
/// finger's first position if it has not had it, and the others ``touchCancelled(time:behaviors:)``.
package struct ScrollController: Equatable, Sendable {
    /// Axes, bounce and rate; a change holds from the next input on.
    package var configuration: ScrollConfiguration
    /// The range along each axis; set through ``updateBounds(_:correction:)``.
    package internal(set) var bounds: PerAxis<ScrollBounds>
    /// What moves the content along each axis.
    package internal(set) var motions: PerAxis<AxisMotion>
    /// Now, in seconds on the scene's clock.
    package internal(set) var time: Double
    package internal(set) var phase = ScrollPhase.idle

    var touch: TouchState?
    /// The wheel's last moment and where it began; `nil` once it has been quiet for a while.
    var wheel: WheelState?
    var phaseChanges: [ScrollPhaseChange] = []

    /// A finger that leaves content slower than this, in points per second, leaves it still.
    ///
    /// On a device nothing flies below 260 and everything above 350; in between it varies.
    package static let minimumFlingSpeed = 300.0

    /// A wheel that says nothing for so long, in seconds, has stopped.
    package static let wheelQuietTime = 0.1

    /// Makes a controller at the start of its range.
    package init(
        configuration: ScrollConfiguration = ScrollConfiguration(),
        bounds: PerAxis<ScrollBounds> = PerAxis(both: .zero),
        time: Double = 0
    ) {
        self.configuration = configuration
        self.bounds = bounds
        self.time = time
        motions = PerAxis { .idle(offset: bounds[$0].minimum) }
    }
}

// MARK: - What shows

extension ScrollController {
    /// The offset that shows now, in content coordinates, before it is aligned to pixels.
    package var contentOffset: Point { contentOffset(at: time) }

    /// The offset that shows at a moment, if nothing else happens until then.
    ///
    /// - Parameter time: Seconds on the scene's clock; not before ``time``.
    /// - Returns: Points in content coordinates.
    package func contentOffset(at time: Double) -> Point {
        PerAxis { motions[$0].position(at: time, in: bounds[$0]) }.point
    }

    /// The offset before the rubber band: where the content would be without resistance.
    package var rawOffset: Point {
        PerAxis { axis in
            if case .dragging(let raw) = motions[axis] {
                return raw
            }
            return bounds[axis].raw(forVisible: contentOffset[axis])
        }.point
    }

    /// The content's velocity, in points per second: the finger's, turned round, while one drags.
    package var velocity: Point {
        PerAxis { axis in
            if case .dragging = motions[axis], let touch {
                return -touch.tracker.velocity(at: time)[axis]
            }
            return motions[axis].velocity(at: time)
        }.point
    }

    /// How far the content has moved from its place of rest at the start: negative when pulled past it.
    package var displacement: Point {
        PerAxis { contentOffset[$0] - bounds[$0].minimum }.point
    }

    /// How far the content is outside its range: negative before the start, positive past the end.
    package var overscroll: Point {
        PerAxis { bounds[$0].overscroll(of: contentOffset[$0]) }.point
    }

    /// Says whether content moves by itself, so that time alone changes what shows.
    package var isMoving: Bool { nextEventTime != nil }

    /// The next moment at which something ends by itself, in seconds on the scene's clock.
    package var nextEventTime: Double? {
        let ends = [motions.horizontal.endTime, motions.vertical.endTime, wheel?.quietTime]
        return ends.compactMap { $0 }.min()
    }

    /// Says whether moving on to a moment may let go of content, so that behaviours are asked for a target.
    package func mayLetGo(by time: Double) -> Bool {
        if let wheel, wheel.quietTime <= time { return true }
        return touch != nil && !configuration.isEnabled
    }

    /// Says whether a finger is down and has moved far enough to scroll.
    package var hasBegunScrolling: Bool { touch?.activeAxes.isEmpty == false }

    /// Says whether the finger that is down went down on moving content, which it stopped: its lift is no tap.
    package var hasCaughtMovingContent: Bool { touch?.hasCaughtMovingContent == true }

    /// What ``ScrollArbitration`` needs to know.
    package var candidate: ScrollCandidate {
        ScrollCandidate(
            touchAxes: touchAxes,
            scrollableAxes: Axis.allCases.reduce(into: []) { axes, axis in
                if bounds[axis].isScrollable {
                    axes.insert(Axis.Set(axis))
                }
            },
            offset: contentOffset,
            bounds: bounds
        )
    }

    /// The axes along which a finger moves the content now.
    package var touchAxes: Axis.Set {
        Axis.allCases.reduce(into: []) { axes, axis in
            if configuration.respondsToTouch(along: axis, in: bounds[axis]) {
                axes.insert(Axis.Set(axis))
            }
        }
    }
}

// MARK: - Phases

extension ScrollController {
    /// Returns the steps between phases since the last call, in order.
    package mutating func takePhaseChanges() -> [ScrollPhaseChange] {
        defer { phaseChanges = [] }
        return phaseChanges
    }

    /// Brings ``phase`` up to date and notes the step if it has changed.
    mutating func updatePhase() {
        let current = derivedPhase
        guard current != phase else { return }
        phaseChanges.append(ScrollPhaseChange(from: phase, to: current, at: time))
        phase = current
    }

    private var derivedPhase: ScrollPhase {
        if let touch {
            return touch.activeAxes.isEmpty ? .tracking : .interacting
        }
        if wheel != nil {
            return .interacting
        }
        var phase = ScrollPhase.idle
        for axis in Axis.allCases {
            switch motions[axis] {
            case .idle, .held, .dragging: break
            case .decelerating, .targeting: return .decelerating
            case .animating: phase = .animating
            }
        }
        return phase
    }
}
