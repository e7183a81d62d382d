/// One builder's last run: what it read, and whether that has changed since.
package final class EvaluationRecord {
    package private(set) var isInvalid = true
    /// True if the run looked at all of the environment, so that any other environment runs it again.
    package var readsEnvironment = false
    /// For each part of the environment that was looked at, whether another environment has the same.
    private var environmentParts: [(EnvironmentValues) -> Bool] = []
    private var slots: [StateSlot] = []
    /// What was read of some slots only in part.
    private var parts: [Part] = []
    private var openPart: [StateSlot]?
    private unowned let graph: ViewGraph
    /// How often the builder has begun to wait for a moment.
    private var waits = 0
    /// Whose builder it is; the node clears it when it goes.
    ///
    /// Not weak: a weak reference would send every retain of the node the slow way.
    unowned var owner: ViewNode?

    init(graph: ViewGraph) { self.graph = graph }

    private struct Part {
        let slots: [StateSlot]
        let isSame: () -> Bool
    }

    /// So many parts of the environment are told apart in one run; with more, any other environment runs the builder again.
    private static let mostEnvironmentParts = 32

    func note(_ slot: StateSlot) {
        if openPart == nil { slots.append(slot) } else { openPart?.append(slot) }
    }

    /// - Returns: False inside another part, which counts for all that is read in it.
    func beginPart() -> Bool {
        guard openPart == nil else { return false }
        openPart = []
        return true
    }

    func endPart(_ isSame: @escaping () -> Bool) {
        if let slots = openPart, !slots.isEmpty { parts.append(Part(slots: slots, isSame: isSame)) }
        openPart = nil
    }

    /// Depends on a part of the environment.
    func noteEnvironment(isSame: @escaping (EnvironmentValues) -> Bool) {
        guard environmentParts.count < Self.mostEnvironmentParts else {
            readsEnvironment = true
            return
        }
        environmentParts.append(isSame)
    }

    /// Says whether the builder would see another environment than in its last run.
    func isAffected(by environment: EnvironmentValues) -> Bool {
        readsEnvironment || environmentParts.contains { !$0(environment) }
    }

    /// Has the builder run again if what it read of the slot is something else now.
    ///
    /// - Complexity: O(1) unless the builder read only parts of slots; else O(*n*) in what it read.
    func slotDidChange(_ slot: StateSlot) {
        guard !isInvalid else { return }
        if !parts.isEmpty, !slots.contains(where: { $0 === slot }) {
            let touched = parts.filter { part in part.slots.contains { $0 === slot } }
            if !touched.isEmpty, touched.allSatisfy({ $0.isSame() }) { return }
        }
        invalidate()
    }

    func invalidate() {
        guard !isInvalid else { return }
        isInvalid = true
        guard let owner else { return }
        graph.schedule(owner)
        owner.bodyAround?.invalidate()
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
        forgetSlots()
        environmentParts.removeAll(keepingCapacity: true)
        readsEnvironment = false
        isInvalid = false
    }

    private func forgetSlots() {
        for slot in slots { slot.forget(self) }
        for part in parts {
            for slot in part.slots { slot.forget(self) }
        }
        slots.removeAll(keepingCapacity: true)
        parts.removeAll(keepingCapacity: true)
    }

    /// Goes on depending on what was read, after a change that has been looked at.
    func revive() { isInvalid = false }

    /// Depends on what another record read as well, but for some slots.
    func takeReads(of other: EvaluationRecord, except excluded: Set<ObjectIdentifier> = []) {
        for slot in other.slots + other.parts.flatMap(\.slots) where !excluded.contains(ObjectIdentifier(slot)) {
            guard !slots.contains(where: { $0 === slot }) else { continue }
            slot.add(self)
            slots.append(slot)
        }
    }

    /// Forgets everything: the builder's node is gone.
    func end() {
        forgetSlots()
        environmentParts.removeAll()
        isInvalid = true
    }
}
