import SwiftSyntax
import ViewRuntime

/// Methods of the program's types and of its extensions.
extension Lowering {
    func callUserMethod(
        _ name: String,
        _ info: TypeInfo,
        _ base: Lowered,
        _ arguments: Arguments,
        _ call: FunctionCallExprSyntax,
        _ access: MemberAccessExprSyntax
    ) -> Lowered? {
        let members = info.lookup(name)
        let methods = self.methods(applicable(callable(name, info, arguments).map { .method($0) }, to: base.type))
        if info.kind == .protocolType, let first = methods.first,
            extensions.values.contains(where: { $0.isKind(of: info) })
        {
            var found = dynamicCall(name, base, arguments, access, call)
            found.type = first.result.erasingGenerics
            return found
        }
        if methods.isEmpty {
            if members.isEmpty || (info.isView && hidesModifier(name, members)) { return nil }
            let member = readMember(access, base, .unknown, start: base.position)
            return callValue(member, arguments, at: call)
        }
        return callMethods(name, methods, base, arguments, access, access.declName)
    }

    /// The methods among members, requirements of protocols last.
    func methods(_ members: [Member]) -> [FunctionCode] {
        let codes = members.compactMap { member -> FunctionCode? in
            if case .method(let code) = member { code } else { nil }
        }
        return codes.filter { !$0.isRequirement } + codes.filter(\.isRequirement)
    }

    /// The methods of a name that a call may mean: the nearest, or hidden ones if only those take the arguments.
    ///
    /// Empty where a property that is a function is called.
    func callable(_ name: String, _ info: TypeInfo, _ arguments: Arguments) -> [FunctionCode] {
        func fits(_ code: FunctionCode) -> Bool { arguments.match(code.parameters.map(\.parameter)) != nil }
        let members = info.lookup(name)
        let nearest = methods(members)
        if nearest.contains(where: fits) { return nearest }
        let hidden = methods(info.lookupAll(name)).filter(fits)
        if !hidden.isEmpty { return hidden }
        return nearest.count == members.count ? nearest : isFunction(Self.readable(members)) ? [] : nearest
    }

    /// Says whether a property may hold a function.
    private func isFunction(_ member: Member?) -> Bool {
        let type: StaticType =
            switch member {
            case .stored(let property): property.type
            case .computed(let property): property.type
            case .variable(let variable): variable.type
            case .method, .enumCase, .subscripting, nil: .void
            }
        return type == .unknown || type.functionType != nil || type.isGeneric || info(type) != nil
    }

    private func callMethods(
        _ name: String,
        _ methods: [FunctionCode],
        _ base: Lowered,
        _ arguments: Arguments,
        _ access: MemberAccessExprSyntax,
        _ node: some SyntaxProtocol
    ) -> Lowered {
        var prepared: Prepared = [:]
        guard let choice = choose(name, methods, arguments, &prepared, at: node, { $0.parameters.map(\.parameter) })
        else {
            return stand(in: "the call has mistakes", at: node)
        }
        let code = choice.candidate
        if code.isHidden, let owner = code.owner, owner.kind != .builtin, owner.kind != .protocolType,
            !seesPrivate(of: owner)
        {
            error("'\(name)' is inaccessible: it is private to '\(owner.name)'", at: node)
        }
        let passing: SelfPassing
        if code.isMutating, info(base.type)?.isClass != true, let baseNode = access.base {
            guard let place = place(baseNode) else { return stand(in: "the value cannot be changed", at: node) }
            passing = .place(place)
        } else {
            passing = base.isSuper ? .exact(base.code) : .value(base.code)
        }
        return chained(
            callFunction(code, choice.sources, prepared, passing, at: node, start: base.position, receiver: base.type),
            base
        )
    }

    func callExtensionMethod(
        _ name: String,
        _ base: Lowered,
        _ arguments: Arguments,
        _ call: FunctionCallExprSyntax,
        _ access: MemberAccessExprSyntax
    ) -> Lowered? {
        for family in families(of: base.type) {
            guard let info = extensions[family] else { continue }
            let methods = methods(applicable(info.lookup(name), to: base.type))
            guard !methods.isEmpty else { continue }
            // What the program adds to a type stands beside what is built in: the labels tell which is called.
            let isBuiltIn =
                table.families(of: base.type).contains { table.members[$0]?[name] != nil }
                || family == "View" && table.modifiers[name] != nil
            if isBuiltIn, methods.allSatisfy({ arguments.match($0.parameters.map(\.parameter)) == nil }) { continue }
            if family == "View" { return callViewExtension(name, methods, base, arguments, access) }
            return callMethods(name, methods, base, arguments, access, access.declName)
        }
        let isOpen = base.type == .unknown || base.type.isGeneric
        if isOpen, let info = extensions["View"], table.members.values.allSatisfy({ $0[name] == nil }) {
            let methods = methods(info.lookup(name))
            if !methods.isEmpty { return callViewExtension(name, methods, base, arguments, access) }
        }
        return nil
    }

    /// A function that the program adds to `View`: a link of the chain, like a modifier.
    func callViewExtension(
        _ name: String,
        _ methods: [FunctionCode],
        _ base: Lowered,
        _ arguments: Arguments,
        _ access: MemberAccessExprSyntax
    ) -> Lowered {
        var prepared: Prepared = [:]
        guard
            let choice = choose(
                name,
                methods,
                arguments,
                &prepared,
                at: access.declName,
                { $0.parameters.map(\.parameter) }
            )
        else {
            return base
        }
        let code = choice.candidate
        if code.result != .view {
            return callFunction(
                code,
                choice.sources,
                prepared,
                .value(base.code),
                at: access.declName,
                start: base.position,
                receiver: base.type
            )
        }
        let position = position(access.declName)
        // The view is put into a slot of its own, as the call reads its `self` from code.
        guard let slot = scope?.newSlot() else { return base }
        let lowered = callFunction(
            code,
            choice.sources,
            prepared,
            .value { $0.slots[slot] },
            at: access.declName,
            start: base.position,
            receiver: base.type
        )
        let run = lowered.code
        var chain = base.viewChain
        chain.append(
            .transform { frame, view throws(Failure) in
                frame.slots[slot] = .view(view)
                defer { frame.slots[slot] = .void }
                return try run(frame).asView(position)
            }
        )
        return Lowered(.view, chain: chain, base.position)
    }
}
