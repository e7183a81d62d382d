import ViewRuntime

/// A member that is found when the program runs, because the type is not known before.
///
/// It remembers what it found for the last kind of value, so that a loop over values of one type looks up once.
final class DynamicMember {
    /// What a kind of value has under the name.
    private enum Found {
        case stored(StoredProperty)
        case getter(FunctionCode)
        case method(FunctionCode)
        case builtin(Overload)
        case rawValue
        case element(Int)
        case bindingMember
        case none
    }

    private let name: String
    private let position: SourcePosition
    private unowned let program: Program
    private let extensions: [String: TypeInfo]
    private var cachedKey = Int.min
    private var cached = Found.none

    init(name: String, position: SourcePosition, program: Program, extensions: [String: TypeInfo]) {
        self.name = name
        self.position = position
        self.program = program
        self.extensions = extensions
    }

    func read(_ value: Value, _ machine: Machine) throws(Failure) -> Value {
        switch find(value) {
        case .stored(let property):
            return try Fields.state(value, property, machine).boundValue(property, machine)
        case .getter(let code): return try machine.run(code, machine.makeFrame(code, [], value, []))
        case .method(let code):
            return .function(FunctionValue(machine: machine, code: code, captures: [], selfValue: value))
        case .builtin(let overload):
            guard case .function(let run) = overload.implementation else { throw missing(value, machine) }
            if let parameters = overload.signature.parameters {
                return .function(
                    FunctionValue(machine: machine, name: name, position: position, parameterCount: parameters.count) {
                        [position] machine, arguments throws(Failure) in
                        var call = BuiltinCall(
                            receiver: value,
                            arguments: arguments,
                            machine: machine,
                            position: position
                        )
                        return try run(&call)
                    }
                )
            }
            var call = BuiltinCall(receiver: value, arguments: [], machine: machine, position: position)
            return try run(&call)
        case .rawValue:
            if case .enumeration(let value) = value { return value.enumCase.rawValue ?? .void }
        case .element(let index):
            if case .tuple(let tuple) = value { return tuple.values[index] }
        case .bindingMember:
            if case .binding(let binding) = value {
                if name == "wrappedValue" { return try binding.get(machine) }
                return .binding(try member(of: binding))
            }
        case .none:
            if value.isNull { return .null }
            if name == "id" {
                if case .view(let box) = value, let id = box.subviewID { return id }
                return value
            }
            if name == "description" { return .string(value.description) }
            if let found = try throughSubscript(value, machine) { return found }
            if name == "localizedDescription" { return try Self.localizedDescription(value, machine) }
        }
        throw missing(value, machine)
    }

    /// The member by `subscript(dynamicMember:)`, if the type has one.
    private func throughSubscript(_ value: Value, _ machine: Machine) throws(Failure) -> Value? {
        guard let (property, path) = memberSubscript(of: value) else { return nil }
        return try machine.run(property.getter, machine.makeFrame(property.getter, [path], value, []))
    }

    /// Sets the member by `subscript(dynamicMember:)`.
    ///
    /// - Returns: False if the type has none that sets.
    private func writeThroughSubscript(
        _ instance: inout Value,
        _ value: Value,
        _ machine: Machine
    ) throws(Failure) -> Bool {
        guard let (property, path) = memberSubscript(of: instance), let setter = property.setter else { return false }
        let frame = machine.makeFrame(setter, [value, path], instance, [])
        _ = try machine.run(setter, frame)
        instance = frame.selfValue
        return true
    }

    /// The `subscript(dynamicMember:)` of a value's type, and the key path that it is given for the name.
    private func memberSubscript(of value: Value) -> (ComputedProperty, Value)? {
        for case .subscripting(let property) in value.typeInfo?.lookup("subscript") ?? []
        where property.getter.parameters.first?.parameter.label == "dynamicMember" {
            let member = DynamicMember(name: name, position: position, program: program, extensions: extensions)
            let component = KeyPathValue.Component(
                name: name,
                get: { machine, value throws(Failure) in try member.read(value, machine) },
                set: { machine, value, new throws(Failure) in try member.write(&value, new, machine) }
            )
            return (property, Value.keyPath(KeyPathValue(components: [component])))
        }
        return nil
    }

    /// What an error says of itself: its `errorDescription` if it has one, else its type and number as Foundation does.
    static func localizedDescription(_ value: Value, _ machine: Machine) throws(Failure) -> Value {
        if let own = try ownDescription(value, machine) { return .string(own) }
        guard let type = value.typeInfo else { return .string(value.description) }
        return .string("The operation couldn’t be completed. (\(type.qualifiedName) error \(errorNumber(value)).)")
    }

    /// The `errorDescription` of an error; `nil` without one.
    static func ownDescription(_ value: Value, _ machine: Machine) throws(Failure) -> String? {
        guard case .computed(let property)? = Lowering.implementation(value.typeInfo?.lookup("errorDescription") ?? [])
        else { return nil }
        return try machine.run(property.getter, machine.makeFrame(property.getter, [], value, [])).text
    }

    /// The number of an error: which case of an enum it is, 1 for other types.
    static func errorNumber(_ value: Value) -> Int {
        if case .enumeration(let error) = value { error.enumCase.index } else { 1 }
    }

    private func member(of binding: BindingValue) throws(Failure) -> BindingValue {
        BindingValue(
            machine: binding.machine,
            identity: try binding.path(to: .string(name), at: position),
            get: { [self] machine throws(Failure) in try read(try binding.get(machine), machine) },
            set: { [self] machine, value throws(Failure) in
                var whole = try binding.get(machine)
                try write(&whole, value, machine)
                if case .object = whole { return }
                try binding.set(machine, whole)
            }
        )
    }

