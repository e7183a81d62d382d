import SwiftSyntax
import ViewRuntime

/// Calls of members of `self` that are written without it, and of members of the type that is wanted.
extension Lowering {
    /// A method of `self`, a function-typed property, or a static function of the type around.
    func callImplicitMember(
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
                if isInner { checkStaticUse(name, info, at: node) }
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
                || table.members[info.name]?[name] != nil && methods.allSatisfy({ !takes($0, arguments) })
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
        if info.isAnySequence,
            let overloads = table.members["Sequence"]?[name]?.filter({ $0.signature.parameters != nil }),
            overloads.contains(where: { arguments.match($0.signature.parameters ?? []) != nil })
        {
            // A sequence of the program has what all have.
            scope?.usedFields = nil
            let all = elements(of: Lowered(type, position(node)) { $0.selfValue })
            let bindings = Self.seeds(all.type)
            return callBuiltin(
                name,
                overloads,
                arguments,
                receiver: .value(all),
                bindings: bindings,
                at: node,
                start: position(call)
            )
        }
        let isKnown =
            info.kind == .builtin
            && (families(of: type) + [info.name]).contains { table.members[$0]?[name] != nil }
        let isModifier =
            (info.isView || type == .view)
            && isBuiltinModifier(name)
        guard isKnown || isModifier else { return nil }
        scope?.usedFields = nil
        let access = MemberAccessExprSyntax(
            base: ExprSyntax(DeclReferenceExprSyntax(baseName: .keyword(.self))),
            declName: node
        )
        let base = Lowered(type, position(node)) { $0.selfValue }
        var lowered = base
        if isModifier {
            guard let overloads = table.modifiers[name] else {
                return callMember(located(access, node), base, arguments, call, .unknown, start: position(call))
            }
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
}
