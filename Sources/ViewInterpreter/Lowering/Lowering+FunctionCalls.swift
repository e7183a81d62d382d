import SwiftSyntax
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

/// Calls of the program's own functions, initialisers and closures.
extension Lowering {
    func callFunction(
        _ code: FunctionCode,
        _ sources: [Arguments.Source],
        _ prepared: Prepared,
        _ passing: SelfPassing,
        at node: some SyntaxProtocol,
        start: SourcePosition,
        receiver: StaticType = .unknown,
        expected: StaticType = .unknown
    ) -> Lowered {
        var bindings: [String: StaticType] = [:]
        if receiver != .unknown { bindings["Self"] = receiver }
        let parameters = code.parameters.map(\.parameter)
        let arguments = lowerArguments(
            parameters,
            sources,
            prepared,
            &bindings,
            fractional: code.fractionalGenerics
        )
        let isFailed = arguments.contains { $0?.isFailed == true }
        if code.isThrowing { noteThrowingCall(at: node) }
        checkConstraints(code, bindings, at: node)
        checkInOut(code, sources)
        let codes = argumentCodes(code, arguments)
        var writeBacks: [(Int, Place)] = []
        for (index, parameter) in code.parameters.enumerated() where parameter.isInOut {
            if case .one(let expression) = sources[index], let place = place(expression) {
                writeBacks.append((index, place))
            }
        }
        var type = code.result.substituting(bindings)
        if code.result == .unknown, case .user = receiver, code.owner?.kind == .protocolType { type = .unknown }
        if code.givesSelf, let owner = code.owner, owner.isClass, info(receiver)?.isKind(of: owner) == true {
            type = receiver
        }
        var types: [TypeArgument] = []
        if !code.genericNames.isEmpty {
            let known = typeBindings(code, arguments, expected)
            types = typeArguments(code, known)
            if code.openResult.isGeneric || code.openResult.unwrapped.isGeneric {
                let open = code.openResult.substituting(known)
                if open.unwrapped != .unknown { type = open }
            }
        }
        var result = Lowered(type, start, invocation(code, codes, writeBacks, passing, types))
        result.isFailed = isFailed
        result.isOpenOptional = type == .unknown && code.result.isOpenOptional
        return result
    }

    /// Reports arguments that a function changes and that are not marked with `&`.
    private func checkInOut(_ code: FunctionCode, _ sources: [Arguments.Source]) {
        for (parameter, source) in zip(code.parameters, sources) {
            guard case .one(let expression) = source else { continue }
            let isMarked = expression.is(InOutExprSyntax.self)
            if parameter.isInOut, !isMarked {
                error("passing a value to an inout parameter requires explicit '&'", at: expression)
            } else if isMarked, !parameter.isInOut {
                error("'&' is used for an argument that is not inout", at: expression)
            }
        }
    }

    /// Codes for all parameters; missing ones run their default value, which is known only once bodies are lowered.
    func argumentCodes(_ code: FunctionCode, _ arguments: [Lowered?]) -> [Code] {
        arguments.enumerated().map { index, argument -> Code in
            if let argument { return argument.code }
            if code.parameters[index].parameter.isVariadic { return { _ in .array([]) } }
            return { frame throws(Failure) in
                guard let value = code.parameters[index].defaultValue else { return .null }
                return try value(Frame(machine: frame.machine, slots: [], selfValue: frame.selfValue, captures: []))
            }
        }
    }

