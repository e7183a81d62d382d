import SwiftSyntax
import ViewRuntime

/// Generic parameters while the program runs.
///
/// A generic function has a variable for each of its parameters, after those of its arguments; whoever calls it sets them to types.
/// A generic type whose arguments are written out keeps them behind its stored properties.
extension Lowering {
    /// Gives the type of one generic parameter of a call: from the caller's frame and the values of the arguments.
    typealias TypeArgument = (Frame, [Value]) -> Value

    /// What `code` was declared with, its generic parameters left open.
    func noteGenerics(
        _ code: FunctionCode,
        _ clause: GenericParameterClauseSyntax?,
        _ parameters: FunctionParameterClauseSyntax,
        _ result: TypeSyntax?
    ) {
        guard let clause else { return }
        code.genericNames = clause.parameters.map(\.name.text)
        genericTypes.append(Dictionary(code.genericNames.map { ($0, .generic($0)) }) { first, _ in first })
        defer { genericTypes.removeLast() }
        code.openParameters = parameters.parameters.map { node in
            node.ellipsis == nil ? resolve(node.type) : .array(resolve(node.type))
        }
        code.openResult = result.map { resolve($0) } ?? .void
    }

    /// Declares the variables of a function's generic parameters.
    func declareTypeVariables(_ code: FunctionCode, in scope: FunctionScope) {
        for name in code.genericNames {
            let type = code.generics[name] ?? .generic(name)
            scope.declare(name, .metatype(type), isMutable: false).isTypeParameter = true
        }
    }

    /// What the generic parameters of a call stand for, from its arguments and from what is wanted.
    func typeBindings(_ code: FunctionCode, _ arguments: [Lowered?], _ expected: StaticType) -> [String: StaticType] {
        var bindings: [String: StaticType] = [:]
        for (open, argument) in zip(code.openParameters, arguments) {
            if let argument { open.bind(to: argument.type, &bindings) }
        }
        if expected != .unknown { code.openResult.bind(to: expected, &bindings) }
        return bindings
    }

    /// How a call sets the variables of generic parameters; empty for a function that is not generic.
    func typeArguments(_ code: FunctionCode, _ bindings: [String: StaticType]) -> [TypeArgument] {
        code.genericNames.map { name in
            if let index = code.openParameters.firstIndex(of: .metatype(.generic(name))) {
                return { _, values in values[index] }
            }
            let bound = bindings[name] ?? .unknown
            if case .generic(let outer) = bound, let variable = scope?.find(outer), variable.isTypeParameter {
                let read = read(variable, SourcePosition(line: 1, column: 1)).code
                return { frame, _ in (try? read(frame)) ?? .missing }
            }
            if bound.isConcrete(program) {
                let value = Value.type(TypeReference(bound, name: printedName(bound)))
                return { _, _ in value }
            }
            let inList = code.openParameters.firstIndex(of: .array(.generic(name)))
            guard let index = code.openParameters.firstIndex(of: .generic(name)) ?? inList else {
                return { _, _ in .missing }
            }
            let isElement = index == inList
            return { _, values in
                var value = index < values.count ? values[index] : .missing
                if isElement { value = value.element(at: 0) ?? .missing }
                return value.typeReference.map { .type($0) } ?? .missing
            }
        }
    }

    /// The type that a generic parameter of the type around stands for.
    func typeParameter(_ name: String, _ type: StaticType, at node: some SyntaxProtocol) -> Lowered {
        let position = position(node)
        let owner = currentType
        let index = owner?.genericNames.firstIndex(of: name)
        return Lowered(.metatype(type), position) { frame throws(Failure) in
            if let owner, let index, let found = frame.selfValue.keptTypeArgument(index, of: owner) { return found }
            if let owner, let shown = try Self.shownType(type, frame, owner) { return shown }
            if name == "Element", let element = frame.selfValue.element(at: 0)?.typeReference { return .type(element) }
            throw frame.machine.trap("what '\(name)' stands for is not known while the program runs", position)
        }
    }

