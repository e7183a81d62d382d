import SwiftSyntax
import ViewRuntime

/// Calls of static functions and of cases.
extension Lowering {
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
            if ["_printChanges", "_logChanges"].contains(name), info.isView { return printChanges(info, start) }
            if isUnbound(name, info, arguments) {
                return callValue(readMember(access, base, .unknown, start: start), arguments, at: call)
            }
            return failedTypeMember(name, info, access)
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
                return topLevelTypes[name]?.position.isOutside == false
                    ? lowerBuiltinCall(name, arguments, reference, call, expected)
                    : lowerNamedCall(reference, arguments, call, expected)
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
        let own = methods(staticFamilies(of: instance).flatMap { extensions[$0]?.lookupStatic(name) ?? [] })
        if own.contains(where: { arguments.match($0.parameters.map(\.parameter)) != nil }) {
            return callStatic(name, own.map { .method($0) }, instance, arguments, at: node, start: start)
        }
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
                let isOwn = isStatic && currentType?.id.index == id.index
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
            return constructCase(enumCase, arguments, at: node, start: start, bindings: typeBindings(instance))
        }
        guard let member = members.first else { return failed("cannot call '\(name)'", at: node) }
        return callValue(readStatic(member, nil, position(node)), arguments, at: node)
    }

    private func constructCase(
        _ enumCase: CaseInfo,
        _ arguments: Arguments,
        at node: some SyntaxProtocol,
        start: SourcePosition,
        bindings: [String: StaticType]
    ) -> Lowered {
        var prepared: Prepared = [:]
        guard let choice = choose(enumCase.name, [enumCase], arguments, &prepared, at: node, { $0.parameters }) else {
            return stand(in: "the call has mistakes", at: node)
        }
        var bindings = bindings
        let lowered = lowerArguments(enumCase.parameters, choice.sources, prepared, &bindings)
        let codes = lowered.enumerated().map { index, argument -> Code in
            if let argument { return argument.code }
            return { frame throws(Failure) in
                guard let value = enumCase.defaults[index] else { return .null }
                return try value(frame)
            }
        }
        let constants = lowered.compactMap { $0?.constant }
        let arguments = enumCase.type.genericNames.map { bindings[$0] ?? .unknown }
        let type = StaticType.user(TypeID(enumCase.type.id.index, arguments: arguments))
        if constants.count == enumCase.parameters.count {
            return Lowered(type, start, constant: .enumeration(EnumValue(enumCase: enumCase, payload: constants)))
        }
        return Lowered(type, start) { frame throws(Failure) in
            try frame.machine.charge(steps: CallWork.stepsOfAContainer + codes.count / 4, start)
            return .enumeration(EnumValue(enumCase: enumCase, payload: try Self.values(codes, frame)))
        }
    }
}
