import LayoutCore
import ScrollDynamics

/// A modifier that calls the program when something about its content changes.
final class EventItem: ModifierItem {
    private var last: (any ProgramValue)?
    private var geometry: ItemGeometry?
    private var isShown = false
    /// The task that was started when the view appeared.
    private var task: ProgramTask?
    private var pendingChange: (old: any ProgramValue, new: any ProgramValue)?
    private var visibleIDs: [ViewID] = []

    override func didStart() {
        geometry = ItemGeometry(item: self)
        graph.register(event: self)
        if case .onChange(let value, let isInitial, _) = modifier.kind {
            last = value
            if isInitial { pendingChange = (value, value) }
        }
    }

    override func didUpdate(from old: ModifierValue) {
        switch (old.kind, modifier.kind) {
        case (.onChange, .onChange(let value, _, _)):
            guard let last, !value.isEqual(to: last) else { return }
            pendingChange = (pendingChange?.old ?? last, value)
            self.last = value
        case (.task(let oldID, _), .task(let newID, _)):
            if let oldID, let newID, !oldID.isEqual(to: newID) { cancelTask() }
        default:
            break
        }
    }

    override func end() {
        if isShown, case .onDisappear(let action) = modifier.kind {
            graph.run(action, [], named: "onDisappear", of: self, old: nil, new: nil)
        }
        cancelTask()
        graph.unregister(event: self)
        super.end()
    }

    /// Looks whether the event has happened since the last look, and calls the program if it has.
    ///
    /// - Parameter stage: Which events to look for; stages come in a fixed order within a pass.
    func fire(_ stage: EventStage) {
        switch (stage, modifier.kind) {
        case (.appearance, .onAppear(let action)):
            if becomesShown() { graph.run(action, [], named: "onAppear", of: self, old: nil, new: nil) }
        case (.appearance, .onDisappear(let action)):
            if becomesHidden() { graph.run(action, [], named: "onDisappear", of: self, old: nil, new: nil) }
        case (.appearance, .task(_, let action)):
            startTask(action)
        case (.change, .onChange(_, _, let action)):
            fireChange(action)
        case (.phase, .onScrollPhaseChange(let action)):
            firePhases(action)
        case (.geometry, .onGeometryChange(let transform, let action)):
            fireGeometry(transform, action)
        case (.scrollGeometry, .onScrollGeometryChange(let transform, let action)):
            fireScrollGeometry(transform, action)
        case (.preference, .onPreferenceChange(let key, let action)):
            firePreference(key, action)
        case (.visibility, .onScrollVisibilityChange(let threshold, let action)):
            fireVisibility(threshold, action)
        case (.visibility, .onScrollTargetVisibilityChange(let threshold, let action)):
            fireTargetVisibility(threshold, action)
        default:
            break
        }
    }

    // MARK: Appearing

    /// A row of a lazy container shows while it is placed; anything else from its first layout on.
    private var isPlaced: Bool {
        guard layoutNode.placeCount > 0 else { return false }
        var item: ItemNode = self
        while let container = item.container {
            if let lazy = container as? LazyStackItem, !lazy.shows(item) { return false }
            item = container
        }
        return true
    }

    private func becomesShown() -> Bool {
        let old = isShown
        isShown = isPlaced
        return isShown && !old
    }

    private func becomesHidden() -> Bool {
        let old = isShown
        isShown = isPlaced
        return old && !isShown
    }

    private func startTask(_ action: any ProgramFunction) {
        guard isPlaced else { return cancelTask() }
        guard task == nil else { return }
        let task = ProgramTask()
        self.task = task
        graph.requests.currentTask = task
        graph.run(action, [], named: "task", of: self, old: nil, new: nil)
        graph.requests.currentTask = nil
    }

    /// The view is gone or has another identity: what still runs of its task is told.
    private func cancelTask() {
        guard let task else { return }
        task.isCancelled = true
        graph.hasCancelledTasks = true
        self.task = nil
    }

    private func fireChange(_ action: any ProgramFunction) {
        guard let change = pendingChange else { return }
        pendingChange = nil
        graph.run(
            action,
            [.value(change.old), .value(change.new)],
            named: "onChange",
            of: self,
            old: change.old,
            new: change.new
        )
    }

    // MARK: Geometry

