import SwiftSyntax
import ViewRuntime

/// Calls of what has a name of its own: functions, types, variables, and members of `self`.
extension Lowering {
    /// A call of a name, with the type that is wanted of it.
    private struct NamedCall {
        let name: String
        let node: DeclReferenceExprSyntax
        let arguments: Arguments
        let call: FunctionCallExprSyntax
        let expected: StaticType
        /// Where the call begins.
        let start: SourcePosition
    }

    /// Lowers `name(…)`: the nearest declaration counts, and what the program declares hides what is built in.
    func lowerNamedCall(
        _ node: DeclReferenceExprSyntax,
        _ arguments: Arguments,
        _ call: FunctionCallExprSyntax,
        _ expected: StaticType
    ) -> Lowered {
        let name = node.baseName.text.withoutBackticks
        if isCursor(name) { noteName(expected) }
        let named = namedCall(name, arguments, node, call, expected)
        if let lowered = callSelfType(named) ?? callVariable(named) { return lowered }
        if let view = disclosureWithState(name, arguments, call) { return view }
        if let lowered = callImplicitMember(name, arguments, node, call) { return lowered }
        if let lowered = callObservation(name, arguments, call, expected) { return lowered }
        if let lowered = callOwnDeclaration(named) { return lowered }
        return lowerBuiltinCall(builtinName(name), arguments, node, call, expected)
    }

    /// A call of what the program does not declare.
    func lowerBuiltinCall(
        _ name: String,
        _ arguments: Arguments,
        _ node: DeclReferenceExprSyntax,
        _ call: FunctionCallExprSyntax,
        _ expected: StaticType
    ) -> Lowered {
        let named = namedCall(name, arguments, node, call, expected)
        if let lowered = callLoweredByName(named) ?? callLibrary(named) { return lowered }
        return unknownCall(name, arguments, node, call, expected)
    }

    private func namedCall(
        _ name: String,
        _ arguments: Arguments,
        _ node: DeclReferenceExprSyntax,
        _ call: FunctionCallExprSyntax,
        _ expected: StaticType
    ) -> NamedCall {
        let start = position(call)
        return NamedCall(name: name, node: node, arguments: arguments, call: call, expected: expected, start: start)
    }

    /// `Self(…)`, and in static members `self(…)`.
    private func callSelfType(_ named: NamedCall) -> Lowered? {
        if named.name == "Self", let type = namedSelf {
            return construct(type, named.arguments, at: named.call, start: named.start)
        }
        guard named.name == "Self" || named.name == "self" && isStatic, let currentType else { return nil }
        if isInherited(currentType) {
            let type = lowerName("Self", at: named.node, .unknown).code
            return constructDynamic(type, currentType, named.arguments, at: named.call)
        }
        return construct(selfType(currentType), named.arguments, at: named.call, start: named.start)
    }

    /// A call of a local function, or of what a local variable holds.
    private func callVariable(_ named: NamedCall) -> Lowered? {
        guard let variable = scope?.find(named.name) else { return nil }
        if variable.isTypeParameter, case .metatype(let type) = variable.type {
            let code = read(variable, position(named.node)).code
            return constructDynamic(code, info(type), named.arguments, at: named.call)
        }
        if let function = variable.function {
            return callLocal(function, variable, named.arguments, named.node, named.start)
        }
        return callValue(read(variable, position(named.node)), named.arguments, at: named.call)
    }

    /// A call of a type, a type parameter, a function or a variable that the program declares outside of functions.
    private func callOwnDeclaration(_ named: NamedCall) -> Lowered? {
        let (name, node, arguments, call) = (named.name, named.node, named.arguments, named.call)
        if let info = findType(name) {
            return construct(.user(info.id), arguments, at: call, start: named.start, expected: named.expected)
        }
        if let type = currentType?.generics[name], type != .view {
            return constructDynamic(typeParameter(name, type, at: node).code, info(type), arguments, at: call)
        }
        let functions = methods(globals[name] ?? [])
        guard !functions.isEmpty else {
            return globals[name]?.first.map { callValue(readStatic($0, nil, position(node)), arguments, at: call) }
        }
        var prepared: Prepared = [:]
        guard let choice = chooseFunction(name, functions, arguments, &prepared, at: node) else {
            return stand(in: "the call has mistakes", at: call)
        }
        return callFunction(
            choice.candidate,
            choice.sources,
            prepared,
            .none,
            at: node,
            start: named.start,
            expected: named.expected
        )
    }

    /// A call of what is built in and more than a row of the tables: it is lowered in a way of its own.
    private func callLoweredByName(_ named: NamedCall) -> Lowered? {
        let (arguments, call, expected, start) = (named.arguments, named.call, named.expected, named.start)
        let first = arguments.inside.first?.expression
        switch named.name {
        case "Regex":
            guard arguments.inside.isEmpty else { return nil }
            let builder = arguments.trailing.first?.expression.as(ClosureExprSyntax.self)
            return builder.map { lowerRegexBuilder($0, at: call) }
        case "ForEach": return lowerSubviews("ForEach", arguments, start) ?? lowerForEach(arguments, call, start)
        case "Group": return lowerSubviews("Group", arguments, start)
        case "List": return lowerListOfData(arguments, call, start)
        case "Optional":
            guard let lowered = first.map({ lower($0, expected.unwrapped) }) else { return nil }
            return lowered.someOptional(lowered.type.inOptional)
        case "ObjectIdentifier": return first.map { objectIdentifier(lower($0), start) }
        case "AnyHashable":
            guard var erased = first.map({ lower($0) }) else { return nil }
            erased.type = .unknown
            return erased
        case "AnyIterator", "AnySequence": return erasedSequence(arguments, expected)
        case "swap": return arguments.inside.count == 2 ? lowerSwap(arguments, call) : nil
        case "Task": return lowerTask(arguments, call)
        case "type":
            guard arguments.inside.first?.label == "of", let first else { return nil }
            return lowerTypeOf(lower(first), at: call)
        default: return nil
        }
    }

    /// `AnySequence(…)` and `AnyIterator(…)`: what they are made of, or the function that gives the next element.
    private func erasedSequence(_ arguments: Arguments, _ expected: StaticType) -> Lowered? {
        guard let made = (arguments.trailing.first ?? arguments.inside.first)?.expression else { return nil }
        guard made.is(ClosureExprSyntax.self) else { return lower(made, .unknown) }
        let next = StaticType.function(StaticType.FunctionType(parameters: [], result: .unknown))
        return lower(made, expected.functionType == nil ? next : expected)
    }

    /// A call of a function or type of the library.
    private func callLibrary(_ named: NamedCall) -> Lowered? {
        let (name, node, arguments, call) = (named.name, named.node, named.arguments, named.call)
        let (expected, start) = (named.expected, named.start)
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
        return table.initializers[name].map { callBuiltin(name, $0, arguments, at: node, start: start) }
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
        guard let choice = chooseFunction(function.name, [function], arguments, &prepared, at: node) else {
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
            Invocation.setTypes(types, callee, frame, values)
            let result = try frame.machine.run(value.code, callee)
            for (index, place) in writeBacks { try place.write(frame, callee.slots[index].unboxed) }
            return result
        }
    }
}
