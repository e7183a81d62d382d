import SwiftSyntax
import ViewRuntime

/// Assignments and the places that they change.
extension Lowering {
    /// Lowers `a = b`, `a += b` and their like; `nil` for other expressions.
    func lowerAssignment(_ node: ExprSyntax) -> Step? {
        guard let infix = node.as(InfixOperatorExprSyntax.self) else { return nil }
        if infix.operator.is(AssignmentExprSyntax.self) { return lowerPlain(infix) }
        let name = infix.operator.trimmedDescription
        guard name.count > 1, name.hasSuffix("="), !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(name) else {
            return nil
        }
        return lowerCompound(infix, String(name.dropLast()))
    }

    private func lowerPlain(_ node: InfixOperatorExprSyntax) -> Step? {
        if node.leftOperand.is(DiscardAssignmentExprSyntax.self) {
            let code = lower(node.rightOperand).code
            return { frame throws(Failure) in
                _ = try code(frame)
                return .next
            }
        }
        if let tuple = node.leftOperand.as(TupleExprSyntax.self), tuple.elements.count > 1 {
            return lowerTupleAssignment(tuple, node)
        }
        guard let target = place(node.leftOperand) else { return nil }
        let value = coerced(lower(node.rightOperand, target.type), to: target.type, at: node.rightOperand).code
        let write = target.write
        return { frame throws(Failure) in
            try write(frame, try value(frame))
            return .next
        }
    }

    private func lowerTupleAssignment(_ tuple: TupleExprSyntax, _ node: InfixOperatorExprSyntax) -> Step? {
        let places = tuple.elements.map { element -> Place? in
            element.expression.is(DiscardAssignmentExprSyntax.self) ? nil : place(element.expression)
        }
        let type = StaticType.tuple(places.map { StaticType.TupleElement(label: nil, type: $0?.type ?? .unknown) })
        let value = lower(node.rightOperand, type).code
        return { frame throws(Failure) in
            guard case .tuple(let tuple) = try value(frame) else { return .next }
            for (place, element) in zip(places, tuple.values) { try place?.write(frame, element) }
            return .next
        }
    }

    private func lowerCompound(_ node: InfixOperatorExprSyntax, _ name: String) -> Step? {
        guard let target = place(node.leftOperand) else { return nil }
        if Arithmetic.function(name) == nil, let own = ownAssignment(name + "=", target, node) { return own }
        let value = lower(
            node.rightOperand,
            target.type.unwrapped.isConvertedNumber || needsContext(node.rightOperand) ? target.type : .unknown
        )
        if value.isFailed {
            return { frame throws(Failure) in
                _ = try value.code(frame)
                return .next
            }
        }
        let position = position(node.operator)
        if let custom = compoundOperator(name, target, value, node) { return custom }
        let types = [target.type, value.type]
        if types.allSatisfy({ $0.isNumber || $0 == .string || $0 == .bool }), target.type != value.type,
            !value.isLiteral || !target.type.isConvertedNumber, !(name == "<<" || name == ">>")
        {
            error(
                "binary operator '\(name)=' cannot be applied to operands of type '\(self.name(target.type))' and '\(self.name(value.type))'",
                at: node.operator
            )
        }
        guard let function = Arithmetic.function(name) else {
            error("operator '\(name)=' is not supported", at: node.operator)
            return nil
        }
        let (code, modify) = (value.code, target.modify)
        if name == "+", let fast = fastAddition(node, target, value) { return fast }
        return { frame throws(Failure) in
            let operand = try code(frame)
            try modify(frame) { value throws(Failure) in
                if case .array(var elements) = value, let more = operand.elements, name == "+" {
                    value = .void
                    try frame.machine.charge(more.count, position)
                    elements.append(contentsOf: more)
                    value = .array(elements)
                } else if case .string(var text) = value, let more = operand.text, name == "+" {
                    // Appending does not copy what is there; only its length is held to the limit.
                    try frame.machine.chargeText(more.utf8.count, position)
                    if text.utf8.count + more.utf8.count > frame.machine.limits.textBytes {
                        try frame.machine.chargeText(text.utf8.count + more.utf8.count, position)
                    }
                    value = .void
                    text += more
                    value = .string(text)
                } else {
                    value = try function(value, operand, frame.machine, position)
                }
            }
            return .next
        }
    }