    private func invocation(
        _ code: FunctionCode,
        _ codes: [Code],
        _ writeBacks: [(Int, Place)],
        _ passing: SelfPassing,
        _ types: [TypeArgument]
    ) -> Code {
        let isDynamic =
            code.owner?.isClass == true
            || (code.owner?.kind == .protocolType && code.owner?.requires(code.name) == true)
        let isOfOptional = code.owner?.kind == .builtin && code.owner?.name == "Optional"
        let run: (Frame, FunctionCode, [Value], Value) throws(Failure) -> (Value, Frame) = {
            frame,
            code,
            values,
            instance throws(Failure) in
            let callee = frame.machine.makeFrame(code, values, instance, [])
            Self.set(types, callee, frame, values)
            let result = try frame.machine.run(code, callee)
            for (index, place) in writeBacks { try place.write(frame, callee.slots[index].unboxed) }
            return (result, callee)
        }
        switch passing {
        case .none:
            if writeBacks.isEmpty, types.isEmpty {
                return { frame throws(Failure) in
                    let values = try Self.values(codes, frame, room: code.slotCount)
                    let callee = frame.machine.makeFrame(code, values, .missing, [])
                    return try frame.machine.run(code, callee)
                }
            }
            return { frame throws(Failure) in try run(frame, code, try Self.values(codes, frame), .missing).0 }
        case .value(let base):
            return { frame throws(Failure) in
                let instance = try base(frame)
                if instance.isNull, !isOfOptional { return .null }
                let target = isDynamic ? Dispatch.method(code, instance) : code
                return try run(frame, target, try Self.values(codes, frame), instance).0
            }
        case .exact(let base):
            return { frame throws(Failure) in try run(frame, code, try Self.values(codes, frame), try base(frame)).0 }
        case .own(let isMutating):
            if !isDynamic, writeBacks.isEmpty, types.isEmpty {
                return { frame throws(Failure) in
                    let values = try Self.values(codes, frame, room: code.slotCount)
                    let callee = frame.machine.makeFrame(code, values, frame.selfValue, [])
                    let result = try frame.machine.run(code, callee)
                    if isMutating { frame.selfValue = callee.selfValue }
                    return result
                }
            }
            return { frame throws(Failure) in
                let target = isDynamic ? Dispatch.method(code, frame.selfValue) : code
                let (result, callee) = try run(frame, target, try Self.values(codes, frame), frame.selfValue)
                if isMutating { frame.selfValue = callee.selfValue }
                return result
            }
        case .place(let place):
            return { frame throws(Failure) in
                let values = try Self.values(codes, frame)
                var result = Value.void
                try place.modify(frame) { instance throws(Failure) in
                    if instance.isNull {
                        result = .null
                        return
                    }
                    let target = isDynamic ? Dispatch.method(code, instance) : code
                    let callee = frame.machine.makeFrame(target, values, instance, [])
                    Self.set(types, callee, frame, values)
                    instance = .void
                    defer { instance = callee.selfValue }
                    result = try frame.machine.run(target, callee)
                    for (index, place) in writeBacks { try place.write(frame, callee.slots[index].unboxed) }
                }
                return result
            }
        }
    }

    /// Sets the variables of a callee's generic parameters, which stand after those of its arguments.
    private static func set(_ types: [TypeArgument], _ callee: Frame, _ frame: Frame, _ values: [Value]) {
        for (index, type) in types.enumerated() where values.count + index < callee.slots.count {
            callee.slots[values.count + index] = type(frame, values)
        }
    }

    // MARK: Calls by name

