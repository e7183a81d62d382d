import LayoutCore
import SwiftParser
import SwiftSyntax
import ViewRuntime

/// Operators. The whole file is folded by Swift's precedence before lowering, so expressions are trees here.
extension Lowering {
    func lowerOperators(_ expression: ExprSyntax, _ expected: StaticType) -> Lowered {
        if let node = expression.as(InfixOperatorExprSyntax.self) { return lowerInfix(node, expected) }
        if let node = expression.as(TernaryExprSyntax.self) { return lowerTernary(node, expected) }
        if let node = expression.as(PrefixOperatorExprSyntax.self) { return lowerPrefix(node, expected) }
        if let node = expression.as(AsExprSyntax.self) { return lowerCast(node, expected) }
        if let node = expression.as(IsExprSyntax.self) {
            let code = lower(node.expression).code
            if let name = node.type.as(IdentifierTypeSyntax.self)?.name.text, let variable = scope?.find(name),
                variable.isTypeParameter
            {
                let type = read(variable, position(node)).code
                return Lowered(.bool, position(node)) { [program] frame throws(Failure) in
                    guard case .type(let reference) = try type(frame) else { return .bool(true) }
                    return .bool(TypeTest.value(try code(frame), is: reference.type, program))
                }
            }
            let type = resolve(node.type)
            return Lowered(.bool, position(node)) { [program] frame throws(Failure) in
                .bool(TypeTest.value(try code(frame), is: type, program))
            }
        }
        if let node = expression.as(PostfixOperatorExprSyntax.self), node.operator.text != "..." {
            let operand = self.lower(node.expression)
            return customOperator(node.operator.text, [operand], node)
                ?? failed("operator '\(node.operator.text)' is not supported", at: node.operator)
        }
        if let node = expression.as(PostfixOperatorExprSyntax.self) {
            let lower = lower(node.expression, expected.boundOfRange)
            let code = lower.code
            return Lowered(.range(lower.type == .unknown ? .int : lower.type), position(node)) {
                frame throws(Failure) in
                .range(RangeValue(lower: try code(frame), upper: nil, isClosed: true))
            }
        }
        return failed("this operator is not supported", at: expression)
    }

    // MARK: Binary operators
    private func lowerInfix(_ node: InfixOperatorExprSyntax, _ expected: StaticType) -> Lowered {
        // `a + b + c + …` leans to the left: walk down instead of recursing, so that its length does not matter.
        var spine: [InfixOperatorExprSyntax] = []
        var leftmost = ExprSyntax(node)
        while let infix = leftmost.as(InfixOperatorExprSyntax.self), infix.operator.is(BinaryOperatorExprSyntax.self) {
            spine.append(infix)
            leftmost = infix.leftOperand
            if let outer = spine.first?.operator.sourceText, !Self.isArithmetic(outer) { break }
        }
        guard let last = spine.last else {
            guard node.operator.is(ArrowExprSyntax.self) else {
                return failed("'=' gives no value; use '==' to compare", at: node)
            }
            let advice = "a closure's parameters stand inside its braces: '{ (number: Int) -> Int in … }'"
            return failed("expected type after '->'; \(advice)", at: node.rightOperand)
        }
        let expected = expected == .unknown ? contextOf(leftmost, spine) : expected
        var result = binary(last, nil, expected)
        for infix in spine.dropLast().reversed() { result = binary(infix, result, expected) }
        return result
    }

    /// What a chain of operators is of that starts with a `.member`: the first operand tells that says its own type.
    private func contextOf(_ leftmost: ExprSyntax, _ spine: [InfixOperatorExprSyntax]) -> StaticType {
        guard spine.count > 1, leadingMemberName(leftmost) != nil,
            let telling = spine.reversed().map(\.rightOperand).first(where: { !needsContext($0) })
        else { return .unknown }
        let type = quietly { lower(telling) }.type
        return type.isConvertedNumber ? type : .unknown
    }

