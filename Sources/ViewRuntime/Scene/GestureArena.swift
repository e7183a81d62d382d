import LayoutCore

/// The gestures that wait for one finger, and which of them gets it.
///
/// Gestures with high priority come first, the outermost before the others; then those of the innermost view. One may begin once all
/// before it have failed; with the first that begins the others are given up. A long press does not wait for taps, which fail only
/// when the finger lifts late. Simultaneous gestures neither wait nor make others wait.
final class GestureArena {
    private struct Entry {
        let tracking: GestureTracking
        let value: GestureValue
        /// How many scroll views lie between the finger and the gesture's view.
        var scrollCount: Int
    }

    private unowned let graph: ViewGraph
    private var entries: [Entry] = []
    private var besides: [Entry] = []
    private var winner: GestureTracking?

    /// Collects the gestures of the items under a finger, which come innermost first.
    init(chain: [ItemNode], graph: ViewGraph) {
        self.graph = graph
        var high: [Entry] = []
        var scrollCount = 0
        for item in chain {
            if item is ScrollItem { scrollCount += 1 }
            guard let modifier = item as? ModifierItem, case .gesture(let value) = modifier.modifier.kind,
                item.environment.isEnabled
            else { continue }
            if value.excludesSubviews {
                entries.removeAll()
                high.removeAll()
                besides.removeAll()
            }
            let entry = Entry(
                tracking: GestureTracking(value, of: modifier),
                value: value,
                scrollCount: scrollCount
            )
            switch value.priority {
            case .normal: entries.append(entry)
            case .high: high.insert(entry, at: 0)
            case .simultaneous: besides.append(entry)
            }
        }
        entries = high + entries
    }

    /// True once a gesture keeps the finger from the scroll views around it.
    var ownsFinger: Bool { winner != nil }

    /// The times, in seconds from the touch's beginning, at which gestures want to be asked again.
    var alarms: Set<Double> { Set((entries + besides).flatMap(\.tracking.alarms)) }

    /// Passes on what the finger does.
    ///
    /// - Parameters:
    ///   - step: What happens to the finger.
    ///   - touch: The finger now.
    ///   - scrolls: What has become of the scroll views under the finger; a gesture around one that could still take the finger waits
    ///     for it where it follows movement.
    func advance(_ step: GestureTracking.Step, by touch: GestureTouch, scrolls: ScrollClaim) {
        for entry in besides {
            entry.tracking.advance(step, by: touch)
            entry.tracking.tell(graph)
        }
        if let winner {
            winner.advance(step, by: touch)
            return winner.tell(graph)
        }
        for entry in entries { entry.tracking.advance(step, by: touch) }
        choose(scrolls)
    }

    /// Finds the gesture that may begin, and tells those who wait what is new.
    func choose(_ scrolls: ScrollClaim) {
        guard winner == nil else { return }
        // Those that have failed put back what they held.
        for entry in entries where entry.tracking.phase == .failed { entry.tracking.tell(graph) }
        var isBlocked = false
        var isBlockedByTaps = false
        for entry in entries where entry.tracking.phase != .failed {
            let waitsForScrolls =
                entry.value.followsMovement && entry.scrollCount > 0 && entry.value.priority != .high
                && scrolls != .none
            let isPress = entry.value.waitsForTime
            if entry.tracking.hasBegun, !waitsForScrolls, !isBlocked, isPress || !isBlockedByTaps {
                return win(entry.tracking)
            }
            if !isBlocked, !isBlockedByTaps || isPress, !entry.tracking.hasBegun { entry.tracking.tell(graph) }
            if entry.value.isTap { isBlockedByTaps = true } else if !waitsForScrolls { isBlocked = true }
        }
    }

    private func win(_ tracking: GestureTracking) {
        winner = tracking
        for entry in entries where entry.tracking !== tracking { entry.tracking.cancel(graph) }
        entries.removeAll()
        tracking.tell(graph)
    }

    /// The finger has lifted.
    ///
    /// - Returns: A gesture that has ended but has to wait whether more taps follow, for one before it that takes several.
    func finish() -> GestureTracking? {
        defer { entries.removeAll() }
        guard winner == nil else { return nil }
        let isWaiting = entries.contains { $0.tracking.waitsForTaps }
        let ended = isWaiting ? entries.first { $0.tracking.phase == .ended }?.tracking : nil
        for entry in entries where entry.tracking !== ended { entry.tracking.cancel(graph) }
        return ended
    }

    /// A scroll view has taken the finger, or the touch is over without an end: gestures are given up, those beside a scroll view only
    /// in the second case.
    func cancel(isOver: Bool) {
        for entry in entries { entry.tracking.cancel(graph) }
        entries.removeAll()
        guard isOver else { return }
        for entry in besides { entry.tracking.cancel(graph) }
        winner?.cancel(graph)
    }
}

/// What has become of the scroll views under a finger.
enum ScrollClaim {
    /// One of them may still take the finger.
    case open
    /// None of them does.
    case none
}

extension GestureValue {
    fileprivate var isTap: Bool { if case .tap = recognizer { true } else { false } }

    /// True if the gesture begins by waiting.
    fileprivate var waitsForTime: Bool {
        switch recognizer {
        case .longPress: true
        case .sequence(let first, _): first.waitsForTime
        case .simultaneous(let first, let second), .exclusive(let first, let second):
            first.waitsForTime || second.waitsForTime
        case .tap, .drag, .twoFingers: false
        }
    }
}
