package import LayoutCore

/// A gesture as a program describes it: what it waits for, and who hears of it.
package struct GestureValue {
    /// What a gesture waits for.
    package indirect enum Recognizer {
        /// Taps within a short time of each other.
        case tap(count: Int, space: CoordinateSpaceValue)
        /// A finger that rests, in seconds; it may wander by less than `maximumDistance`, in points.
        case longPress(minimumDuration: Double, maximumDistance: Double)
        /// A finger that moves; before it begins, it has gone `minimumDistance`, in points.
        case drag(minimumDistance: Double, space: CoordinateSpaceValue)
        /// What takes two fingers, of which there is one here: never begins.
        case twoFingers
        /// The second once the first has ended.
        case sequence(GestureValue, GestureValue)
        /// Both at the same time.
        case simultaneous(GestureValue, GestureValue)
        /// The second where the first fails.
        case exclusive(GestureValue, GestureValue)
    }

    /// Who hears of a gesture, with its value as the only argument.
    package enum Listener {
        case changed(any ProgramFunction)
        case ended(any ProgramFunction)
        /// `updating(_:body:)`: called like `changed`; `reset` puts the state back when the gesture ends, by whatever way.
        case updating(any ProgramFunction, reset: any ProgramFunction)
    }

    /// Who comes first where several gestures wait for the same finger.
    package enum Priority: Hashable, Sendable {
        /// After the gestures of what is inside.
        case normal
        /// Before the gestures of what is inside.
        case high
        /// Beside all others.
        case simultaneous
    }

    package var recognizer: Recognizer
    /// In the order in which they were attached.
    package var listeners: [Listener]
    package var priority = Priority.normal
    /// True if the gestures of what is inside do not count.
    package var excludesSubviews = false

    package init(_ recognizer: Recognizer, listeners: [Listener] = []) {
        self.recognizer = recognizer
        self.listeners = listeners
    }

    /// The name under which the tree shows the modifier.
    var modifierName: String {
        switch recognizer {
        case .tap: ".onTapGesture"
        case .longPress: ".onLongPressGesture"
        default: ".gesture"
        }
    }

    /// True if the gesture is, or has in it, one that begins by a finger's movement.
    var followsMovement: Bool {
        switch recognizer {
        case .drag: true
        case .tap, .longPress, .twoFingers: false
        case .sequence(let first, _): first.followsMovement
        case .simultaneous(let first, let second), .exclusive(let first, let second):
            first.followsMovement || second.followsMovement
        }
    }
}

/// What a gesture tells those who listen.
package indirect enum GestureEvent: Hashable, Sendable {
    /// A tap at a point of the gesture's space.
    case tap(Point)
    case press(Bool)
    case drag(DragValue)
    /// The first of a sequence, before it has ended.
    case first(GestureEvent)
    /// The first of a sequence, which has ended, and the second, once that has begun.
    case second(GestureEvent, GestureEvent?)
    /// Both of two gestures at the same time, as far as they have begun.
    case pair(GestureEvent?, GestureEvent?)
    /// One of two alternatives.
    case either(GestureEvent, isSecond: Bool)
}

extension ModifierValue.Kind {
    /// An action on taps, as `onTapGesture(count:perform:)` and the system's controls have it.
    package static func onTapGesture(count: Int, action: any ProgramFunction) -> ModifierValue.Kind {
        .gesture(GestureValue(.tap(count: count, space: .local), listeners: [.ended(action)]))
    }
}
