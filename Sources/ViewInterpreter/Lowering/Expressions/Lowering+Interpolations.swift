import SwiftSyntax
import ViewRuntime

/// Interpolations that the program adds: `extension String.StringInterpolation { mutating func appendInterpolation(…) }`.
extension Lowering {
    /// What one of the program's own functions makes of an interpolation; `nil` where none takes it.
    func ownInterpolation(_ node: ExpressionSegmentSyntax, isLocalized: Bool) -> Code? {
        let arguments = Arguments(node.expressions)
        let names = isLocalized ? ["LocalizedStringKey.StringInterpolation"] : Self.textInterpolations
        let candidates = names.flatMap { methods(extensions[$0]?.lookup("appendInterpolation") ?? []) }
            .filter { takes($0, arguments) }
        guard !candidates.isEmpty else { return nil }
        var prepared: Prepared = [:]
        guard
            let choice = choose(
                "appendInterpolation",
                candidates,
                arguments,
                &prepared,
                at: node,
                { $0.parameters.map(\.parameter) }
            )
        else { return nil }
        var bindings: [String: StaticType] = [:]
        let code = choice.candidate
        let parameters = code.parameters.map(\.parameter)
        let codes = argumentCodes(code, lowerArguments(parameters, choice.sources, prepared, &bindings))
        return { frame throws(Failure) in
            let callee = frame.machine.makeFrame(code, try Self.values(codes, frame), .string(""), [])
            _ = try frame.machine.run(code, callee)
            return callee.selfValue
        }
    }

    private static let textInterpolations = ["String.StringInterpolation", "DefaultStringInterpolation"]

    /// Says whether a function is meant by its labels; one of a single value without a label only by the value's type.
    func takes(_ code: FunctionCode, _ arguments: Arguments) -> Bool {
        guard arguments.match(code.parameters.map(\.parameter)) != nil else { return false }
        guard arguments.inside.count == 1, let only = arguments.inside.first, only.label == nil else { return true }
        let wanted = code.parameters[0].parameter.type
        return quietly {
            let given = lower(only.expression)
            return accepts(wanted, given.type, isLiteral: given.isLiteral) ?? 0
        } >= 3
    }
}