    private func fireGeometry(_ transform: any ProgramFunction, _ action: any ProgramFunction) {
        guard let geometry, isPlaced else { return }
        let value = graph.call(transform, [.geometry(GeometryProxy(source: geometry))], of: self)
        guard let value else { return }
        let old = last
        guard old.map({ !$0.isEqual(to: value) }) ?? true else { return }
        last = value
        graph.run(
            action,
            [.value(old ?? value), .value(value)],
            named: "onGeometryChange",
            of: self,
            old: old ?? value,
            new: value
        )
    }

    private func fireScrollGeometry(_ transform: any ProgramFunction, _ action: any ProgramFunction) {
        guard let scroll = observedScroll, scroll.isPlaced else { return }
        guard let value = graph.call(transform, [.scrollGeometry(scroll.geometry)], of: self) else { return }
        let old = last
        guard old.map({ !$0.isEqual(to: value) }) ?? true else { return }
        last = value
        graph.run(
            action,
            [.value(old ?? value), .value(value)],
            named: "onScrollGeometryChange",
            of: self,
            old: old ?? value,
            new: value
        )
    }

    /// The first scroll view in the content, or else the nearest one around.
    private var observedScroll: ScrollItem? { content.firstScroll ?? enclosingScroll(nil) }

    private func firePhases(_ action: any ProgramFunction) {
        guard let scroll = observedScroll else { return }
        for change in scroll.phaseChanges {
            let velocity = scroll.controller.velocity
            graph.run(
                action,
                [
                    .scrollPhase(change.old), .scrollPhase(change.new),
                    .scrollPhaseContext(scroll.geometry, velocity: velocity),
                ],
                named: "onScrollPhaseChange",
                of: self,
                old: PhaseName(change.old),
                new: PhaseName(change.new)
            )
        }
    }

    private func firePreference(_ key: any PreferenceKeyDefinition, _ action: any ProgramFunction) {
        guard let value = graph.preference(key, of: content) else { return }
        let old = last
        guard old.map({ !$0.isEqual(to: value) }) ?? true else { return }
        last = value
        graph.run(
            action,
            [.value(value)],
            named: "onPreferenceChange",
            of: self,
            old: old ?? value,
            new: value
        )
    }

    // MARK: Visibility

    private func fireVisibility(_ threshold: Double, _ action: any ProgramFunction) {
        guard isPlaced || isShown else { return }
        let shown = isPlaced && visibleFraction >= threshold
        guard shown != isShown else { return }
        isShown = shown
        graph.run(
            action,
            [.bool(shown)],
            named: "onScrollVisibilityChange",
            of: self,
            old: BoolName(!shown),
            new: BoolName(shown)
        )
    }

    /// How much of the view lies in the visible part of its scroll view, from 0 to 1.
    private var visibleFraction: Double {
        guard let scroll = enclosingScroll(nil) else { return 1 }
        let frame = scroll.convertToInsetSpace(Rect(origin: .zero, size: size), of: self)
        let room = Rect(origin: .zero, size: scroll.viewport.inset(by: scroll.insets).size)
        guard let part = frame.intersection(room), frame.width * frame.height > 0 else { return 0 }
        return part.width * part.height / (frame.width * frame.height)
    }

    private func fireTargetVisibility(_ threshold: Double, _ action: any ProgramFunction) {
        guard let scroll = observedScroll else { return }
        let ids = scroll.visibleTargets(threshold: threshold)
        guard ids != visibleIDs else { return }
        visibleIDs = ids
        graph.run(action, [.identifiers(ids)], named: "onScrollTargetVisibilityChange", of: self, old: nil, new: nil)
    }
}

/// The kinds of events in the order in which they are looked for within a pass.
enum EventStage: CaseIterable {
    case appearance
    case phase
    case geometry
    case scrollGeometry
    case visibility
    case preference
    case change
}

/// A phase as Swift prints it.
struct PhaseName: ProgramValue {
    let phase: ScrollPhase

    init(_ phase: ScrollPhase) { self.phase = phase }

    func isEqual(to other: any ProgramValue) -> Bool { (other as? PhaseName)?.phase == phase }

    var printed: String { phase.rawValue }
}

/// A Boolean as Swift prints it.
struct BoolName: ProgramValue {
    let value: Bool

    init(_ value: Bool) { self.value = value }

    func isEqual(to other: any ProgramValue) -> Bool { (other as? BoolName)?.value == value }

    var printed: String { value ? "true" : "false" }
}

extension ItemNode {
    /// The first scroll view in the item, itself included, in drawing order.
    final var firstScroll: ScrollItem? {
        if let scroll = self as? ScrollItem { return scroll }
        for item in containedItems {
            if let scroll = item.firstScroll { return scroll }
        }
        return nil
    }
}
