import SwiftSyntax
import ViewRuntime

/// Places behind a dot: members of instances, of types, tuples, bindings and native values.
extension Lowering {
    func memberPlace(_ node: MemberAccessExprSyntax, _ isReported: Bool) -> Place? {
        let name = node.declName.baseName.text.withoutBackticks
        guard let baseNode = node.base else { return nowhere(node, isReported, "this cannot be assigned to") }
        if baseNode.is(DeclReferenceExprSyntax.self), baseNode.sourceText == "self", !isStatic,
            let info = currentType
        {
            if let place = implicitSelfPlace(name, node.declName, isReported) { return place }
            if isReported { _ = failedMember(name, selfType(info), node) }
            return nil
        }
        let base = quietly { lower(baseNode) }
        if case .metatype(.user(let id)) = base.type { return typePlace(name, program.types[id], node, isReported) }
        if base.isFailed {
            if isReported { _ = lower(baseNode) }
            return nil
        }
        if base.type.isForeign {
            if isReported { _ = lower(baseNode) }
            return foreignPlace()
        }
        if case .tuple(let elements) = base.type { return tuplePlace(name, elements, baseNode, node, isReported) }
        if case .binding(let inner) = base.type { return bindingPlace(name, inner, baseNode, node) }
        if let info = info(base.type), let member = Self.readable(info.lookup(name)) {
            if case .computed(let property) = member, property.setter?.isMutating == false {
                return memberPlace(member, of: fixedPlace(baseNode), info, node.declName, isReported)
            }
            guard let basePlace = instancePlace(baseNode, base, info, isReported) else { return nil }
            var place = memberPlace(member, of: basePlace, info, node.declName, isReported)
            if let open = place?.type { place?.type = filled(open, of: base.type) }
            return place
        }
        if let info = info(base.type), let (property, path) = dynamicLookup(name, info, position(node.declName)),
            let setter = property.setter,
            let basePlace = place(baseNode, isReported: isReported)
        {
            return Place(
                type: property.type.erasingGenerics,
                read: { frame throws(Failure) in
                    try frame.machine.run(
                        property.getter,
                        frame.machine.makeFrame(property.getter, [path], try basePlace.read(frame), [])
                    )
                },
                write: { frame, value throws(Failure) in
                    try basePlace.modify(frame) { instance throws(Failure) in
                        let callee = frame.machine.makeFrame(setter, [value, path], instance, [])
                        _ = try frame.machine.run(setter, callee)
                        instance = callee.selfValue
                    }
                }
            )
        }
        for family in families(of: base.type) {
            if let info = extensions[family], case .computed(let property)? = info.lookup(name).first {
                guard let basePlace = place(baseNode, isReported: isReported) else { return nil }
                return computedPlace(property, info, basePlace, node)
            }
        }
        for family in table.families(of: base.type.unwrapped) {
            guard let overload = table.members[family]?[name]?.first(where: { $0.signature.parameters == nil }) else {
                continue
            }
            return nativePlace(overload, baseNode, node, isReported)
        }
        if base.type == .unknown || base.type.isGeneric { return dynamicPlace(name, baseNode, base, node) }
        if isReported { _ = failedMember(name, base.type, node) }
        return nil
    }

    /// The place of an instance: an object is changed wherever it comes from, a struct only in a place of its own.
    private func instancePlace(_ node: ExprSyntax, _ base: Lowered, _ info: TypeInfo, _ isReported: Bool) -> Place? {
        guard info.isClass || (info.kind == .protocolType && place(node, isReported: false) == nil) else {
            return place(node, isReported: isReported)
        }
        let read = lower(node).code
        return Place(
            type: base.type,
            read: read,
            write: { _, _ in },
            modify: { frame, change throws(Failure) in
                var object = try read(frame)
                if object.isNull { return }
                try change(&object)
            }
        )
    }

    private func typePlace(
        _ name: String,
        _ info: TypeInfo,
        _ node: MemberAccessExprSyntax,
        _ isReported: Bool
    ) -> Place? {
        switch info.lookupStatic(name).first {
        case .variable(let variable): return globalPlace(variable, node, isReported)
        case .computed(let property): return staticComputedPlace(property)
        default:
            if isReported, !info.lookup(name).isEmpty {
                _ = failedTypeMember(name, info, node)
                return nil
            }
            return nowhere(
                node.declName,
                isReported,
                "type '\(info.name)' has no member '\(name)' that can be assigned to"
            )
        }
    }

