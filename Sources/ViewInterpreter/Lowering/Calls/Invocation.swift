import ViewRuntime

/// How a call passes `self`.
enum SelfPassing {
    case none
    case value(Code)
    /// The method itself runs, not one that overrides it: `super`.
    case exact(Code)
    /// A mutating method: changes what is in the place.
    case place(Place)
    /// A method of the same instance, called without `self.`.
    case own(isMutating: Bool)
}

/// A call of one of the program's functions: what runs when it is come to.
struct Invocation {
    let code: FunctionCode
    let arguments: [Code]
    /// The places of arguments that the function changes, by the numbers of their parameters.
    let writeBacks: [(Int, Place)]
    /// What the function's generic parameters stand for.
    let types: [Lowering.TypeArgument]

    /// Makes the code of the call.
    func run(_ passing: SelfPassing) -> Code {
        switch passing {
        case .none: plain()
        case .value(let base): onValue(base)
        case .exact(let base): onExactly(base)
        case .own(let isMutating): onOwn(isMutating: isMutating)
        case .place(let place): onPlace(place)
        }
    }

    /// True if the instance decides which method runs.
    private var isDynamic: Bool {
        code.owner?.isClass == true
            || (code.owner?.kind == .protocolType && code.owner?.requires(code.name) == true)
    }

    private func plain() -> Code {
        let (code, arguments) = (code, arguments)
        if writeBacks.isEmpty, types.isEmpty {
            return { frame throws(Failure) in
                try frame.machine.run(code, try Lowering.callee(code, arguments, in: frame))
            }
        }
        return { frame throws(Failure) in
            try run(code, try Lowering.callee(code, arguments, in: frame), frame)
        }
    }

    private func onValue(_ base: @escaping Code) -> Code {
        let (code, arguments, isDynamic) = (code, arguments, isDynamic)
        let isOfOptional = code.owner?.kind == .builtin && code.owner?.name == "Optional"
        return { frame throws(Failure) in
            let instance = try base(frame)
            if instance.isNull, !isOfOptional { return .null }
            let target = isDynamic ? Dispatch.method(code, instance) : code
            let callee = try Lowering.callee(target, arguments, in: frame)
            callee.selfValue = instance
            return try run(target, callee, frame)
        }
    }

    private func onExactly(_ base: @escaping Code) -> Code {
        let (code, arguments) = (code, arguments)
        return { frame throws(Failure) in
            let callee = try Lowering.callee(code, arguments, in: frame)
            callee.selfValue = try base(frame)
            return try run(code, callee, frame)
        }
    }

    private func onOwn(isMutating: Bool) -> Code {
        let (code, arguments, isDynamic) = (code, arguments, isDynamic)
        if !isDynamic, writeBacks.isEmpty, types.isEmpty, !(isMutating && code.isAsync) {
            return { frame throws(Failure) in
                let callee = try Lowering.callee(code, arguments, in: frame)
                callee.selfValue = frame.selfValue
                let result = try frame.machine.run(code, callee)
                if isMutating { frame.selfValue = callee.selfValue }
                return result
            }
        }
        return { frame throws(Failure) in
            let target = isDynamic ? Dispatch.method(code, frame.selfValue) : code
            let callee = try Lowering.callee(target, arguments, in: frame)
            callee.selfValue = frame.selfValue
            let waiter = frame.machine.waiting
            let result = try run(target, callee, frame)
            if isMutating {
                frame.selfValue = callee.selfValue
                if let waiter, waiter.isOpen { waiter.whenOver { frame.selfValue = callee.selfValue } }
            }
            return result
        }
    }

    private func onPlace(_ place: Place) -> Code {
        let (code, arguments, isDynamic, types, writeBacks) = (code, arguments, isDynamic, types, writeBacks)
        return { frame throws(Failure) in
            let values = try Lowering.values(arguments, frame)
            var result = Value.void
            try place.modify(frame) { instance throws(Failure) in
                if instance.isNull {
                    result = .null
                    return
                }
                let target = isDynamic ? Dispatch.method(code, instance) : code
                let callee = frame.machine.makeFrame(target, values, instance, [])
                Self.setTypes(types, callee, frame, values)
                // The callee holds the instance alone meanwhile, so that its changes copy nothing.
                instance = .void
                defer { instance = callee.selfValue }
                let waiter = target.isAsync ? frame.machine.waiting : nil
                result = try frame.machine.run(target, callee)
                if let waiter, waiter.isOpen {
                    waiter.whenOver { () throws(Failure) in try place.write(frame, callee.selfValue) }
                }
                for (index, place) in writeBacks { try place.write(frame, callee.slots[index].unboxed) }
            }
            return result
        }
    }

    /// Runs a function and writes back what it has changed of its arguments.
    private func run(_ code: FunctionCode, _ callee: Frame, _ frame: Frame) throws(Failure) -> Value {
        if !types.isEmpty { Self.setTypes(types, callee, frame, callee.slots.first(arguments.count)) }
        // The caller holds what the function changes, which is copied at the first change.
        for (index, _) in writeBacks {
            try CallWork.charge(callee.slots[index].unboxed, frame.machine, code.position)
        }
        let result = try frame.machine.run(code, callee)
        for (index, place) in writeBacks { try place.write(frame, callee.slots[index].unboxed) }
        return result
    }

    /// Sets the variables of a callee's generic parameters, which stand after those of its arguments.
    static func setTypes(_ types: [Lowering.TypeArgument], _ callee: Frame, _ frame: Frame, _ values: [Value]) {
        for (index, type) in types.enumerated() where values.count + index < callee.slots.count {
            callee.slots[values.count + index] = type(frame, values)
        }
    }
}
