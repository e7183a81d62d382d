import LayoutCore
import ViewRuntime

/// A `Layout` of the program.
final class ProgramLayoutValue {
    private let instance: Value
    private let type: TypeInfo
    private let machine: Machine
    private let position: SourcePosition

    init(instance: Value, type: TypeInfo, machine: Machine, position: SourcePosition) {
        self.instance = instance
        self.type = type
        self.machine = machine
        self.position = position
    }

    /// A method that the program wrote, by its name and the type of its first parameter where several have the name.
    private func method(_ name: String, taking first: String? = nil) -> FunctionCode? {
        for case .method(let code) in type.lookup(name) where !code.isRequirement {
            if first == nil || code.parameters.first?.parameter.type == first.map({ .native($0) }) { return code }
        }
        return nil
    }

    private func required(_ name: String) throws(EvaluationFailure) -> FunctionCode {
        guard let code = method(name) else { throw machine.trap("'\(type.name)' has no '\(name)'", position) }
        return code
    }

    /// Calls a method whose last parameter is the cache, which it may change.
    private func call(
        _ code: FunctionCode,
        _ arguments: [Value],
        _ cache: inout any ProgramValue
    ) throws(EvaluationFailure) -> Value {
        let frame = machine.makeFrame(code, arguments + [Value(program: cache)], instance, [])
        defer { if frame.slots.count > arguments.count { cache = frame.slots[arguments.count].unboxed } }
        return try machine.run(code, frame)
    }

    private static func alignmentType(_ axis: Axis) -> String {
        axis == .horizontal ? "HorizontalAlignment" : "VerticalAlignment"
    }
}

extension ProgramLayoutValue: ProgramLayout {
    var typeName: String { type.name }

    func stackAxis(in context: EvaluationContext) throws(EvaluationFailure) -> Axis? {
        guard let member = type.lookupStatic("layoutProperties").first else { return nil }
        return try machine.enter(context) { () throws(EvaluationFailure) -> Axis? in
            guard case .structure(let properties) = try member.readStatic(machine),
                case .native(let box)? = properties.fields.first, case .axis(let axis) = box.native
            else { return nil }
            return axis
        }
    }

    func makeCache(
        subviews: [ProgramSubview],
        in context: EvaluationContext
    ) throws(EvaluationFailure) -> any ProgramValue {
        guard let code = method("makeCache") else { return Value.void }
        return try machine.enter(context) { () throws(EvaluationFailure) -> Value in
            try machine.run(code, machine.makeFrame(code, [.native(.subviews(subviews))], instance, []))
        }
    }

    func sizeThatFits(
        _ proposal: ProposedViewSize,
        subviews: [ProgramSubview],
        cache: inout any ProgramValue,
        in context: EvaluationContext
    ) throws(EvaluationFailure) -> Size {
        try machine.enter(context) { () throws(EvaluationFailure) -> Size in
            let code = try required("sizeThatFits")
            let result = try call(code, [.native(.proposal(proposal)), .native(.subviews(subviews))], &cache)
            if case .size(let size) = result { return size }
            throw machine.trap("sizeThatFits must give a CGSize, not \(result.debugText)", code.position)
        }
    }

    func placeSubviews(
        in bounds: Rect,
        proposal: ProposedViewSize,
        subviews: [ProgramSubview],
        cache: inout any ProgramValue,
        in context: EvaluationContext
    ) throws(EvaluationFailure) {
        try machine.enter(context) { () throws(EvaluationFailure) -> Void in
            let arguments: [Value] = [
                .native(.rect(bounds)), .native(.proposal(proposal)), .native(.subviews(subviews)),
            ]
            _ = try call(try required("placeSubviews"), arguments, &cache)
        }
    }

    func spacing(
        subviews: [ProgramSubview],
        cache: inout any ProgramValue,
        in context: EvaluationContext
    ) throws(EvaluationFailure) -> ViewSpacing? {
        guard let code = method("spacing") else { return nil }
        return try machine.enter(context) { () throws(EvaluationFailure) -> ViewSpacing? in
            guard case .native(let box) = try call(code, [.native(.subviews(subviews))], &cache),
                case .spacing(let spacing) = box.native
            else { return nil }
            return spacing
        }
    }

    func setsGuides(along axis: Axis) -> Bool {
        method("explicitAlignment", taking: Self.alignmentType(axis)) != nil
    }

    func explicitAlignment(
        of guide: AlignmentGuide,
        in bounds: Rect,
        proposal: ProposedViewSize,
        subviews: [ProgramSubview],
        cache: inout any ProgramValue,
        in context: EvaluationContext
    ) throws(EvaluationFailure) -> Double? {
        guard let code = method("explicitAlignment", taking: Self.alignmentType(guide.axis)) else { return nil }
        return try machine.enter(context) { () throws(EvaluationFailure) -> Double? in
            let arguments: [Value] = [
                .native(.guide(guide)), .native(.rect(bounds)), .native(.proposal(proposal)),
                .native(.subviews(subviews)),
            ]
            return try call(code, arguments, &cache).number
        }
    }

    func isEquivalent(to other: any ProgramLayout) -> Bool {
        guard let other = other as? ProgramLayoutValue, other.type === type else { return false }
        var budget = IdentityBudget()
        return instance.isIdentical(to: other.instance, &budget)
    }
}

/// A `LayoutValueKey` of the program: told apart by its type.
final class ProgramLayoutValueKey: LayoutValueKeyDefinition {
    let type: TypeInfo

    init(_ type: TypeInfo) { self.type = type }

    var id: Int { type.id.index }
}
