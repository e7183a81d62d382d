import SwiftSyntax
import ViewRuntime

/// Calls of what has a name of its own: functions, types, variables, and members of `self`.
extension Lowering {
    func lowerNamedCall(
        _ node: DeclReferenceExprSyntax,
        _ arguments: Arguments,
        _ call: FunctionCallExprSyntax,
        _ expected: StaticType
    ) -> Lowered {
        let name = node.baseName.text.withoutBackticks
        let start = position(call)
        if isCursor(name) { noteName(expected) }
        if name == "Self", let named = namedSelf { return construct(named, arguments, at: call, start: start) }
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
        if let view = disclosureWithState(name, arguments, call) { return view }
        if let lowered = callImplicitMember(name, arguments, node, call) { return lowered }
        if let lowered = callObservation(name, arguments, call, expected) { return lowered }
        if let info = findType(name) {
            return construct(.user(info.id), arguments, at: call, start: start, expected: expected)
        }
        if let type = currentType?.generics[name], type != .view {
            return constructDynamic(typeParameter(name, type, at: node).code, info(type), arguments, at: call)
        }
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
        if name == "Regex", arguments.inside.isEmpty,
            let builder = arguments.trailing.first?.expression.as(ClosureExprSyntax.self)
        {
            return lowerRegexBuilder(builder, at: call)
        }
        if name == "ForEach" || name == "Group", let views = lowerSubviews(name, arguments, start) { return views }
        if name == "ForEach" { return lowerForEach(arguments, call, start) }
        if name == "List", let list = lowerListOfData(arguments, call, start) { return list }
        if name == "Optional", let wrapped = arguments.inside.first?.expression {
            let lowered = lower(wrapped, expected.unwrapped)
            return lowered.someOptional(lowered.type.inOptional)
        }
        if name == "ObjectIdentifier", let object = arguments.inside.first?.expression {
            return objectIdentifier(lower(object), start)
        }
        if name == "AnyHashable", let value = arguments.inside.first?.expression {
            var erased = lower(value)
            erased.type = .unknown
            return erased
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
            let asked = asked(overloads, arguments, expected)
            return callBuiltin(name, asked, arguments, at: node, start: start, expected: expected)
        }
        if let type = StaticType(builtinNamed: name, arguments: []), type != .view {
            return construct(type, arguments, at: call, start: start, expected: expected)
        }
        if Self.storageWrappers.contains(name), let value = arguments.inside.first ?? arguments.trailing.first {
            return stateValue(arguments, expected, start) ?? lower(value.expression, expected)
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

    /// What tells an object or a type from all others.
    ///
    /// It has no order and prints no address, so that runs stay the same.
    private func objectIdentifier(_ object: Lowered, _ start: SourcePosition) -> Lowered {
        let code = object.code
        return Lowered(.native("ObjectIdentifier"), start) { frame throws(Failure) in
            let name: String
            switch try code(frame) {
            case .object(let object): name = String(UInt(bitPattern: ObjectIdentifier(object)))
            case .type(let reference): name = "\(reference.type)"
            case let other: throw frame.machine.trap("\(other.debugText) is neither an object nor a type", start)
            }
            return .native(.option(type: "ObjectIdentifier", name: name))
        }
    }

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
            if let reference = value.typeInfo.flatMap({ _ in value.typeReference }) { return .type(reference) }
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
        // A module that is imported and not known may well have the type; a view of it is still shown as a box.
        let isOfModule = expected.unwrapped != .view && !foreignModules.isEmpty && !standsAsView(call)
        if expected != .view, isOfModule || ForeignFramework.of(name, importing: []) != nil,
            let foreign = foreign(name, at: node)
        {
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
        if near == nil, expected == .unknown, isReadFrom(call) {
            warn("'\(name)' is not known here; what is read from it counts as nothing", at: node)
            return nothing(at: call)
        }
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

    /// Says whether a call, with the modifiers behind it, is a statement of a builder of views.
    private func standsAsView(_ call: FunctionCallExprSyntax) -> Bool {
        guard scope?.code.isBuilder == true else { return false }
        var node = Syntax(call)
        while let access = node.parent?.as(MemberAccessExprSyntax.self),
            table.modifiers[access.declName.baseName.text] != nil, let outer = access.parent,
            outer.is(FunctionCallExprSyntax.self)
        {
            node = outer
        }
        return node.parent?.is(CodeBlockItemSyntax.self) == true
    }

    /// Says whether a call gives a value of which a member is read that no view has, or a variable its value.
    private func isReadFrom(_ call: FunctionCallExprSyntax) -> Bool {
        if let access = call.parent?.as(MemberAccessExprSyntax.self) {
            let name = access.declName.baseName.text
            return table.modifiers[name] == nil && extensions["View"]?.lookup(name).isEmpty != false
        }
        return call.parent?.is(InitializerClauseSyntax.self) == true
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
        noteWaitingCall(function, at: node)
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
}
