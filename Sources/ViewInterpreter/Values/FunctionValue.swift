import LayoutCore
import ScrollDynamics
import ViewRuntime

/// A closure or a function as a value, with what it captures.
final class FunctionValue {
    /// A function that is not written in the program, such as `+` or a key path used as a function.
    typealias Native = (Machine, [Value]) throws(EvaluationFailure) -> Value

    let machine: Machine
    let code: FunctionCode
    let captures: [Value]
    let selfValue: Value
    let native: Native?

    init(machine: Machine, code: FunctionCode, captures: [Value], selfValue: Value) {
        self.machine = machine
        self.code = code
        self.captures = captures
        self.selfValue = selfValue
        native = nil
    }

    init(machine: Machine, name: String, position: SourcePosition, parameterCount: Int, native: @escaping Native) {
        self.machine = machine
        code = FunctionCode(name: name, position: position)
        for _ in 0..<parameterCount {
            code.parameters.append(CodeParameter(parameter: Parameter(label: nil, type: .unknown), name: "_"))
        }
        captures = []
        selfValue = .missing
        self.native = native
    }

    /// Says whether calling `other` would do the same: same code, same captured values.
    func isSame(as other: FunctionValue) -> Bool {
        if self === other { return true }
        guard native == nil, other.native == nil, code === other.code else { return false }
        var budget = IdentityBudget()
        return captures.isIdentical(to: other.captures, &budget)
            && selfValue.isIdentical(to: other.selfValue, fields: code.usedFields, &budget)
    }

    /// Picks the arguments that the function has parameters for.
    ///
    /// SwiftUI offers several forms of one action: a function of one parameter gets the new value of an old and a new one.
    private func fitting(_ arguments: [Value]) -> [Value] {
        let wanted = code.parameters.count
        if wanted >= arguments.count { return arguments }
        if wanted == 1, arguments.count == 2 { return [arguments[1]] }
        return Array(arguments.prefix(wanted))
    }
}

extension FunctionValue: ProgramFunction {
    func call(
        _ arguments: [FunctionArgument],
        in context: EvaluationContext
    ) throws(EvaluationFailure) -> (any ProgramValue)? {
        try machine.enter(context) { () throws(EvaluationFailure) -> (any ProgramValue)? in
            let values = fitting(arguments.map { Value(argument: $0, machine) })
            if let block = code.asyncBody {
                let frame = machine.makeFrame(code, values, selfValue, captures)
                try AsyncRun.start(block, frame)
                return nil
            }
            if case .inOut? = arguments.first {
                let frame = machine.makeFrame(code, values, selfValue, captures)
                _ = try machine.run(code, frame)
                return frame.slots[0].unboxed
            }
            if case .scrollTarget? = arguments.first {
                let frame = machine.makeFrame(code, values, selfValue, captures)
                _ = try machine.run(code, frame)
                return frame.slots[0].unboxed
            }
            let result = try machine.call(self, values)
            if case .void = result { return nil }
            return result
        }
    }

    func isEquivalent(to other: any ProgramFunction) -> Bool {
        guard let other = other as? FunctionValue else { return false }
        return isSame(as: other)
    }
}

extension FunctionValue: ViewBody {
    func makeView(
        _ argument: BodyArgument,
        in context: EvaluationContext
    ) throws(EvaluationFailure) -> ViewValue {
        try machine.enter(context) { () throws(EvaluationFailure) -> ViewValue in
            var arguments: [Value] = []
            switch argument {
            case .none: break
            case .geometry(let proxy): arguments = [.native(.geometry(proxy))]
            case .scrollViewProxy(let proxy): arguments = [.native(.scrollProxy(proxy))]
            case .value(let value): arguments = [Value(program: value)]
            case .contentAndGeometry(let content, let proxy):
                arguments = [.native(.modifierContent(content)), .native(.geometry(proxy))]
            case .contentAndPhase(let content, let phase):
                arguments = [.native(.modifierContent(content)), .native(.transitionPhase(phase))]
            }
            if code.parameters.count < arguments.count { arguments = Array(arguments.prefix(code.parameters.count)) }
            let result = try machine.call(self, arguments)
            return try result.asView(code.position)
        }
    }

    func isEquivalent(to other: any ViewBody) -> Bool {
        guard let other = other as? FunctionValue else { return false }
        return isSame(as: other)
    }
}

extension Value {
    /// Makes the program's own value of what the runtime passes.
    init(argument: FunctionArgument, _ machine: Machine) {
        switch argument {
        case .value(let value), .inOut(let value): self = Value(program: value)
        case .double(let value): self = .double(value)
        case .bool(let value): self = .bool(value)
        case .point(let value): self = .point(value)
        case .size(let value): self = .size(value)
        case .axis(let value): self = .native(.axis(value))
        case .geometry(let value): self = .native(.geometry(value))
        case .scrollGeometry(let value): self = .native(.scrollGeometry(value))
        case .scrollPhase(let value): self = .native(.scrollPhase(value))
        case .scrollPhaseContext(let geometry, let velocity):
            self = .native(.scrollPhaseContext(geometry, velocity: velocity))
        case .viewDimensions(let value): self = .native(.dimensions(value))
        case .gesture(let event): self.init(gesture: event, machine)
        case .identifiers(let values): self = .array(values.map(Value.init(id:)))
        case .anchor(let value): self = .native(.anchor(value))
        case .scrollTarget(let rect, let anchor): self = .native(.scrollTarget(rect, anchor: anchor))
        case .scrollTargetContext(let situation): self = .native(.scrollTargetContext(situation))
        }
    }

    /// The interpreter's value behind one that the runtime kept.
    init(program value: any ProgramValue) { self = value as? Value ?? .void }
}