    /// The type that a generic parameter stands for by what a stored property of that type holds; `nil` if none tells.
    private static func shownType(_ type: StaticType, _ frame: Frame, _ owner: TypeInfo) throws(Failure) -> Value? {
        for property in owner.stored where property.type.unwrapped == type || property.type == .array(type) {
            var value = try Fields.state(frame.selfValue, property, frame.machine)
            if case .binding(let binding) = value { value = try binding.get(frame.machine) }
            if case .array = property.type { value = value.element(at: 0) ?? .void }
            guard let found = value.typeReference else { continue }
            return .type(found)
        }
        return nil
    }

    /// An instance of a type that is known only when the program runs.
    func constructDynamic(
        _ type: @escaping Code,
        _ bound: TypeInfo?,
        _ arguments: Arguments,
        at node: some SyntaxProtocol
    ) -> Lowered {
        let all = arguments.inside + arguments.trailing
        let codes = all.map { lower($0.expression).code }
        let labels = all.map(\.label)
        var makers: [Int: FunctionValue] = [:]
        for info in program.types where [.structure, .classType].contains(info.kind) {
            if let bound, !info.isKind(of: bound) { continue }
            makers[info.id.index] = constructorFunction(
                info,
                all.count,
                labels: initializers(of: info).isEmpty ? nil : labels
            )
        }
        let (position, table) = (position(node), table)
        return Lowered(bound.map { .user($0.id) } ?? .unknown, position) { [makers, program] frame throws(Failure) in
            guard case .type(let reference) = try type(frame) else {
                throw frame.machine.trap("the type that is to be made is not known", position)
            }
            let values = try Self.values(codes, frame)
            if case .user(let id) = reference.type {
                if labels == ["rawValue"], program.types[id].kind == .enumeration {
                    let found = program.types[id].cases.first { $0.rawValue == values[0] }
                    return found.map { .enumeration(EnumValue(enumCase: $0, payload: [])) } ?? .null
                }
                guard let make = makers[id.index] else {
                    throw frame.machine.trap("'\(reference.name ?? "it")' cannot be made here", position)
                }
                return try frame.machine.call(make, values)
            }
            for overload in table.initializers[reference.type.description] ?? [] {
                guard case .function(let run) = overload.implementation,
                    overload.signature.parameters?.map(\.label) == labels
                else { continue }
                var call = BuiltinCall(
                    receiver: .missing,
                    arguments: values,
                    machine: frame.machine,
                    position: position
                )
                return try run(&call)
            }
            throw frame.machine.trap("'\(reference.type)' cannot be made from these arguments", position)
        }
    }

    /// A static function of whatever type the value names.
    func callDynamicStatic(
        _ name: String,
        _ type: @escaping Code,
        _ arguments: Arguments,
        at node: some SyntaxProtocol
    ) -> Lowered {
        let all = arguments.inside + arguments.trailing
        let codes = all.map { lower($0.expression).code }
        let (labels, position) = (all.map(\.label), position(node))
        return Lowered(.unknown, position) { [program, extensions] frame throws(Failure) in
            guard case .type(let reference) = try type(frame) else {
                throw frame.machine.trap("the type that '\(name)' is called on is not known", position)
            }
            let members = Self.statics(name, reference.type, program, extensions)
            let values = try Self.values(codes, frame)
            for case .method(let code) in members where !code.isRequirement && code.parameters.count == labels.count {
                return try frame.machine.run(code, frame.machine.makeFrame(code, values, .type(reference), []))
            }
            throw frame.machine.trap("type '\(reference.name ?? "")' has no function '\(name)'", position)
        }
    }

    /// The static members of a name that a type has, those of the program's extensions included.
    static func statics(
        _ name: String,
        _ type: StaticType,
        _ program: Program,
        _ extensions: [String: TypeInfo]
    ) -> [Member] {
        if case .user(let id) = type {
            let own = program.types[id].lookupStatic(name).filter { !$0.isRequirement }
            if !own.isEmpty { return own }
        }
        for family in BuiltinTable.standard.families(of: type) {
            let found = (extensions[family]?.lookupStatic(name) ?? []).filter { !$0.isRequirement }
            if !found.isEmpty { return found }
        }
        return []
    }
}

extension StaticType {
    /// True for a type that values have: no protocol, and nothing that is open.
    func isConcrete(_ program: Program) -> Bool {
        switch self {
        case .unknown, .null, .never, .generic: false
        case .user(let id): program.types[id].kind != .protocolType
        default: true
        }
    }
}