    /// The name of the `.member` that an expression of operators starts with; `nil` if it starts otherwise.
    func leadingMemberName(_ node: ExprSyntax) -> String? {
        if let prefix = node.as(PrefixOperatorExprSyntax.self) { return leadingMemberName(prefix.expression) }
        if let infix = node.as(InfixOperatorExprSyntax.self) {
            return leadingMemberName(infix.leftOperand)
                ?? (needsContext(infix.leftOperand) ? leadingMemberName(infix.rightOperand) : nil)
        }
        if let inner = node.parenthesized { return leadingMemberName(inner) }
        return implicitMemberName(node)
    }

    private static func isArithmetic(_ name: String) -> Bool {
        ["+", "-", "*", "/", "%", "&+", "&-", "&*", "&&", "||", "&", "|", "^"].contains(name)
    }

    /// Lowers one operator; `left` is its left operand if that is lowered already.
    func binary(_ node: InfixOperatorExprSyntax, _ left: Lowered?, _ expected: StaticType) -> Lowered {
        let name = node.operator.sourceText
        switch name {
        case "&&", "||": return ownLogical(node, left, name, expected) ?? lowerLogical(node, left, name)
        case "??": return lowerCoalescing(node, left, expected)
        case "..<", "...": return lowerRange(node, left, expected, isClosed: name == "...")
        default: break
        }
        let isComparison = ["==", "!=", "<", ">", "<=", ">=", "===", "!==", "~="].contains(name)
        var hint: StaticType = isComparison || !expected.unwrapped.isConvertedNumber ? .unknown : expected.unwrapped
        if !isComparison, case .user = expected.unwrapped, globals[name] != nil { hint = expected.unwrapped }
        if !isComparison, case .native = expected.unwrapped, needsContext(node.leftOperand), left == nil {
            hint = expected.unwrapped
        }
        var (first, second) = ownOperands(name, node, left) ?? operands(node, left, hint)
        if first.isFailed || second.isFailed { return stand(in: "an operand is wrong", at: node) }
        if let foreign = foreignOperator(name, first, second) { return foreign }
        if case .user = expected.unwrapped, !isComparison, first.constant != nil, second.constant != nil,
            globals[name] != nil
        {
            first = asUser(first, expected.unwrapped, node.leftOperand)
            second = asUser(second, expected.unwrapped, node.rightOperand)
        }
        if let custom = customOperator(name, [first, second], node) { return custom }
        if first.constant != nil, case .user = second.type { first = asUser(first, second.type, node.leftOperand) }
        if second.isLiteral || second.constant != nil, case .user = first.type {
            second = asUser(second, first.type, node.rightOperand)
        }
        if let custom = customOperator(name, [first, second], node) { return custom }
        unify(&first, &second)
        if isComparison { return comparison(name, first, second, node) }
        return arithmetic(name, first, second, node)
    }

    /// The operands of an operator that only the program has, which says by itself what they are.
    private func ownOperands(
        _ name: String,
        _ node: InfixOperatorExprSyntax,
        _ left: Lowered?
    ) -> (Lowered, Lowered)? {
        guard let members = globals[name], Arithmetic.function(name) == nil, !Self.comparisons.contains(name) else {
            return nil
        }
        let forms = members.compactMap { member -> [StaticType]? in
            guard case .method(let code) = member, code.parameters.count == 2, !code.isRequirement else { return nil }
            return code.parameters.map(\.parameter.type.erasingGenerics)
        }
        let types = forms.count == 1 ? forms[0] : [.unknown, .unknown]
        return (left ?? lower(node.leftOperand, types[0]), lower(node.rightOperand, types[1]))
    }