    func lowerNamedCall(
        _ node: DeclReferenceExprSyntax,
        _ arguments: Arguments,
        _ call: FunctionCallExprSyntax,
        _ expected: StaticType
    ) -> Lowered {
        let name = node.baseName.text.withoutBackticks
        let start = position(call)
        if isCursor(name) { noteName(expected) }
        if name == "self" || name == "Self", let currentType, name == "Self" || isStatic {
            if isInherited(currentType) {
                return constructDynamic(lowerName("Self", at: node, .unknown).code, currentType, arguments, at: call)
            }
            return construct(selfType(currentType), arguments, at: call, start: start)
        }
        if let variable = scope?.find(name) {
            if variable.isTypeParameter, case .metatype(let type) = variable.type {
                return constructDynamic(read(variable, position(node)).code, info(type), arguments, at: call)
            }
            if let function = variable.function { return callLocal(function, variable, arguments, node, start) }
            return callValue(read(variable, position(node)), arguments, at: call)
        }
        if let lowered = callImplicitMember(name, arguments, node, call) { return lowered }
        if let info = findType(name) { return construct(.user(info.id), arguments, at: call, start: start) }
        let functions = methods(globals[name] ?? [])
        if !functions.isEmpty {
            var prepared: Prepared = [:]
            guard
                let choice = choose(name, functions, arguments, &prepared, at: node, { $0.parameters.map(\.parameter) })
            else {
                return stand(in: "the call has mistakes", at: call)
            }
            return callFunction(
                choice.candidate,
                choice.sources,
                prepared,
                .none,
                at: node,
                start: start,
                expected: expected
            )
        }
        if let member = globals[name]?.first {
            return callValue(readStatic(member, nil, position(node)), arguments, at: call)
        }
        if name == "ForEach" { return lowerForEach(arguments, call, start) }
        if name == "List", let list = lowerListOfData(arguments, call, start) { return list }
        if name == "Optional", let wrapped = arguments.inside.first?.expression {
            let lowered = lower(wrapped, expected.unwrapped)
            return lowered.someOptional(lowered.type.inOptional)
        }
        if name == "ObjectIdentifier", let object = arguments.inside.first?.expression {
            let code = lower(object).code
            return Lowered(.native("ObjectIdentifier"), start) { frame throws(Failure) in
                guard case .object(let object) = try code(frame) else { return .void }
                return .native(
                    .option(type: "ObjectIdentifier", name: String(UInt(bitPattern: ObjectIdentifier(object))))
                )
            }
        }
        if name == "AnyIterator" || name == "AnySequence",
            let made = (arguments.trailing.first ?? arguments.inside.first)?.expression
        {
            let wanted =
                expected.functionType == nil
                ? .function(StaticType.FunctionType(parameters: [], result: .unknown)) : expected
            return lower(made, made.is(ClosureExprSyntax.self) ? wanted : .unknown)
        }
        if name == "swap", arguments.inside.count == 2, let lowered = lowerSwap(arguments, call) { return lowered }
        if name == "Task" { return lowerTask(arguments, call) }
        if name == "type", arguments.inside.first?.label == "of", let value = arguments.inside.first?.expression {
            return lowerTypeOf(lower(value), at: call)
        }
        if let alias = aliased(name) { return construct(alias, arguments, at: call, start: start) }
        if let overloads = table.functions[name] {
            return callBuiltin(name, overloads, arguments, at: node, start: start)
        }
        if let type = StaticType(builtinNamed: name, arguments: []), type != .view {
            return construct(type, arguments, at: call, start: start, expected: expected)
        }
        if Self.storageWrappers.contains(name), let value = arguments.inside.first ?? arguments.trailing.first {
            return lower(value.expression, expected)
        }
        if extensions[name]?.initializers.isEmpty == false {
            return construct(.native(name), arguments, at: call, start: start)
        }
        if let overloads = table.initializers[name] {
            return callBuiltin(name, overloads, arguments, at: node, start: start)
        }
        return unknownCall(name, arguments, node, call, expected)
    }

    /// Wrappers that an initialiser makes itself, as in `_count = State(initialValue: 3)`; what they keep is the value.
    private static let storageWrappers: Set<String> = [
        "State", "StateObject", "Published", "Bindable", "ObservedObject",
    ]

    /// `swap(&a, &b)`.
    private func lowerSwap(_ arguments: Arguments, _ call: FunctionCallExprSyntax) -> Lowered? {
        let places = arguments.inside.compactMap { place($0.expression) }
        guard places.count == 2 else { return nil }
        return Lowered(.void, position(call)) { frame throws(Failure) in
            let (first, second) = (try places[0].read(frame), try places[1].read(frame))
            try places[0].write(frame, second)
            try places[1].write(frame, first)
            return .void
        }
    }

