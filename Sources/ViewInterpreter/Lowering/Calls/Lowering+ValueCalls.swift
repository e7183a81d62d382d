import SwiftSyntax
import ViewRuntime

/// Calls of values that are functions, or that can be called like one.
extension Lowering {
    /// Calls what an expression gives: a function, a type, a key path, or an instance that can be called.
    func callValue(_ function: Lowered, _ arguments: Arguments, at node: some SyntaxProtocol) -> Lowered {
        if function.isFailed { return function }
        if case .metatype(let type) = function.type {
            return construct(type, arguments, at: node, start: position(node))
        }
        if let call = callInstance(function, arguments, at: node) { return call }
        if function.type.isForeign { return nothing(at: node) }
        if isLayout(function.type) { return callLayout(function, arguments, at: node) }
        let known = function.type.functionType
        if known == nil, function.type != .unknown, !function.type.isGeneric {
            return failed("cannot call value of non-function type '\(name(function.type))'", at: node)
        }
        let all = arguments.inside + arguments.trailing
        if let known, known.parameters.count != all.count {
            return failed("this function takes \(known.parameters.count) arguments, not \(all.count)", at: node)
        }
        let codes = all.enumerated().map { index, argument -> Code in
            let type = known?.parameters[index].substituting([:]) ?? .unknown
            return coerced(lower(argument.expression, type), to: type, at: argument.expression).code
        }
        let type = known?.result ?? .unknown
        let run = Self.call(of: function.code, codes, writeBacks(all), at: position(node))
        var result = Lowered(type, function.position, run)
        if function.isChained || function.type.isOptional { result.type = type.asOptional }
        result.isChained = function.isChained
        result.linkType = type
        return result
    }

    /// A call of an instance whose type has `callAsFunction`.
    private func callInstance(_ instance: Lowered, _ arguments: Arguments, at node: some SyntaxProtocol) -> Lowered? {
        guard let callable = info(instance.type).map({ methods($0.lookup("callAsFunction")) }), !callable.isEmpty else {
            return nil
        }
        var prepared: Prepared = [:]
        guard let choice = chooseFunction("callAsFunction", callable, arguments, &prepared, at: node) else {
            return stand(in: "the call has mistakes", at: node)
        }
        return callFunction(
            choice.candidate,
            choice.sources,
            prepared,
            .value(instance.code),
            at: node,
            start: position(node)
        )
    }

    /// The places of arguments that are marked with `&`, by their numbers.
    private func writeBacks(_ arguments: [Arguments.Argument]) -> [(Int, Place)] {
        var result: [(Int, Place)] = []
        for (index, argument) in arguments.enumerated() where argument.expression.is(InOutExprSyntax.self) {
            if let place = place(argument.expression) { result.append((index, place)) }
        }
        return result
    }

    private static func call(
        of function: @escaping Code,
        _ arguments: [Code],
        _ writeBacks: [(Int, Place)],
        at position: SourcePosition
    ) -> Code {
        { frame throws(Failure) in
            switch try function(frame) {
            case .function(let value) where !writeBacks.isEmpty && value.native == nil:
                let values = try Self.values(arguments, frame)
                let callee = frame.machine.makeFrame(value.code, values, value.selfValue, value.captures)
                let result = try frame.machine.run(value.code, callee)
                for (index, place) in writeBacks { try place.write(frame, callee.slots[index].unboxed) }
                return result
            case .function(let value): return try frame.machine.call(value, try Self.values(arguments, frame))
            case .keyPath(let path):
                guard let root = try Self.values(arguments, frame).first else { return .void }
                return try path.read(root, frame.machine)
            case .null: return .null
            case let other: throw frame.machine.trap("\(other.debugText) is not a function", position)
            }
        }
    }
}
