import ViewRuntime

/// An `ObservableObject` says as a whole that it is about to change.
extension ObjectInstance {
    /// Has the running builder depend on all changes of the object.
    ///
    /// Only an `ObservableObject` tells of them; the properties of an `@Observable` class tell of themselves.
    func noteChanges(_ machine: Machine) {
        let tracker = machine.context.tracker
        guard tracker.current != nil, type.conforms(to: "ObservableObject") else { return }
        let slot =
            changes
            ?? StateSlot(name: "objectWillChange", owner: type.name, value: Value.int(0), position: type.position)
        changes = slot
        _ = slot.read(tracker)
    }

    /// Has the running builder depend on a property that the object keeps elsewhere: what `access(keyPath:)` does.
    func noteAccess(to property: String, _ machine: Machine) {
        guard machine.context.tracker.current != nil else { return }
        let slot =
            accesses[property]
            ?? StateSlot(name: property, owner: type.name, value: Value.int(0), position: type.position)
        accesses[property] = slot
        _ = slot.read(machine.context.tracker)
    }

    /// Has the builders run again that have accessed the property: what `withMutation(keyPath:_:)` does.
    func noteMutation(of property: String, _ machine: Machine) {
        guard let slot = accesses[property], case .int(let count)? = slot.peeked as? Value else { return }
        slot.write(Value.int(count &+ 1), machine.context.tracker)
    }

    /// Has the views that observe the object run again.
    func invalidateObservers(_ machine: Machine) {
        guard let slot = changes, case .int(let count)? = slot.peeked as? Value else { return }
        slot.write(Value.int(count &+ 1), machine.context.tracker)
    }

    /// Tells all that observe the object: what a `@Published` property does with each write.
    func tellChange(_ machine: Machine) throws(Failure) {
        guard let publisher else { return invalidateObservers(machine) }
        try Fields.publish(.void, publisher, machine)
    }
}

extension BuiltinTable {
    /// What the `objectWillChange` of the prelude is made with.
    mutating func addObjectChanges() {
        function("__objectWillChange(_ object: T, _ make: () -> U) -> U", isPure: false) { c throws(Failure) in
            guard case .object(let object) = c.arguments[0] else { return .null }
            if let publisher = object.publisher { return publisher }
            let publisher = try c.callFunction(1, [])
            object.publisher = publisher
            return publisher
        }
        function("__invalidateObservers(_ object: T)", isPure: false) { c throws(Failure) in
            if case .object(let object) = c.arguments[0] { object.invalidateObservers(c.machine) }
            return .void
        }
    }
}
