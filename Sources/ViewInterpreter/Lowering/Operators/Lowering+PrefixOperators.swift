import LayoutCore
import SwiftSyntax
import ViewRuntime

/// `!`, `-` and the other operators before a value.
extension Lowering {
    /// The negative of a number or of what has one; `nil` for what has none, and for the least `Int` unless it `wraps`.
    private static func negative(_ value: Value, wraps: Bool = false) -> Value? {
        switch value {
        case .int(let number): number == .min && !wraps ? nil : .int(0 &- number)
        case .double(let number): .double(-number)
        case .float(let number): .float(-number)
        case .sized(let number): SizedInteger(exactly: -number.value, number.kind).map { .sized($0) }
        case .size(let size): .size(.init(width: -size.width, height: -size.height))
        case .native(let box):
            switch box.native {
            case .angle(let degrees): .native(.angle(-degrees))
            case .decimal(let number): .native(.decimal(number.negated))
            default: nil
            }
        default: nil
        }
    }

    private static func whyNotNegative(_ value: Value) -> String {
        switch value {
        case .int(let number): "-(\(number)) overflows Int"
        case .sized(let number): "-(\(number.value)) overflows \(number.kind.name)"
        case .native(let box): "unary operator '-' cannot be applied to \(box.native.printed)"
        default: "unary operator '-' cannot be applied to \(value.debugText)"
        }
    }

    /// Lowers an operator in front of its operand.
    func lowerPrefix(_ node: PrefixOperatorExprSyntax, _ expected: StaticType) -> Lowered {
        let name = node.operator.text
        if name == "-", let literal = node.expression.as(IntegerLiteralExprSyntax.self), globals["-"] == nil {
            var negative = lowerInteger(literal, expected, isNegative: true)
            negative.position = position(node)
            return negative
        }
        let isRange = ExprSyntax(node).isRange
        let operand = lower(node.expression, name == "!" ? .bool : isRange ? expected.boundOfRange : expected)
        if operand.isFailed { return operand }
        if let custom = customOperator(name, [operand], node) { return custom }
        switch name {
        case "-": return lowerNegation(operand, node)
        case "+", "&": return operand
        case "!": return lowerNot(operand, node)
        case "~": return lowerComplement(operand, position(node))
        case "..<", "...": return lowerRangeUpTo(operand, isClosed: name == "...", position(node))
        default: return failed("operator '\(name)' is not supported", at: node.operator)
        }
    }

    private func lowerNegation(_ operand: Lowered, _ node: PrefixOperatorExprSyntax) -> Lowered {
        let position = position(node)
        var result: Lowered
        if let value = operand.constant {
            guard let negative = Self.negative(value, wraps: true) else {
                if case .sized(let number) = value {
                    return failed("-(\(number.value)) overflows '\(number.kind.name)'", at: node)
                }
                return failed("unary operator '-' cannot be applied to '\(name(operand.type))'", at: node)
            }
            result = Lowered(operand.type, position, constant: negative)
        } else {
            let code = operand.code
            result = Lowered(operand.type, position) { frame throws(Failure) in
                let value = try code(frame)
                if let negative = Self.negative(value) { return negative }
                throw frame.machine.trap(Self.whyNotNegative(value), position)
            }
        }
        result.isLiteral = operand.isLiteral
        return result
    }

    private func lowerNot(_ operand: Lowered, _ node: PrefixOperatorExprSyntax) -> Lowered {
        if ![.bool, .unknown].contains(operand.type), !operand.type.isGeneric {
            if let custom = customOperator("!", [operand], node, isLastResort: true) { return custom }
            return failed(
                "cannot convert value of type '\(name(operand.type))' to expected type 'Bool'",
                at: node.expression
            )
        }
        let code = operand.code
        return Lowered(.bool, position(node)) { frame throws(Failure) in .bool(!(try code(frame)).isTrue) }
    }

    private func lowerComplement(_ operand: Lowered, _ position: SourcePosition) -> Lowered {
        let code = operand.code
        return Lowered(operand.type.isInteger ? operand.type : .unknown, position) { frame throws(Failure) in
            switch try code(frame) {
            case .int(let number): return .int(~number)
            case .sized(let number): return .sized(SizedInteger(truncating: ~number.value, number.kind))
            case let value:
                throw frame.machine.trap("unary operator '~' cannot be applied to \(value.debugText)", position)
            }
        }
    }

    /// `..<upper` and `...upper`.
    private func lowerRangeUpTo(_ upper: Lowered, isClosed: Bool, _ position: SourcePosition) -> Lowered {
        let code = upper.code
        var result = Lowered(.range(upper.type), position) { frame throws(Failure) in
            .range(RangeValue(lower: nil, upper: try code(frame), isClosed: isClosed))
        }
        result.isLiteral = upper.isLiteral
        return result
    }
}
