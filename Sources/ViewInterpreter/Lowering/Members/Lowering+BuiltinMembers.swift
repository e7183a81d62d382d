import SwiftSyntax
import ViewRuntime

/// Members that built-in types have, and those that extensions of the program give them.
extension Lowering {
    /// A member that the program adds to a built-in type.
    func readExtensionMember(_ name: String, _ base: Lowered, _ access: MemberAccessExprSyntax) -> Lowered? {
        for family in families(of: base.type) {
            guard let info = extensions[family], let member = applicable(info.lookup(name), to: base.type).first
            else { continue }
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
        if let constant = base.constant, overload.isPure, !base.type.mayRunCode {
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
        case .regex(let output): ["T": output, "Self": type]
        default: ["Element": type.elementType, "Self": type]
        }
    }

    /// The same, with values of built-in types that are written in the language itself.
    func memberSeeds(_ type: StaticType) -> [String: StaticType] {
        guard case .native(let name) = type, ["SequenceGesture", "ExclusiveGesture"].contains(name),
            let value = topLevelTypes[name + "Value"]
        else { return Self.seeds(type) }
        return ["Value": .user(value.id)]
    }

    /// A method of a built-in type as a value.
    func methodValue(
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

    func dynamicRead(_ name: String, _ base: Lowered, _ access: MemberAccessExprSyntax) -> Lowered {
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
}