    private func lowerTypeOf(_ value: Lowered, at node: some SyntaxProtocol) -> Lowered {
        let code = value.code
        let type = value.type
        let printed = printedName(type)
        return Lowered(.metatype(type), position(node)) { frame throws(Failure) in
            let value = try code(frame)
            if let info = value.typeInfo { return .type(TypeReference(.user(info.id), name: info.name)) }
            return .type(TypeReference(type, name: printed))
        }
    }

    /// A view that is not known is shown as a labelled box; anything else that is not known is an error.
    private func unknownCall(
        _ name: String,
        _ arguments: Arguments,
        _ node: DeclReferenceExprSyntax,
        _ call: FunctionCallExprSyntax,
        _ expected: StaticType
    ) -> Lowered {
        if expected != .view, ForeignFramework.of(name, importing: []) != nil, let foreign = foreign(name, at: node) {
            return foreign
        }
        guard name.first?.isUppercase == true, expected == .unknown || expected == .view || expected.isOptional else {
            return foreign(name, at: node) ?? failed(unknownName(name), at: node)
        }
        if Self.knownTypes.contains(name) {
            return failed("values of type '\(name)' cannot be made here", at: node)
        }
        let near = nearest(
            name,
            among: Array(table.viewTypes) + topLevelTypes.values.filter(\.isView).map(\.name)
        )
        if let near {
            warn("unknown view '\(name)'; did you mean '\(near)'? It is shown as a labelled box", at: node)
        } else {
            warn("'\(name)' is not supported; it is shown as a labelled box", at: node)
        }
        return Lowered(
            .view,
            chain: ViewChain(constant: ViewValue(.unsupported(name: name), source: position(call))),
            position(call)
        )
    }

    private func callLocal(
        _ function: FunctionCode,
        _ variable: LocalVariable,
        _ arguments: Arguments,
        _ node: DeclReferenceExprSyntax,
        _ start: SourcePosition
    ) -> Lowered {
        var prepared: Prepared = [:]
        guard
            let choice = choose(
                function.name,
                [function],
                arguments,
                &prepared,
                at: node,
                { $0.parameters.map(\.parameter) }
            )
        else {
            return stand(in: "the call has mistakes", at: node)
        }
        var bindings: [String: StaticType] = [:]
        let parameters = function.parameters.map(\.parameter)
        let lowered = lowerArguments(parameters, choice.sources, prepared, &bindings)
        if function.isThrowing { noteThrowingCall(at: node) }
        checkConstraints(function, bindings, at: node)
        checkInOut(function, choice.sources)
        let codes = argumentCodes(function, lowered)
        var writeBacks: [(Int, Place)] = []
        for (index, parameter) in function.parameters.enumerated() where parameter.isInOut {
            if case .one(let expression) = choice.sources[index], let place = place(expression) {
                writeBacks.append((index, place))
            }
        }
        let target = read(variable, start).code
        let types =
            function.genericNames.isEmpty ? [] : typeArguments(function, typeBindings(function, lowered, .unknown))
        return Lowered(function.result.substituting(bindings), start) { frame throws(Failure) in
            guard case .function(let value) = try target(frame) else {
                throw frame.machine.trap("'\(function.name)' is called before it is declared", start)
            }
            let values = try Self.values(codes, frame)
            let callee = frame.machine.makeFrame(value.code, values, value.selfValue, value.captures)
            Self.set(types, callee, frame, values)
            let result = try frame.machine.run(value.code, callee)
            for (index, place) in writeBacks { try place.write(frame, callee.slots[index].unboxed) }
            return result
        }
    }

