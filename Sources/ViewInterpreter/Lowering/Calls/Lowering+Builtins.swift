import SwiftSyntax
import ViewRuntime

/// Calls of what is built in.
extension Lowering {
    /// What a call of something built in is made on.
    enum Receiver {
        case none
        case value(Lowered)
    }

    /// Lowers a call of one of several overloads; what the table says of the chosen one is reported.
    func callBuiltin(
        _ name: String,
        _ overloads: [Overload],
        _ arguments: Arguments,
        receiver: Receiver = .none,
        bindings seed: [String: StaticType] = [:],
        at node: some SyntaxProtocol,
        start: SourcePosition,
        expected: StaticType = .unknown
    ) -> Lowered {
        if overloads.count == 1, overloads[0].signature.parameters?.isEmpty == true, overloads[0].grade.isWithoutEffect
        {
            return applyModifierOverload(name, overloads[0], [], receiver, at: node, start: start)
        }
        var prepared: Prepared = [:]
        guard let choice = choose(name, overloads, arguments, &prepared, at: node, { $0.signature.parameters ?? [] })
        else {
            return mistaken(receiver, overloads, at: node)
        }
        let overload = choice.candidate
        var bindings = seed
        // The place tells the closure of `map` what to give.
        if case .array(.generic) = overload.signature.result, case .array = expected {
            overload.signature.result.bind(to: expected, &bindings)
        }
        if let name = numberAsked(of: overload, choice.sources, expected) { bindings[name] = expected.unwrapped }
        if let name = memberAsked(of: overload, choice.sources, expected) { bindings[name] = expected }
        let lowered = checkingLengths(
            overload,
            lowerArguments(overload.signature.parameters ?? [], choice.sources, prepared, &bindings)
        )
        let result = overload.signature.result.substituting(bindings)
        checkConformance(name, overload, receiver, lowered, result, at: node)
        switch overload.implementation {
        case .modifier, .transform:
            return applyModifierOverload(name, overload, lowered, receiver, at: node, start: start)
        case .view: return viewCall(overload, lowered, at: node, start: start)
        case .function, .mutating: return functionCall(overload, lowered, receiver, bindings, at: node, start: start)
        }
    }

    /// The forms of a function of numbers that give what the place of a call asks for, if all that they take is written out:
    /// `max(5 / 2, 1)` where a length is wanted.
    func asked(_ overloads: [Overload], _ arguments: Arguments, _ expected: StaticType) -> [Overload] {
        let number = expected.unwrapped
        guard number.isConvertedNumber, arguments.trailing.isEmpty, !arguments.inside.isEmpty,
            arguments.inside.allSatisfy({ literalNumber($0.expression) != nil })
        else { return overloads }
        let exact = overloads.filter { $0.signature.result == number }
        guard exact.isEmpty else { return exact }
        let open = overloads.filter { if case .generic = $0.signature.result { true } else { false } }
        return open.isEmpty ? overloads : open
    }

    /// The generic parameter that the place of a call alone makes a number of some type, as in `frame(height: max(5 / 2, 1))`:
    /// the function gives it, and all that it takes of it is written out.
    private func numberAsked(of overload: Overload, _ sources: [Arguments.Source], _ expected: StaticType) -> String? {
        guard case .generic(let name) = overload.signature.result, expected.unwrapped.isConvertedNumber else {
            return nil
        }
        var isWrittenOut = false
        for (parameter, source) in zip(overload.signature.parameters ?? [], sources) {
            let expressions: [ExprSyntax]
            switch source {
            case .missing: continue
            case .one(let expression) where parameter.type == .generic(name): expressions = [expression]
            case .several(let list) where parameter.type == .array(.generic(name)): expressions = list
            default: continue
            }
            guard expressions.allSatisfy({ literalNumber($0) != nil }) else { return nil }
            isWrittenOut = isWrittenOut || !expressions.isEmpty
        }
        return isWrittenOut ? name : nil
    }

    /// The generic parameter that the place of a call alone tells the type of, as an argument is a `.member` of it:
    /// `let sum: Money = list.reduce(.zero) { … }`.
    private func memberAsked(of overload: Overload, _ sources: [Arguments.Source], _ expected: StaticType) -> String? {
        guard case .generic(let name) = overload.signature.result, expected != .unknown, !expected.isGeneric else {
            return nil
        }
        let isMember = zip(overload.signature.parameters ?? [], sources).contains { parameter, source in
            guard case .one(let expression) = source, parameter.type == .generic(name) else { return false }
            return implicitMemberName(expression) != nil
        }
        return isMember ? name : nil
    }

    /// After a mistake in a modifier the view itself goes on, so that the rest is checked too.
    private func mistaken(_ receiver: Receiver, _ overloads: [Overload], at node: some SyntaxProtocol) -> Lowered {
        if case .value(let lowered) = receiver, overloads.first?.isModifier == true { return lowered }
        var result = stand(in: "the call has mistakes", at: node)
        result.type =
            overloads.first.map { overload in
                if case .view = overload.implementation {
                    StaticType.view
                } else {
                    overload.signature.result.erasingGenerics
                }
            } ?? .unknown
        return result
    }

