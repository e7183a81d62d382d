import SwiftSyntax
import ViewRuntime

/// What the generic parameters of the program's types stand for: `Box<Double>`.
extension Lowering {
    /// A type of the program with the arguments that are written behind its name.
    func applied(_ info: TypeInfo, _ clause: GenericArgumentClauseSyntax?) -> StaticType {
        guard let clause, !info.genericNames.isEmpty else { return .user(info.id) }
        let arguments = clause.arguments.prefix(info.genericNames.count).map { argument -> StaticType in
            if case .type(let type) = argument.argument { return resolve(type) }
            return .unknown
        }
        return .user(TypeID(info.id.index, arguments: arguments))
    }

    /// What the generic parameters of a type stand for, by how it is written; else by what is wanted of it.
    func typeBindings(_ type: StaticType, wanted: StaticType = .unknown) -> [String: StaticType] {
        guard case .user(let id) = type.unwrapped else { return [:] }
        var arguments = id.arguments
        if arguments.isEmpty, case .user(let other) = wanted.unwrapped, other.index == id.index {
            arguments = other.arguments
        }
        if arguments.isEmpty { return [:] }
        return Dictionary(zip(program.types[id].genericNames, arguments)) { first, _ in first }
            .filter { $0.value != .unknown }
    }

    /// The type of a member of `owner`, with what its generic parameters stand for.
    func filled(_ type: StaticType, of owner: StaticType) -> StaticType {
        let bindings = typeBindings(owner)
        return bindings.isEmpty ? type : type.partlySubstituting(bindings)
    }

    /// Runs `work` with the generic parameters of a type left open.
    func openly<Result>(_ info: TypeInfo, _ work: () -> Result) -> Result {
        if info.genericNames.isEmpty { return work() }
        genericTypes.append(Dictionary(info.genericNames.map { ($0, .generic($0)) }) { first, _ in first })
        defer { genericTypes.removeLast() }
        return work()
    }

    /// A new instance with what its generic parameters stand for kept behind its stored properties.
    ///
    /// Views keep nothing: they are made many times, and nobody asks.
    func keepingTypes(_ info: TypeInfo, _ bindings: [String: StaticType], _ made: Lowered) -> Lowered {
        let types = info.genericNames.map { bindings[$0] ?? .unknown }
        let id = TypeID(info.id.index, arguments: types.map { $0 == .null ? .unknown : $0 })
        guard !id.arguments.isEmpty, info.kind != .enumeration else { return made }
        var result = made
        result.type = made.type.isOptional ? .optional(.user(id)) : .user(id)
        if info.isView || info.conforms(to: "ViewModifier") { return result }
        let count = info.stored.count
        let kept = types.map { keptType($0, made.position) }
        let code = made.code
        result.constant = nil
        result.form = .code { frame throws(Failure) in
            let value = try code(frame)
            switch value {
            case .structure(var structure):
                structure.fields = structure.fields.prefix(count) + kept.map { $0(frame) }
                return .structure(structure)
            case .object(let object):
                object.fields = object.fields.prefix(count) + kept.map { $0(frame) }
                return value
            default: return value
            }
        }
        return result
    }

    /// How the type of a generic parameter is known when an instance is made; it shows no type where it is not.
    private func keptType(_ type: StaticType, _ position: SourcePosition) -> (Frame) -> Value {
        if case .generic(let outer) = type, let variable = scope?.find(outer), variable.isTypeParameter {
            let read = read(variable, position).code
            return { frame in (try? read(frame)) ?? .missing }
        }
        guard type.isConcrete(program), !type.isOpen else { return { _ in .missing } }
        let value = Value.type(TypeReference(type, name: printedName(type)))
        return { _ in value }
    }
}

extension StaticType {
    /// True for a type of which a part is not known.
    fileprivate var isOpen: Bool {
        switch self {
        case .unknown, .generic, .null: true
        case .optional(let type), .array(let type), .set(let type), .range(let type), .binding(let type): type.isOpen
        case .dictionary(let key, let value): key.isOpen || value.isOpen
        case .tuple(let elements): elements.contains { $0.type.isOpen }
        case .user(let id): id.arguments.contains(where: \.isOpen)
        default: false
        }
    }
}
