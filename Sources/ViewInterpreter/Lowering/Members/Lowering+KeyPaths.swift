import SwiftSyntax
import ViewRuntime

/// Key paths.
extension Lowering {
    func lowerKeyPath(_ node: KeyPathExprSyntax, _ expected: StaticType) -> Lowered {
        let position = position(node)
        var type: StaticType = .unknown
        if let root = node.root {
            type = resolve(root)
        } else if let parameter = expected.functionType?.parameters.first {
            type = parameter.substituting([:])
        }
        var rest = Array(node.components)
        while case .property(let property)? = rest.first?.component, case .user(let id) = type, node.root != nil,
            let nested = program.types[id].nested[property.declName.baseName.text]
        {
            type = .user(nested.id)
            rest.removeFirst()
        }
        let root = type
        var isOptional = false
        var components: [KeyPathValue.Component] = []
        for component in rest {
            switch component.component {
            case .property(let property):
                let name = property.declName.baseName.text.withoutBackticks
                if name == "self" { continue }
                if isCursor(name) { probe?.note(keyPath: type) }
                let member = DynamicMember(name: name, position: position, program: program, extensions: extensions)
                if let next = memberType(name, type, at: property) { type = next }
                components.append(
                    KeyPathValue.Component(
                        name: name,
                        get: { machine, value throws(Failure) in try member.read(value, machine) },
                        set: { machine, value, new throws(Failure) in try member.write(&value, new, machine) }
                    )
                )
            case .subscript(let subscripting):
                guard let index = subscripting.arguments.first?.expression, let key = lower(index).constant else {
                    return failed("this key path is not supported", at: node)
                }
                if case .dictionary(_, let value) = type.unwrapped {
                    type = value.inOptional
                } else {
                    type = type.unwrapped.elementType
                }
                components.append(
                    KeyPathValue.Component(
                        name: "[\(key.debugText)]",
                        get: { machine, value throws(Failure) in try Subscript.read(value, key, nil, machine, position)
                        },
                        set: { machine, value, new throws(Failure) in
                            try Subscript.modify(&value, key, nil, machine, position) { $0 = new }
                        }
                    )
                )
            case .optional(let node):
                type = type.unwrapped
                if node.questionOrExclamationMark.text == "?" { isOptional = true }
            default: return failed("this key path is not supported", at: node)
            }
        }
        let function = StaticType.FunctionType(parameters: [root], result: isOptional ? type.asOptional : type)
        return Lowered(.function(function), position, constant: .keyPath(KeyPathValue(components: components)))
    }

    /// The type of a member, and a report if the type is known not to have it.
    private func memberType(_ name: String, _ type: StaticType, at node: some SyntaxProtocol) -> StaticType? {
        switch type {
        case .unknown, .generic: return .unknown
        case .tuple(let elements):
            return
                (Int(name).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
                ?? elements.first { $0.label == name })?.type
        case .user(let id):
            let info = program.types[id]
            switch Self.readable(info.lookup(name)) {
            case .stored(let property): return property.type
            case .computed(let property): return property.type
            case .method, .variable, .enumCase, .subscripting: return .unknown
            case nil:
                if ["rawValue", "id", "hashValue", "description"].contains(name) { return .unknown }
                for family in info.conformances.sorted() {
                    if case .computed(let property)? = extensions[family]?.lookup(name).first { return property.type }
                }
                if dynamicLookup(name, info, position(node)) != nil { return .unknown }
                error(unknownMember(name, type), at: node)
                return nil
            }
        default:
            for family in families(of: type) {
                if case .computed(let property)? = extensions[family]?.lookup(name).first { return property.type }
                if let overload = table.members[family]?[name]?.first(where: { $0.signature.parameters == nil }) {
                    return overload.signature.result.substituting(Self.seeds(type))
                }
            }
            return .unknown
        }
    }

    /// `path.appending(path: other)`.
    func joinKeyPaths(_ base: Lowered, _ path: ExprSyntax, at node: some SyntaxProtocol) -> Lowered {
        let known = base.type.functionType
        let hint =
            known.map { StaticType.function(StaticType.FunctionType(parameters: [$0.result], result: .unknown)) }
            ?? .unknown
        let other = lower(path, hint)
        let (first, second) = (base.code, other.code)
        let function = StaticType.FunctionType(
            parameters: known?.parameters ?? [.unknown],
            result: other.type.functionType?.result ?? .unknown
        )
        let position = position(node)
        return Lowered(.function(function), position) { frame throws(Failure) in
            guard case .keyPath(let start) = try first(frame), case .keyPath(let end) = try second(frame) else {
                return .void
            }
            guard start.components.count + end.components.count <= KeyPathValue.mostComponents else {
                throw Failure(
                    reason: .tooDeep,
                    message: "a key path leads through more than \(KeyPathValue.mostComponents) parts",
                    position: position
                )
            }
            return .keyPath(KeyPathValue(components: start.components + end.components))
        }
    }
}