    /// A method of `self`, a function-typed property, or a static function of the type around.
    private func callImplicitMember(
        _ name: String,
        _ arguments: Arguments,
        _ node: DeclReferenceExprSyntax,
        _ call: FunctionCallExprSyntax
    ) -> Lowered? {
        var context = currentType
        var isInner = true
        while let info = context {
            if isInner, !isStatic, let lowered = callOwnMember(name, info, arguments, node, call) { return lowered }
            let statics = info.lookupStatic(name)
            if !statics.isEmpty {
                return callStatic(name, statics, .user(info.id), arguments, at: node, start: position(call))
            }
            isInner = false
            context = info.parent
        }
        return nil
    }

    private func callOwnMember(
        _ name: String,
        _ info: TypeInfo,
        _ arguments: Arguments,
        _ node: DeclReferenceExprSyntax,
        _ call: FunctionCallExprSyntax
    ) -> Lowered? {
        var members = info.lookup(name)
        if members.isEmpty {
            for conformance in info.conformances.sorted() { members += extensions[conformance]?.lookup(name) ?? [] }
        }
        var methods = members.isEmpty || info.lookup(name).isEmpty ? methods(members) : callable(name, info, arguments)
        if info.kind == .builtin, !methods.isEmpty,
            methods.allSatisfy({ arguments.match($0.parameters.map(\.parameter)) == nil })
        {
            (members, methods) = ([], [])
        }
        if methods.isEmpty {
            if !members.isEmpty { return callValue(lowerName(name, at: node, .unknown), arguments, at: call) }
            return callBuiltinOfSelf(name, info, arguments, node, call)
        }
        var prepared: Prepared = [:]
        guard let choice = choose(name, methods, arguments, &prepared, at: node, { $0.parameters.map(\.parameter) })
        else {
            return stand(in: "the call has mistakes", at: call)
        }
        if choice.candidate.isMutating, !info.isClass, isSelfImmutable {
            error("cannot call mutating '\(name)': \(immutableSelfAdvice)", at: node)
        }
        noteSelfCall(choice.candidate)
        return callFunction(
            choice.candidate,
            choice.sources,
            prepared,
            .own(isMutating: choice.candidate.isMutating && !info.isClass),
            at: node,
            start: position(call)
        )
    }

    /// In extensions of built-in types: a method or modifier of the extended type itself.
    private func callBuiltinOfSelf(
        _ name: String,
        _ info: TypeInfo,
        _ arguments: Arguments,
        _ node: DeclReferenceExprSyntax,
        _ call: FunctionCallExprSyntax
    ) -> Lowered? {
        let type = selfType(info)
        let isKnown =
            info.kind == .builtin
            && (families(of: type) + [info.name]).contains { table.members[$0]?[name] != nil }
        let isModifier =
            (info.isView || info.name == "View")
            && (table.modifiers[name] != nil || ["modifier", "environment"].contains(name))
        guard isKnown || isModifier else { return nil }
        scope?.usedFields = nil
        let access = MemberAccessExprSyntax(
            base: ExprSyntax(DeclReferenceExprSyntax(baseName: .keyword(.self))),
            declName: node
        )
        let base = Lowered(type, position(node)) { $0.selfValue }
        var lowered = base
        if isModifier {
            if name == "modifier" || name == "environment" {
                return callMember(located(access, node), base, arguments, call, .unknown, start: position(call))
            }
            guard let overloads = table.modifiers[name] else { return nil }
            return callBuiltin(name, overloads, arguments, receiver: .value(base), at: node, start: position(call))
        }
        for family in families(of: type) + [info.name] {
            guard let overloads = table.members[family]?[name]?.filter({ $0.signature.parameters != nil }),
                !overloads.isEmpty
            else { continue }
            if case .mutating = overloads[0].implementation {
                var prepared: Prepared = [:]
                guard
                    let choice = choose(
                        name,
                        overloads,
                        arguments,
                        &prepared,
                        at: node,
                        { $0.signature.parameters ?? [] }
                    )
                else { return nil }
                var bindings = Self.seeds(type)
                let values = lowerArguments(
                    choice.candidate.signature.parameters ?? [],
                    choice.sources,
                    prepared,
                    &bindings
                )
                lowered = mutatingCall(choice.candidate, values, ownPlace(), bindings, at: node)
            } else {
                lowered = callBuiltin(
                    name,
                    overloads,
                    arguments,
                    receiver: .value(base),
                    bindings: Self.seeds(type),
                    at: node,
                    start: position(call)
                )
            }
            return lowered
        }
        return nil
    }