    /// Lowers both operands; the one whose type is written out tells the other, which may be a literal or `.member`, what it is.
    func operands(_ node: InfixOperatorExprSyntax, _ left: Lowered?, _ hint: StaticType) -> (Lowered, Lowered) {
        if let left { return (left, lower(node.rightOperand, rightHint(left, node.rightOperand, hint))) }
        if needsContext(node.leftOperand), !needsContext(node.rightOperand) {
            let second = lower(node.rightOperand, hint)
            return (lower(node.leftOperand, hint == .unknown ? operandHint(second, node.leftOperand) : hint), second)
        }
        let first = lower(node.leftOperand, hint)
        return (first, lower(node.rightOperand, rightHint(first, node.rightOperand, hint)))
    }

    /// What the right operand is: a length of time beside a moment, else what the whole or the left operand is.
    private func rightHint(_ first: Lowered, _ node: ExprSyntax, _ hint: StaticType) -> StaticType {
        if first.type == .native("DispatchTime"), implicitMemberName(node) != nil {
            return .native("DispatchTimeInterval")
        }
        return hint == .unknown ? operandHint(first, node) : hint
    }

    /// What the other operand's type says of an operand; only those that need it are told.
    private func operandHint(_ other: Lowered, _ node: ExprSyntax) -> StaticType {
        if other.isLiteral, other.type == .int { return .unknown }
        if let name = implicitMemberName(node), ["some", "none"].contains(name), other.type.isOptional {
            return other.type
        }
        return needsContext(node) || node.is(InfixOperatorExprSyntax.self) || node.is(TupleExprSyntax.self)
            || other.type.isConvertedNumber
            ? other.type.unwrapped : .unknown
    }

    /// Says whether an expression takes its type from its surroundings.
    func needsContext(_ node: ExprSyntax) -> Bool {
        switch node.kind {
        case .integerLiteralExpr, .floatLiteralExpr, .nilLiteralExpr, .arrayExpr, .dictionaryExpr: return true
        case .stringLiteralExpr: return node.as(StringLiteralExprSyntax.self)?.representedLiteralValue?.count == 1
        default: break
        }
        if let prefix = node.as(PrefixOperatorExprSyntax.self) { return needsContext(prefix.expression) }
        if let inner = node.parenthesized { return needsContext(inner) }
        if let infix = node.as(InfixOperatorExprSyntax.self) {
            return needsContext(infix.leftOperand) && needsContext(infix.rightOperand)
        }
        var base: ExprSyntax? = node
        while let current = base {
            if let access = current.as(MemberAccessExprSyntax.self) {
                guard let inner = access.base else { return true }
                base = inner
            } else if let call = current.as(FunctionCallExprSyntax.self) {
                base = call.calledExpression
            } else {
                return false
            }
        }
        return false
    }

    /// A literal as a value of the program's own type, if that can be made from one.
    private func asUser(_ lowered: Lowered, _ type: StaticType, _ node: ExprSyntax) -> Lowered {
        guard case .user = type, accepts(type, lowered.type, isLiteral: true) != nil else { return lowered }
        return coerced(lowered, to: type, at: node)
    }

    /// Makes a written-out number what the other operand is.
    func unify(_ first: inout Lowered, _ second: inout Lowered) {
        let types = (first.type.unwrapped, second.type.unwrapped)
        if types.0 == .int, first.isLiteral, types.1 == .double { first = coercedNumber(first) }
        if types.1 == .int, second.isLiteral, types.0 == .double { second = coercedNumber(second) }
        if first.isLiteral, types.0 == .int || types.0 == .double { first = converted(first, types.1) }
        if second.isLiteral, types.1 == .int || types.1 == .double { second = converted(second, types.0) }
    }

    /// A written-out number as an integer of another size or a `Float`, if the other operand is one and holds it.
    private func converted(_ lowered: Lowered, _ type: StaticType) -> Lowered {
        guard type.isConvertedNumber, type != .double, lowered.type == .int || type.takesFractions else {
            return lowered
        }
        return asNumber(lowered, type)
    }

    /// A number as a `Double`.
    func coercedNumber(_ lowered: Lowered) -> Lowered { asNumber(lowered, .double) }
}
