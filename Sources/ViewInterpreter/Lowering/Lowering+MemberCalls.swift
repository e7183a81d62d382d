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
            base.is(SuperExprSyntax.self) || base.trimmedDescription == "self" && !isStatic
        {
            return delegate(base.is(SuperExprSyntax.self) ? currentType?.superclass : currentType, arguments, call)
        }
        if base.type == .native("Hasher"), name == "combine" {
            // Values are told apart by the program's own `==`; their hash is not asked for.
            return Lowered(.void, position(node)) { _ in .void }
        }
        if case .function = base.type, name == "next", arguments.isEmpty { return callValue(base, arguments, at: call) }
        if name == "appending", arguments.inside.first?.label == "path", let path = arguments.inside.first?.expression {
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
        if let info = info(base.type), info.isAnySequence, table.members["Sequence"]?[name] != nil {
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
        if let lowered = callModifier(name, base, arguments, call, access, start) { return lowered }
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
        return failed(unknownMember(name, base.type), at: node)
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
            guard !candidates.isEmpty else { return Lowered(.void, position) { _ in .void } }
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

    // MARK: Modifiers

    private func callModifier(
        _ name: String,
        _ base: Lowered,
        _ arguments: Arguments,
        _ call: FunctionCallExprSyntax,
        _ access: MemberAccessExprSyntax,
        _ start: SourcePosition
    ) -> Lowered? {
        let isOpen = base.type == .unknown || base.type.isGeneric
        guard isView(base.type) || (isOpen && !isMemberOfSomething(name)) else { return nil }
        if name == "modifier" { return applyProgramModifier(base, arguments, call) }
        if name == "environment" || name == "environmentObject" || name == "transformEnvironment" {
            return applyEnvironment(name, base, arguments, access)
        }
        guard let overloads = table.modifiers[name] else { return nil }
        return callBuiltin(
            name,
            overloads,
            arguments,
            receiver: .value(base),
            at: access.declName,
            start: base.position
        )
    }

    /// Says whether something other than a view may have the member.
    private func isMemberOfSomething(_ name: String) -> Bool {
        if table.modifiers[name] == nil { return true }
        return program.types.contains { !$0.lookup(name).isEmpty }
    }

    private func unknownModifier(
        _ name: String,
        _ base: Lowered,
        _ arguments: Arguments,
        _ node: some SyntaxProtocol
    ) -> Lowered {
        let near = nearest(
            name,
            among: Array(table.modifiers.keys) + Array((extensions["View"]?.members ?? [:]).keys)
        )
        warn(
            "unknown modifier '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? "; the view is shown without it"),
            at: node
        )
        // What stands in the arguments may still be wrong.
        for argument in arguments.inside
        where implicitMemberName(argument.expression) == nil && !argument.expression.is(ClosureExprSyntax.self) {
            _ = lower(argument.expression)
        }
        return Lowered(.view, chain: base.viewChain, base.position)
    }

    /// `modifier(_:)` with a `ViewModifier` of the program.
    private func applyProgramModifier(
        _ base: Lowered,
        _ arguments: Arguments,
        _ call: FunctionCallExprSyntax
    ) -> Lowered {
        guard let argument = arguments.inside.first?.expression else {
            return failed("'modifier' needs a ViewModifier", at: call)
        }
        let lowered = lower(argument)
        if let info = info(lowered.type), !info.conforms(to: "ViewModifier"), info.kind != .protocolType {
            return failed("'\(info.name)' does not conform to 'ViewModifier'", at: argument)
        }
        let code = lowered.code
        let position = position(argument)
        var chain = base.viewChain
        chain.append(
            .transform { frame, view throws(Failure) in
                guard case .structure(let instance) = try code(frame) else { return view }
                return ViewValue(.composite(ProgramView(instance, modifying: view)), source: position)
            }
        )
        return Lowered(.view, chain: chain, base.position)
    }

    private func applyEnvironment(
        _ name: String,
        _ base: Lowered,
        _ arguments: Arguments,
        _ access: MemberAccessExprSyntax
    ) -> Lowered {
        let position = position(access.declName)
        var chain = base.viewChain
        guard let first = arguments.inside.first?.expression else {
            return failed("'\(name)' needs an argument", at: access.declName)
        }
        if name == "transformEnvironment" {
            warn(
                "'transformEnvironment' has no effect here: it would have changed an environment value",
                at: access.declName
            )
            return base
        }
        guard let path = first.as(KeyPathExprSyntax.self), let key = path.components.last?.component.trimmedDescription
        else {
            let object = lower(first)
            guard case .user(let id) = object.type.unwrapped else {
                warn("this environment value is not supported", at: first)
                return base
            }
            let code = object.code
            chain.append(
                .make(position) { frame throws(Failure) in .environment(.custom(key: id, value: try code(frame))) }
            )
            return Lowered(.view, chain: chain, base.position)
        }
        guard let value = arguments.inside.dropFirst().first?.expression else {
            return failed("'environment' needs a value", at: access.declName)
        }
        if let entry = EnvironmentKeyEntry.find(key) {
            let lowered = coerced(lower(value, entry.type), to: entry.type, at: value)
            let code = lowered.code
            guard let write = entry.write else {
                warn("environment value '\(key)' cannot be set here", at: path)
                return base
            }
            chain.append(
                .make(position) { frame throws(Failure) in
                    write(try code(frame)).map { .environment($0) } ?? .ignored(name: "environment")
                }
            )
            return Lowered(.view, chain: chain, base.position)
        }
        switch extensions["EnvironmentValues"]?.lookup(key).first {
        case .computed(let property):
            guard let setter = property.setter else { return failed("'\(key)' cannot be set", at: path) }
            let code = coerced(lower(value, property.type), to: property.type, at: value).code
            chain.append(
                .transform { frame, view throws(Failure) in
                    let collector = EnvironmentCollector(frame.machine.context.environment)
                    let callee = frame.machine.makeFrame(
                        setter,
                        [try code(frame)],
                        .native(.environment(collector)),
                        []
                    )
                    _ = try frame.machine.run(setter, callee)
                    return collector.changes.reduce(view) { $0.modified(.environment($1), source: position) }
                }
            )
        case .variable(let variable):
            let id = entryID(variable)
            let code = coerced(lower(value, variable.type), to: variable.type, at: value).code
            chain.append(
                .make(position) { frame throws(Failure) in .environment(.custom(key: id, value: try code(frame))) }
            )
        default:
            let near = nearest(key, among: EnvironmentKeyEntry.names)
            warn(
                "environment value '\(key)' is not supported" + (near.map { "; did you mean '\($0)'?" } ?? ""),
                at: path
            )
        }
        return Lowered(.view, chain: chain, base.position)
    }

    // MARK: Methods of the program

    private func callUserMethod(
        _ name: String,
        _ info: TypeInfo,
        _ base: Lowered,
        _ arguments: Arguments,
        _ call: FunctionCallExprSyntax,
        _ access: MemberAccessExprSyntax
    ) -> Lowered? {
        let members = info.lookup(name)
        let methods = callable(name, info, arguments)
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

    private func callExtensionMethod(
        _ name: String,
        _ base: Lowered,
        _ arguments: Arguments,
        _ call: FunctionCallExprSyntax,
        _ access: MemberAccessExprSyntax
    ) -> Lowered? {
        for family in families(of: base.type) {
            guard let info = extensions[family] else { continue }
            let methods = methods(info.lookup(name))
            guard !methods.isEmpty else { continue }
            let isBuiltIn = table.families(of: base.type).contains { table.members[$0]?[name] != nil }
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
    private func callViewExtension(
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

    // MARK: Built-in methods

    private func callBuiltinMethod(
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
                bindings: Self.seeds(base.type),
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
                bindings: Self.seeds(base.type),
                at: access.declName,
                start: base.position
            )
        }
        guard let place = place(baseNode) else { return stand(in: "the value cannot be changed", at: call) }
        var bindings = Self.seeds(base.type)
        let lowered = lowerArguments(choice.candidate.signature.parameters ?? [], choice.sources, prepared, &bindings)
        if lowered.contains(where: { $0?.isFailed == true }) { return stand(in: "an argument is wrong", at: call) }
        return mutatingCall(choice.candidate, lowered, place, bindings, at: access.declName)
    }

    private func callBindingMethod(
        _ name: String,
        _ inner: StaticType,
        _ base: Lowered,
        _ arguments: Arguments,
        _ access: MemberAccessExprSyntax,
        _ call: FunctionCallExprSyntax
    ) -> Lowered {
        if name == "animation" || name == "transaction" { return base }
        if let publisher = foreign(publisherOperator: name, at: access.declName) { return publisher }
        return failed(unknownMember(name, base.type), at: access.declName)
    }

    // MARK: Calls that are resolved at run time

    private func dynamicCall(
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