    func write(_ instance: inout Value, _ value: Value, _ machine: Machine) throws(Failure) {
        switch find(instance) {
        case .stored(let property): try Fields.writeObserved(&instance, property, value, machine)
        case .getter:
            guard case .computed(let property)? = Lowering.readable(instance.typeInfo?.lookup(name) ?? []),
                let setter = property.setter
            else { throw missing(instance, machine) }
            let frame = machine.makeFrame(setter, [value], instance, [])
            _ = try machine.run(setter, frame)
            instance = frame.selfValue
        case .builtin(let overload):
            guard let setter = overload.setter else { throw missing(instance, machine) }
            setter(&instance, value)
        case .element(let index):
            guard case .tuple(var tuple) = instance else { return }
            tuple.values[index] = value
            instance = .tuple(tuple)
        case .bindingMember:
            if case .binding(let binding) = instance, name == "wrappedValue" { try binding.set(machine, value) }
        case .none:
            guard try writeThroughSubscript(&instance, value, machine) else { throw missing(instance, machine) }
        case .method, .rawValue: throw missing(instance, machine)
        }
    }

    /// Changes the member in place.
    func modify(
        _ instance: inout Value,
        _ machine: Machine,
        _ change: (inout Value) throws(Failure) -> Void
    ) throws(Failure) {
        if case .stored(let property) = find(instance), !property.hasObservers {
            try Fields.modify(&instance, property, machine, change)
            return
        }
        if instance.isNull { return }
        var value = try read(instance, machine)
        try change(&value)
        try write(&instance, value, machine)
    }

    private func missing(_ value: Value, _ machine: Machine) -> Failure {
        machine.trap("\(value.debugText) has no member '\(name)'", position)
    }

    // MARK: Lookup

    private func find(_ value: Value) -> Found {
        let key = value.kindKey
        if key == cachedKey, key != Value.tupleKey { return cached }
        cached = lookup(value)
        cachedKey = key
        return cached
    }

    private func lookup(_ value: Value) -> Found {
        if case .binding = value { return .bindingMember }
        if case .tuple(let tuple) = value {
            if let index = Int(name) ?? tuple.labels.firstIndex(of: name), tuple.values.indices.contains(index) {
                return .element(index)
            }
        }
        if let info = value.typeInfo {
            switch Lowering.readable(info.lookup(name)) {
            case .stored(let property): return .stored(property)
            case .computed(let property): return .getter(property.getter)
            case .method(let code): return .method(code)
            default: break
            }
            if info.kind == .enumeration, name == "rawValue" { return .rawValue }
            for conformance in info.conformances.sorted() {
                if let found = extensionMember(conformance) { return found }
            }
        }
        for family in value.families {
            if let found = extensionMember(family) { return found }
            if let overloads = BuiltinTable.standard.members[family]?[name] {
                return .builtin(overloads.first { $0.signature.parameters == nil } ?? overloads[0])
            }
        }
        return .none
    }

    private func extensionMember(_ family: String) -> Found? {
        switch extensions[family]?.lookup(name).first {
        case .computed(let property): .getter(property.getter)
        case .method(let code): .method(code)
        default: nil
        }
    }
}

extension Value {
    static let tupleKey = 5

    /// A number that tells kinds of values apart for lookups; values of one kind have the same members.
    var kindKey: Int {
        switch self {
        case .missing, .void, .null, .wrappedNull: 0
        case .int: 1
        case .double: 2
        case .bool: 3
        case .string: 4
        case .tuple: Self.tupleKey
        case .character: 6
        case .array: 7
        case .slice: 20
        case .float: 21
        case .sized(let number): 30 + (IntegerKind.allCases.firstIndex(of: number.kind) ?? 0)
        case .dictionary: 8
        case .set: 9
        case .intRange, .closedIntRange, .range: 10
        case .function: 11
        case .type: 12
        case .binding: 13
        case .keyPath: 14
        case .box: 15
        case .slot: 16
        case .point: 17
        case .size: 18
        case .view: 19
        case .structure(let value): 1_000 + value.type.id.index
        case .object(let object): 1_000 + object.type.id.index
        case .enumeration(let value): 1_000 + value.enumCase.type.id.index
        case .native(let box): -1 - abs(box.native.typeName.hashValue % 1_000_000_007)
        }
    }

    /// The names under which the value's members stand in the table.
    var families: [String] {
        switch self {
        case .int: ["Int", "Integer", "Number"]
        case .sized(let number): [number.kind.name, "Integer", "Number"]
        case .float: ["Float", "Floating", "Number"]
        case .double: ["Double", "Floating", "Number"]
        case .bool: ["Bool"]
        case .string: ["String", "Sequence"]
        case .character: ["Character"]
        case .array, .slice: ["Array", "Sequence"]
        case .set: ["Set", "Sequence"]
        case .dictionary: ["Dictionary", "Sequence"]
        case .intRange, .closedIntRange, .range: ["Range", "Sequence"]
        case .binding: ["Binding"]
        case .point: ["CGPoint", "CGVector"]
        case .size: ["CGSize"]
        case .null, .wrappedNull: ["Optional"]
        case .native(let box):
            switch box.native {
            case .path: ["Path", "Shape", "View"]
            case .lazySequence: ["Sequence"]
            // A stop is kept as a gradient of one.
            case .gradient: ["Gradient", "Gradient.Stop", "View", "Optional"]
            default: [box.native.typeName, "View", "Optional"]
            }
        case .structure(let value) where value.type.isShape: ["Shape", "View", "Optional"]
        case .view: ["View"]
        default: ["Optional"]
        }
    }

    /// Looks through a binding that a field holds.
    func boundValue(_ property: StoredProperty, _ machine: Machine) throws(Failure) -> Value {
        if case .binding = property.storage, case .binding(let binding) = self { return try binding.get(machine) }
        return self
    }
}
