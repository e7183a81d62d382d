import ViewRuntime

/// Reads and writes stored properties of instances.
enum Fields {
    /// What a field holds: the value itself, or the slot or binding behind it.
    static func raw(_ instance: Value, _ index: Int) -> Value {
        switch instance {
        case .structure(let value): value.fields[index]
        case .object(let object): object.fields[index]
        case .box(let box): raw(box.value, index)
        default: .void
        }
    }

    /// The value of a property that the runtime keeps; before it keeps one, its first value.
    static func state(_ instance: Value, _ property: StoredProperty, _ machine: Machine) throws(Failure) -> Value {
        try state(raw(instance, property.index), of: property, machine)
    }

    /// The same, from what the field holds.
    static func state(_ raw: Value, of property: StoredProperty, _ machine: Machine) throws(Failure) -> Value {
        switch raw {
        case .slot(let slot): return Value(program: slot.read(machine.context.tracker, isDirect: true))
        case .missing:
            guard let initial = property.initialValue else { return .void }
            return try initial(Frame(machine: machine, slots: .none, selfValue: .missing, captures: []))
        default: return raw
        }
    }

    /// The value of a lazy property, made and kept when it is first read; a struct that is not in a place makes it anew.
    static func lazy(_ instance: Value, _ property: StoredProperty, _ machine: Machine) throws(Failure) -> Value {
        let raw = raw(instance, property.index)
        guard raw.isMissing, let initial = property.initialValue else { return raw }
        let value = try initial(Frame(machine: machine, slots: .none, selfValue: instance, captures: []))
        if case .object(let object) = instance { object.fields[property.index] = value }
        return value
    }

    /// Sets a property by its kind of storage.
    static func write(
        _ instance: inout Value,
        _ property: StoredProperty,
        _ value: Value,
        _ machine: Machine
    ) throws(Failure) {
        if property.wrapper == "Published", case .object(let object) = instance { try object.tellChange(machine) }
        if let publisher = property.publisher { try publish(value, raw(instance, publisher), machine) }
        switch raw(instance, property.index) {
        case .slot(let slot): machine.write(value, to: slot)
        case .binding(let binding):
            if case .binding = value {
                setRaw(&instance, property.index, value)
            } else {
                try binding.set(machine, value)
            }
        default:
            if case .observed = property.storage, case .object(let object) = instance {
                object.fields[property.index] = .slot(
                    StateSlot(name: property.name, owner: object.type.name, value: value, position: property.position)
                )
            } else {
                countFields(of: instance, machine)
                setRaw(&instance, property.index, value)
            }
        }
    }

    /// Counts the copying of an instance's fields, which a change makes where something else holds them as well.
    private static func countFields(of instance: Value, _ machine: Machine) {
        guard case .structure(let structure) = instance else { return }
        machine.count(steps: structure.fields.count / ValueStorage.elementsOfAStep)
    }

    /// Tells the subscribers of a publisher of the prelude a value.
    static func publish(_ value: Value, _ publisher: Value, _ machine: Machine) throws(Failure) {
        for case .method(let code) in publisher.typeInfo?.lookup("send") ?? []
        where code.labels == [nil] { _ = try machine.run(code, machine.makeFrame(code, [value], publisher, [])) }
    }

    /// Sets a property and runs its observers.
    static func writeObserved(
        _ instance: inout Value,
        _ property: StoredProperty,
        _ value: Value,
        _ machine: Machine
    ) throws(Failure) {
        let own = property.dispatched(instance)
        func notify(_ code: FunctionCode, _ argument: Value) throws(Failure) {
            let frame = machine.makeFrame(code, [argument], instance, [])
            _ = try machine.run(code, frame)
            instance = frame.selfValue
        }
        let old = try state(instance, property, machine)
        // Both the old value and the new one are held, so that a change of a collection copies it.
        try CallWork.charge(old, machine, property.position)
        for code in own.willSets { try notify(code, value) }
        try write(&instance, property, value, machine)
        for code in own.didSets { try notify(code, old) }
    }

    static func setRaw(_ instance: inout Value, _ index: Int, _ value: Value) {
        if case .structure(var structure) = instance {
            instance = .void
            structure.fields[index] = value
            instance = .structure(structure)
        } else if case .object(let object) = instance {
            object.fields[index] = value
        }
    }

    /// Changes a plain field in place; what is kept elsewhere is read, changed and written, and the program pays for that.
    static func modify(
        _ instance: inout Value,
        _ property: StoredProperty,
        _ machine: Machine,
        _ change: (inout Value) throws(Failure) -> Void
    ) throws(Failure) {
        guard raw(instance, property.index).isKeptElsewhere else {
            countFields(of: instance, machine)
            return try modifyRaw(&instance, property.index, change)
        }
        var value: Value
        if case .binding(let binding) = raw(instance, property.index) {
            value = try binding.get(machine)
        } else {
            value = try state(instance, property, machine)
        }
        try CallWork.charge(value, machine, property.position)
        try change(&value)
        try write(&instance, property, value, machine)
    }

    /// Changes what a field itself holds.
    ///
    /// The instance is empty meanwhile, so that nothing else holds the collection that is changed: a second holder would have it
    /// copied at each change. For the same reason this is no `switch`, which holds what it looks at to its end.
    static func modifyRaw(
        _ instance: inout Value,
        _ index: Int,
        _ change: (inout Value) throws(Failure) -> Void
    ) throws(Failure) {
        if case .structure(var structure) = instance {
            instance = .void
            defer { instance = .structure(structure) }
            try change(&structure.fields[index])
        } else if case .object(let object) = instance {
            var value = object.fields[index]
            object.fields[index] = .void
            defer { object.fields[index] = value }
            try change(&value)
        }
    }
}

extension Value {
    /// True where a field holds a slot or a binding, and the value is behind it.
    fileprivate var isKeptElsewhere: Bool {
        switch self {
        case .slot, .binding: true
        default: false
        }
    }
}

/// Finds what runs for an instance whose type is known only when the program runs.
enum Dispatch {
    /// The method of the instance's own type with the same name and labels.
    static func method(_ code: FunctionCode, _ instance: Value) -> FunctionCode {
        if code.name == "init", let type = instance.typeInfo, code.owner !== type {
            let labels = code.parameters.map(\.parameter.label)
            return type.initializers.first { $0.parameters.map(\.parameter.label) == labels } ?? code
        }
        guard let type = instance.typeInfo, code.owner !== type, code.isRequirement || code.owner?.kind != .builtin
        else { return code }
        for member in type.lookup(code.name) {
            guard case .method(let candidate) = member, !candidate.isRequirement,
                candidate.parameters.map(\.parameter.label) == code.parameters.map(\.parameter.label)
            else { continue }
            return candidate
        }
        return code
    }

    /// The getter of the instance's own type; `nil` if it stores the property.
    static func getter(_ name: String, _ getter: FunctionCode, _ instance: Value) -> FunctionCode? {
        guard let type = instance.typeInfo else { return getter }
        switch Lowering.implementation(type.lookup(name)) {
        case .computed(let property): return property.getter
        case .stored: return nil
        default: return getter
        }
    }

    static func stored(_ name: String, _ instance: Value, _ machine: Machine) throws(Failure) -> Value {
        guard let type = instance.typeInfo, case .stored(let property)? = type.lookup(name).first else { return .void }
        return try Fields.state(instance, property, machine)
    }
}
