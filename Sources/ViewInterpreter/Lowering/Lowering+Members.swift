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
        if case .tuple(let elements) = base.type { return readTuple(name, elements, base, access) }
        if case .binding(let inner) = base.type { return readBindingMember(name, inner, base, access) }
        if let lowered = readUserMember(name, base, access) { return lowered }
        if let lowered = readExtensionMember(name, base, access) { return lowered }
        if info(base.type)?.isAnySequence == true,
            let property = table.members["Sequence"]?[name]?.first(where: { $0.signature.parameters == nil })
        {
            return readBuiltinProperty(property, elements(of: base), "Sequence")
        }
        for family in table.families(of: base.type) {
            guard let overloads = table.members[family]?[name] else { continue }
            if let property = overloads.first(where: { $0.signature.parameters == nil }) {
                return readBuiltinProperty(property, base, family)
            }
            return methodValue(name, overloads, base, access)
        }
        if base.type == .unknown || base.type.isGeneric { return dynamicRead(name, base, access) }
        if case .optional(let wrapped) = base.type {
            return failed(
                "value of optional type '\(self.name(base.type))' must be unwrapped to refer to member '\(name)' of '\(self.name(wrapped))'",
                at: access.declName
            )
        }
        return failed(unknownMember(name, base.type), at: access.declName)
    }

    func unknownMember(_ name: String, _ type: StaticType) -> String {
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
        return Lowered(elements[index].type, base.position) { frame throws(Failure) in
            if case .tuple(let tuple) = try code(frame) { tuple.values[index] } else { .void }
        }
    }

    /// A member of an instance of one of the program's types.
    private func readUserMember(_ name: String, _ base: Lowered, _ access: MemberAccessExprSyntax) -> Lowered? {
        guard case .user(let id) = base.type else { return nil }
        let info = program.types[id]
        let code = base.code
        var result: Lowered
        let labels = access.declName.argumentNames
        switch Self.readable(labels == nil ? info.lookup(name) : info.lookupAll(name), labels) {
        case .stored(let property):
            if property.isHidden, !base.isSuper, !seesPrivate(of: info) {
                error("'\(name)' is inaccessible: it is private to '\(info.name)'", at: access.declName)
            }
            result = readStored(property, base.position, code)
            if property.isLazy, !info.isClass, let node = access.base, let place = place(node, isReported: false) {
                result = Lowered(property.type, base.position) { frame throws(Failure) in
                    var value = Value.void
                    try place.modify(frame) { instance throws(Failure) in
                        value = try Fields.lazy(instance, property, frame.machine)
                        Fields.setRaw(&instance, property.index, value)
                    }
                    return value
                }
            }
        case .computed(let property):
            if property.getter.isHidden, info.kind != .protocolType, !seesPrivate(of: info) {
                error("'\(name)' is inaccessible: it is private to '\(info.name)'", at: access.declName)
            }
            if info.kind == .protocolType, extensions.values.contains(where: { $0.isKind(of: info) }) {
                var found = dynamicRead(name, base, access)
                found.type = property.type.erasingGenerics
                return found
            }
            result = readComputed(property, info, base.position, isExact: base.isSuper, code)
        case .method(let method): result = methodReference(method, base.position, code)
        default:
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
        return chained(result, base)
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

    /// A member that the program adds to a built-in type.
    private func readExtensionMember(_ name: String, _ base: Lowered, _ access: MemberAccessExprSyntax) -> Lowered? {
        for family in families(of: base.type) {
            guard let info = extensions[family], let member = info.lookup(name).first else { continue }
            if case .method = member,
                table.families(of: base.type).contains(where: {
                    table.members[$0]?[name]?.contains { $0.signature.parameters == nil } == true
                })
            {
                continue
            }
            let code = base.code
            switch member {
            case .computed(let property): return chained(readComputed(property, info, base.position, code), base)
            case .method(let method): return chained(methodReference(method, base.position, code), base)
            case .variable(let variable):
                let id = entryID(variable)
                return Lowered(variable.type, base.position) { frame throws(Failure) in
                    guard case .native(let box) = try code(frame), case .environment(let values) = box.native else {
                        return .void
                    }
                    if let value = values.custom(id) { return value }
                    return try variable.read(frame.machine)
                }
            case .stored, .enumCase, .subscripting: return nil
            }
        }
        return nil
    }

    /// Where members of a type are found, with what it conforms to.
    func families(of type: StaticType) -> [String] {
        var families = table.families(of: type)
        if case .user(let id) = type {
            let info = program.types[id]
            families += info.conformances.sorted()
            var superclass = info.superclass
            while let next = superclass {
                families += next.conformances.sorted()
                superclass = next.superclass
            }
        }
        if isView(type) { families.append("View") }
        if case .native(let name) = type, table.styleTypes.contains(name) { families.append("ShapeStyle") }
        switch type {
        case .int, .sized, .double, .float, .character: families += ["Comparable", "Equatable", "Hashable"]
        case .string: families += ["StringProtocol", "Comparable", "Equatable", "Hashable"]
        default: break
        }
        return families
    }

    func readBuiltinProperty(_ overload: Overload, _ base: Lowered, _ family: String) -> Lowered {
        guard case .function(let run) = overload.implementation else { return base }
        let type = overload.signature.result.substituting(Self.seeds(base.type))
        let position = base.position
        let machine = machine
        if let constant = base.constant, overload.isPure {
            var call = BuiltinCall(receiver: constant, arguments: [], machine: machine, position: position)
            if let value = try? run(&call) { return Lowered(type, position, constant: value) }
        }
        let code = base.code
        let isChained = base.isChained
        var result = Lowered(isChained ? type.asOptional : type, position) { frame throws(Failure) in
            let receiver = try code(frame)
            if isChained, receiver.isNull { return .null }
            var call = BuiltinCall(receiver: receiver, arguments: [], machine: frame.machine, position: position)
            return try run(&call)
        }
        result.isChained = isChained
        result.linkType = type
        return result
    }

    /// What the generic parameters of a built-in type's members stand for.
    static func seeds(_ type: StaticType) -> [String: StaticType] {
        switch type {
        case .dictionary(let key, let value): ["Key": key, "Value": value, "Element": type.elementType, "Self": type]
        case .optional(let wrapped): ["Wrapped": wrapped, "Self": type]
        case .range(let bound): ["Bound": bound, "Element": bound, "Self": type]
        case .binding(let wrapped): ["Value": wrapped, "Self": type]
        default: ["Element": type.elementType, "Self": type]
        }
    }

    /// A method of a built-in type as a value.
    private func methodValue(
        _ name: String,
        _ overloads: [Overload],
        _ base: Lowered,
        _ access: MemberAccessExprSyntax
    ) -> Lowered {
        guard case .function(let run) = overloads[0].implementation else {
            return failed("'\(name)' cannot be used as a value", at: access)
        }
        let parameters = overloads[0].signature.parameters ?? []
        let code = base.code
        let position = position(access)
        let type = StaticType.FunctionType(
            parameters: parameters.map { $0.type.substituting(Self.seeds(base.type)) },
            result: overloads[0].signature.result.substituting(Self.seeds(base.type))
        )
        return Lowered(.function(type), position) { frame throws(Failure) in
            let receiver = try code(frame)
            return .function(
                FunctionValue(machine: frame.machine, name: name, position: position, parameterCount: parameters.count)
                {
                    machine,
                    arguments throws(Failure) in
                    var call = BuiltinCall(
                        receiver: receiver,
                        arguments: arguments,
                        machine: machine,
                        position: position
                    )
                    return try run(&call)
                }
            )
        }
    }

    private func dynamicRead(_ name: String, _ base: Lowered, _ access: MemberAccessExprSyntax) -> Lowered {
        let member = DynamicMember(
            name: name,
            position: position(access.declName),
            program: program,
            extensions: extensions
        )
        let code = base.code
        return chained(
            Lowered(.unknown, base.position) { frame throws(Failure) in
                try member.read(try code(frame), frame.machine)
            },
            base
        )
    }

    // MARK: Members of bindings

    private func readBindingMember(
        _ name: String,
        _ inner: StaticType,
        _ base: Lowered,
        _ access: MemberAccessExprSyntax
    ) -> Lowered {
        let code = base.code
        let position = position(access.declName)
        if name == "wrappedValue" {
            return Lowered(inner, base.position) { frame throws(Failure) in
                if case .binding(let binding) = try code(frame) { try binding.get(frame.machine) } else { .void }
            }
        }
        if name == "projectedValue" { return base }
        if let lowered = readExtensionMember(name, base, access) { return lowered }
        if let property = table.members["Binding"]?[name]?.first(where: { $0.signature.parameters == nil }) {
            return readBuiltinProperty(property, base, "Binding")
        }
        let type = quietly {
            readMember(access, Lowered(inner, base.position) { _ in .void }, .unknown, start: base.position)
        }
        if type.isFailed { return failed(unknownMember(name, inner), at: access.declName) }
        let member = DynamicMember(name: name, position: position, program: program, extensions: extensions)
        return Lowered(.binding(type.type), base.position) { frame throws(Failure) in
            guard case .binding(let binding) = try code(frame) else { return .void }
            return .binding(
                BindingValue(
                    machine: frame.machine,
                    identity: binding.identity + [.string(name)],
                    get: { machine throws(Failure) in try member.read(try binding.get(machine), machine) },
                    set: { machine, value throws(Failure) in
                        var whole = try binding.get(machine)
                        try member.write(&whole, value, machine)
                        if case .object = whole { return }
                        try binding.set(machine, whole)
                    }
                )
            )
        }
    }

    // MARK: Members of types

    /// The type before the dot: `Int?` reads as a chain from `Int`.
    func namedOptional(_ instance: StaticType, _ access: MemberAccessExprSyntax) -> StaticType {
        access.base?.is(OptionalChainingExprSyntax.self) == true ? instance.asOptional : instance
    }

    private func readTypeMember(
        _ name: String,
        _ instance: StaticType,
        _ base: Lowered,
        _ access: MemberAccessExprSyntax,
        _ expected: StaticType
    ) -> Lowered {
        let position = position(access)
        if name == "self" { return base }
        let optional = namedOptional(instance, access)
        if optional.isOptional, name == "none" { return lowerImplicit(access, nil, optional, at: access) }
        if name == "init" {
            let isOptional = access.base?.trimmedDescription == "Optional"
            return initializerReference(isOptional ? .optional(instance) : instance, expected, at: access)
        }
        if case .user(let id) = instance,
            program.types[id].kind == .protocolType || base.constant == nil && isOverriddenStatic(name, instance)
        {
            return readConformingStatic(name, base, access)
        }
        if instance.isGeneric, base.constant == nil { return readConformingStatic(name, base, access) }
        if case .user(let id) = instance {
            let info = program.types[id]
            if let nested = info.nested[name] { return typeValue(.user(nested.id), at: access) }
            if let alias = info.aliases[name] { return typeValue(resolve(alias), at: access) }
            if let member = Self.implementation(info.lookupStatic(name)) { return readStatic(member, info, position) }
            if name == "allCases", info.kind == .enumeration {
                let cases = info.cases.map { Value.enumeration(EnumValue(enumCase: $0, payload: [])) }
                return Lowered(.array(instance), position, constant: .array(cases))
            }
            for family in info.conformances.sorted() {
                if let member = extensions[family]?.lookupStatic(name).first {
                    return readStatic(member, nil, position)
                }
            }
            if let method = info.lookup(name).first, case .method(let code) = method {
                return unboundMethod(code, position)
            }
            let near = nearest(name, among: Array(info.statics.keys) + Array(info.nested.keys))
            return failed(
                "type '\(info.name)' has no member '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? ""),
                at: access.declName
            )
        }
        if let lowered = builtinStatic(name, instance, at: access) { return lowered }
        if case .native(let outer) = instance {
            let full = outer + "." + name
            if table.statics[full] != nil || table.initializers[full] != nil || table.typeNames.contains(full) {
                return typeValue(.native(full), at: access)
            }
            if ["SwiftUI", "Swift", "Foundation", "UIKit"].contains(outer) {
                return lowerName(name, at: access.declName, expected)
            }
        }
        if instance == .unknown { return failed("type '\(name)' is not known here", at: access.declName) }
        var candidates: [String] = []
        for family in table.families(of: instance) { candidates += Array((table.statics[family] ?? [:]).keys) }
        let near = nearest(name, among: candidates)
        return failed(
            "type '\(self.name(instance))' has no member '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? ""),
            at: access.declName
        )
    }

    /// A static member of whatever type conforms to the protocol: known only when the program runs.
    func readConformingStatic(_ name: String, _ base: Lowered, _ access: MemberAccessExprSyntax) -> Lowered {
        let code = base.code
        let position = position(access)
        return Lowered(.unknown, position) { [program, extensions, table] frame throws(Failure) in
            guard case .type(let reference) = try code(frame) else {
                throw frame.machine.trap("the type whose member '\(name)' is asked for is not known", position)
            }
            if let member = Self.implementation(Self.statics(name, reference.type, program, extensions)) {
                return try member.readStatic(frame.machine)
            }
            if name == "allCases", case .user(let id) = reference.type {
                return .array(program.types[id].cases.map { .enumeration(EnumValue(enumCase: $0, payload: [])) })
            }
            for family in table.families(of: reference.type) {
                guard let overload = table.statics[family]?[name]?.first(where: { $0.signature.parameters == nil }),
                    case .function(let run) = overload.implementation
                else { continue }
                var call = BuiltinCall(receiver: .void, arguments: [], machine: frame.machine, position: position)
                return try run(&call)
            }
            throw frame.machine.trap("type '\(reference.name ?? "")' has no member '\(name)'", position)
        }
    }

    private func unboundMethod(_ code: FunctionCode, _ position: SourcePosition) -> Lowered {
        let function = FunctionValue(machine: machine, name: code.name, position: position, parameterCount: 1) {
            machine,
            arguments in
            .function(FunctionValue(machine: machine, code: code, captures: [], selfValue: arguments[0]))
        }
        return Lowered(.unknown, position, constant: .function(function))
    }

    /// A static member of a built-in type, the program's extensions first; `nil` if there is none.
    func builtinStatic(_ name: String, _ instance: StaticType, at node: some SyntaxProtocol) -> Lowered? {
        let position = position(node)
        for family in staticFamilies(of: instance) {
            if let member = extensions[family]?.lookupStatic(name).first {
                return readStatic(member, extensions[family], position)
            }
            guard let overloads = table.statics[family]?[name] else { continue }
            if let property = overloads.first(where: { $0.signature.parameters == nil }) {
                return readBuiltinProperty(property, Lowered(.metatype(instance), position, constant: .void), family)
            }
            return builtinFunctionValue(overloads[0], at: node)
        }
        return nil
    }

    /// Where static members of a type are found.
    func staticFamilies(of type: StaticType) -> [String] {
        switch type {
        case .native(let name):
            if name == "Color" { return ["Color"] }
            if name == "ShapeStyle" { return ["ShapeStyle", "Color"] }
            if name == "NamedCoordinateSpace" { return [name, "CoordinateSpace"] }
            return [name]
        case .optional(let wrapped): return staticFamilies(of: wrapped)
        default: return table.families(of: type)
        }
    }

    func constructorName(_ type: StaticType) -> String {
        switch type {
        case .int: "Int"
        case .double: "Double"
        case .float: "Float"
        case .sized(let kind): kind.name
        case .string: "String"
        case .bool: "Bool"
        case .character: "Character"
        case .array: "Array"
        case .set: "Set"
        case .dictionary: "Dictionary"
        case .native(let name): name
        case .binding: "Binding"
        case .range: "Range"
        default: ""
        }
    }
}

extension StaticType {
    var isGeneric: Bool {
        if case .generic = self { return true }
        return false
    }
}
