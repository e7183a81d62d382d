import SwiftSyntax
import ViewRuntime

/// How a call passes `self`.
enum SelfPassing {
    case none
    case value(Code)
    /// The method itself runs, not one that overrides it: `super`.
    case exact(Code)
    /// A mutating method: changes what is in the place.
    case place(Place)
    /// A method of the same instance, called without `self.`.
    case own(isMutating: Bool)
}

/// Calls of the program's own functions, initialisers and closures.
extension Lowering {
    func callFunction(
        _ code: FunctionCode,
        _ sources: [Arguments.Source],
        _ prepared: Prepared,
        _ passing: SelfPassing,
        at node: some SyntaxProtocol,
        start: SourcePosition,
        receiver: StaticType = .unknown,
        expected: StaticType = .unknown
    ) -> Lowered {
        var bindings = typeBindings(receiver)
        if receiver != .unknown { bindings["Self"] = receiver }
        let parameters = code.parameters.map(\.parameter)
        let arguments = lowerArguments(
            parameters,
            sources,
            prepared,
            &bindings,
            fractional: code.fractionalGenerics
        )
        let isFailed = arguments.contains { $0?.isFailed == true }
        if code.isThrowing { noteThrowingCall(at: node) }
        noteWaitingCall(code, at: node)
        checkConstraints(code, bindings, at: node)
        checkInOut(code, sources)
        let codes = argumentCodes(code, arguments)
        var writeBacks: [(Int, Place)] = []
        for (index, parameter) in code.parameters.enumerated() where parameter.isInOut {
            if case .one(let expression) = sources[index], let place = place(expression) {
                writeBacks.append((index, place))
            }
        }
        var type = code.result.substituting(bindings)
        if code.result == .unknown, case .user = receiver, code.owner?.kind == .protocolType { type = .unknown }
        if code.givesSelf, let owner = code.owner, owner.isClass, info(receiver)?.isKind(of: owner) == true {
            type = receiver
        }
        var types: [TypeArgument] = []
        if !code.genericNames.isEmpty {
            let known = typeBindings(code, arguments, expected)
            types = typeArguments(code, known)
            if code.openResult.isGeneric || code.openResult.unwrapped.isGeneric {
                let open = code.openResult.substituting(known)
                if open.unwrapped != .unknown { type = open }
            }
        }
        let run = Self.placed(invocation(code, codes, writeBacks, passing, types), of: code, at: start)
        var result = Lowered(type, start, run)
        result.isFailed = isFailed
        result.isOpenOptional = type == .unknown && code.result.isOpenOptional
        return result
    }

    /// A call whose failures and views stand where it does, if the function stands nowhere in the program.
    static func placed(_ call: @escaping Code, of code: FunctionCode, at position: SourcePosition) -> Code {
        guard code.position.isOutside, !position.isOutside else { return call }
        return { frame throws(Failure) in
            do throws(Failure) {
                let value = try call(frame)
                guard case .view(let box) = value else { return value }
                return .view(box.view.placed(at: position))
            } catch {
                throw error.placed(at: position)
            }
        }
    }

    /// Reports arguments that a function changes and that are not marked with `&`.
    func checkInOut(_ code: FunctionCode, _ sources: [Arguments.Source]) {
        for (parameter, source) in zip(code.parameters, sources) {
            guard case .one(let expression) = source else { continue }
            let isMarked = expression.is(InOutExprSyntax.self)
            if parameter.isInOut, !isMarked {
                error("passing a value to an inout parameter requires explicit '&'", at: expression)
            } else if isMarked, !parameter.isInOut {
                error("'&' is used for an argument that is not inout", at: expression)
            }
        }
    }

    /// Codes for all parameters; missing ones run their default value, which is known only once bodies are lowered.
    func argumentCodes(_ code: FunctionCode, _ arguments: [Lowered?]) -> [Code] {
        arguments.enumerated().map { index, argument -> Code in
            if let argument { return argument.code }
            if code.parameters[index].parameter.isVariadic { return { _ in .array([]) } }
            return { frame throws(Failure) in
                guard let value = code.parameters[index].defaultValue else { return .null }
                return try value(Frame(machine: frame.machine, slots: .none, selfValue: frame.selfValue, captures: []))
            }
        }
    }

