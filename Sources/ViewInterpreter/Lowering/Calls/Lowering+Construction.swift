import SwiftSyntax
import ViewRuntime

/// Instances of types: initialisers, enum cases, static functions.
extension Lowering {
    /// Lowers `Type(…)`.
    func construct(
        _ type: StaticType,
        _ arguments: Arguments,
        at node: some SyntaxProtocol,
        start: SourcePosition,
        expected: StaticType = .unknown
    ) -> Lowered {
        switch type {
        case .user(let id):
            let bindings = typeBindings(type, wanted: expected)
            return construct(program.types[id], arguments, at: node, start: start, bindings: bindings)
        case .optional(let wrapped): return construct(wrapped, arguments, at: node, start: start, expected: expected)
        case .native(let name) where name == "State" || name == "StateObject" || name == "Published":
            return wrapped(arguments, at: node)
        case .binding: if let state = stateValue(arguments, type, start) { return state }
        default: break
        }
        let name = constructorName(type)
        let fitting = (extensions[name]?.initializers ?? []).filter {
            arguments.match($0.parameters.map(\.parameter)) != nil
        }
        if !fitting.isEmpty {
            let own = fitting.filter { $0.parameters.contains { $0.parameter.type.isOwn } }
            // A text that is written out is what the built-in initialiser takes.
            let isText =
                arguments.inside.first?.expression.is(StringLiteralExprSyntax.self) == true
                && arguments.inside.count == 1 && table.initializers[name] != nil
            if !own.isEmpty, !isText,
                let made = attempt({ callExtensionInitializer(own, type, arguments, at: node, start: start) })
            {
                return made
            }
            // What is built in comes first where both take the arguments.
            let builtIn = (table.initializers[name] ?? []).filter {
                arguments.match($0.signature.parameters ?? []) != nil
            }
            if !builtIn.isEmpty, let made = attempt({ callBuiltin(name, builtIn, arguments, at: node, start: start) }) {
                return made
            }
            return callExtensionInitializer(fitting, type, arguments, at: node, start: start)
        }
        guard let overloads = table.initializers[name] else {
            return failed("values of type '\(self.name(type))' cannot be made here", at: node)
        }
        let wanted = constructorName(expected.unwrapped) == name ? expected.unwrapped : type
        var result = callBuiltin(name, overloads, arguments, bindings: wanted.elementBindings, at: node, start: start)
        switch type {
        case .array(let element) where element != .unknown: if case .array = result.type { result.type = type }
        case .set(let element) where element != .unknown: if case .set = result.type { result.type = type }
        case .dictionary(let key, _) where key != .unknown: if case .dictionary = result.type { result.type = type }
        default: break
        }
        return result
    }

    /// `State(initialValue:)` in an initialiser: the value itself.
    private func wrapped(_ arguments: Arguments, at node: some SyntaxProtocol) -> Lowered {
        guard let value = arguments.inside.first?.expression ?? arguments.trailing.first?.expression else {
            return Lowered(.null, position(node), constant: .null)
        }
        return lower(value)
    }

    /// `State(initialValue:)` where a `State` is kept as a value: a binding to a place of its own; `nil` for other calls.
    func stateValue(_ arguments: Arguments, _ type: StaticType, _ start: SourcePosition) -> Lowered? {
        guard case .binding(let inner) = type.unwrapped, arguments.inside.count == 1, arguments.trailing.isEmpty,
            let argument = arguments.inside.first, ["initialValue", "wrappedValue"].contains(argument.label)
        else { return nil }
        let code = coerced(lower(argument.expression, inner), to: inner, at: argument.expression).code
        return Lowered(type.unwrapped, start) { frame throws(Failure) in
            let slot = StateSlot(name: "state", owner: "State", value: try code(frame), position: start)
            return .binding(.slot(slot, frame.machine))
        }
    }

