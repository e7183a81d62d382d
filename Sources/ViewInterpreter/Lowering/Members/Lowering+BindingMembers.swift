import SwiftSyntax
import ViewRuntime

/// Members of bindings: `wrappedValue`, and bindings to members of what is bound.
extension Lowering {
    func readBindingMember(
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
                    identity: try binding.path(to: .string(name), at: position),
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
}
