import LayoutCore
import ScrollDynamics

/// A finger at a moment, as gestures look at it.
struct GestureTouch {
    /// On the screen as layout counts, in points.
    var start: Point
    var point: Point
    /// Seconds on the scene's clock.
    var startTime: Double
    var time: Double
    /// How many taps in a row this touch would be the last of, from 1.
    var tapCount: Int
    /// False once the finger has moved too far for a tap, or has caught content that moved.
    var canTap: Bool

    var distance: Double {
        let travel = point - start
        return (travel.x * travel.x + travel.y * travel.y).squareRoot()
    }
}

/// One gesture, or a part of one, that follows a finger.
///
/// Recognition is apart from telling: ``advance(_:by:)`` only finds out what has come of the gesture, ``tell(_:)`` calls those who listen,
/// once it is known that the gesture may.
final class GestureTracking {
    /// What has come of a gesture so far.
    enum Phase {
        /// It may still begin.
        case possible
        /// It has begun, and changes.
        case changing
        case ended
        case failed
    }

    /// What happens to the finger.
    enum Step {
        case began
        case moved
        case ended
        /// Time has passed.
        case waited
    }

    /// What is new since those who listen were last told.
    private enum News {
        case none
        case changed
        case ended
    }

    private let value: GestureValue
    private unowned let item: ModifierItem
    private let parts: [GestureTracking]
    private(set) var phase = Phase.possible
    private var event: GestureEvent?
    private var news = News.none
    private var needsReset = false
    private var startLocation: Point?
    private var tracker = VelocityTracker()
    /// Set where taps so far were right but not yet enough.
    private(set) var waitsForTaps = false

    init(_ value: GestureValue, of item: ModifierItem) {
        self.value = value
        self.item = item
        parts =
            switch value.recognizer {
            case .sequence(let first, let second), .simultaneous(let first, let second),
                .exclusive(let first, let second):
                [GestureTracking(first, of: item), GestureTracking(second, of: item)]
            default: []
            }
    }

    var hasBegun: Bool { phase == .changing || phase == .ended }

    /// The times, in seconds from the touch's beginning, at which the gesture wants to be asked again.
    var alarms: [Double] {
        if case .longPress(let duration, _) = value.recognizer { return [max(duration, 0)] }
        return parts.flatMap(\.alarms)
    }

    // MARK: Recognition

    func advance(_ step: Step, by touch: GestureTouch) {
        guard phase == .possible || phase == .changing else { return }
        switch value.recognizer {
        case .tap(let count, let space): advanceTap(step, touch, count, space)
        case .longPress(let duration, let distance): advancePress(step, touch, duration, distance)
        case .drag(let distance, let space): advanceDrag(step, touch, distance, space)
        case .twoFingers: phase = .failed
        case .sequence: advanceSequence(step, touch)
        case .simultaneous: advanceBoth(step, touch)
        case .exclusive: advanceAlternatives(step, touch)
        }
    }

    private func become(_ newPhase: Phase, _ newEvent: GestureEvent?) {
        phase = newPhase
        if let newEvent { event = newEvent }
        switch newPhase {
        case .ended: news = .ended
        case .failed: news = .none
        case .possible, .changing: news = .changed
        }
    }

    private func advanceTap(_ step: Step, _ touch: GestureTouch, _ count: Int, _ space: CoordinateSpaceValue) {
        if !touch.canTap { return become(.failed, nil) }
        guard step == .ended else { return }
        if count > 1, touch.tapCount % count != 0 {
            waitsForTaps = true
        } else {
            become(.ended, .tap(touch.start - item.origin(of: space)))
        }
    }

    private func advancePress(_ step: Step, _ touch: GestureTouch, _ duration: Double, _ distance: Double) {
        if touch.distance >= max(distance, 1e-9) { return become(.failed, nil) }
        // Times that are sums of sixtieths reach a duration a little before or after it.
        if touch.time - touch.startTime >= duration - 1e-9 { return become(.ended, .press(true)) }
        if step == .ended { return become(.failed, nil) }
        if step == .began { become(.possible, .press(true)) }
    }

