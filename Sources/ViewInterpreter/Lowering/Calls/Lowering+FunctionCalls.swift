import SwiftSyntax
import ViewRuntime

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
        let run = Self.placed(
            Invocation(code: code, arguments: codes, writeBacks: writeBacks, types: types).run(passing),
            of: code,
            at: start
        )
        var result = Lowered(type, start, run)
        result.isFailed = isFailed
        result.isOpenOptional = type == .unknown && code.result.isOpenOptional
        return result
    }

    /// Picks the one of the program's functions that the arguments fit best; `nil`, with a report, if there is none.
    func chooseFunction(
        _ name: String,
        _ functions: [FunctionCode],
        _ arguments: Arguments,
        _ prepared: inout Prepared,
        at node: some SyntaxProtocol
    ) -> Choice<FunctionCode>? {
        choose(name, functions, arguments, &prepared, at: node) { $0.parameters.map(\.parameter) }
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
}
