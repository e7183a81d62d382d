import ViewRuntime

/// Makes instances of the program's types.
enum Instances {
    /// First values of all stored properties; those in `pairs` that are given are left out.
    ///
    /// The instance is made at `position`, or where its
    /// type is declared.
    static func fields(
        _ info: TypeInfo,
        _ machine: Machine,
        skipping pairs: [(StoredProperty, Code?)],
        at position: SourcePosition? = nil
    ) throws(Failure) -> [Value] {
        try machine.charge(steps: CallWork.stepsOfAContainer + info.stored.count / 4, position ?? info.position)
        var given: Set<Int> = []
        for (property, code) in pairs where code != nil { given.insert(property.index) }
        var fields: [Value] = []
        fields.reserveCapacity(info.stored.count)
        // One frame for all of them: no first value sees another one's variables.
        lazy var frame = Frame(machine: machine, slots: .none, selfValue: .missing, captures: [])
        for property in info.stored {
            guard !given.contains(property.index), !property.isLazy, let initial = property.initialValue else {
                fields.append(.missing)
                continue
            }
            switch property.storage {
            case .plain, .object, .binding:
                fields.append(try initial(frame))
            case .observed:
                try machine.charge(steps: CallWork.stepsOfAnObservedProperty, position ?? info.position)
                let value = try initial(frame)
                fields.append(
                    .slot(StateSlot(name: property.name, owner: info.name, value: value, position: property.position))
                )
            case .state, .environment, .scaledMetric: fields.append(.missing)
            }
        }
        return fields
    }

    static func instance(_ info: TypeInfo, _ fields: [Value]) -> Value {
        guard info.isClass else { return .structure(StructValue(type: info, fields: fields)) }
        return .object(ObjectInstance(type: info, fields: fields))
    }

    /// Makes an instance by an initialiser that the program writes.
    ///
    /// A view depends on an `ObservableObject` that it holds, not on what the object's initialiser reads.
    static func make(
        _ info: TypeInfo,
        _ code: FunctionCode,
        _ arguments: [Value],
        _ machine: Machine
    ) throws(Failure) -> Value {
        guard info.isClass, info.conforms(to: "ObservableObject") else {
            return try made(info, code, arguments, machine)
        }
        return try machine.context.tracker.tracking(nil) { () throws(Failure) -> Value in
            try made(info, code, arguments, machine)
        }
    }

    private static func made(
        _ info: TypeInfo,
        _ code: FunctionCode,
        _ arguments: [Value],
        _ machine: Machine
    ) throws(Failure) -> Value {
        let start: Value =
            info.kind == .enumeration ? .missing : instance(info, try fields(info, machine, skipping: []))
        let frame = machine.makeFrame(code, arguments, start, [])
        let result = try machine.run(code, frame)
        if code.isFailable, result.isNull { return .null }
        return frame.selfValue
    }
}