    private func invocation(
        _ code: FunctionCode,
        _ codes: [Code],
        _ writeBacks: [(Int, Place)],
        _ passing: SelfPassing,
        _ types: [TypeArgument]
    ) -> Code {
        let isDynamic =
            code.owner?.isClass == true
            || (code.owner?.kind == .protocolType && code.owner?.requires(code.name) == true)
        let isOfOptional = code.owner?.kind == .builtin && code.owner?.name == "Optional"
        let run: (FunctionCode, Frame, Frame) throws(Failure) -> Value = { code, callee, frame throws(Failure) in
            if !types.isEmpty { Self.set(types, callee, frame, callee.slots.first(codes.count)) }
            // The caller holds what the function changes, which is copied at the first change.
            for (index, _) in writeBacks {
                try CallWork.charge(callee.slots[index].unboxed, frame.machine, code.position)
            }
            let result = try frame.machine.run(code, callee)
            for (index, place) in writeBacks { try place.write(frame, callee.slots[index].unboxed) }
            return result
        }
        switch passing {
        case .none:
            if writeBacks.isEmpty, types.isEmpty {
                return { frame throws(Failure) in
                    try frame.machine.run(code, try Self.callee(code, codes, in: frame))
                }
            }
            return { frame throws(Failure) in
                try run(code, try Self.callee(code, codes, in: frame), frame)
            }
        case .value(let base):
            return { frame throws(Failure) in
                let instance = try base(frame)
                if instance.isNull, !isOfOptional { return .null }
                let target = isDynamic ? Dispatch.method(code, instance) : code
                let callee = try Self.callee(target, codes, in: frame)
                callee.selfValue = instance
                return try run(target, callee, frame)
            }
        case .exact(let base):
            return { frame throws(Failure) in
                let callee = try Self.callee(code, codes, in: frame)
                callee.selfValue = try base(frame)
                return try run(code, callee, frame)
            }
        case .own(let isMutating):
            if !isDynamic, writeBacks.isEmpty, types.isEmpty, !(isMutating && code.isAsync) {
                return { frame throws(Failure) in
                    let callee = try Self.callee(code, codes, in: frame)
                    callee.selfValue = frame.selfValue
                    let result = try frame.machine.run(code, callee)
                    if isMutating { frame.selfValue = callee.selfValue }
                    return result
                }
            }
            return { frame throws(Failure) in
                let target = isDynamic ? Dispatch.method(code, frame.selfValue) : code
                let callee = try Self.callee(target, codes, in: frame)
                callee.selfValue = frame.selfValue
                let waiter = frame.machine.waiting
                let result = try run(target, callee, frame)
                if isMutating {
                    frame.selfValue = callee.selfValue
                    if let waiter, waiter.isOpen { waiter.whenOver { frame.selfValue = callee.selfValue } }
                }
                return result
            }
        case .place(let place):
            return { frame throws(Failure) in
                let values = try Self.values(codes, frame)
                var result = Value.void
                try place.modify(frame) { instance throws(Failure) in
                    if instance.isNull {
                        result = .null
                        return
                    }
                    let target = isDynamic ? Dispatch.method(code, instance) : code
                    let callee = frame.machine.makeFrame(target, values, instance, [])
                    Self.set(types, callee, frame, values)
                    instance = .void
                    defer { instance = callee.selfValue }
                    let waiter = target.isAsync ? frame.machine.waiting : nil
                    result = try frame.machine.run(target, callee)
                    if let waiter, waiter.isOpen {
                        waiter.whenOver { () throws(Failure) in try place.write(frame, callee.selfValue) }
                    }
                    for (index, place) in writeBacks { try place.write(frame, callee.slots[index].unboxed) }
                }
                return result
            }
        }
    }

    /// Sets the variables of a callee's generic parameters, which stand after those of its arguments.
    static func set(_ types: [TypeArgument], _ callee: Frame, _ frame: Frame, _ values: [Value]) {
        for (index, type) in types.enumerated() where values.count + index < callee.slots.count {
            callee.slots[values.count + index] = type(frame, values)
        }
    }
}
