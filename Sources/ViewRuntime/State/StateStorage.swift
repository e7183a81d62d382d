/// The first value of a property that the runtime keeps for a view.
package struct StateDeclaration {
    package var name: String
    package var value: any ProgramValue
    package var position: SourcePosition
    /// What all views of the scene that keep a value under this key share: `@AppStorage`, `@SceneStorage`; `nil` for a view's own.
    package var sharedKey: String?

    package init(name: String, value: any ProgramValue, position: SourcePosition, sharedKey: String? = nil) {
        self.name = name
        self.value = value
        self.position = position
        self.sharedKey = sharedKey
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
    private var readers: [ObjectIdentifier: Reader] = [:]
    /// The record of the view whose property this is; `nil` for what belongs to no one view.
    var view: EvaluationRecord?
    /// True once the program has set the value: a view that began anew would have another one.
    package private(set) var hasBeenWritten = false

    private struct Reader {
        let record: EvaluationRecord
        /// True if the property itself was read, not a binding to it: that makes the body of its view run again, wherever in
        /// it the reading builder stands.
        var isDirect: Bool
    }

    package init(name: String, owner: String, value: any ProgramValue, position: SourcePosition) {
        self.name = name
        self.owner = owner
        self.value = value
        self.position = position
    }

    /// The value, for the inspector: reading it here makes nobody depend on it.
    package var peeked: any ProgramValue { value }

    /// Returns the value and makes the running builder depend on it.
    ///
    /// - Parameters:
    ///   - tracker: Knows the running builder.
    ///   - isDirect: True where the property itself is read, false where a binding to it is.
    /// - Returns: The value as it was last written.
    package func read(_ tracker: DependencyTracker, isDirect: Bool = false) -> any ProgramValue {
        if let record = tracker.current {
            let key = ObjectIdentifier(record)
            let wasDirect = readers[key]?.isDirect ?? false
            readers[key] = Reader(record: record, isDirect: isDirect || wasDirect)
            record.note(self)
        }
        return value
    }

    /// Sets the value; if it is not equal to the old one, marks the builders that read it.
    ///
    /// A caller that has compared the two says so with `isChanged`.
    package func write(_ newValue: any ProgramValue, _ tracker: DependencyTracker, isChanged: Bool? = nil) {
        let isChanged = isChanged ?? !value.isEqual(to: newValue)
        value = newValue
        hasBeenWritten = true
        guard isChanged else { return }
        tracker.stateDidChange(self)
        for reader in readers.values {
            if reader.isDirect { view?.invalidate() }
            reader.record.slotDidChange(self)
        }
    }

    func add(_ record: EvaluationRecord) {
        let key = ObjectIdentifier(record)
        if readers[key] == nil { readers[key] = Reader(record: record, isDirect: false) }
    }

    func forget(_ record: EvaluationRecord) {
        readers[ObjectIdentifier(record)] = nil
    }
}

/// The kept values of one view, in the order in which the view declares them.
package final class StateStorage {
    package let slots: [StateSlot]

    package init(slots: [StateSlot]) { self.slots = slots }
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

    /// Runs `work`, which reads a part of some state: the running builder depends on that part, not on all that `work` looks at.
    ///
    /// - Parameters:
    ///   - work: Reads the part.
    ///   - isSame: Says, once what `work` looked at has changed, whether the part is the same.
    /// - Returns: What `work` gives.
    /// - Throws: What `work` throws.
    package func readingPart<Value>(
        _ work: () throws(EvaluationFailure) -> Value,
        isSame: (Value) -> () -> Bool
    ) throws(EvaluationFailure) -> Value {
        guard let record = current, record.beginPart() else { return try work() }
        do throws(EvaluationFailure) {
            let value = try work()
            record.endPart(isSame(value))
            return value
        } catch {
            record.endPart { false }
            throw error
        }
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
