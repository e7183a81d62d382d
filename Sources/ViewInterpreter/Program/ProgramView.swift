import ViewRuntime

/// An instance of a program's `View`, or of a `ViewModifier` around a view.
final class ProgramView {
    private let instance: StructValue
    /// The instance itself where it is not a struct.
    private let other: Value?
    private let modified: ModifiedContent?
    /// True inside an `EquatableView`: the program's own `==` says whether the view is the same.
    private let usesEquality: Bool

    /// Stands for the view that a `ViewModifier` modifies.
    private final class ModifiedContent: ModifierContent {
        let content: ViewValue?

        init(_ content: ViewValue) { self.content = content }
    }

    init(_ instance: StructValue, _ other: Value? = nil) {
        self.instance = instance
        self.other = other
        modified = nil
        usesEquality = false
    }

    init(_ instance: StructValue, modifying view: ViewValue) {
        self.instance = instance
        other = nil
        modified = ModifiedContent(view)
        usesEquality = false
    }

    private init(equatable view: ProgramView) {
        instance = view.instance
        other = view.other
        modified = view.modified
        usesEquality = true
    }

    /// The view as `equatable()` makes it; itself if the program cannot compare it.
    var equatable: ProgramView { instance.type.conforms(to: "Equatable") ? ProgramView(equatable: self) : self }
}

extension ProgramView: CompositeView {
    var typeName: String { instance.type.name }
    var typeID: Int { instance.type.id.index }

    func makeState(in context: EvaluationContext) throws(EvaluationFailure) -> [StateDeclaration] {
        let machine = instance.type.machine
        return try machine.enter(context) { () throws(EvaluationFailure) -> [StateDeclaration] in
            var declarations: [StateDeclaration] = []
            var instance = instance
            try instance.visitState { (property, field) throws(EvaluationFailure) in
                let value = try Fields.state(field, of: property, machine)
                var declaration = StateDeclaration(name: property.name, value: value, position: property.position)
                declaration.sharedKey = property.sharedKey
                declarations.append(declaration)
            }
            return declarations
        }
    }

    func makeBody(
        state: StateStorage,
        in context: EvaluationContext
    ) throws(EvaluationFailure) -> ViewValue {
        let machine = instance.type.machine
        return try machine.enter(context) { () throws(EvaluationFailure) -> ViewValue in
            var installed = instance
            var next = 0
            try installed.visitState { (property, field) throws(EvaluationFailure) in
                // A first value that failed has been told of; there is nothing to show of its view.
                guard state.slots.indices.contains(next) else {
                    throw machine.trap("'\(property.name)' has no value", property.position)
                }
                field = .slot(state.slots[next])
                next += 1
            }
            try installed.updateDynamicProperties(machine)
            try installed.noteDependencies(machine)
            return try body(of: other ?? .structure(installed), machine)
        }
    }

    /// The view's `body`; for a view, a method of that name, such as `body(props:)`, is none where a protocol gives the property.
    private var bodyMember: Member? {
        let member = Lowering.implementation(instance.type.lookup("body"))
        guard case .method? = member, modified == nil else { return member }
        return Lowering.readable(instance.type.lookupAll("body"))
    }

    private func body(of value: Value, _ machine: Machine) throws(EvaluationFailure) -> ViewValue {
        switch bodyMember {
        case .computed(let property):
            let frame = machine.makeFrame(property.getter, [], value, [])
            return try machine.run(property.getter, frame).asView(property.position)
        case .stored(let property): return try Fields.raw(value, property.index).asView(property.position)
        case .method(let code):
            var arguments: [Value] = []
            if let modified { arguments = [.native(.modifierContent(modified))] }
            let frame = machine.makeFrame(code, arguments, value, [])
            return try machine.run(code, frame).asView(code.position)
        default:
            throw machine.trap("'\(typeName)' has no body", instance.type.position)
        }
    }