    private func tuplePlace(
        _ name: String,
        _ elements: [StaticType.TupleElement],
        _ baseNode: ExprSyntax,
        _ node: MemberAccessExprSyntax,
        _ isReported: Bool
    ) -> Place? {
        guard let index = Int(name) ?? elements.firstIndex(where: { $0.label == name }),
            elements.indices.contains(index),
            let base = place(baseNode, isReported: isReported)
        else { return nil }
        return Place(
            type: elements[index].type,
            read: { frame throws(Failure) in
                if case .tuple(let tuple) = try base.read(frame) { tuple.values[index] } else { .void }
            },
            write: { frame, value throws(Failure) in
                try base.modify(frame) {
                    guard case .tuple(var tuple) = $0 else { return }
                    tuple.values[index] = value
                    $0 = .tuple(tuple)
                }
            },
            modify: { frame, change throws(Failure) in
                try base.modify(frame) { whole throws(Failure) in
                    guard case .tuple(var tuple) = whole else { return }
                    whole = .void
                    defer { whole = .tuple(tuple) }
                    try change(&tuple.values[index])
                }
            }
        )
    }

    private func bindingPlace(
        _ name: String,
        _ inner: StaticType,
        _ baseNode: ExprSyntax,
        _ node: MemberAccessExprSyntax
    ) -> Place? {
        let base = lower(baseNode).code
        guard name != "wrappedValue" else { return boundPlace(base, inner) }
        let member = lower(ExprSyntax(node))
        return member.isFailed ? nil : Place(type: member.type, read: member.code, write: { _, _ in })
    }

    /// A property of a built-in value, such as `size.width`.
    private func nativePlace(
        _ overload: Overload,
        _ baseNode: ExprSyntax,
        _ node: MemberAccessExprSyntax,
        _ isReported: Bool
    ) -> Place? {
        guard let setter = overload.setter else {
            return nowhere(
                node.declName,
                isReported,
                "cannot assign to property: '\(overload.signature.name)' is a get-only property"
            )
        }
        let whole = place(baseNode, isReported: false) ?? handle(baseNode)
        guard let base = whole ?? place(baseNode, isReported: isReported) else { return nil }
        let read = readBuiltinProperty(overload, Lowered(base.type, position(node), base.read), "").code
        return Place(
            type: overload.signature.result.substituting(Self.seeds(base.type)),
            read: read,
            write: { frame, value throws(Failure) in
                try base.modify(frame) { setter(&$0, value) }
            }
        )
    }

    /// The place of a value that stands for something kept elsewhere, such as a stream's continuation; `nil` for other values.
    ///
    /// It is changed wherever it comes from.
    private func handle(_ node: ExprSyntax) -> Place? {
        let base = quietly { lower(node) }
        guard case .native(let name) = base.type, name.hasSuffix(".Continuation") else { return nil }
        return Place(type: base.type, read: lower(node).code, write: { _, _ in })
    }

    private func dynamicPlace(
        _ name: String,
        _ baseNode: ExprSyntax,
        _ base: Lowered,
        _ node: MemberAccessExprSyntax
    ) -> Place? {
        let member = DynamicMember(
            name: name,
            position: position(node.declName),
            program: program,
            extensions: extensions
        )
        let basePlace = place(baseNode, isReported: false)
        let baseCode = lower(baseNode).code
        return Place(
            type: .unknown,
            read: { frame throws(Failure) in try member.read(try baseCode(frame), frame.machine) },
            write: { frame, value throws(Failure) in
                if let basePlace {
                    try basePlace.modify(frame) { instance throws(Failure) in
                        try member.write(&instance, value, frame.machine)
                    }
                } else {
                    var instance = try baseCode(frame)
                    try member.write(&instance, value, frame.machine)
                }
            },
            modify: { frame, change throws(Failure) in
                if let basePlace {
                    try basePlace.modify(frame) { instance throws(Failure) in
                        try member.modify(&instance, frame.machine, change)
                    }
                } else {
                    var instance = try baseCode(frame)
                    try member.modify(&instance, frame.machine, change)
                }
            }
        )
    }
}
