import SwiftSyntax
import ViewRuntime

/// Members of values and types.
extension Lowering {
    func readMember(
        _ access: MemberAccessExprSyntax,
        _ base: Lowered,
        _ expected: StaticType,
        start: SourcePosition
    ) -> Lowered {
        let name = access.declName.baseName.text.withoutBackticks
        var base = base
        if base.type.isForeign { return nothing(at: access) }
        if let member = readStorageMember(name, access) { return member }
        // What follows `?` is a member of the value that is there.
        if base.isChained { base.type = base.linkType ?? base.type.unwrapped }
        if isCursor(name) { probe?.note(member: base.type) }
        if case .optional = base.type, name == "debugDescription" || name == "description" { return printedForm(base) }
        if case .metatype(let instance) = base.type { return readTypeMember(name, instance, base, access, expected) }
        if name == "self" {
            if case .array(.metatype(let element)) = base.type { return typeValue(.array(element), at: access) }
            if case .dictionary(.metatype(let key), .metatype(let value)) = base.type {
                return typeValue(.dictionary(key, value), at: access)
            }
            return base
        }
        if case .match(let output) = base.type { return readMatch(name, output, base, access) }
        if case .tuple(let elements) = base.type { return readTuple(name, elements, base, access) }
        if case .binding(let inner) = base.type { return readBindingMember(name, inner, base, access) }
        if let lowered = readUserMember(name, base, access) { return lowered }
        if let lowered = readExtensionMember(name, base, access) { return lowered }
        if info(base.type)?.isAnySequence == true,
            let property = table.members["Sequence"]?[name]?.first(where: { $0.signature.parameters == nil })
        {
            return readBuiltinProperty(property, elements(of: base), "Sequence")
        }
        if info(base.type)?.isAnySequence == true, extensions["Sequence"]?.lookup(name).isEmpty == false {
            return readMember(access, elements(of: base), expected, start: start)
        }
        for family in table.families(of: base.type) {
            guard let overloads = table.members[family]?[name] else { continue }
            if let property = overloads.first(where: { $0.signature.parameters == nil }) {
                return readBuiltinProperty(property, base, family)
            }
            return methodValue(name, overloads, base, access)
        }
        if name == "id", base.type == .view, case .code = base.form { return subviewID(of: base) }
        if base.type == .unknown || base.type.isGeneric { return dynamicRead(name, base, access) }
        if case .optional(let wrapped) = base.type {
            return failed(
                "value of optional type '\(self.name(base.type))' must be unwrapped to refer to member '\(name)' of '\(self.name(wrapped))'",
                at: access.declName
            )
        }
        return failedMember(name, base.type, access)
    }

    /// `_count.wrappedValue` and `_count.projectedValue`, where `_count` is a wrapper of SwiftUI: the property, or its projection.
    private func readStorageMember(_ name: String, _ access: MemberAccessExprSyntax) -> Lowered? {
        guard ["wrappedValue", "projectedValue"].contains(name), !isStatic else { return nil }
        let inner = access.base?.as(MemberAccessExprSyntax.self)
        guard inner == nil || inner?.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self",
            let reference = inner?.declName ?? access.base?.as(DeclReferenceExprSyntax.self),
            reference.baseName.text.hasPrefix("_")
        else { return nil }
        let property = String(reference.baseName.text.dropFirst())
        guard scope?.find(reference.baseName.text) == nil,
            case .stored(let stored)? = currentType?.lookup(property).first, stored.wrapper != nil,
            stored.wrapped == nil
        else { return nil }
        if name == "projectedValue" { return lowerProjection(property, at: reference) }
        return implicitMember(property, nil, at: reference)
    }

    func unknownMember(_ name: String, _ type: StaticType) -> String {
        if isView(type), table.modifiers[name] != nil {
            return "'\(name)' is a method: call it with parentheses, '\(name)()'"
        }
        var candidates: [String] = []
        if let info = info(type) {
            candidates += Array(info.members.keys) + info.protocols.flatMap { Array($0.members.keys) }
        }
        for family in table.families(of: type) { candidates += Array((table.members[family] ?? [:]).keys) }
        let near = nearest(name, among: candidates)
        return "value of type '\(self.name(type))' has no member '\(name)'"
            + (near.map { "; did you mean '\($0)'?" } ?? "")
    }