    private func advanceDrag(_ step: Step, _ touch: GestureTouch, _ distance: Double, _ space: CoordinateSpaceValue) {
        let origin = item.origin(of: space)
        // A view that its own drag moves takes its space with it: where the drag began stays what it was then.
        let start = startLocation ?? touch.start - origin
        startLocation = start
        if step != .waited { tracker.add(touch.point, at: touch.time) }
        if phase == .possible, touch.distance < distance {
            if step == .ended { become(.failed, nil) }
            return
        }
        guard step != .waited || phase == .possible else { return }
        let velocity = tracker.velocity(at: touch.time)
        let location = touch.point - origin
        // The predicted end: as far as a scroll view would still go, by the projection that Apple published.
        let projected = Point(x: velocity.x * 0.499, y: velocity.y * 0.499)
        let drag = DragValue(
            startLocation: start,
            location: location,
            velocity: velocity,
            predictedEndLocation: location + projected,
            time: touch.time
        )
        become(step == .ended ? .ended : .changing, .drag(drag))
    }

    private func advanceSequence(_ step: Step, _ touch: GestureTouch) {
        let (first, second) = (parts[0], parts[1])
        if first.phase != .ended {
            first.advance(step, by: touch)
            if first.phase == .failed { return become(.failed, nil) }
            guard first.phase == .ended, let event = first.event else {
                if first.news != .none, let event = first.event { become(first.phase, .first(event)) }
                return
            }
            become(.changing, .second(event, nil))
            // What follows counts from here on: the end of a touch that ended the first is no touch for the second.
            if step != .ended { second.advance(.began, by: touch) }
        } else {
            second.advance(step, by: touch)
        }
        guard let event = first.event else { return }
        switch second.phase {
        case .ended: become(.ended, .second(event, second.event))
        case .changing where second.news != .none: become(.changing, .second(event, second.event))
        case .possible where step == .ended, .failed: become(.ended, .second(event, nil))
        case .possible, .changing: break
        }
    }

    private func advanceBoth(_ step: Step, _ touch: GestureTouch) {
        for part in parts { part.advance(step, by: touch) }
        let event = GestureEvent.pair(parts[0].begunEvent, parts[1].begunEvent)
        let isOver = parts.allSatisfy { $0.phase == .ended || $0.phase == .failed }
        if isOver {
            become(parts.contains { $0.phase == .ended } ? .ended : .failed, event)
        } else if parts.contains(where: { $0.news != .none }) {
            become(parts.contains(where: \.hasBegun) ? .changing : .possible, event)
        }
    }

    private var begunEvent: GestureEvent? { phase == .failed ? nil : event }

    private func advanceAlternatives(_ step: Step, _ touch: GestureTouch) {
        for part in parts where !(part === parts[1] && parts[0].hasBegun) { part.advance(step, by: touch) }
        let (first, second) = (parts[0], parts[1])
        waitsForTaps = first.waitsForTaps
        if first.phase != .failed {
            if first.hasBegun { second.phase = .failed }
            if first.news != .none, let event = first.event { become(first.phase, .either(event, isSecond: false)) }
        } else if second.news != .none, let event = second.event {
            become(second.phase, .either(event, isSecond: true))
        } else if second.phase == .failed {
            become(.failed, nil)
        }
    }

    // MARK: Telling

    /// Calls those who listen to what is new, parts before the whole.
    func tell(_ graph: ViewGraph) {
        for part in parts { part.tell(graph) }
        let news = news
        self.news = .none
        if let event {
            for listener in value.listeners {
                switch (listener, news) {
                case (.changed(let action), .changed): graph.perform(action, [.gesture(event)], of: item)
                case (.updating(let action, _), .changed):
                    needsReset = true
                    graph.perform(action, [.gesture(event)], of: item)
                case (.ended(let action), .ended): graph.perform(action, [.gesture(event)], of: item)
                default: break
                }
            }
        }
        if phase == .ended || phase == .failed { reset(graph) }
    }

    /// Gives the gesture up; nobody hears of an end, and state that it updates goes back.
    func cancel(_ graph: ViewGraph) {
        for part in parts { part.cancel(graph) }
        if phase != .ended { phase = .failed }
        news = .none
        reset(graph)
    }

    private func reset(_ graph: ViewGraph) {
        guard needsReset else { return }
        needsReset = false
        for case .updating(_, let reset) in value.listeners { graph.perform(reset, [], of: item) }
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
