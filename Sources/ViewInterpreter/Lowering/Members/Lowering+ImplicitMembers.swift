import SwiftSyntax
import ViewRuntime

/// `.member`: what stands before the dot, the context says.
extension Lowering {
    /// `.name` or `.name(…)` where the context says the type.
    func lowerImplicit(
        _ access: MemberAccessExprSyntax,
        _ arguments: Arguments?,
        _ expected: StaticType,
        at node: some SyntaxProtocol
    ) -> Lowered {
        let name = access.declName.baseName.text.withoutBackticks
        let start = position(node)
        if isCursor(name) { probe?.note(implicit: expected) }
        var type = expected.unwrapped
        if case .generic = type { type = .unknown }
        if expected.isOptional, name == "none" { return Lowered(expected, start, constant: .null) }
        if expected.isOptional, name == "some", let argument = arguments?.inside.first {
            return coerced(lower(argument.expression, type), to: type, at: argument.expression).someOptional(expected)
        }
        if case .function(let function) = type, arguments == nil { type = function.result }
        if type == .foreign { return nothing(at: node) }
        guard type != .unknown else { return implicitGuess(name, access, arguments, start, node) }
        if name == "init" { return construct(type, arguments ?? Arguments(emptyCall(node)), at: node, start: start) }
        if case .user(let id) = type {
            let info = program.types[id]
            var found = info.lookupStatic(name)
            if info.kind == .protocolType {
                if let base = requiringParameter(name, start) {
                    return arguments.map { callDynamicStatic(name, base.code, $0, at: access.declName) }
                        ?? readConformingStatic(name, base, position(access))
                }
                found = found.filter { !$0.isRequirement }
            }
            if found.isEmpty, info.kind == .protocolType {
                found =
                    program.types.lazy.filter { $0.isKind(of: info) }.map { $0.lookupStatic(name) }.first {
                        !$0.isEmpty
                    } ?? []
            }
            if let member = Self.implementation(found) {
                if let arguments { return callStatic(name, found, type, arguments, at: access.declName, start: start) }
                return readStatic(member, info, start)
            }
            let near = nearest(name, among: Array(info.statics.keys))
            return failed(
                "type '\(info.name)' has no member '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? ""),
                at: access.declName
            )
        }
        if let arguments {
            if let lowered = callBuiltinStatic(name, type, arguments, at: access.declName, start: start) {
                return lowered
            }
        } else if let lowered = builtinStatic(name, type, at: node) {
            return lowered
        }
        if type == .view, arguments == nil, let lowered = builtinStatic(name, .native("ShapeStyle"), at: node) {
            return lowered
        }
        var candidates: [String] = []
        for family in staticFamilies(of: type) { candidates += Array((table.statics[family] ?? [:]).keys) }
        let near = nearest(name, among: candidates)
        if case .native(let asset) = type, Self.assetTypes.contains(asset) {
            return Lowered(type, start, constant: .native(.option(type: asset, name: name)))
        }
        if near == nil, arguments == nil, let colour = assetColor(name, type, at: access.declName) { return colour }
        if Self.isOpenType(type), !Self.typesWithoutStatics.contains(self.name(type)) {
            warn(
                "'.\(name)' is not known for '\(self.name(type))'" + (near.map { "; did you mean '\($0)'?" } ?? ""),
                at: access.declName
            )
            return Lowered(type, start, constant: .native(.option(type: self.name(type), name: name)))
        }
        return failed(
            "type '\(self.name(type))' has no member '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? ""),
            at: access.declName
        )
    }

    /// Types of SwiftUI that have no static members at all.
    private static let typesWithoutStatics: Set<String> = ["GridItem", "StrokeStyle"]

    /// Types of SwiftUI whose members the table does not list one by one.
    private static func isOpenType(_ type: StaticType) -> Bool {
        guard case .native(let name) = type else { return false }
        return BuiltinTable.standard.statics[name] == nil
            || ["AnyTransition", "ToolbarItemPlacement", "FormatStyle"].contains(name)
    }

    private func emptyCall(_ node: some SyntaxProtocol) -> FunctionCallExprSyntax {
        FunctionCallExprSyntax(
            calledExpression: ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier("init"))),
            leftParen: .leftParenToken(),
            arguments: [],
            rightParen: .rightParenToken()
        )
    }

    /// The generic parameter around whose protocol requires a static member of the name.
    private func requiringParameter(_ name: String, _ position: SourcePosition) -> Lowered? {
        for generics in genericTypes.reversed() {
            for (parameter, type) in generics.sorted(by: { $0.key < $1.key }) {
                guard let info = info(type), info.kind == .protocolType,
                    info.lookupStatic(name).contains(where: \.isRequirement),
                    let variable = scope?.find(parameter), variable.isTypeParameter
                else { continue }
                return read(variable, position)
            }
        }
        return nil
    }

    /// `.zero` of a generic parameter: what the parameter stands for, or the elements of the collection around, tell which.
    private func openZero(_ position: SourcePosition) -> Lowered {
        let names = (genericTypes.last ?? [:]).keys.sorted()
        let variable = names.lazy.compactMap { self.scope?.find($0) }.first(where: \.isTypeParameter)
        let type = variable.map { read($0, position).code }
        return Lowered(.unknown, position) { [program] frame throws(Failure) in
            var info = frame.selfValue.element(at: 0)?.typeInfo
            if case .type(let reference)? = try type?(frame), case .user(let id) = reference.type {
                info = program.types[id]
            }
            guard let member = Self.implementation(info?.lookupStatic("zero") ?? []) else { return .int(0) }
            return try member.readStatic(frame.machine)
        }
    }

    /// Without a type from the context: a case of the program's enums or a colour, if only one fits.
    private func implicitGuess(
        _ name: String,
        _ access: MemberAccessExprSyntax,
        _ arguments: Arguments?,
        _ start: SourcePosition,
        _ node: some SyntaxProtocol
    ) -> Lowered {
        let owners = program.types.filter { info in info.cases.contains { $0.name == name } }
        if owners.count == 1 {
            let found = owners[0].lookupStatic(name)
            if let arguments {
                return callStatic(name, found, .user(owners[0].id), arguments, at: access.declName, start: start)
            }
            return readStatic(found[0], owners[0], start)
        }
        if let base = requiringParameter(name, start) {
            return arguments.map { callDynamicStatic(name, base.code, $0, at: access.declName) }
                ?? readConformingStatic(name, base, position(access))
        }
        if name == "zero", arguments == nil, genericTypes.contains(where: { !$0.isEmpty }) {
            return openZero(start)
        }
        return failed("cannot tell what '.\(name)' belongs to here; write the type before the dot", at: access)
    }
}