    /// Adds to a local integer without the detour over its place.
    private func fastAddition(_ node: InfixOperatorExprSyntax, _ target: Place, _ value: Lowered) -> Step? {
        guard target.type == .int, value.type == .int, let scope,
            let name = node.leftOperand.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let variable = scope.local(name), !variable.isBoxed
        else { return nil }
        let slot = variable.slot
        let code = value.code
        let position = position(node.operator)
        return { frame throws(Failure) in
            let operand = try code(frame)
            if case .int(let a) = frame.slots[slot], case .int(let b) = operand {
                let (sum, isOverflow) = a.addingReportingOverflow(b)
                if !isOverflow {
                    frame.slots[slot] = .int(sum)
                    return .next
                }
            }
            frame.slots[slot] = try Arithmetic.add(frame.slots[slot], operand, frame.machine, position)
            return .next
        }
    }

    /// An assignment operator that only the program defines; its right operand may be taken as a closure.
    private func ownAssignment(_ name: String, _ target: Place, _ node: InfixOperatorExprSyntax) -> Step? {
        let candidates = (globals[name] ?? []).compactMap { member -> FunctionCode? in
            guard case .method(let code) = member, code.parameters.count == 2, code.parameters[0].isInOut,
                accepts(code.parameters[0].parameter.type, target.type, isLiteral: false) != nil
            else { return nil }
            return code
        }
        guard let code = candidates.first else { return nil }
        var bindings: [String: StaticType] = [:]
        code.parameters[0].parameter.type.bind(to: .inOut(target.type), &bindings)
        let lowered = lowerArguments([code.parameters[1].parameter], [.one(node.rightOperand)], [:], &bindings)
        guard let operand = lowered[0]?.code else { return nil }
        let modify = target.modify
        return { frame throws(Failure) in
            let second = try operand(frame)
            try modify(frame) { value throws(Failure) in
                let callee = frame.machine.makeFrame(code, [value, second], .missing, [])
                _ = try frame.machine.run(code, callee)
                value = callee.slots[0].unboxed
            }
            return .next
        }
    }

    /// `a += b` where the program defines `+=`, or `+`, for the type.
    private func compoundOperator(
        _ name: String,
        _ target: Place,
        _ value: Lowered,
        _ node: InfixOperatorExprSyntax
    ) -> Step? {
        for (symbol, isInPlace) in [(name + "=", true), (name, false)] {
            for member in globals[symbol] ?? [] {
                guard case .method(let code) = member, code.parameters.count == 2,
                    accepts(code.parameters[0].parameter.type, target.type, isLiteral: false) ?? 0 >= 3,
                    accepts(code.parameters[1].parameter.type, value.type, isLiteral: value.isLiteral) != nil
                else { continue }
                let operand = coerced(value, to: code.parameters[1].parameter.type, at: node).code
                let modify = target.modify
                return { frame throws(Failure) in
                    let second = try operand(frame)
                    try modify(frame) { value throws(Failure) in
                        let callee = frame.machine.makeFrame(code, [value, second], .missing, [])
                        let result = try frame.machine.run(code, callee)
                        value = isInPlace ? callee.slots[0].unboxed : result
                    }
                    return .next
                }
            }
        }
        return nil
    }

    // MARK: Places

    /// The place that an expression names; reports it if it cannot be changed.
    func place(_ node: ExprSyntax, isReported: Bool = true) -> Place? {
        if let node = node.as(TupleExprSyntax.self), node.elements.count == 1, let only = node.elements.first {
            return place(only.expression, isReported: isReported)
        }
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
                if case .user(let id) = variable.type, program.types[id].isClass { return localPlace(variable) }
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

    private func localPlace(_ variable: LocalVariable) -> Place {
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
                guard case .box(let box) = raw(frame) else { return }
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
            write: { frame, value in frame.machine.write(value, to: variable) }
        )
    }