    private func located(_ access: MemberAccessExprSyntax, _ node: DeclReferenceExprSyntax) -> MemberAccessExprSyntax {
        node.parent?.as(MemberAccessExprSyntax.self) ?? access
    }

    private func ownPlace() -> Place {
        Place(
            type: .unknown,
            read: { $0.selfValue },
            write: { frame, value in frame.selfValue = value },
            modify: { frame, change throws(Failure) in
                var value = frame.selfValue
                frame.selfValue = .void
                defer { frame.selfValue = value }
                try change(&value)
            }
        )
    }

    // MARK: Calls of values

    func callValue(_ function: Lowered, _ arguments: Arguments, at node: some SyntaxProtocol) -> Lowered {
        if function.isFailed { return function }
        if case .metatype(let type) = function.type {
            return construct(type, arguments, at: node, start: position(node))
        }
        if let callable = info(function.type).map({ methods($0.lookup("callAsFunction")) }), !callable.isEmpty {
            var prepared: Prepared = [:]
            guard
                let choice = choose(
                    "callAsFunction",
                    callable,
                    arguments,
                    &prepared,
                    at: node,
                    { $0.parameters.map(\.parameter) }
                )
            else {
                return stand(in: "the call has mistakes", at: node)
            }
            return callFunction(
                choice.candidate,
                choice.sources,
                prepared,
                .value(function.code),
                at: node,
                start: position(node)
            )
        }
        if function.type.isForeign { return nothing(at: node) }
        if isLayout(function.type) { return callLayout(function, arguments, at: node) }
        let known = function.type.functionType
        if known == nil, function.type != .unknown, !function.type.isGeneric {
            return failed("cannot call value of non-function type '\(name(function.type))'", at: node)
        }
        let all = arguments.inside + arguments.trailing
        if let known, known.parameters.count != all.count {
            return failed("this function takes \(known.parameters.count) arguments, not \(all.count)", at: node)
        }
        let codes = all.enumerated().map { index, argument -> Code in
            let type = known?.parameters[index].substituting([:]) ?? .unknown
            return coerced(lower(argument.expression, type), to: type, at: argument.expression).code
        }
        let code = function.code
        let position = position(node)
        var writeBacks: [(Int, Place)] = []
        for (index, argument) in all.enumerated() where argument.expression.is(InOutExprSyntax.self) {
            if let place = place(argument.expression) { writeBacks.append((index, place)) }
        }
        var result = Lowered(known?.result ?? .unknown, function.position) { [writeBacks] frame throws(Failure) in
            switch try code(frame) {
            case .function(let value) where !writeBacks.isEmpty && value.native == nil:
                let callee = frame.machine.makeFrame(
                    value.code,
                    try Self.values(codes, frame),
                    value.selfValue,
                    value.captures
                )
                let result = try frame.machine.run(value.code, callee)
                for (index, place) in writeBacks { try place.write(frame, callee.slots[index].unboxed) }
                return result
            case .function(let value): return try frame.machine.call(value, try Self.values(codes, frame))
            case .keyPath(let path):
                guard let root = try Self.values(codes, frame).first else { return .void }
                return try path.read(root, frame.machine)
            case .null: return .null
            case let other: throw frame.machine.trap("\(other.debugText) is not a function", position)
            }
        }
        if function.isChained || function.type.isOptional { result.type = result.type.asOptional }
        result.isChained = function.isChained
        result.linkType = known?.result ?? .unknown
        return result
    }
}
