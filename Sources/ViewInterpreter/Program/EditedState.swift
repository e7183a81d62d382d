import ViewRuntime

/// Takes a value that a view kept over to an edited program, whose types are others of the same names.
///
/// A value goes over if the edited program declares the same: its type, and of structs, enums and classes all that they store.
/// Structs, enums and objects become those of the edited program, with its code. An object that several values hold goes over once,
/// so that they still hold the same. Functions and what else belongs to one program do not go over, nor does an object that
/// keeps such.
struct EditedState {
    private let machine: Machine
    /// So many values are looked at before the rest counts as too large to go over.
    private var remaining = 100_000
    private var depth = 0
    private static let deepest = 100

    init(_ machine: Machine) { self.machine = machine }

    /// The value in the edited program; `nil` if its view begins anew.
    ///
    /// - Complexity: O(*n*) in the parts of the value, up to a limit.
    mutating func adopted(_ value: Value, as type: StaticType) -> Value? {
        let known = machine.carriedObjects
        let result = self.value(value, as: type)
        // Nothing may hold an object that has come over only in part.
        if result == nil { machine.carriedObjects = known }
        return result
    }

    private mutating func value(_ value: Value, as type: StaticType) -> Value? {
        remaining -= 1
        guard remaining > 0, depth < Self.deepest else { return nil }
        depth += 1
        defer { depth -= 1 }
        switch type {
        case .optional(let wrapped):
            switch value {
            case .null, .wrappedNull: return value
            default: return self.value(value, as: wrapped)
            }
        case .unknown, .generic: return untyped(value)
        case .array(let element):
            guard case .array(let values) = value else { return nil }
            return list(values, as: element).map { .array($0) }
        case .set(let element):
            guard case .set(let table) = value else { return nil }
            return list(table.keys, as: element).map { .set(OrderedTable(elements: $0)) }
        case .dictionary(let key, let element):
            guard case .dictionary(let table) = value, let keys = list(table.keys, as: key),
                let values = list(table.values, as: element)
            else { return nil }
            return .dictionary(Self.table(keys, values))
        case .tuple(let elements):
            guard case .tuple(var tuple) = value, tuple.values.count == elements.count else { return nil }
            for (index, element) in elements.enumerated() {
                guard let part = self.value(tuple.values[index], as: element.type) else { return nil }
                tuple.values[index] = part
            }
            return .tuple(tuple)
        case .user(let id):
            guard machine.types.contains(id) else { return nil }
            return instance(value, of: machine.types[id])
        default: return Self.fits(value, type) ? value : nil
        }
    }

    private mutating func list(_ values: [Value], as type: StaticType) -> [Value]? {
        var result: [Value] = []
        result.reserveCapacity(values.count)
        for value in values {
            guard let value = self.value(value, as: type) else { return nil }
            result.append(value)
        }
        return result
    }

    private static func table(_ keys: [Value], _ values: [Value]) -> OrderedTable {
        var table = OrderedTable()
        for (key, value) in zip(keys, values) { table[key] = value }
        return table
    }

    /// A value of which the program says no more than that it is there.
    private mutating func untyped(_ value: Value) -> Value? {
        switch value {
        case .array(let values): list(values, as: .unknown).map { .array($0) }
        case .set(let table): list(table.keys, as: .unknown).map { .set(OrderedTable(elements: $0)) }
        case .structure, .enumeration, .object:
            value.typeInfo.flatMap { type in machine.types.first { $0.path == type.path } }
                .flatMap { instance(value, of: $0) }
        case .dictionary, .tuple, .function, .binding, .keyPath, .box, .slot, .view, .slice, .missing, .type: nil
        default: value
        }
    }

    // MARK: Types of the program