    private func subscriptPlace(_ node: SubscriptCallExprSyntax, _ isReported: Bool) -> Place? {
        let baseType = quietly { lower(node.calledExpression).type }
        if node.arguments.first?.label?.text != "keyPath", let info = info(baseType), !info.lookup("subscript").isEmpty
        {
            return customSubscriptPlace(node, info, isReported)
        }
        if baseType == .native("EnvironmentValues") { return environmentPlace(node) }
        let arguments = Array(node.arguments)
        if arguments.first?.label?.text == "keyPath", place(node.calledExpression, isReported: false) == nil,
            let path = arguments.first?.expression
        {
            return keyPathPlace(lower(path), fixedPlace(node.calledExpression))
        }
        guard let base = place(node.calledExpression, isReported: isReported) else { return nil }
        guard let first = arguments.first else { return nowhere(node, isReported, "a subscript needs an index") }
        if first.label?.text == "keyPath" { return keyPathPlace(lower(first.expression), base) }
        var keyType: StaticType = .unknown
        var type: StaticType = .unknown
        var defaultCode: Code?
        switch base.type.unwrapped {
        case .array(let element):
            keyType = .int
            type = first.expression.isRange ? base.type.unwrapped : element
        case .dictionary(let key, let value):
            keyType = key
            type = value.inOptional
            if let other = arguments.dropFirst().first, other.label?.text == "default" {
                type = value
                defaultCode = coerced(lower(other.expression, value), to: value, at: other.expression).code
            }
        case .binding(let inner): type = .binding(inner.elementType)
        default: break
        }
        if arguments.count > 1, base.type == .unknown, let other = arguments.dropFirst().first,
            other.label?.text == "default"
        {
            defaultCode = lower(other.expression).code
        }
        let key = coerced(
            lower(first.expression, keyType),
            to: keyType == .int && first.expression.isRange ? .unknown : keyType,
            at: first.expression
        ).code
        let position = position(node)
        let modify = base.modify
        let baseRead = base.read
        let whole: (Frame, (inout Value) throws(Failure) -> Void) throws(Failure) -> Void = {
            frame,
            change throws(Failure) in
            let index = try key(frame)
            let fallback = try defaultCode?(frame)
            try modify(frame) { container throws(Failure) in
                try Subscript.modify(&container, index, fallback, frame.machine, position, change)
            }
        }
        return Place(
            type: type,
            read: { frame throws(Failure) in
                let container = try baseRead(frame)
                return try Subscript.read(container, try key(frame), try defaultCode?(frame), frame.machine, position)
            },
            write: { frame, value throws(Failure) in
                try whole(frame) { $0 = value }
            },
            modify: whole
        )
    }

    /// A value that cannot be replaced, but whose objects and bindings can be changed.
    func fixedPlace(_ node: ExprSyntax) -> Place {
        let lowered = lower(node)
        let read = lowered.code
        return Place(
            type: lowered.type,
            read: read,
            write: { _, _ in },
            modify: { frame, change throws(Failure) in
                var value = try read(frame)
                if value.isNull { return }
                try change(&value)
            }
        )
    }

    /// `value[keyPath: path]`.
    private func keyPathPlace(_ path: Lowered, _ base: Place) -> Place {
        let code = path.code
        var type: StaticType = .unknown
        if case .function(let function) = path.type { type = function.result }
        return Place(
            type: type,
            read: { frame throws(Failure) in
                guard case .keyPath(let path) = try code(frame) else { return .void }
                return try path.read(try base.read(frame), frame.machine)
            },
            write: { frame, value throws(Failure) in
                guard case .keyPath(let path) = try code(frame) else { return }
                try base.modify(frame) { root throws(Failure) in try path.write(value, to: &root, frame.machine) }
            }
        )
    }

    /// The subscript that the arguments fit, with the code of its arguments and the type that it gives.
    func subscriptChoice(
        _ node: SubscriptCallExprSyntax,
        _ members: [Member],
        _ isReported: Bool
    ) -> (property: ComputedProperty, arguments: [Code], type: StaticType)? {
        var candidates = members.compactMap { member -> ComputedProperty? in
            if case .subscripting(let property) = member { property } else { nil }
        }
        // What a protocol only asks for has nothing to run.
        let written = candidates.filter { !$0.getter.isRequirement }
        if !written.isEmpty { candidates = written }
        var prepared: Prepared = [:]
        let find = {
            self.choose("subscript", candidates, Arguments(node), &prepared, at: node) {
                $0.getter.parameters.map(\.parameter)
            }
        }
        guard let choice = isReported ? find() : quietly(find) else { return nil }
        var bindings: [String: StaticType] = [:]
        let getter = choice.candidate.getter
        let arguments = argumentCodes(
            getter,
            lowerArguments(getter.parameters.map(\.parameter), choice.sources, prepared, &bindings)
        )
        return (choice.candidate, arguments, choice.candidate.type.substituting(bindings))
    }

