import SwiftSyntax
import ViewRuntime

/// Places behind subscripts, built in and of the program.
extension Lowering {
    func subscriptPlace(_ node: SubscriptCallExprSyntax, _ isReported: Bool) -> Place? {
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
        let changesWhenRead = property.getter.isMutating && !info.isClass
        let isFixed = !changesWhenRead && (isRead || info.isClass || property.setter?.isMutating == false)
        let base = isFixed ? nil : place(node.calledExpression, isReported: isReported)
        if !isFixed, base == nil { return nil }
        let object = lower(node.calledExpression).code
        let read: Code = { frame throws(Failure) in
            var values: [Value] = []
            for argument in arguments { values.append(try argument(frame)) }
            guard changesWhenRead, let base else {
                let callee = frame.machine.makeFrame(property.getter, values, try (base?.read ?? object)(frame), [])
                return try frame.machine.run(property.getter, callee)
            }
            var result = Value.void
            try base.modify(frame) { instance throws(Failure) in
                let callee = frame.machine.makeFrame(property.getter, values, instance, [])
                instance = .void
                defer { instance = callee.selfValue }
                result = try frame.machine.run(property.getter, callee)
            }
            return result
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
                if let value = values.custom(id.index) { return value }
                guard let member = info.lookupStatic("defaultValue").first else { return .void }
                return try member.readStatic(frame.machine)
            },
            write: { frame, value throws(Failure) in
                guard case .native(let box) = try base(frame), case .environment(let values) = box.native else {
                    return
                }
                values.set(id.index, value)
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

extension ExprSyntax {
    /// True for `a..<b`, `a...b` and their one-sided forms.
    var isRange: Bool {
        if let infix = self.as(InfixOperatorExprSyntax.self) {
            return ["..<", "..."].contains(infix.operator.sourceText)
        }
        if let prefix = self.as(PrefixOperatorExprSyntax.self) { return ["..<", "..."].contains(prefix.operator.text) }
        return self.is(PostfixOperatorExprSyntax.self) || self.as(DeclReferenceExprSyntax.self)?.baseName.text == "..."
    }
}
