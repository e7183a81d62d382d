/// The first value of a property that the runtime keeps for a view.
package struct StateDeclaration {
    package var name: String
    package var value: any ProgramValue
    package var position: SourcePosition

    package init(name: String, value: any ProgramValue, position: SourcePosition) {
        self.name = name
        self.value = value
        self.position = position
    }
}

/// One kept value: a `@State` property, or an observed property of an object.
///
/// It knows which builders read it, so that a write runs exactly those again.
package final class StateSlot {
    package let name: String
    package let position: SourcePosition
    /// The name of the view that declares it, for the inspector.
    package let owner: String
    private var value: any ProgramValue
    private var readers: [ObjectIdentifier: EvaluationRecord] = [:]
    /// True once the program has set the value: a view that began anew would have another one.
    package private(set) var hasBeenWritten = false

    package init(name: String, owner: String, value: any ProgramValue, position: SourcePosition) {
        self.name = name
        self.owner = owner
        self.value = value
        self.position = position
    }

    /// The value, for the inspector: reading it here makes nobody depend on it.
    package var peeked: any ProgramValue { value }

    /// Returns the value and makes the running builder depend on it.
    package func read(_ tracker: DependencyTracker) -> any ProgramValue {
        if let record = tracker.current {
            readers[ObjectIdentifier(record)] = record
            record.note(self)
        }
        return value
    }

    /// Sets the value; if it is not equal to the old one, marks the builders that read it.
    package func write(_ newValue: any ProgramValue, _ tracker: DependencyTracker) {
        let isChanged = !value.isEqual(to: newValue)
        value = newValue
        hasBeenWritten = true
        if isChanged {
            tracker.stateDidChange(self)
            for record in readers.values {
                record.invalidate()
            }
        }
    }

    func add(_ record: EvaluationRecord) { readers[ObjectIdentifier(record)] = record }

    func forget(_ record: EvaluationRecord) {
        readers[ObjectIdentifier(record)] = nil
    }
}

/// The kept values of one view, in the order in which the view declares them.
package final class StateStorage {
    package let slots: [StateSlot]

    package init(slots: [StateSlot]) { self.slots = slots }
}

/// One builder's last run: what it read, and whether that has changed since.
package final class EvaluationRecord {
    package private(set) var isInvalid = true
    /// True if the run looked at the environment, so that a changed environment runs it again.
    package var readsEnvironment = false
    private var slots: [StateSlot] = []
    private unowned let graph: ViewGraph
    /// How often the builder has begun to wait for a moment.
    private var waits = 0
    /// Whose builder it is; the node clears it when it goes.
    ///
    /// Not weak: a weak reference would send every retain of the node the slow way.
    unowned var owner: ViewNode?

    init(graph: ViewGraph) { self.graph = graph }

    func note(_ slot: StateSlot) { slots.append(slot) }

    func invalidate() {
        guard !isInvalid else { return }
        isInvalid = true
        if let owner { graph.schedule(owner) }
    }

    /// Begins to wait for a moment, in the place of what was waited for before.
    func waitAnew() -> Int {
        waits += 1
        return waits
    }

    /// Has the builder run again if nothing else is waited for since.
    func wake(_ token: Int) {
        if token == waits { invalidate() }
    }

    /// Forgets what was read, before the builder runs again.
    func begin() {
        for slot in slots { slot.forget(self) }
        slots.removeAll(keepingCapacity: true)
        readsEnvironment = false
        isInvalid = false
    }

    /// Goes on depending on what was read, after a change that has been looked at.
    func revive() { isInvalid = false }

    /// Depends on what another record read as well, but for some slots.
    func takeReads(of other: EvaluationRecord, except excluded: Set<ObjectIdentifier> = []) {
        for slot in other.slots where !excluded.contains(ObjectIdentifier(slot)) {
            guard !slots.contains(where: { $0 === slot }) else { continue }
            slot.add(self)
            slots.append(slot)
        }
    }

    /// Forgets everything: the builder's node is gone.
    func end() {
        for slot in slots { slot.forget(self) }
        slots.removeAll()
        isInvalid = true
    }
}

/// Knows which builder is running, so that reads find it.
package final class DependencyTracker {
    package private(set) var current: EvaluationRecord?
    /// How often any state changed, so that a pass can tell whether an action changed anything.
    package private(set) var changeCount = 0
    /// The slots that changed since the list was last taken, oldest first, each once.
    package private(set) var changedSlots: [StateSlot] = []

    package init() {}

    /// Runs `work` with reads noted for `record`; with `nil`, reads are noted for nobody.
    package func tracking<Value>(
        _ record: EvaluationRecord?,
        _ work: () throws(EvaluationFailure) -> Value
    ) throws(EvaluationFailure) -> Value {
        let previous = current
        current = record
        defer { current = previous }
        return try work()
    }

    func stateDidChange(_ slot: StateSlot) {
        changeCount += 1
        if !changedSlots.contains(where: { $0 === slot }) { changedSlots.append(slot) }
    }

    func takeChangedSlots() -> [StateSlot] {
        defer { changedSlots.removeAll(keepingCapacity: true) }
        return changedSlots
    }
}