    private func readTuple(
        _ name: String,
        _ elements: [StaticType.TupleElement],
        _ base: Lowered,
        _ access: MemberAccessExprSyntax
    ) -> Lowered {
        guard let index = Int(name) ?? elements.firstIndex(where: { $0.label == name }),
            elements.indices.contains(index)
        else {
            return failed(unknownMember(name, base.type), at: access.declName)
        }
        let code = base.code
        let element = Lowered(elements[index].type, base.position) { frame throws(Failure) in
            if case .tuple(let tuple) = try code(frame) { tuple.values[index] } else { .void }
        }
        return chained(element, base)
    }

    /// A member of an instance of one of the program's types.
    private func readUserMember(_ name: String, _ base: Lowered, _ access: MemberAccessExprSyntax) -> Lowered? {
        guard case .user(let id) = base.type else { return nil }
        let info = program.types[id]
        let labels = access.declName.argumentNames
        let members = applicable(labels == nil ? info.lookup(name) : info.lookupAll(name), to: base.type)
        switch Self.readable(members, labels) {
        case .stored(let property): return chained(readStoredMember(property, of: info, base, access), base)
        case .computed(let property):
            if property.getter.isHidden, info.kind != .protocolType, !seesPrivate(of: info) {
                error("'\(name)' is inaccessible: it is private to '\(info.name)'", at: access.declName)
            }
            if info.kind == .protocolType, extensions.values.contains(where: { $0.isKind(of: info) }) {
                var found = dynamicRead(name, base, access)
                found.type = property.type.erasingGenerics
                return found
            }
            return chained(readComputedMember(property, of: info, base, access), base)
        case .method(let method): return chained(methodReference(method, base.position, base.code), base)
        default: return readUndeclaredMember(name, of: info, base, access)
        }
    }

    private func readStoredMember(
        _ property: StoredProperty,
        of info: TypeInfo,
        _ base: Lowered,
        _ access: MemberAccessExprSyntax
    ) -> Lowered {
        if property.name == "isPressed", info.name == "ButtonStyleConfiguration" {
            report(
                .note,
                "'isPressed' is always false here: a button looks the same under a finger",
                at: position(access.declName)
            )
        }
        if property.isHidden, !base.isSuper, !seesPrivate(of: info) {
            error("'\(property.name)' is inaccessible: it is private to '\(info.name)'", at: access.declName)
        }
        var result = readStored(property, base.position, base.code)
        if !typeBindings(base.type).isEmpty { result.type = filled(property.openType, of: base.type) }
        guard property.isLazy, !info.isClass, let node = access.base, let place = place(node, isReported: false) else {
            return result
        }
        return Lowered(property.type, base.position) { frame throws(Failure) in
            var value = Value.void
            try place.modify(frame) { instance throws(Failure) in
                value = try Fields.lazy(instance, property, frame.machine)
                Fields.setRaw(&instance, property.index, value)
            }
            return value
        }
    }

    private func readComputedMember(
        _ property: ComputedProperty,
        of info: TypeInfo,
        _ base: Lowered,
        _ access: MemberAccessExprSyntax
    ) -> Lowered {
        var result = readComputed(property, info, base.position, isExact: base.isSuper, base.code)
        result.type = filled(property.type, of: base.type).erasingGenerics
        guard property.getter.isMutating, !info.isClass, let node = access.base,
            let place = place(node, isReported: false)
        else { return result }
        let getter = property.getter
        return Lowered(result.type, base.position) { frame throws(Failure) in
            var value = Value.void
            try place.modify(frame) { instance throws(Failure) in
                let callee = frame.machine.makeFrame(getter, [], instance, [])
                value = try frame.machine.run(getter, callee)
                instance = callee.selfValue
            }
            return value
        }
    }