    /// A call of one of the initialisers that the program adds to a built-in type.
    private func callExtensionInitializer(
        _ candidates: [FunctionCode],
        _ type: StaticType,
        _ arguments: Arguments,
        at node: some SyntaxProtocol,
        start: SourcePosition
    ) -> Lowered {
        var prepared: Prepared = [:]
        guard let choice = chooseFunction(name(type), candidates, arguments, &prepared, at: node) else {
            return stand(in: "the call has mistakes", at: node)
        }
        let code = choice.candidate
        if code.isThrowing { noteThrowingCall(at: node) }
        var bindings: [String: StaticType] = [:]
        let parameters = code.parameters.map(\.parameter)
        let codes = argumentCodes(code, lowerArguments(parameters, choice.sources, prepared, &bindings))
        let result = madeType(type)
        let run: Code = { frame throws(Failure) in
            let callee = frame.machine.makeFrame(code, try Self.values(codes, frame), .missing, [])
            let result = try frame.machine.run(code, callee)
            if code.isFailable, result.isNull { return .null }
            return callee.selfValue
        }
        return Lowered(code.isFailable ? .optional(result) : result, start, Self.placed(run, of: code, at: start))
    }

    /// What the built-in initialisers of a type make: a `Text` is a text, a `VStack` a view, a `Circle` a shape.
    private func madeType(_ type: StaticType) -> StaticType {
        guard case .native(let name) = type, let overload = table.initializers[name]?.first else { return type }
        if case .view = overload.implementation { return ["Text", "Image"].contains(name) ? type : .view }
        return overload.signature.result
    }

    func construct(
        _ info: TypeInfo,
        _ arguments: Arguments,
        at node: some SyntaxProtocol,
        start: SourcePosition,
        bindings: [String: StaticType] = [:]
    ) -> Lowered {
        if info.kind == .enumeration, let raw = arguments.inside.first, raw.label == "rawValue" {
            return rawConstruction(info, raw.expression, start)
        }
        if info.kind == .protocolType, currentType === info { return constructSelf(info, arguments, at: node) }
        if info.kind == .protocolType { return failed("'\(info.name)' is a protocol and cannot be made", at: node) }
        if arguments.isEmpty, info.kind == .structure, info.conforms(to: "OptionSet") {
            let make = constructorFunction(info, 1)
            return Lowered(.user(info.id), start) { frame throws(Failure) in try frame.machine.call(make, [.int(0)]) }
        }
        if info.conforms(to: "OptionSet"), arguments.inside.count == 1, arguments.trailing.isEmpty,
            let list = arguments.inside.first, list.label == nil, list.expression.is(ArrayExprSyntax.self)
        {
            return coerced(lower(list.expression, .user(info.id)), to: .user(info.id), at: list.expression)
        }
        let own = initializers(of: info)
        var candidates = own.map { Constructor.written($0) }
        if own.isEmpty || own.allSatisfy({ $0.isDeclaredInExtension }), !info.isClass, info.kind == .structure {
            candidates.append(.memberwise(memberwise(info)))
        }
        if info.isClass, own.allSatisfy(\.isConvenience) { candidates.append(.memberwise([])) }
        if info.conforms(to: "Layout"), !arguments.trailing.isEmpty {
            return constructLayout(info, candidates, arguments, at: node, start: start)
        }
        var prepared: Prepared = [:]
        guard
            let choice = choose(
                info.name,
                candidates,
                arguments,
                &prepared,
                at: node,
                { $0.parameters.map(\.parameter) }
            )
        else {
            var result = stand(in: "the call has mistakes", at: node)
            result.type = .user(info.id)
            return result
        }
        return construction(info, choice, prepared, start, at: node, bindings: bindings)
    }

    /// `Self(…)` in a protocol: the type of the instance, or the type that the call names, is known when the program runs.
    private func constructSelf(_ info: TypeInfo, _ arguments: Arguments, at node: some SyntaxProtocol) -> Lowered {
        let all = arguments.inside + arguments.trailing
        let codes = all.map { lower($0.expression).code }
        var makers: [Int: FunctionValue] = [:]
        for type in program.types where type.kind != .protocolType && type.isKind(of: info) {
            makers[type.id.index] = constructorFunction(type, all.count)
        }
        let position = position(node)
        let name = info.name
        return Lowered(.unknown, position) { [makers] frame throws(Failure) in
            var id = frame.selfValue.typeInfo?.id.index
            if case .type(let reference) = frame.selfValue, case .user(let named) = reference.type { id = named.index }
            guard let make = id.flatMap({ makers[$0] }) else {
                throw frame.machine.trap("'\(name)' is a protocol and cannot be made", position)
            }
            return try frame.machine.call(make, try Self.values(codes, frame))
        }
    }
}
