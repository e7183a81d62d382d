import SwiftSyntax
import ViewRuntime

/// Places that a name stands for: local and global variables, `self`, bindings.
extension Lowering {
    /// The place that an expression names; reports it if it cannot be changed.
    func place(_ node: ExprSyntax, isReported: Bool = true) -> Place? {
        if let inner = node.parenthesized { return place(inner, isReported: isReported) }
        if let node = node.as(DeclReferenceExprSyntax.self) { return namedPlace(node, isReported) }
        if let node = node.as(MemberAccessExprSyntax.self) { return memberPlace(node, isReported) }
        if let node = node.as(SubscriptCallExprSyntax.self) { return subscriptPlace(node, isReported) }
        if let node = node.as(ForceUnwrapExprSyntax.self) {
            guard var inner = place(node.expression, isReported: isReported) else { return nil }
            let read = inner.read
            let position = position(node)
            let modify = inner.modify
            inner.type = inner.type.unwrapped
            inner.read = { frame throws(Failure) in
                let value = try read(frame)
                if value.isNull {
                    throw frame.machine.trap("unexpectedly found nil while unwrapping an Optional value", position)
                }
                return value
            }
            inner.modify = { frame, change throws(Failure) in
                try modify(frame) { value throws(Failure) in
                    if value.isNull {
                        throw frame.machine.trap("unexpectedly found nil while unwrapping an Optional value", position)
                    }
                    try change(&value)
                }
            }
            return inner
        }
        if let node = node.as(OptionalChainingExprSyntax.self) {
            guard var inner = place(node.expression, isReported: isReported) else { return nil }
            let modify = inner.modify
            inner.type = inner.type.unwrapped
            inner.modify = { frame, change throws(Failure) in
                try modify(frame) { value throws(Failure) in if !value.isNull { try change(&value) } }
            }
            return inner
        }
        if let node = node.as(PrefixOperatorExprSyntax.self), node.operator.text == "&" {
            return place(node.expression, isReported: isReported)
        }
        if let node = node.as(InOutExprSyntax.self) { return place(node.expression, isReported: isReported) }
        return nowhere(node, isReported, "expression is not assignable")
    }

    func nowhere(_ node: some SyntaxProtocol, _ isReported: Bool, _ message: String) -> Place? {
        if isReported { error(message, at: node) }
        return nil
    }

    private func namedPlace(_ node: DeclReferenceExprSyntax, _ isReported: Bool) -> Place? {
        let name = node.baseName.text.withoutBackticks
        if name == "self" { return selfPlace() }
        if let variable = scope?.find(name), !variable.isComputed {
            guard variable.isMutable else {
                if case .user(let id) = variable.type, program.types[id].isClass || program.types[id].holdsBinding {
                    return localPlace(variable)
                }
                if variable.type == .unknown || variable.type.isBinding { return localPlace(variable) }
                return nowhere(node, isReported, "cannot assign to value: '\(name)' is a 'let' constant")
            }
            return localPlace(variable)
        }
        if let variable = scope?.find("$" + name), case .binding(let wrapped) = variable.type {
            return boundPlace(read(variable, position(node)).code, wrapped)
        }
        let reports = diagnostics.count
        if let place = implicitSelfPlace(name, node, isReported) { return place }
        // A member that cannot be changed has said so already.
        if diagnostics.count > reports { return nil }
        if case .variable(let variable)? = globals[name]?.first { return globalPlace(variable, node, isReported) }
        let lowered = lower(ExprSyntax(node))
        if lowered.isFailed { return nil }
        return nowhere(node, isReported, "cannot assign to value: '\(name)' is not mutable")
    }

    /// The place that a binding writes to.
    func boundPlace(_ code: @escaping Code, _ type: StaticType) -> Place {
        Place(
            type: type,
            read: { frame throws(Failure) in
                if case .binding(let binding) = try code(frame) { try binding.get(frame.machine) } else { .void }
            },
            write: { frame, value throws(Failure) in
                if case .binding(let binding) = try code(frame) { try binding.set(frame.machine, value) }
            }
        )
    }