    func adopt(_ value: any ProgramValue, for declaration: StateDeclaration) -> (any ProgramValue)? {
        guard let value = value as? Value else { return nil }
        var state = EditedState(instance.type.machine)
        guard let kept = state.adopted(value, as: instance.type.keptType(declaration)) else { return nil }
        // Where the type is not known, what the property begins with says what it is.
        guard let first = declaration.value as? Value, !kept.isNull, !first.isNull else { return kept }
        return kept.kind == first.kind ? kept : nil
    }

    func isDeclaredEqual(to other: any CompositeView, in context: EvaluationContext) throws(EvaluationFailure) -> Bool {
        guard usesEquality, let other = other as? ProgramView, other.instance.type === instance.type else {
            return false
        }
        let (old, new) = (self.other ?? .structure(instance), other.other ?? .structure(other.instance))
        return try instance.type.machine.enter(context) { () throws(EvaluationFailure) -> Bool in old == new }
    }

    func isEquivalent(to other: any CompositeView) -> Bool {
        guard let other = other as? ProgramView, other.instance.type === instance.type else { return false }
        var budget = IdentityBudget()
        if let mine = self.other, let theirs = other.other { return mine.isIdentical(to: theirs, &budget) }
        if let mine = modified?.content {
            guard let theirs = other.modified?.content, mine.isIdentical(to: theirs, &budget) else { return false }
        }
        return instance.fields.isIdentical(to: other.instance.fields, &budget)
    }
}

extension TypeInfo {
    /// The type of a property that the runtime keeps; unknown for one of a dynamic property inside.
    fileprivate func keptType(_ declaration: StateDeclaration) -> StaticType {
        stored.first { $0.name == declaration.name && $0.position == declaration.position }?.type ?? .unknown
    }
}

extension Value {
    /// What tells values of different types apart, where only the values are known.
    fileprivate var kind: String {
        switch self {
        case .int: "Int"
        case .double: "Double"
        case .string: "String"
        case .bool: "Bool"
        case .array: "Array"
        case .native(let box): box.native.typeName
        default: typeInfo?.path ?? "other"
        }
    }
}

extension StructValue {
    /// Visits what the runtime keeps for the view: its own state, then that of the dynamic properties that it holds, in order.
    fileprivate mutating func visitState(
        _ visit: (StoredProperty, inout Value) throws(EvaluationFailure) -> Void
    ) throws(EvaluationFailure) {
        for property in type.stored {
            if case .state = property.storage {
                try visit(property, &fields[property.index])
            } else if case .structure(var inner) = fields[property.index], inner.type.conforms(to: "DynamicProperty") {
                try inner.visitState(visit)
                fields[property.index] = .structure(inner)
            }
        }
    }

    /// Has the body depend on what its view declares, though it may not read it: values of the environment, and objects that
    /// say as a whole that they change.
    fileprivate func noteDependencies(_ machine: Machine) throws(EvaluationFailure) {
        for property in type.stored {
            switch property.storage {
            case .environment(let source):
                if case .object(let object)? = EnvironmentReading.note(source, machine) { object.noteChanges(machine) }
            case .object:
                if case .object(let object) = fields[property.index] { object.noteChanges(machine) }
            case .state where property.wrapper == "StateObject":
                if case .slot(let slot) = fields[property.index], case .object(let object)? = slot.peeked as? Value {
                    object.noteChanges(machine)
                }
            default:
                if case .structure(let inner) = fields[property.index], inner.type.conforms(to: "DynamicProperty") {
                    try inner.noteDependencies(machine)
                }
            }
        }
    }

    /// Calls `update()` of the dynamic properties that have one, the innermost first.
    fileprivate mutating func updateDynamicProperties(_ machine: Machine) throws(EvaluationFailure) {
        for property in type.stored {
            guard case .structure(var inner) = fields[property.index], inner.type.conforms(to: "DynamicProperty") else {
                continue
            }
            try inner.updateDynamicProperties(machine)
            fields[property.index] = .structure(inner)
            guard case .method(let code)? = Lowering.implementation(inner.type.lookup("update")),
                code.parameters.isEmpty
            else { continue }
            let frame = machine.makeFrame(code, [], .structure(inner), [])
            _ = try machine.run(code, frame)
            fields[property.index] = frame.selfValue
        }
    }
}