    /// A subscript of a type of the program; one that is only read needs no place that can be changed.
    func customSubscriptPlace(
        _ node: SubscriptCallExprSyntax,
        _ info: TypeInfo,
        _ isReported: Bool,
        isRead: Bool = false
    ) -> Place? {
        guard let (property, arguments, type) = subscriptChoice(node, info.lookup("subscript"), isReported) else {
            return nil
        }
        let isFixed = isRead || info.isClass || property.setter?.isMutating == false
        let base = isFixed ? nil : place(node.calledExpression, isReported: isReported)
        if !isFixed, base == nil { return nil }
        let object = lower(node.calledExpression).code
        let read: Code = { frame throws(Failure) in
            var values: [Value] = []
            for argument in arguments { values.append(try argument(frame)) }
            let callee = frame.machine.makeFrame(property.getter, values, try (base?.read ?? object)(frame), [])
            return try frame.machine.run(property.getter, callee)
        }
        return Place(
            type: type,
            read: read,
            write: { frame, value throws(Failure) in
                guard let setter = property.setter else { return }
                var values = [value]
                for argument in arguments { values.append(try argument(frame)) }
                if let base {
                    try base.modify(frame) { instance throws(Failure) in
                        let callee = frame.machine.makeFrame(setter, values, instance, [])
                        instance = .void
                        defer { instance = callee.selfValue }
                        _ = try frame.machine.run(setter, callee)
                    }
                } else {
                    let callee = frame.machine.makeFrame(setter, values, try object(frame), [])
                    _ = try frame.machine.run(setter, callee)
                }
            }
        )
    }

    /// `self[Key.self]` in an extension of `EnvironmentValues`.
    private func environmentPlace(_ node: SubscriptCallExprSyntax) -> Place? {
        guard let argument = node.arguments.first?.expression else { return nil }
        let base = lower(node.calledExpression).code
        let key = lower(argument)
        guard case .metatype(.user(let id)) = key.type else {
            return nowhere(node, true, "an EnvironmentKey is expected here")
        }
        let info = program.types[id]
        return Place(
            type: environmentKeyType(info),
            read: { frame throws(Failure) in
                guard case .native(let box) = try base(frame), case .environment(let values) = box.native else {
                    return .void
                }
                if let value = values.custom(id) { return value }
                guard let member = info.lookupStatic("defaultValue").first else { return .void }
                return try member.readStatic(frame.machine)
            },
            write: { frame, value throws(Failure) in
                guard case .native(let box) = try base(frame), case .environment(let values) = box.native else {
                    return
                }
                values.set(id, value)
            }
        )
    }

    func environmentKeyType(_ info: TypeInfo) -> StaticType {
        switch info.lookupStatic("defaultValue").first {
        case .variable(let variable): variable.type
        case .computed(let property): property.type
        default: .unknown
        }
    }
}

extension StaticType {
    var isBinding: Bool {
        if case .binding = self { return true }
        return false
    }
}

extension ExprSyntax {
    /// True for `a..<b`, `a...b` and their one-sided forms.
    var isRange: Bool {
        if let infix = self.as(InfixOperatorExprSyntax.self) {
            return ["..<", "..."].contains(infix.operator.trimmedDescription)
        }
        if let prefix = self.as(PrefixOperatorExprSyntax.self) { return ["..<", "..."].contains(prefix.operator.text) }
        return self.is(PostfixOperatorExprSyntax.self) || self.as(DeclReferenceExprSyntax.self)?.baseName.text == "..."
    }
}

extension Member {
    /// The value of a static member.
    func readStatic(_ machine: Machine) throws(Failure) -> Value {
        switch self {
        case .variable(let variable): return try variable.read(machine)
        case .computed(let property):
            let frame = machine.makeFrame(property.getter, [], .missing, [])
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
        let made = try initialValue(Frame(machine: machine, slots: [], selfValue: .missing, captures: []))
        value = made
        return made
    }
}
