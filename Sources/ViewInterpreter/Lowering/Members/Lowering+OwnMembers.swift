import SwiftSyntax
import ViewRuntime

/// Members of `self` that are written without it.
extension Lowering {
    /// A member of the type around, without `self.` before it.
    func implicitMember(
        _ name: String,
        _ labels: DeclNameArgumentsSyntax?,
        at node: some SyntaxProtocol
    ) -> Lowered? {
        let position = position(node)
        if let info = currentType {
            if !isStatic {
                let found = labels == nil ? info.lookup(name) : info.lookupAll(name)
                if let member = Self.readable(found, labels) ?? protocolMember(info, name) {
                    return readSelfMember(member, info, position, at: node)
                }
                if name.hasPrefix("_"), let property = info.stored.first(where: { "_" + $0.name == name }) {
                    scope?.usedFields?.insert(property.index)
                    return Lowered(property.type, position) { frame throws(Failure) in
                        Fields.raw(frame.selfValue, property.index)
                    }
                }
            }
            if let member = info.lookupStatic(name).first {
                checkStaticUse(name, info, at: node)
                let isOpen = info.kind == .protocolType && member.isRequirement
                if isStatic, isOpen || isOverriddenStatic(name, .user(info.id)) {
                    return readConformingStatic(name, lowerName("Self", at: node, .unknown), position)
                }
                return readStatic(member, info, position)
            }
            if info.kind == .enumeration, let lowered = enumMember(name, info, position) { return lowered }
            if !isStatic, info.isAnySequence,
                let property = table.members["Sequence"]?[name]?.first(where: { $0.signature.parameters == nil })
            {
                scope?.usedFields = nil
                return readBuiltinProperty(
                    property,
                    elements(of: Lowered(.user(info.id), position) { $0.selfValue }),
                    "Sequence"
                )
            }
            if !isStatic, info.kind == .builtin, let lowered = builtinSelfMember(name, info, at: node) {
                return lowered
            }
        }
        var outer = currentType?.parent
        while let info = outer {
            if let member = info.lookupStatic(name).first { return readStatic(member, info, position) }
            outer = info.parent
        }
        return nil
    }

    /// What every enum has: `rawValue` and `allCases`.
    private func enumMember(_ name: String, _ info: TypeInfo, _ position: SourcePosition) -> Lowered? {
        if name == "rawValue", !isStatic {
            scope?.usedFields = nil
            return readRawValue(info, Lowered(.user(info.id), position) { $0.selfValue })
        }
        guard name == "allCases" else { return nil }
        return Lowered(
            .array(.user(info.id)),
            position,
            constant: .array(info.cases.map { .enumeration(EnumValue(enumCase: $0, payload: [])) })
        )
    }

    /// A property of the built-in type that an extension extends.
    private func builtinSelfMember(_ name: String, _ info: TypeInfo, at node: some SyntaxProtocol) -> Lowered? {
        let type = selfType(info)
        if case .binding(let wrapped) = type, name == "wrappedValue" {
            scope?.usedFields = nil
            return Lowered(wrapped, position(node)) { frame throws(Failure) in
                guard case .binding(let binding) = frame.selfValue else { return frame.selfValue }
                return try binding.get(frame.machine)
            }
        }
        let families = type == .unknown ? [info.name] : table.families(of: type)
        for family in families {
            guard let overload = table.members[family]?[name]?.first(where: { $0.signature.parameters == nil }) else {
                continue
            }
            scope?.usedFields = nil
            let base = Lowered(type, position(node)) { $0.selfValue }
            return readBuiltinProperty(overload, base, family)
        }
        return nil
    }

    /// What a protocol that the type conforms to, or `View` itself, adds.
    private func protocolMember(_ info: TypeInfo, _ name: String) -> Member? {
        for conformance in info.conformances.sorted() {
            if let member = extensions[conformance]?.lookup(name).first { return member }
        }
        return nil
    }

    /// The member that runs: a requirement of a protocol only if nothing implements it.
    static func implementation(_ members: [Member]) -> Member? {
        members.first { !$0.isRequirement } ?? members.first
    }

    /// The member that a name without a call reads: a property before methods of its name.
    static func readable(_ members: [Member]) -> Member? {
        implementation(members.filter { if case .method = $0 { false } else { true } }) ?? implementation(members)
    }

    /// The member that a name reads; one with labels, `level(in:)`, is a method.
    static func readable(_ members: [Member], _ labels: DeclNameArgumentsSyntax?) -> Member? {
        guard let labels else { return readable(members) }
        let wanted = labels.arguments.map { $0.name.text == "_" ? nil : $0.name.text }
        let named = members.filter { member in
            if case .method(let code) = member { code.parameters.map(\.parameter.label) == wanted } else { false }
        }
        return implementation(named.isEmpty ? members : named)
    }

    private func readSelfMember(
        _ member: Member,
        _ info: TypeInfo,
        _ position: SourcePosition,
        at node: some SyntaxProtocol
    ) -> Lowered {
        switch member {
        case .stored(let property):
            scope?.usedFields?.insert(property.index)
            return readStored(property, position) { $0.selfValue }
        case .computed(let property):
            noteSelfCall(property.getter)
            if property.getter.isMutating, !info.isClass {
                return Lowered(property.type.erasingGenerics, position) { frame throws(Failure) in
                    let callee = frame.machine.makeFrame(property.getter, [], frame.selfValue, [])
                    defer { frame.selfValue = callee.selfValue }
                    return try frame.machine.run(property.getter, callee)
                }
            }
            return readComputed(property, info, position) { $0.selfValue }
        case .method(let code):
            noteSelfCall(code)
            return methodReference(code, position) { $0.selfValue }
        case .variable(let variable):
            return entryRead(variable, position) { $0.selfValue }
        case .enumCase, .subscripting: return readStatic(member, info, position)
        }
    }

    /// Notes that the running function calls another one on the same `self`.
    func noteSelfCall(_ code: FunctionCode) {
        scope?.selfCalls.append(code)
        if currentType?.isClass == true || currentType?.kind == .protocolType { scope?.usedFields = nil }
    }

    func methodReference(_ code: FunctionCode, _ position: SourcePosition, _ base: @escaping Code) -> Lowered {
        Lowered(.function(code.functionType), position) { frame throws(Failure) in
            let instance = try base(frame)
            let target = Dispatch.method(code, instance)
            return .function(FunctionValue(machine: frame.machine, code: target, captures: [], selfValue: instance))
        }
    }
}
