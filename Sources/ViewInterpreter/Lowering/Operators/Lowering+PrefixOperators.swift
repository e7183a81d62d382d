import LayoutCore
import SwiftSyntax
import ViewRuntime

/// `!`, `-` and the other operators before a value.
extension Lowering {
    func lowerPrefix(_ node: PrefixOperatorExprSyntax, _ expected: StaticType) -> Lowered {
        let name = node.operator.text
        let operand =
            if name == "-", let literal = node.expression.as(IntegerLiteralExprSyntax.self), globals["-"] == nil {
                lowerInteger(literal, expected, isNegative: true)
            } else {
                lower(node.expression, name == "!" ? .bool : expected)
            }
        if name == "-", node.expression.is(IntegerLiteralExprSyntax.self), globals["-"] == nil {
            var negative = operand
            negative.position = position(node)
            return negative
        }
        if operand.isFailed { return operand }
        if let custom = customOperator(name, [operand], node) { return custom }
        let code = operand.code
        let position = position(node)
        var result: Lowered
        switch name {
        case "-":
            if let value = operand.constant {
                switch value {
                case .int(let number): result = Lowered(.int, position, constant: .int(0 &- number))
                case .double(let number): result = Lowered(.double, position, constant: .double(-number))
                case .float(let number): result = Lowered(.float, position, constant: .float(-number))
                case .sized(let number):
                    guard let negative = SizedInteger(exactly: -number.value, number.kind) else {
                        return failed("-(\(number.value)) overflows '\(number.kind.name)'", at: node)
                    }
                    result = Lowered(operand.type, position, constant: .sized(negative))
                default: return failed("unary operator '-' cannot be applied to '\(self.name(operand.type))'", at: node)
                }
            } else {
                result = Lowered(operand.type, position) { frame throws(Failure) in
                    switch try code(frame) {
                    case .int(let number):
                        guard number != .min else { throw frame.machine.trap("-(\(number)) overflows Int", position) }
                        return .int(-number)
                    case .double(let number): return .double(-number)
                    case .float(let number): return .float(-number)
                    case .sized(let number):
                        guard let negative = SizedInteger(exactly: -number.value, number.kind) else {
                            throw frame.machine.trap("-(\(number.value)) overflows \(number.kind.name)", position)
                        }
                        return .sized(negative)
                    case .size(let size): return .size(.init(width: -size.width, height: -size.height))
                    case .native(let box):
                        if case .angle(let degrees) = box.native { return .native(.angle(-degrees)) }
                        if case .decimal(let number) = box.native { return .native(.decimal(number.negated)) }
                        throw frame.machine.trap(
                            "unary operator '-' cannot be applied to \(box.native.printed)",
                            position
                        )
                    case let value:
                        throw frame.machine.trap("unary operator '-' cannot be applied to \(value.debugText)", position)
                    }
                }
            }
        case "+": result = operand
        case "!":
            if ![.bool, .unknown].contains(operand.type), !operand.type.isGeneric {
                if let custom = customOperator(name, [operand], node, isLastResort: true) { return custom }
                return failed(
                    "cannot convert value of type '\(self.name(operand.type))' to expected type 'Bool'",
                    at: node.expression
                )
            }
            return Lowered(.bool, position) { frame throws(Failure) in .bool(!(try code(frame)).isTrue) }
        case "~":
            return Lowered(operand.type.isInteger ? operand.type : .unknown, position) { frame throws(Failure) in
                switch try code(frame) {
                case .int(let number): return .int(~number)
                case .sized(let number): return .sized(SizedInteger(truncating: ~number.value, number.kind))
                case let value:
                    throw frame.machine.trap("unary operator '~' cannot be applied to \(value.debugText)", position)
                }
            }
        case "..<", "...":
            return Lowered(.range(operand.type), position) { frame throws(Failure) in
                .range(RangeValue(lower: nil, upper: try code(frame), isClosed: name == "..."))
            }
        case "&": return operand
        default: return failed("operator '\(name)' is not supported", at: node.operator)
        }
        result.isLiteral = operand.isLiteral
        return result
    }
}