    /// A member that the type does not declare: what Swift gives every value of its kind, a wrapper, or a dynamic member.
    private func readUndeclaredMember(
        _ name: String,
        of info: TypeInfo,
        _ base: Lowered,
        _ access: MemberAccessExprSyntax
    ) -> Lowered? {
        let code = base.code
        if info.kind == .enumeration, name == "rawValue" { return readRawValue(info, base) }
        if name == "hashValue" {
            return Lowered(.int, base.position) { frame throws(Failure) in .int(try code(frame).hashValue) }
        }
        if name == "id", info.isClass {
            return Lowered(.unknown, base.position) { frame throws(Failure) in try code(frame) }
        }
        if name == "localizedDescription" {
            return Lowered(.string, base.position) { frame throws(Failure) in
                try DynamicMember.localizedDescription(try code(frame), frame.machine)
            }
        }
        if name == "description" {
            return Lowered(.string, base.position) { frame throws(Failure) in .string(try code(frame).description) }
        }
        if name.hasPrefix("$"), case .stored(let property)? = info.lookup(String(name.dropFirst())).first {
            return projection(property, base.position, code)
        }
        if name.hasPrefix("_"), let property = info.stored.first(where: { "_" + $0.name == name }) {
            return Lowered(property.type, base.position) { frame throws(Failure) in
                Fields.raw(try code(frame), property.index)
            }
        }
        if info.kind == .protocolType { return dynamicRead(name, base, access) }
        return dynamicLookup(name, info, position(access.declName)).map { property, path in
            Lowered(property.type.erasingGenerics, base.position) { frame throws(Failure) in
                let callee = frame.machine.makeFrame(property.getter, [path], try code(frame), [])
                return try frame.machine.run(property.getter, callee)
            }
        }
    }

    /// The `subscript(dynamicMember:)` of a type, with the key path that it is given for a name.
    func dynamicLookup(_ name: String, _ info: TypeInfo, _ position: SourcePosition) -> (ComputedProperty, Value)? {
        for case .subscripting(let property) in info.lookup("subscript")
        where property.getter.parameters.first?.parameter.label == "dynamicMember" {
            guard property.getter.parameters[0].parameter.type != .string else { return (property, .string(name)) }
            let member = DynamicMember(name: name, position: position, program: program, extensions: extensions)
            let component = KeyPathValue.Component(
                name: name,
                get: { machine, value throws(Failure) in try member.read(value, machine) },
                set: { machine, value, new throws(Failure) in try member.write(&value, new, machine) }
            )
            return (property, .keyPath(KeyPathValue(components: [component])))
        }
        return nil
    }

    func readRawValue(_ info: TypeInfo, _ base: Lowered) -> Lowered {
        let code = base.code
        let type = info.rawType ?? .unknown
        return chained(
            Lowered(type, base.position) { frame throws(Failure) in
                if case .enumeration(let value) = try code(frame) { value.enumCase.rawValue ?? .void } else { .null }
            },
            base
        )
    }

    /// Ends the chain with `nil` where the base is `nil`.
    func chained(_ lowered: Lowered, _ base: Lowered) -> Lowered {
        guard base.isChained else { return lowered }
        let (probe, code) = (base.code, lowered.code)
        var result: Lowered
        if let slot = base.keptSlot {
            result = Lowered(lowered.type.asOptional, lowered.position) { frame throws(Failure) in
                let value = try probe(frame)
                if value.isNull { return .null }
                guard slot < frame.slots.count else { return try code(frame) }
                frame.slots[slot] = value
                defer { frame.slots[slot] = .missing }
                return try code(frame)
            }
        } else {
            result = Lowered(lowered.type.asOptional, lowered.position) { frame throws(Failure) in
                if try probe(frame).isNull { return .null }
                return try code(frame)
            }
        }
        result.isChained = true
        result.linkType = lowered.isChained ? lowered.linkType : lowered.type
        return result
    }
}