    private mutating func instance(_ value: Value, of type: TypeInfo) -> Value? {
        guard let own = value.typeInfo else { return nil }
        if type.kind == .protocolType { return untyped(value) }
        // A class may stand for one that inherits from it.
        guard own.path == type.path || (own.isClass && type.isClass) else { return nil }
        switch value {
        case .structure(let structure): return moved(structure, to: type).map { .structure($0) }
        case .enumeration(let value): return moved(value, to: type).map { .enumeration($0) }
        case .object(let object): return moved(object).map { .object($0) }
        default: return nil
        }
    }

    private mutating func moved(_ value: StructValue, to type: TypeInfo) -> StructValue? {
        let names = type.stored.map(\.name)
        guard value.type.stored.map(\.name) == names, value.fields.count >= names.count else { return nil }
        var fields: [Value] = []
        for (field, property) in zip(value.fields, type.stored) {
            guard let moved = self.value(field, as: property.type) else { return nil }
            fields.append(moved)
        }
        return StructValue(type: type, fields: fields)
    }

    private mutating func moved(_ object: ObjectInstance) -> ObjectInstance? {
        if machine.types.contains(where: { $0 === object.type }) { return object }
        if let known = machine.carriedObjects[ObjectIdentifier(object)], known.old === object { return known.edited }
        guard let type = machine.types.first(where: { $0.path == object.type.path }), type.isClass else { return nil }
        let edited = ObjectInstance(type: type, fields: Array(repeating: .missing, count: type.stored.count))
        // Noted before what it holds, which may hold it in turn.
        machine.carriedObjects[ObjectIdentifier(object)] = CarriedObject(old: object, edited: edited)
        let publishers = Set(type.stored.compactMap(\.publisher))
        for property in type.stored where !publishers.contains(property.index) {
            guard let index = object.type.storedIndex(of: property.name),
                let field = movedField(object.fields[index], of: property)
            else { return nil }
            edited.fields[property.index] = field
        }
        return edited
    }

    /// What an object keeps of a property; a `lazy` one that was not asked for stays without a value.
    private mutating func movedField(_ field: Value, of property: StoredProperty) -> Value? {
        switch field {
        case .missing: return property.isLazy ? field : nil
        case .slot(let slot):
            guard let kept = slot.peeked as? Value, let value = value(kept, as: property.type) else { return nil }
            return .slot(
                StateSlot(name: property.name, owner: slot.owner, value: value, position: property.position)
            )
        default: return value(field, as: property.type)
        }
    }

    private mutating func moved(_ value: EnumValue, to type: TypeInfo) -> EnumValue? {
        guard let edited = type.cases.first(where: { $0.name == value.enumCase.name }),
            edited.parameters.count == value.payload.count
        else { return nil }
        var payload: [Value] = []
        for (part, parameter) in zip(value.payload, edited.parameters) {
            guard let moved = self.value(part, as: parameter.type) else { return nil }
            payload.append(moved)
        }
        return EnumValue(enumCase: edited, payload: payload)
    }

    // MARK: Other types

    /// Says whether a value that has no parts is one of a type.
    private static func fits(_ value: Value, _ type: StaticType) -> Bool {
        switch (type, value) {
        case (.int, .int), (.double, .double), (.float, .float), (.bool, .bool), (.string, .string),
            (.character, .character), (.void, .void), (.range, .intRange), (.range, .closedIntRange), (.range, .range):
            true
        case (.sized(let kind), .sized(let number)): number.kind == kind
        case (.native("CGPoint"), .point), (.native("UnitPoint"), .point), (.native("CGSize"), .size): true
        case (.native(let name), .native(let box)): box.native.typeName == name
        default: false
        }
    }
}

/// An object of the program before an edit, and what it became.
struct CarriedObject {
    /// Weak: nothing of the earlier program is kept for it.
    weak var old: ObjectInstance?
    let edited: ObjectInstance
}

extension TypeInfo {
    /// The name with those of the types around it.
    var path: String {
        var names = [name]
        var outer = parent
        while let type = outer {
            names.append(type.name)
            outer = type.parent
        }
        return names.reversed().joined(separator: ".")
    }
}
