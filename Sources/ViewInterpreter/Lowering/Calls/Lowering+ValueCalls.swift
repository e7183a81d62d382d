import SwiftSyntax
import ViewRuntime

/// Calls of values that are functions, or that can be called like one.
extension Lowering {
    func callValue(_ function: Lowered, _ arguments: Arguments, at node: some SyntaxProtocol) -> Lowered {
        if function.isFailed { return function }
        if case .metatype(let type) = function.type {
            return construct(type, arguments, at: node, start: position(node))
        }
        if let callable = info(function.type).map({ methods($0.lookup("callAsFunction")) }), !callable.isEmpty {
            var prepared: Prepared = [:]
            guard
                let choice = choose(
                    "callAsFunction",
                    callable,
                    arguments,
                    &prepared,
                    at: node,
                    { $0.parameters.map(\.parameter) }
                )
            else {
                return stand(in: "the call has mistakes", at: node)
            }
            return callFunction(
                choice.candidate,
                choice.sources,
                prepared,
                .value(function.code),
                at: node,
                start: position(node)
            )
        }
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
        let code = function.code
        let position = position(node)
        var writeBacks: [(Int, Place)] = []
        for (index, argument) in all.enumerated() where argument.expression.is(InOutExprSyntax.self) {
            if let place = place(argument.expression) { writeBacks.append((index, place)) }
        }
        var result = Lowered(known?.result ?? .unknown, function.position) { [writeBacks] frame throws(Failure) in
            switch try code(frame) {
            case .function(let value) where !writeBacks.isEmpty && value.native == nil:
                let callee = frame.machine.makeFrame(
                    value.code,
                    try Self.values(codes, frame),
                    value.selfValue,
                    value.captures
                )
                let result = try frame.machine.run(value.code, callee)
                for (index, place) in writeBacks { try place.write(frame, callee.slots[index].unboxed) }
                return result
            case .function(let value): return try frame.machine.call(value, try Self.values(codes, frame))
            case .keyPath(let path):
                guard let root = try Self.values(codes, frame).first else { return .void }
                return try path.read(root, frame.machine)
            case .null: return .null
            case let other: throw frame.machine.trap("\(other.debugText) is not a function", position)
            }
        }
        if function.isChained || function.type.isOptional { result.type = result.type.asOptional }
        result.isChained = function.isChained
        result.linkType = known?.result ?? .unknown
        return result
    }
}
