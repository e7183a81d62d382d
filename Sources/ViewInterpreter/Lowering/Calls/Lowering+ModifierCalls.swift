import SwiftSyntax
import ViewRuntime

/// Modifiers of views: built in, of `View` extensions of the program, and of its `ViewModifier`s.
extension Lowering {
    func callModifier(
        _ name: String,
        _ base: Lowered,
        _ arguments: Arguments,
        _ call: FunctionCallExprSyntax,
        _ access: MemberAccessExprSyntax
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

    /// Methods that the program adds to views of one kind, such as `ScrollView`: here all views are of one type.
    func methodsOfViews(_ name: String) -> [FunctionCode] {
        extensions.keys.sorted().filter { table.viewTypes.contains($0) }
            .flatMap { methods(extensions[$0]?.lookup(name) ?? []) }
    }

    func unknownModifier(
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
        guard let path = first.as(KeyPathExprSyntax.self), let key = path.components.last?.component.sourceText
        else { return applyObject(base, first, position(access.declName)) }
        // A value that is a function may stand behind the brackets.
        guard let value = (arguments.inside.dropFirst().first ?? arguments.trailing.first)?.expression else {
            return failed("'environment' needs a value", at: access.declName)
        }
        if let entry = EnvironmentKeyEntry.find(key) {
            return applyEntry(entry, key, base, value, path, position(access.declName))
        }
        return applyOwnKey(key, base, value, path, position(access.declName))
    }

    /// `environment(_:)` with an object.
    private func applyObject(_ base: Lowered, _ object: ExprSyntax, _ position: SourcePosition) -> Lowered {
        let lowered = lower(object)
        guard case .user(let id) = lowered.type.unwrapped else {
            warn("this environment value is not supported", at: object)
            return base
        }
        let code = lowered.code
        var chain = base.viewChain
        chain.append(
            .make(position) { frame throws(Failure) in .environment(.custom(key: id.index, value: try code(frame))) }
        )
        return Lowered(.view, chain: chain, base.position)
    }

    /// A value of the environment that SwiftUI declares.
    private func applyEntry(
        _ entry: EnvironmentKeyEntry,
        _ key: String,
        _ base: Lowered,
        _ value: ExprSyntax,
        _ path: KeyPathExprSyntax,
        _ position: SourcePosition
    ) -> Lowered {
        let code = coerced(lower(value, entry.type), to: entry.type, at: value).code
        guard let write = entry.write else {
            warn("environment value '\(key)' cannot be set here", at: path)
            return base
        }
        var chain = base.viewChain
        chain.append(
            .make(position) { frame throws(Failure) in
                write(try code(frame)).map { .environment($0) } ?? .ignored(name: "environment")
            }
        )
        return Lowered(.view, chain: chain, base.position)
    }

    /// A value of the environment that the program declares.
    private func applyOwnKey(
        _ key: String,
        _ base: Lowered,
        _ value: ExprSyntax,
        _ path: KeyPathExprSyntax,
        _ position: SourcePosition
    ) -> Lowered {
        var chain = base.viewChain
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
}
