internal import FrameProtocol
internal import ViewRuntime

/// Composes the frames that go out from those that a scene makes: one that is left out leaves its events to the next.
struct FrameComposer {
    private let limits: SessionLimits
    /// The scene's last frame.
    private var shown: SceneFrame?
    private var mapping = DisplayListMapping()
    private var events = PendingEvents()
    private var state: [StateRecord] = []
    private var sequence = 0
    /// The last frame that was given out, to tell whether another would look the same.
    private var last: FrameMessage?

    init(limits: SessionLimits) { self.limits = limits }

    /// The scroll views of the last frame.
    var scrollViewIDs: [Int] { (shown?.scrollViews ?? []).map(\.id) }

    /// Forgets a scene that another takes the place of; `sequence` goes on.
    ///
    /// - Parameter keepsEvents: True if what happened in the old one is still to be told.
    mutating func beginScene(keepsEvents: Bool = false) {
        if !keepsEvents { events = PendingEvents() }
        state = []
        mapping = DisplayListMapping()
    }

    /// Takes up a frame of the scene.
    ///
    /// - Returns: The parts of the program that could not be run.
    mutating func take(_ frame: SceneFrame, of scene: Scene) -> [EvaluationFailure] {
        if !frame.changedState.isEmpty || shown == nil { refreshState(of: scene) }
        events.add(frame)
        shown = frame
        return frame.failures
    }

    /// Reads the values that the program keeps.
    mutating func refreshState(of scene: Scene) {
        // State that views of the library keep is not the program's.
        state = scene.stateVariables().filter { $0.line > 0 }.prefix(limits.mostStateVariables).map(StateRecord.init)
    }

    /// The last frame that was taken up, with all that happened since one was given out.
    ///
    /// - Complexity: O(*n*) in the number of items.
    mutating func frame(reply: MessageID?, lazyContainers: [LazyContainerRecord]?) -> FrameMessage {
        sequence += 1
        let taken = events
        events = PendingEvents()
        let items = shown?.items ?? []
        let frame = FrameMessage(
            sequence: sequence,
            time: shown?.time ?? 0,
            scrollViews: (shown?.scrollViews ?? []).map(ScrollViewRecord.init),
            items: mapping.records(items.prefix(limits.mostItems)),
            callbacks: taken.callbacks + warnings(about: items),
            state: state.isEmpty ? nil : state,
            console: taken.printed,
            lazyContainers: lazyContainers,
            reply: reply
        )
        last = frame
        return frame
    }

    /// The same, or `nil` if it looks like the last one that was given out and nothing happened since.
    mutating func changedFrame(lazyContainers: [LazyContainerRecord]?) -> FrameMessage? {
        let before = last
        let frame = frame(reply: nil, lazyContainers: lazyContainers)
        guard let before, frame.callbacks.isEmpty, frame.console.isEmpty else { return frame }
        let isSame =
            frame.items == before.items && frame.scrollViews == before.scrollViews && frame.state == before.state
        return isSame ? nil : frame
    }

    /// Says that items are left out, if some are.
    private func warnings(about items: [DisplayItem]) -> [FrameProtocol.CallbackRecord] {
        guard items.count > limits.mostItems else { return [] }
        let line = items[limits.mostItems].source?.line ?? 1
        let words = "\(items.count) items are on the screen; those after the first \(limits.mostItems) are left out"
        return [FrameProtocol.CallbackRecord(name: "warning", line: line, message: words)]
    }
}
