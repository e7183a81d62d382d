import LayoutCore
import SwiftSyntax
import ViewRuntime

/// `+`, `-`, `*` and their kin on numbers, strings and collections.
extension Lowering {
    func arithmetic(
        _ name: String,
        _ first: Lowered,
        _ second: Lowered,
        _ node: InfixOperatorExprSyntax
    ) -> Lowered {
        let position = position(node.operator)
        guard let function = Arithmetic.function(name) else {
            let near = nearest(name, among: Array(globals.keys))
            return failed(
                "cannot find operator '\(name)' in scope" + (near.map { "; did you mean '\($0)'?" } ?? ""),
                at: node.operator
            )
        }
        guard let type = resultType(name, first, second) else {
            return customOperator(name, [first, second], node, isLastResort: true)
                ?? mismatch(name, first, second, node)
        }
        if let left = first.constant, let right = second.constant,
            let value = try? function(left, right, machine, position)
        {
            var result = Lowered(type, first.position, constant: value)
            result.isLiteral = first.isLiteral && second.isLiteral
            return result
        }
        var result = Lowered(type, first.position, Arithmetic.code(name, type, first, second, function, position))
        result.isLiteral = first.isLiteral && second.isLiteral
        return result
    }

    /// The type of a result; `nil` if the operands do not go together.
    private func resultType(_ name: String, _ first: Lowered, _ second: Lowered) -> StaticType? {
        switch (first.type, second.type) {
        case (.int, .int), (.double, .double), (.string, .string), (.float, .float): return first.type
        case (.sized(let a), .sized(let b)) where a == b: return first.type
        case (.sized, .sized), (.sized, .int), (.int, .sized):
            return ["<<", ">>", "&<<", "&>>"].contains(name) ? first.type : nil
        case (.unknown, .sized), (.unknown, .float): return second.type
        case (.sized, .unknown), (.float, .unknown): return first.type
        case (.decimal, .decimal), (.decimal, .unknown), (.unknown, .decimal): return name == "%" ? nil : .decimal
        case (.unknown, .double), (.double, .unknown): return .double
        case (.unknown, .string), (.string, .unknown): return name == "+" ? .string : .unknown
        case (.unknown, _), (_, .unknown), (.generic, _), (_, .generic): return .unknown
        case (.array(let a), .array(let b)): return .array(common(a, b))
        case (.array, .set), (.array, .range): return first.type
        case (.native("Text"), .native("Text")): return first.type
        case (.native("Angle"), .native("Angle")), (.native("Duration"), .native("Duration")): return first.type
        case (.native("DispatchTime"), .int), (.native("DispatchTime"), .double),
            (.native("DispatchTime"), .native("DispatchTimeInterval")):
            return first.type
        case (.native("Duration"), .double), (.native("Duration"), .int): return first.type
        case (.native("Angle"), .double), (.native("Angle"), .int):
            return ["*", "/"].contains(name) && (second.type == .double || second.isLiteral) ? first.type : nil
        case (.double, .native("Angle")), (.int, .native("Angle")):
            return name == "*" && (first.type == .double || first.isLiteral) ? second.type : nil
        case (.string, .character), (.character, .string): return nil
        case (.user, _), (_, .user): return .unknown
        default: return nil
        }
    }
}
