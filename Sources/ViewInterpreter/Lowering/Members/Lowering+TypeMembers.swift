import SwiftSyntax
import ViewRuntime

/// Members of types: static ones, cases, methods without an instance.
extension Lowering {
    /// The type before the dot: `Int?` reads as a chain from `Int`.
    func namedOptional(_ instance: StaticType, _ access: MemberAccessExprSyntax) -> StaticType {
        access.base?.is(OptionalChainingExprSyntax.self) == true ? instance.asOptional : instance
    }

    func readTypeMember(
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
            let isOptional = access.base?.sourceText == "Optional"
            return initializerReference(isOptional ? .optional(instance) : instance, expected, at: access)
        }
        if case .user(let id) = instance,
            program.types[id].kind == .protocolType || base.constant == nil && isOverriddenStatic(name, instance)
        {
            return readConformingStatic(name, base, position)
        }
        if instance.isGeneric, base.constant == nil { return readConformingStatic(name, base, position) }
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
            if name == "ID", let identifier = identifierType(of: info) { return typeValue(identifier, at: access) }
            return failedTypeMember(name, info, access)
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
        if near == nil, let colour = assetColor(name, instance, at: access.declName) { return colour }
        return failed(
            "type '\(self.name(instance))' has no member '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? ""),
            at: access.declName
        )
    }

    /// The type that a type's `id` has; `nil` if it has none.
    private func identifierType(of info: TypeInfo) -> StaticType? {
        switch info.lookup("id").first {
        case .stored(let property): property.type
        case .computed(let property): property.type
        default: nil
        }
    }

    /// A static member of whatever type conforms to the protocol: known only when the program runs.
    func readConformingStatic(_ name: String, _ base: Lowered, _ position: SourcePosition) -> Lowered {
        let code = base.code
        return Lowered(.unknown, position) { [program, extensions, table] frame throws(Failure) in
            guard case .type(let reference) = try code(frame) else {
                throw frame.machine.trap("the type whose member '\(name)' is asked for is not known", position)
            }
            if let member = Self.implementation(Self.statics(name, reference.type, program, extensions)) {
                return try member.readStatic(frame.machine, of: .type(reference))
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
            if name == "CoordinateSpace" { return [name, "NamedCoordinateSpace"] }
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
        case .regex: "Regex"
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
