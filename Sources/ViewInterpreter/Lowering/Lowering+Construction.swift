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
        case .user(let id): return construct(program.types[id], arguments, at: node, start: start)
        case .optional(let wrapped): return construct(wrapped, arguments, at: node, start: start, expected: expected)
        case .native(let name) where name == "State" || name == "StateObject" || name == "Published":
            return wrapped(arguments, at: node)
        default: break
        }
        let name = constructorName(type)
        let fitting = (extensions[name]?.initializers ?? []).filter {
            arguments.match($0.parameters.map(\.parameter)) != nil
        }
        if !fitting.isEmpty {
            let own = fitting.filter { $0.parameters.contains { $0.parameter.type.isOwn } }
            if !own.isEmpty,
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

    /// A call of one of the initialisers that the program adds to a built-in type.
    private func callExtensionInitializer(
        _ candidates: [FunctionCode],
        _ type: StaticType,
        _ arguments: Arguments,
        at node: some SyntaxProtocol,
        start: SourcePosition
    ) -> Lowered {
        var prepared: Prepared = [:]
        guard
            let choice = choose(
                name(type),
                candidates,
                arguments,
                &prepared,
                at: node,
                { $0.parameters.map(\.parameter) }
            )
        else {
            return stand(in: "the call has mistakes", at: node)
        }
        let code = choice.candidate
        if code.isThrowing { noteThrowingCall(at: node) }
        var bindings: [String: StaticType] = [:]
        let parameters = code.parameters.map(\.parameter)
        let codes = argumentCodes(code, lowerArguments(parameters, choice.sources, prepared, &bindings))
        var result = type
        // What the built-in initialisers make: a `Text` is a view, a `Circle` a shape.
        if case .native(let name) = type, let made = table.initializers[name]?.first { result = made.signature.result }
        return Lowered(code.isFailable ? .optional(result) : result, start) { frame throws(Failure) in
            let callee = frame.machine.makeFrame(code, try Self.values(codes, frame), .missing, [])
            let result = try frame.machine.run(code, callee)
            if code.isFailable, result.isNull { return .null }
            return callee.selfValue
        }
    }

    private func construct(
        _ info: TypeInfo,
        _ arguments: Arguments,
        at node: some SyntaxProtocol,
        start: SourcePosition
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
        if info.isClass, own.isEmpty { candidates.append(.memberwise([])) }
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
        return construction(info, choice, prepared, start, at: node)
    }

    /// `Self(…)` in a protocol: the type of the instance, or the type that the call names, is known when the program runs.
    private func constructSelf(_ info: TypeInfo, _ arguments: Arguments, at node: some SyntaxProtocol) -> Lowered {
        let all = arguments.inside + arguments.trailing
        let codes = all.map { lower($0.expression).code }
        var makers: [Int: FunctionValue] = [:]
        for type in program.types where type.kind != .protocolType && type.isKind(of: info) {
            makers[type.id] = constructorFunction(type, all.count)
        }
        let position = position(node)
        let name = info.name
        return Lowered(.unknown, position) { [makers] frame throws(Failure) in
            var id = frame.selfValue.typeInfo?.id
            if case .type(let reference) = frame.selfValue, case .user(let named) = reference.type { id = named }
            guard let make = id.flatMap({ makers[$0] }) else {
                throw frame.machine.trap("'\(name)' is a protocol and cannot be made", position)
            }
            return try frame.machine.call(make, try Self.values(codes, frame))
        }
    }

    /// A way to make an instance.
    enum Constructor {
        case written(FunctionCode)
        case memberwise([StoredProperty])

        var parameters: [CodeParameter] {
            switch self {
            case .written(let code): code.parameters
            case .memberwise(let properties): properties.map(\.memberwiseParameter)
            }
        }
    }

    /// The initialisers that a type has or inherits.
    func initializers(of info: TypeInfo) -> [FunctionCode] {
        guard let superclass = info.superclass else { return info.initializers }
        let labels = Set(info.initializers.map(\.labels))
        let inherited = initializers(of: superclass)
        let notOverridden = inherited.filter { !labels.contains($0.labels) }
        // A class without designated initialisers of its own has those of its superclass; one that has all of them,
        // the convenient ones too.
        if info.initializers.allSatisfy(\.isConvenience) { return info.initializers + notOverridden }
        return notOverridden.allSatisfy(\.isConvenience) ? info.initializers + notOverridden : info.initializers
    }

    /// The properties that the memberwise initialiser takes.
    func memberwise(_ info: TypeInfo) -> [StoredProperty] {
        info.stored.filter { property in
            switch property.storage {
            case .plain: return !(property.isConstant && property.initialValue != nil)
            case .state, .scaledMetric:
                return !(property.isPrivate && property.initialValue != nil) && property.wrapper != "Namespace"
            case .binding, .object, .observed: return true
            case .environment: return false
            }
        }
    }

    private func construction(
        _ info: TypeInfo,
        _ choice: Choice<Constructor>,
        _ prepared: Prepared,
        _ start: SourcePosition,
        at node: some SyntaxProtocol
    ) -> Lowered {
        var bindings: [String: StaticType] = [:]
        let parameters = choice.candidate.parameters
        let arguments = lowerArguments(parameters.map(\.parameter), choice.sources, prepared, &bindings)
        let isFailed = arguments.contains { $0?.isFailed == true }
        let type = StaticType.user(info.id)
        var result: Lowered
        switch choice.candidate {
        case .written(let code):
            if code.isThrowing { noteThrowingCall(at: node) }
            let codes = argumentCodes(code, arguments)
            result = Lowered(code.isFailable ? .optional(type) : type, start) { frame throws(Failure) in
                try Instances.make(info, code, try Self.values(codes, frame), frame.machine)
            }
        case .memberwise(let properties):
            let codes = arguments.map { $0?.code }
            let pairs = Array(zip(properties, codes))
            result = Lowered(type, start) { frame throws(Failure) in
                var fields = try Instances.fields(info, frame.machine, skipping: pairs)
                for (property, code) in pairs {
                    guard let code else { continue }
                    var value = try code(frame)
                    if property.isBuilder, property.type.functionType == nil, case .function(let builder) = value {
                        value = try frame.machine.call(builder, [])
                    }
                    fields[property.index] = value
                }
                return Instances.instance(info, fields)
            }
        }
        result.isFailed = isFailed
        return result
    }

    private func rawConstruction(_ info: TypeInfo, _ expression: ExprSyntax, _ start: SourcePosition) -> Lowered {
        let code = lower(expression, info.rawType ?? .unknown).code
        return Lowered(.optional(.user(info.id)), start) { frame throws(Failure) in
            let raw = try code(frame)
            guard let found = info.cases.first(where: { $0.rawValue == raw }) else { return .null }
            return .enumeration(EnumValue(enumCase: found, payload: []))
        }
    }

    /// `MyLayout(spacing: 4) { … }`: a container with the program's own layout.
    private func constructLayout(
        _ info: TypeInfo,
        _ candidates: [Constructor],
        _ arguments: Arguments,
        at node: some SyntaxProtocol,
        start: SourcePosition
    ) -> Lowered {
        var inner = arguments
        let closure = inner.trailing.removeFirst()
        var prepared: Prepared = [:]
        guard let choice = choose(info.name, candidates, inner, &prepared, at: node, { $0.parameters.map(\.parameter) })
        else {
            return stand(in: "the call has mistakes", at: node)
        }
        let layout = construction(info, choice, prepared, start, at: node).code
        let content = lower(
            closure.expression,
            .function(StaticType.FunctionType(parameters: [], result: .view, isBuilder: true))
        ).code
        let chain = ViewChain { frame throws(Failure) in
            guard case .function(let builder) = try content(frame) else { return ViewValue(.empty, source: start) }
            let value = ProgramLayoutValue(
                instance: try layout(frame),
                type: info,
                machine: frame.machine,
                position: start
            )
            return ViewValue(.programLayout(value, content: .body(builder)), source: start)
        }
        return Lowered(.view, chain: chain, start)
    }

    /// An initialiser as a function of `count` arguments.
    func constructorFunction(_ info: TypeInfo, _ count: Int, labels: [String?]? = nil) -> FunctionValue {
        let code = initializers(of: info).first {
            $0.parameters.count == count && (labels == nil || $0.labels == labels)
        }
        let properties = memberwise(info).filter { $0.initialValue == nil }
        return FunctionValue(machine: machine, name: info.name, position: info.position, parameterCount: count) {
            machine,
            arguments throws(Failure) in
            var arguments = arguments
            if arguments.count == 1, count > 1, case .tuple(let pair) = arguments[0] { arguments = pair.values }
            if let code { return try Instances.make(info, code, arguments, machine) }
            var fields = try Instances.fields(info, machine, skipping: [])
            for (property, value) in zip(properties, arguments) { fields[property.index] = value }
            return Instances.instance(info, fields)
        }
    }

    // MARK: Static functions

    func callTypeMember(
        _ name: String,
        _ instance: StaticType,
        _ base: Lowered,
        _ arguments: Arguments,
        _ call: FunctionCallExprSyntax,
        _ access: MemberAccessExprSyntax,
        _ expected: StaticType
    ) -> Lowered {
        let start = position(call)
        if base.constant == nil, isOpenClass(instance) || info(instance).map({ isInherited($0) }) == true {
            if name == "init" { return constructDynamic(base.code, info(instance), arguments, at: call) }
            if name != "self", isOpenClass(instance) || isOverriddenStatic(name, instance) {
                return callDynamicStatic(name, base.code, arguments, at: access.declName)
            }
        }
        if name == "init" { return construct(instance, arguments, at: call, start: start, expected: expected) }
        let optional = namedOptional(instance, access)
        if optional.isOptional, name == "some" { return lowerImplicit(access, arguments, optional, at: call) }
        if case .user(let id) = instance {
            let info = program.types[id]
            if let nested = info.nested[name] { return construct(.user(nested.id), arguments, at: call, start: start) }
            if let alias = info.aliases[name] { return construct(resolve(alias), arguments, at: call, start: start) }
            let statics = info.lookupStatic(name)
            if !statics.isEmpty {
                return callStatic(name, statics, instance, arguments, at: access.declName, start: start)
            }
            for family in info.conformances.sorted() {
                let found = extensions[family]?.lookupStatic(name) ?? []
                if !found.isEmpty {
                    return callStatic(name, found, instance, arguments, at: access.declName, start: start)
                }
            }
            let near = nearest(name, among: Array(info.statics.keys))
            return failed(
                "type '\(info.name)' has no member '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? ""),
                at: access.declName
            )
        }
        if let lowered = callBuiltinStatic(name, instance, arguments, at: access.declName, start: start) {
            return lowered
        }
        if case .native(let outer) = instance {
            if table.initializers[outer + "." + name] != nil {
                return construct(.native(outer + "." + name), arguments, at: call, start: start)
            }
            if ["SwiftUI", "Swift", "Foundation", "UIKit"].contains(outer),
                let reference = Optional(access.declName)
            {
                if let overloads = table.functions[name] {
                    return callBuiltin(name, overloads, arguments, at: access.declName, start: start)
                }
                return lowerNamedCall(reference, arguments, call, expected)
            }
        }
        return callValue(readMember(access, base, expected, start: start), arguments, at: call)
    }

    /// True for what only the run tells: a generic parameter, or whatever conforms to a protocol.
    private func isOpenClass(_ type: StaticType) -> Bool { type.isGeneric || info(type)?.kind == .protocolType }

    /// Says whether there are classes that inherit from this one.
    func isInherited(_ info: TypeInfo) -> Bool {
        info.isClass && program.types.contains { $0 !== info && $0.isKind(of: info) }
    }

    /// Says whether a class that inherits from this one has a static member of the name of its own.
    func isOverriddenStatic(_ name: String, _ type: StaticType) -> Bool {
        guard let info = info(type), info.isClass else { return false }
        return program.types.contains { $0 !== info && $0.isKind(of: info) && $0.statics[name] != nil }
    }

    /// A static function of a built-in type, or a static value that is a function; `nil` if there is none.
    func callBuiltinStatic(
        _ name: String,
        _ instance: StaticType,
        _ arguments: Arguments,
        at node: some SyntaxProtocol,
        start: SourcePosition
    ) -> Lowered? {
        if name == "sleep", instance == .native("Task") { return sleepCall(arguments, at: node) }
        if name == "detached", instance == .native("Task") { return lowerTask(arguments, node) }
        for family in staticFamilies(of: instance) {
            if let found = extensions[family]?.lookupStatic(name), !found.isEmpty {
                return callStatic(name, found, instance, arguments, at: node, start: start)
            }
            guard let overloads = table.statics[family]?[name]?.filter({ $0.signature.parameters != nil }),
                !overloads.isEmpty
            else { continue }
            return callBuiltin(name, overloads, arguments, bindings: Self.seeds(instance), at: node, start: start)
        }
        return nil
    }

    func callStatic(
        _ name: String,
        _ members: [Member],
        _ instance: StaticType,
        _ arguments: Arguments,
        at node: some SyntaxProtocol,
        start: SourcePosition
    ) -> Lowered {
        let functions = methods(members)
        if !functions.isEmpty {
            var prepared: Prepared = [:]
            guard
                let choice = choose(name, functions, arguments, &prepared, at: node, { $0.parameters.map(\.parameter) })
            else {
                return stand(in: "the call has mistakes", at: node)
            }
            var passing = SelfPassing.none
            if let owner = choice.candidate.owner, owner.kind == .protocolType || owner.isClass,
                case .user(let id) = instance
            {
                let type = Value.type(TypeReference(instance, name: program.types[id].name))
                let isOwn = isStatic && currentType?.id == id
                passing = .exact { frame in
                    if isOwn, case .type = frame.selfValue { return frame.selfValue }
                    return type
                }
            }
            return callFunction(
                choice.candidate,
                choice.sources,
                prepared,
                passing,
                at: node,
                start: start,
                receiver: instance
            )
        }
        if case .enumCase(let enumCase)? = members.first {
            return constructCase(enumCase, arguments, at: node, start: start)
        }
        guard let member = members.first else { return failed("cannot call '\(name)'", at: node) }
        return callValue(readStatic(member, nil, position(node)), arguments, at: node)
    }

    private func constructCase(
        _ enumCase: CaseInfo,
        _ arguments: Arguments,
        at node: some SyntaxProtocol,
        start: SourcePosition
    ) -> Lowered {
        var prepared: Prepared = [:]
        guard let choice = choose(enumCase.name, [enumCase], arguments, &prepared, at: node, { $0.parameters }) else {
            return stand(in: "the call has mistakes", at: node)
        }
        var bindings: [String: StaticType] = [:]
        let lowered = lowerArguments(enumCase.parameters, choice.sources, prepared, &bindings)
        let codes = lowered.enumerated().map { index, argument -> Code in
            if let argument { return argument.code }
            return { frame throws(Failure) in
                guard let value = enumCase.defaults[index] else { return .null }
                return try value(frame)
            }
        }
        let constants = lowered.compactMap { $0?.constant }
        let type = StaticType.user(enumCase.type.id)
        if constants.count == enumCase.parameters.count {
            return Lowered(type, start, constant: .enumeration(EnumValue(enumCase: enumCase, payload: constants)))
        }
        return Lowered(type, start) { frame throws(Failure) in
            .enumeration(EnumValue(enumCase: enumCase, payload: try Self.values(codes, frame)))
        }
    }
}

extension StoredProperty {
    /// The parameter that the memberwise initialiser has for the property.
    var memberwiseParameter: CodeParameter {
        var parameterType = type
        if case .binding = storage { parameterType = .binding(type) }
        if isBuilder {
            if case .function(var function) = type.unwrapped {
                function.isBuilder = true
                parameterType = .function(function)
            } else {
                parameterType = .function(StaticType.FunctionType(parameters: [], result: type, isBuilder: true))
            }
        }
        var parameter = Parameter(label: name, type: parameterType)
        parameter.hasDefault = initialValue != nil
        return CodeParameter(parameter: parameter, name: name)
    }
}
