import LayoutCore
import ViewRuntime

/// A place that a view reads and writes: what `$` gives.
final class BindingValue {
    typealias Getter = (Machine) throws(EvaluationFailure) -> Value
    typealias Setter = (Machine, Value) throws(EvaluationFailure) -> Void

    let machine: Machine
    private let getter: Getter
    let set: Setter
    /// What tells places apart: where the path starts, then its steps.
    let identity: [Value]

    init(machine: Machine, identity: [Value], get: @escaping Getter, set: @escaping Setter) {
        self.machine = machine
        self.identity = identity
        getter = get
        self.set = set
    }

    /// What is bound; of a part of something larger, only that part is what the running builder depends on.
    func get(_ machine: Machine) throws(EvaluationFailure) -> Value {
        guard identity.count > 1 else { return try getter(machine) }
        let tracker = machine.context.tracker
        let getter = getter
        return try tracker.readingPart {
            () throws(EvaluationFailure) -> Value in
            try getter(machine)
        } isSame: { value in
            {
                let now = try? tracker.tracking(nil) { () throws(EvaluationFailure) -> Value in try getter(machine) }
                return now?.isEqual(to: value) ?? false
            }
        }
    }

    /// The identity of a binding to a part of what is bound.
    ///
    /// - Throws: A failure for a path longer than any that a person writes: each part keeps all of it, and is read through it.
    func path(to part: Value, at position: SourcePosition) throws(EvaluationFailure) -> [Value] {
        guard identity.count < Self.longestPath else {
            throw EvaluationFailure(
                reason: .tooDeep,
                message: "a binding leads through more than \(Self.longestPath) parts",
                position: position
            )
        }
        return identity + [part]
    }

    private static let longestPath = 500

    /// A binding to a value that the runtime keeps.
    static func slot(_ slot: StateSlot, _ machine: Machine) -> BindingValue {
        BindingValue(
            machine: machine,
            identity: [.slot(slot)],
            get: { machine in Value(program: slot.read(machine.context.tracker)) },
            set: { machine, value in machine.write(value, to: slot) }
        )
    }

    /// A binding that always gives `value` and forgets what is written.
    static func constant(_ value: Value, _ machine: Machine) -> BindingValue {
        BindingValue(machine: machine, identity: [value], get: { _ in value }, set: { _, _ in })
    }

    func isSame(as other: BindingValue) -> Bool {
        if self === other { return true }
        var budget = IdentityBudget()
        return !identity.isEmpty && identity.isIdentical(to: other.identity, &budget)
    }
}

extension BindingValue: ProgramBinding {
    func read(in context: EvaluationContext) throws(EvaluationFailure) -> any ProgramValue {
        try value(in: context)
    }

    private func value(in context: EvaluationContext) throws(EvaluationFailure) -> Value {
        try machine.enter(context) { () throws(EvaluationFailure) -> Value in try get(machine) }
    }

    private func store(_ value: Value, in context: EvaluationContext) throws(EvaluationFailure) {
        try machine.enter(context) { () throws(EvaluationFailure) -> Void in try set(machine, value) }
    }

    func write(_ value: any ProgramValue, in context: EvaluationContext) throws(EvaluationFailure) {
        try store(Value(program: value), in: context)
    }

    func write(_ value: Bool, in context: EvaluationContext) throws(EvaluationFailure) {
        try store(.bool(value), in: context)
    }

    func write(_ value: ViewID?, in context: EvaluationContext) throws(EvaluationFailure) {
        try store(value.map(Value.init(id:)) ?? .null, in: context)
    }

    func readBool(in context: EvaluationContext) throws(EvaluationFailure) -> Bool {
        if case .bool(let value) = try value(in: context) { return value }
        return false
    }

    func readString(in context: EvaluationContext) throws(EvaluationFailure) -> String {
        try value(in: context).text ?? ""
    }

    func readID(in context: EvaluationContext) throws(EvaluationFailure) -> ViewID? {
        let value = try value(in: context)
        return value.isNull ? nil : ViewID(value)
    }

    func readScrollPosition(in context: EvaluationContext) throws(EvaluationFailure) -> ScrollPositionRequest {
        if case .native(let box) = try value(in: context), case .scrollPosition(let request) = box.native {
            return request
        }
        return ScrollPositionRequest(target: .none, generation: 0)
    }

    func writeScrolledByUser(
        id: ViewID?,
        offset: Point,
        in context: EvaluationContext
    ) throws(EvaluationFailure) {
        var request = try readScrollPosition(in: context)
        request.target = id.map { .id($0) } ?? .none
        request.isPositionedByUser = true
        try store(.native(.scrollPosition(request)), in: context)
    }

    func isEquivalent(to other: any ProgramBinding) -> Bool {
        guard let other = other as? BindingValue else { return false }
        return isSame(as: other)
    }
}
