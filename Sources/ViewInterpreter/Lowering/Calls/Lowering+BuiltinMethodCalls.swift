import SwiftSyntax
import ViewRuntime

/// Methods of built-in types, of bindings, and of values whose type is known only at run time.
extension Lowering {
    func callBuiltinMethod(
        _ name: String,
        _ overloads: [Overload],
        _ base: Lowered,
        _ arguments: Arguments,
        _ access: MemberAccessExprSyntax,
        _ call: FunctionCallExprSyntax,
        _ expected: StaticType
    ) -> Lowered {
        let isMutating = overloads.contains { if case .mutating = $0.implementation { true } else { false } }
        guard isMutating else {
            // A modifier of the same name may be what is meant: `Text("a").bold()` against `bold(_:)`.
            if isView(base.type), let modifiers = table.modifiers[name] {
                let fits = overloads.contains { arguments.match($0.signature.parameters ?? []) != nil }
                if !fits {
                    return callBuiltin(
                        name,
                        modifiers,
                        arguments,
                        receiver: .value(base),
                        at: access.declName,
                        start: base.position
                    )
                }
            }
            return callBuiltin(
                name,
                overloads,
                arguments,
                receiver: .value(base),
                bindings: memberSeeds(base.type),
                at: access.declName,
                start: base.position,
                expected: expected
            )
        }
        var prepared: Prepared = [:]
        guard
            let choice = choose(
                name,
                overloads,
                arguments,
                &prepared,
                at: access.declName,
                { $0.signature.parameters ?? [] }
            ),
            let baseNode = access.base
        else { return stand(in: "the call has mistakes", at: call) }
        if case .function = choice.candidate.implementation {
            return callBuiltin(
                name,
                [choice.candidate],
                arguments,
                receiver: .value(base),
                bindings: memberSeeds(base.type),
                at: access.declName,
                start: base.position
            )
        }
        guard let place = place(baseNode) else { return stand(in: "the value cannot be changed", at: call) }
        var bindings = memberSeeds(base.type)
        let lowered = lowerArguments(choice.candidate.signature.parameters ?? [], choice.sources, prepared, &bindings)
        if lowered.contains(where: { $0?.isFailed == true }) { return stand(in: "an argument is wrong", at: call) }
        return mutatingCall(choice.candidate, lowered, place, bindings, at: access.declName)
    }

    func callBindingMethod(
        _ name: String,
        _ inner: StaticType,
        _ base: Lowered,
        _ arguments: Arguments,
        _ access: MemberAccessExprSyntax,
        _ call: FunctionCallExprSyntax
    ) -> Lowered {
        if name == "animation" || name == "transaction" { return base }
        return failed(unknownMember(name, base.type), at: access.declName)
    }

    // MARK: Calls that are resolved at run time
    func dynamicCall(
        _ name: String,
        _ base: Lowered,
        _ arguments: Arguments,
        _ access: MemberAccessExprSyntax,
        _ call: FunctionCallExprSyntax
    ) -> Lowered {
        let all = arguments.inside + arguments.trailing
        let codes = all.map { lower($0.expression).code }
        let position = position(access.declName)
        let method = DynamicMethod(
            name: name,
            labels: all.map(\.label),
            trailing: arguments.trailing.count,
            position: position,
            extensions: extensions
        )
        let code = base.code
        let target = access.base.flatMap { place($0, isReported: false) }
        return chained(
            Lowered(.unknown, base.position) { frame throws(Failure) in
                let receiver = try code(frame)
                let values = try Self.values(codes, frame)
                return try method.call(receiver, values, target, frame)
            },
            base
        )
    }
}
