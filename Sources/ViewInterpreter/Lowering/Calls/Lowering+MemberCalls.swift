import SwiftSyntax
import ViewRuntime

/// Calls of methods, modifiers and static functions.
extension Lowering {
    func callMember(
        _ access: MemberAccessExprSyntax,
        _ base: Lowered,
        _ arguments: Arguments,
        _ call: FunctionCallExprSyntax,
        _ expected: StaticType,
        start: SourcePosition
    ) -> Lowered {
        let name = access.declName.baseName.text.withoutBackticks
        let node = access.declName
        var base = base
        if base.type.isForeign { return nothing(at: access) }
        // What follows `?` is a member of the value that is there.
        if base.isChained { base.type = base.linkType ?? base.type.unwrapped }
        if isCursor(name) { probe?.note(member: base.type) }
        if name == "init", let base = access.base,
            base.is(SuperExprSyntax.self) || base.sourceText == "self" && !isStatic
        {
            return delegate(base.is(SuperExprSyntax.self) ? currentType?.superclass : currentType, arguments, call)
        }
        if base.type == .native("Hasher"), name == "combine" {
            // Values are told apart by the program's own `==`; their hash is not asked for.
            return Lowered(.void, position(node)) { _ in .void }
        }
        if case .function = base.type, name == "next", arguments.isEmpty { return callValue(base, arguments, at: call) }
        if name == "appending", base.type != .native("URL"), arguments.inside.first?.label == "path",
            let path = arguments.inside.first?.expression
        {
            return joinKeyPaths(base, path, at: call)
        }
        if case .metatype(let instance) = base.type {
            return callTypeMember(name, instance, base, arguments, call, access, expected)
        }
        if case .user(let id) = base.type,
            let lowered = callUserMethod(name, program.types[id], base, arguments, call, access)
        {
            return lowered
        }
        if case .user(let id) = base.type, program.types[id].isShape {
            var shape = base
            shape.type = .native("Shape")
            return callMember(access, shape, arguments, call, expected, start: start)
        }
        if let info = info(base.type), info.isAnySequence,
            table.members["Sequence"]?[name] != nil || extensions["Sequence"]?.lookup(name).isEmpty == false
        {
            return callMember(access, elements(of: base), arguments, call, expected, start: start)
        }
        if case .binding(let inner) = base.type, table.members["Binding"]?[name] == nil {
            if let lowered = callExtensionMethod(name, base, arguments, call, access) { return lowered }
            return callBindingMethod(name, inner, base, arguments, access, call)
        }
        if let lowered = callExtensionMethod(name, base, arguments, call, access) { return lowered }
        for family in table.families(of: base.type) {
            guard let overloads = table.members[family]?[name],
                overloads.contains(where: { $0.signature.parameters != nil })
            else { continue }
            return callBuiltinMethod(
                name,
                overloads.filter { $0.signature.parameters != nil },
                base,
                arguments,
                access,
                call,
                expected
            )
        }
        if case .tuple = base.type {
            return callValue(readMember(access, base, .unknown, start: start), arguments, at: call)
        }
        if isView(base.type) {
            let added = methodsOfViews(name).filter { arguments.match($0.parameters.map(\.parameter)) != nil }
            if !added.isEmpty { return callViewExtension(name, added, base, arguments, access) }
        }
        if let lowered = callModifier(name, base, arguments, call, access) { return lowered }
        if base.type == .unknown || base.type.isGeneric { return dynamicCall(name, base, arguments, access, call) }
        if let member = quietlyMember(access, base, start), member.type.functionType != nil || member.type == .unknown {
            return callValue(member, arguments, at: call)
        }
        if case .optional(let wrapped) = base.type {
            return failed(
                "value of optional type '\(self.name(base.type))' must be unwrapped to call '\(name)' of '\(self.name(wrapped))'",
                at: node
            )
        }
        if isView(base.type) { return unknownModifier(name, base, arguments, node) }
        return failedMember(name, base.type, access)
    }

    /// A sequence of the program as an array of what it gives.
    func elements(of sequence: Lowered) -> Lowered {
        let code = sequence.code
        let position = sequence.position
        return Lowered(.array(.unknown), position) { frame throws(Failure) in
            let value = try code(frame)
            guard let elements = try ProgramSequence.elements(value, frame.machine, position) else {
                throw frame.machine.trap("\(value.debugText) has no elements to go through", position)
            }
            return .array(elements)
        }
    }

    /// `self.init(…)` and `super.init(…)`: another initialiser runs on the same instance.
    private func delegate(_ info: TypeInfo?, _ arguments: Arguments, _ call: FunctionCallExprSyntax) -> Lowered {
        guard let info else { return failed("there is no superclass to initialise", at: call) }
        let position = position(call)
        if info.isClass {
            let candidates = initializers(of: info)
            // A class that declares only convenience initialisers still has the one without arguments.
            let isImplicit = arguments.isEmpty && candidates.allSatisfy(\.isConvenience)
            guard !candidates.isEmpty, !isImplicit || candidates.contains(where: \.parameters.isEmpty) else {
                return Lowered(.void, position) { _ in .void }
            }
            var prepared: Prepared = [:]
            guard
                let choice = choose(
                    "init",
                    candidates,
                    arguments,
                    &prepared,
                    at: call,
                    { $0.parameters.map(\.parameter) }
                )
            else {
                return stand(in: "the call has mistakes", at: call)
            }
            return callFunction(
                choice.candidate,
                choice.sources,
                prepared,
                info !== currentType ? .exact { $0.selfValue } : .own(isMutating: false),
                at: call,
                start: position
            )
        }
        let type = info.kind == .builtin ? selfType(info) : .user(info.id)
        let made = construct(type, arguments, at: call, start: position).code
        return Lowered(.void, position) { frame throws(Failure) in
            frame.selfValue = try made(frame)
            return .void
        }
    }

    private func quietlyMember(_ access: MemberAccessExprSyntax, _ base: Lowered, _ start: SourcePosition) -> Lowered? {
        attempt { readMember(access, base, .unknown, start: start) }
    }
}
