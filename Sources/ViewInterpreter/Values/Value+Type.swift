import ViewRuntime

/// The types that values show while the program runs, and how Swift prints them.
extension Value {
    /// The type that the value shows by itself; `nil` where it does not tell.
    var dynamicType: StaticType? {
        switch self {
        case .int: .int
        case .sized(let number): .sized(number.kind)
        case .double: .double
        case .float: .float
        case .bool: .bool
        case .string: .string
        case .character: .character
        case .array, .slice: .array(element(at: 0)?.dynamicType ?? .unknown)
        case .set(let table): .set(table.keys.first?.dynamicType ?? .unknown)
        case .dictionary(let table):
            .dictionary(table.keys.first?.dynamicType ?? .unknown, table.values.first?.dynamicType ?? .unknown)
        case .intRange, .closedIntRange: .range(.int)
        case .native(let box): .native(box.native.typeName)
        default: typeInfo.map { .user(TypeID($0.id.index, arguments: shownTypeArguments ?? [])) }
        }
    }

    /// The type that the value shows, as a value.
    var typeReference: TypeReference? {
        guard let type = dynamicType else { return nil }
        return TypeReference(type, name: type.printedName(among: leadingType?.machine.types ?? []))
    }

    /// The name of an instance's type with its generic arguments, where they are known: `Box<Int>`, or
    /// `Program.Box<Swift.Int>` as Swift prints it inside other values.
    func printedType(_ info: TypeInfo, isQualified: Bool) -> String {
        let name = isQualified ? info.qualifiedName : info.name
        guard !info.genericNames.isEmpty, let arguments = shownTypeArguments else { return name }
        let names = arguments.map { $0.printedName(among: info.machine.types, isQualified: isQualified) }
        return name + "<" + names.joined(separator: ", ") + ">"
    }

    /// What an instance's generic parameters stand for, by their names.
    var typeBindings: [String: StaticType] {
        guard let info = typeInfo, !info.genericNames.isEmpty, let arguments = shownTypeArguments else { return [:] }
        return Dictionary(zip(info.genericNames, arguments)) { first, _ in first }
    }

    /// What the generic parameters of an instance's type stand for: kept, or shown by what it stores; `nil` if one is not known.
    private var shownTypeArguments: [StaticType]? {
        guard let info = typeInfo, !info.genericNames.isEmpty else { return nil }
        var arguments: [StaticType] = []
        for (index, name) in info.genericNames.enumerated() {
            guard let type = typeArgument(index, name, of: info) else { return nil }
            arguments.append(type)
        }
        return arguments
    }

    /// Says whether an instance may be of a type with these arguments: what is not known of either does not tell.
    func hasTypeArguments(_ id: TypeID) -> Bool {
        guard !id.arguments.isEmpty, typeInfo?.id.index == id.index, let shown = shownTypeArguments else { return true }
        return zip(shown, id.arguments).allSatisfy { $0 == $1 || $0 == .unknown || $1 == .unknown || $1.isGeneric }
    }

    private func typeArgument(_ index: Int, _ name: String, of info: TypeInfo) -> StaticType? {
        if case .type(let kept)? = keptTypeArgument(index, of: info) { return kept.type }
        if case .enumeration(let value) = self {
            return Self.shown(name, zip(value.enumCase.parameters.map(\.type), value.payload))
        }
        return Self.shown(name, zip(info.stored.map(\.openType), storedParts))
    }

    /// What a generic parameter stands for by the values of that type, or of an optional or a list of it.
    private static func shown(_ name: String, _ parts: some Sequence<(StaticType, Value)>) -> StaticType? {
        for (type, part) in parts {
            var value = part
            if case .slot(let slot) = part { value = slot.peeked as? Value ?? .missing }
            switch type {
            case .generic(name): if let type = value.dynamicType { return type }
            case .optional(.generic(name)) where !value.isNull: if let type = value.dynamicType { return type }
            case .array(.generic(name)): if let type = value.element(at: 0)?.dynamicType { return type }
            default: continue
            }
        }
        return nil
    }

    private var storedParts: [Value] {
        switch self {
        case .structure(let value): value.fields
        case .object(let object): object.fields
        default: []
        }
    }

    /// A type argument that an instance keeps behind what it stores.
    func keptTypeArgument(_ index: Int, of info: TypeInfo) -> Value? {
        let fields = storedParts
        let place = info.stored.count + index
        guard place < fields.count, case .type = fields[place] else { return nil }
        return fields[place]
    }
}

extension StaticType {
    /// The type's name as Swift prints it; qualified ones say their modules, as those inside other values do.
    func printedName(among types: [TypeInfo], isQualified: Bool = false) -> String {
        func name(_ type: StaticType) -> String { type.printedName(among: types, isQualified: isQualified) }
        let swift = isQualified ? "Swift." : ""
        switch self {
        case .user(let id):
            guard types.contains(id) else { return description }
            let own = isQualified ? types[id].qualifiedName : types[id].name
            return id.arguments.isEmpty ? own : own + "<" + id.arguments.map(name).joined(separator: ", ") + ">"
        case .optional(let wrapped): return "\(swift)Optional<\(name(wrapped))>"
        case .array(let element): return "\(swift)Array<\(name(element))>"
        case .set(let element): return "\(swift)Set<\(name(element))>"
        case .range(let bound): return "\(swift)Range<\(name(bound))>"
        case .dictionary(let key, let value): return "\(swift)Dictionary<\(name(key)), \(name(value))>"
        case .tuple(let elements):
            return "(" + elements.map { ($0.label.map { "\($0): " } ?? "") + name($0.type) }.joined(separator: ", ")
                + ")"
        case .function(let function):
            return "(" + function.parameters.map(name).joined(separator: ", ") + ") -> " + name(function.result)
        case .void: return "()"
        case .native(let known) where isQualified:
            return (Self.foundationTypes.contains(known) ? "Foundation." : "SwiftUI.") + known
        case .int, .double, .float, .bool, .string, .character, .sized: return swift + description
        default: return description
        }
    }

    private static let foundationTypes: Set<String> = [
        "Date", "URL", "UUID", "Data", "Decimal", "Locale", "Calendar", "DateComponents", "IndexSet", "CharacterSet",
    ]
}
