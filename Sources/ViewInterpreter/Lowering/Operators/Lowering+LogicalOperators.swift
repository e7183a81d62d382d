import LayoutCore
import SwiftSyntax
import ViewRuntime

/// Operators that evaluate only one side at times (`&&`, `||`, `??`, `?:`), and ranges.
extension Lowering {
    /// An `&&` or `||` that the program declares for a type of its own; `nil` for conditions.
    func ownLogical(
        _ node: InfixOperatorExprSyntax,
        _ left: Lowered?,
        _ name: String,
        _ expected: StaticType
    ) -> Lowered? {
        guard globals[name] != nil else { return nil }
        let wanted = needsContext(node.leftOperand) ? expected.unwrapped : .unknown
        guard let first = left ?? attempt({ lower(node.leftOperand, wanted) }), first.type.isOwn else { return nil }
        return customOperator(name, [first, lower(node.rightOperand, first.type)], node)
    }

    func lowerLogical(_ node: InfixOperatorExprSyntax, _ left: Lowered?, _ name: String) -> Lowered {
        let first = left ?? lower(node.leftOperand, .bool)
        let second = lower(node.rightOperand, .bool)
        for (operand, syntax) in [(first, node.leftOperand), (second, node.rightOperand)]
        where ![.bool, .unknown, .foreign].contains(operand.type) && !operand.isFailed {
            error("cannot convert value of type '\(self.name(operand.type))' to expected type 'Bool'", at: syntax)
        }
        let (a, b) = (first.code, second.code)
        if name == "&&" {
            return Lowered(.bool, first.position) { frame throws(Failure) in
                try a(frame).isTrue ? try b(frame) : .bool(false)
            }
        }
        return Lowered(.bool, first.position) { frame throws(Failure) in
            try a(frame).isTrue ? .bool(true) : try b(frame)
        }
    }

    func lowerCoalescing(_ node: InfixOperatorExprSyntax, _ left: Lowered?, _ expected: StaticType) -> Lowered {
        let first = left ?? lower(node.leftOperand, expected == .unknown ? .unknown : expected.asOptional)
        if first.type.isForeign { return lower(node.rightOperand, expected) }
        if !first.type.isOptional, !first.type.isGeneric, let own = ownCoalescing(first, node) { return own }
        let wanted = first.type.unwrapped == .unknown || first.type == .null ? expected : first.type.unwrapped
        let right = lower(node.rightOperand, wanted)
        let second = coerced(right, to: wanted.asOptional, at: node.rightOperand)
        let (a, b) = (first.code, second.code)
        let type = right.type.isOptional ? right.type : first.type == .null ? right.type : wanted
        var result = Lowered(type, first.position) { frame throws(Failure) in
            let value = try a(frame)
            return value.isNull ? try b(frame) : value.outOfOptional
        }
        result.isFailed = first.isFailed || second.isFailed
        return result
    }

    /// A `??` of the program for what is no optional, such as a binding to one.
    private func ownCoalescing(_ first: Lowered, _ node: InfixOperatorExprSyntax) -> Lowered? {
        guard first.type != .unknown, let members = globals["??"] else { return nil }
        for case .method(let code) in members where code.parameters.count == 2 && !code.isRequirement {
            let types = code.parameters.map(\.parameter.type)
            guard types[0] != .unknown, !types[0].isGeneric, accepts(types[0], first.type, isLiteral: false) != nil
            else { continue }
            var bindings: [String: StaticType] = [:]
            if let open = code.openParameters.first { open.bind(to: first.type, &bindings) }
            let second = lower(node.rightOperand, types[1].substituting(bindings))
            return customOperator("??", [first, second], node, isLastResort: true)
        }
        return nil
    }

    func lowerRange(
        _ node: InfixOperatorExprSyntax,
        _ left: Lowered?,
        _ expected: StaticType,
        isClosed: Bool
    ) -> Lowered {
        var (first, second) = operands(node, left, expected.boundOfRange)
        unify(&first, &second)
        let bound = common(first.type, second.type)
        if bound == .bool {
            return failed("a range of '\(name(bound))' is not supported", at: node)
        }
        let position = position(node.operator)
        if case .int(let lower)? = first.constant, case .int(let upper)? = second.constant, lower <= upper {
            return Lowered(
                .range(.int),
                first.position,
                constant: isClosed ? .closedIntRange(lower, upper) : .intRange(lower, upper)
            )
        }
        let (a, b) = (first.code, second.code)
        return Lowered(.range(bound), first.position) { frame throws(Failure) in
            let low = try a(frame)
            let high = try b(frame)
            if case .int(let lower) = low, case .int(let upper) = high {
                guard lower <= upper else {
                    throw frame.machine.trap(
                        "a range needs its lower bound (\(lower)) not above its upper bound (\(upper))",
                        position
                    )
                }
                return isClosed ? .closedIntRange(lower, upper) : .intRange(lower, upper)
            }
            // What is not a number is neither above nor below.
            if high.isOrdered(before: low) || low.number?.isNaN == true || high.number?.isNaN == true {
                throw frame.machine.trap(
                    "a range needs its lower bound (\(low.debugText)) not above its upper bound (\(high.debugText))",
                    position
                )
            }
            return .range(RangeValue(lower: low, upper: high, isClosed: isClosed))
        }
    }

    func lowerTernary(_ node: TernaryExprSyntax, _ expected: StaticType) -> Lowered {
        let condition = lower(node.condition, .bool)
        if ![.bool, .unknown].contains(condition.type), !condition.isFailed {
            error(
                "cannot convert value of type '\(name(condition.type))' to expected condition type 'Bool'",
                at: node.condition
            )
        }
        let code = condition.code
        var first: Lowered
        var second: Lowered
        if expected == .unknown, needsContext(node.thenExpression), !needsContext(node.elseExpression) {
            second = lower(node.elseExpression)
            first = lower(node.thenExpression, second.type)
        } else {
            first = lower(node.thenExpression, expected)
            second = lower(node.elseExpression, expected == .unknown ? first.type : expected)
        }
        if expected == .unknown { unify(&first, &second) }
        if expected != .unknown {
            first = coerced(first, to: expected, at: node.thenExpression)
            second = coerced(second, to: expected, at: node.elseExpression)
        }
        return choose(first, second, { frame throws(Failure) in try code(frame).isTrue }, expected, at: node)
    }
}