    private func selfPlace() -> Place {
        scope?.usedFields = nil
        return Place(
            type: currentType.map { selfType($0) } ?? .unknown,
            read: { $0.selfValue },
            write: { frame, value in frame.selfValue = value },
            modify: { frame, change throws(Failure) in try change(&frame.selfValue) }
        )
    }

    /// The place of a variable's value, which is inside its wrapper where it has one.
    func localPlace(_ variable: LocalVariable) -> Place {
        let kept = keptPlace(variable)
        guard let use = variable.wrapped, let node = use.layers.first?.attribute else { return kept }
        var place = wrappedPlace(kept, use, at: node)
        let write = place.write
        place.write = { frame, value throws(Failure) in
            guard use.wrap != nil, try kept.read(frame).isMissing else { return try write(frame, value) }
            try kept.write(frame, try use.wrapping(value, frame.machine))
        }
        return place
    }

    /// The place of what a variable keeps.
    func keptPlace(_ variable: LocalVariable) -> Place {
        guard let scope else { preconditionFailure("a local variable outside of a function") }
        if variable.scope === scope, !variable.isBoxed {
            let slot = variable.slot
            return Place(
                type: variable.type,
                read: { $0.slots[slot] },
                write: { frame, value in frame.slots[slot] = value },
                modify: { frame, change throws(Failure) in
                    var value = frame.slots[slot]
                    frame.slots[slot] = .void
                    defer { frame.slots[slot] = value }
                    try change(&value)
                }
            )
        }
        let raw = scope.rawCode(variable)
        return Place(
            type: variable.type,
            read: { raw($0).unboxed },
            write: { frame, value in if case .box(let box) = raw(frame) { box.value = value } },
            modify: { frame, change throws(Failure) in
                guard case .box(let box) = raw(frame) else {
                    // A constant: what it refers to is changed all the same.
                    var object = raw(frame)
                    try change(&object)
                    return
                }
                var value = box.value
                box.value = .void
                defer { box.value = value }
                try change(&value)
            }
        )
    }

    func globalPlace(_ variable: GlobalVariable, _ node: some SyntaxProtocol, _ isReported: Bool) -> Place? {
        if variable.isConstant, info(variable.type)?.isClass != true, variable.type != .unknown {
            return nowhere(node, isReported, "cannot assign to value: '\(variable.name)' is a 'let' constant")
        }
        return Place(
            type: variable.type,
            read: { frame throws(Failure) in try variable.read(frame.machine) },
            write: { frame, value in frame.machine.write(value, to: variable) },
            modify: { frame, change throws(Failure) in
                var value = try variable.read(frame.machine)
                variable.value = .void
                defer { frame.machine.write(value, to: variable) }
                try change(&value)
            }
        )
    }
}

extension StaticType {
    var isBinding: Bool {
        if case .binding = self { return true }
        return false
    }
}

extension Member {
    /// The value of a static member.
    func readStatic(_ machine: Machine, of type: Value = .missing) throws(Failure) -> Value {
        switch self {
        case .variable(let variable): return try variable.read(machine)
        case .computed(let property):
            let frame = machine.makeFrame(property.getter, [], type, [])
            return try machine.run(property.getter, frame)
        case .enumCase(let enumCase): return .enumeration(EnumValue(enumCase: enumCase, payload: []))
        case .method(let code):
            return .function(FunctionValue(machine: machine, code: code, captures: [], selfValue: .missing))
        case .stored, .subscripting: return .void
        }
    }
}

extension GlobalVariable {
    /// The value; made when first asked for.
    func read(_ machine: Machine) throws(Failure) -> Value {
        if let value { return value }
        guard !isBeingMade, let initialValue else {
            throw machine.trap("the first value of '\(name)' asks for itself", position)
        }
        isBeingMade = true
        defer { isBeingMade = false }
        let made = try initialValue(Frame(machine: machine, slots: .none, selfValue: .missing, captures: []))
        value = made
        return made
    }
}

extension TypeInfo {
    /// True if a constant of the type can be changed through: what a binding leads to lies elsewhere.
    fileprivate var holdsBinding: Bool {
        stored.contains { if case .binding = $0.storage { true } else { false } }
    }
}