    func reportGrade(_ name: String, _ overload: Overload, at node: some SyntaxProtocol) {
        switch overload.grade {
        case .exact: return
        case .approximate(let reason): report(.note, "'\(name)' is approximate: \(reason)", at: position(node))
        case .ignored(let reason):
            if !reason.isEmpty { report(.warning, "'\(name)' has no effect here: \(reason)", at: position(node)) }
        case .unseen(let reason): report(.note, "'\(name)' has no effect here: \(reason)", at: position(node))
        }
    }

    /// Codes of the arguments; all constants are given apart.
    func codes(_ arguments: [Lowered?]) -> (codes: [Code], constants: [Value]?) {
        let codes = arguments.map { argument -> Code in
            guard let argument else { return { _ in .missing } }
            return argument.code
        }
        var constants: [Value] = []
        for argument in arguments {
            guard let argument else {
                constants.append(.missing)
                continue
            }
            if let constant = argument.constant {
                constants.append(constant)
            } else if let view = argument.constantView {
                constants.append(.view(view))
            } else {
                return (codes, nil)
            }
        }
        return (codes, constants)
    }

    private func functionCall(
        _ overload: Overload,
        _ arguments: [Lowered?],
        _ receiver: Receiver,
        _ bindings: [String: StaticType],
        at node: some SyntaxProtocol,
        start: SourcePosition
    ) -> Lowered {
        guard case .function(let run) = overload.implementation else {
            return failed("this value cannot be changed in place", at: node)
        }
        reportGrade(overload.signature.name, overload, at: node)
        let type = overload.signature.result.substituting(bindings)
        let position = position(node)
        let (codes, constants) = codes(arguments)
        let base: Lowered? = if case .value(let lowered) = receiver { lowered } else { nil }
        // The program's own code waits for its turn: a type inside a function is read after the statements before it are.
        let runsCode = ([base] + arguments).contains { $0?.type.mayRunCode == true }
        if overload.isPure, !runsCode, let constants, base == nil || base?.constant != nil {
            var call = BuiltinCall(
                receiver: base?.constant ?? .missing,
                arguments: constants,
                machine: machine,
                position: position
            )
            // What fails now fails again when it is come to, and is told there.
            if let value = try? run(&call) { return Lowered(type, start, constant: value) }
        }
        let steps = CallWork.steps(of: overload.signature, isMember: base != nil)
        let isChained = base?.isChained ?? false
        let code = Self.call(run, base?.code, codes, isChained: isChained, steps: steps, at: position)
        var result = Lowered(isChained ? type.asOptional : type, start, code)
        result.isChained = isChained
        result.linkType = type
        return result
    }

    /// The call of a function of the library: its steps are counted before its arguments run.
    private static func call(
        _ run: @escaping (inout BuiltinCall) throws(Failure) -> Value,
        _ receiver: Code?,
        _ codes: [Code],
        isChained: Bool,
        steps: Int,
        at position: SourcePosition
    ) -> Code {
        { frame throws(Failure) in
            var value = Value.missing
            if let receiver {
                value = try receiver(frame)
                if isChained, value.isNull { return .null }
            }
            try frame.machine.step(position, by: steps)
            var call = BuiltinCall(
                receiver: value,
                arguments: try values(codes, frame),
                machine: frame.machine,
                position: position
            )
            return try run(&call)
        }
    }

    /// Runs argument codes one after the other.
    static func values(_ codes: [Code], _ frame: Frame) throws(Failure) -> [Value] {
        var values: [Value] = []
        values.reserveCapacity(codes.count)
        for code in codes { values.append(try code(frame)) }
        return values
    }

    /// The frame of a call of `function`, without its `self`: runs argument codes one after the other, into its first variables.
    static func callee(_ function: FunctionCode, _ codes: [Code], in frame: Frame) throws(Failure) -> Frame {
        let slots = LocalVariables(count: max(function.slotCount, codes.count))
        for (number, code) in codes.enumerated() { slots[number] = try code(frame) }
        return Frame(machine: frame.machine, slots: slots, selfValue: .missing, captures: [])
    }

    /// Lowers a method that changes what it is called on.
    func mutatingCall(
        _ overload: Overload,
        _ arguments: [Lowered?],
        _ place: Place,
        _ bindings: [String: StaticType],
        at node: some SyntaxProtocol
    ) -> Lowered {
        guard case .mutating(let run) = overload.implementation else {
            return failed("this method changes nothing", at: node)
        }
        let position = position(node)
        let (codes, _) = codes(arguments)
        let modify = place.modify
        return Lowered(overload.signature.result.substituting(bindings), position) { frame throws(Failure) in
            try frame.machine.step(position, by: CallWork.stepsOfACall)
            let values = try Self.values(codes, frame)
            var result = Value.void
            try modify(frame) { value throws(Failure) in
                var call = BuiltinCall(
                    receiver: .missing,
                    arguments: values,
                    machine: frame.machine,
                    position: position
                )
                result = try run(&value, &call)
            }
            return result
        }
    }
}
