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
            let lower = lower(node.expression).code
            return Lowered(.range(.int), position(node)) { frame throws(Failure) in
                .range(RangeValue(lower: try lower(frame), upper: nil, isClosed: true))
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
            if let outer = spine.first?.operator.trimmedDescription, !Self.isArithmetic(outer) { break }
        }
        guard let last = spine.last else {
            return failed("'=' gives no value; use '==' to compare", at: node)
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
        if let tuple = node.as(TupleExprSyntax.self), let only = tuple.elements.first, tuple.elements.count == 1 {
            return leadingMemberName(only.expression)
        }
        return implicitMemberName(node)
    }

    private static func isArithmetic(_ name: String) -> Bool {
        ["+", "-", "*", "/", "%", "&+", "&-", "&*", "&&", "||", "&", "|", "^"].contains(name)
    }

    /// Lowers one operator; `left` is its left operand if that is lowered already.
    private func binary(_ node: InfixOperatorExprSyntax, _ left: Lowered?, _ expected: StaticType) -> Lowered {
        let name = node.operator.trimmedDescription
        switch name {
        case "&&", "||": return lowerLogical(node, left, name)
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
    private func operands(_ node: InfixOperatorExprSyntax, _ left: Lowered?, _ hint: StaticType) -> (Lowered, Lowered) {
        if let left {
            return (left, lower(node.rightOperand, hint == .unknown ? operandHint(left, node.rightOperand) : hint))
        }
        if needsContext(node.leftOperand), !needsContext(node.rightOperand) {
            let second = lower(node.rightOperand, hint)
            return (lower(node.leftOperand, hint == .unknown ? operandHint(second, node.leftOperand) : hint), second)
        }
        let first = lower(node.leftOperand, hint)
        return (first, lower(node.rightOperand, hint == .unknown ? operandHint(first, node.rightOperand) : hint))
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
        if let tuple = node.as(TupleExprSyntax.self), let only = tuple.elements.first, tuple.elements.count == 1 {
            return needsContext(only.expression)
        }
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
    private func unify(_ first: inout Lowered, _ second: inout Lowered) {
        let types = (first.type.unwrapped, second.type.unwrapped)
        if types.0 == .int, first.isLiteral, types.1 == .double { first = coercedNumber(first) }
        if types.1 == .int, second.isLiteral, types.0 == .double { second = coercedNumber(second) }
        if first.isLiteral, types.0 == .int || types.0 == .double { first = converted(first, types.1) }
        if second.isLiteral, types.1 == .int || types.1 == .double { second = converted(second, types.0) }
    }

    /// A written-out number as an integer of another size or a `Float`, if the other operand is one and holds it.
    private func converted(_ lowered: Lowered, _ type: StaticType) -> Lowered {
        guard type.isConvertedNumber, type != .double, lowered.type == .int || type == .float else { return lowered }
        return asNumber(lowered, type)
    }

    /// A number as a `Double`.
    func coercedNumber(_ lowered: Lowered) -> Lowered { asNumber(lowered, .double) }

    private func lowerLogical(_ node: InfixOperatorExprSyntax, _ left: Lowered?, _ name: String) -> Lowered {
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

    private func lowerCoalescing(_ node: InfixOperatorExprSyntax, _ left: Lowered?, _ expected: StaticType) -> Lowered {
        let first = left ?? lower(node.leftOperand, expected == .unknown ? .unknown : expected.asOptional)
        if first.type.isForeign { return lower(node.rightOperand, expected) }
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

    private func lowerRange(
        _ node: InfixOperatorExprSyntax,
        _ left: Lowered?,
        _ expected: StaticType,
        isClosed: Bool
    ) -> Lowered {
        var hint: StaticType = .unknown
        if case .range(let bound) = expected.unwrapped { hint = bound.substituting([:]) }
        var (first, second) = operands(node, left, hint)
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
            if high.isOrdered(before: low) {
                throw frame.machine.trap(
                    "a range needs its lower bound (\(low.debugText)) not above its upper bound (\(high.debugText))",
                    position
                )
            }
            return .range(RangeValue(lower: low, upper: high, isClosed: isClosed))
        }
    }

    // MARK: Custom operators

    /// An operator that the program defines for these operands.
    private func customOperator(_ name: String, _ operands: [Lowered], _ node: some SyntaxProtocol) -> Lowered? {
        let candidates = (globals[name] ?? []).compactMap { member -> FunctionCode? in
            guard case .method(let code) = member, code.parameters.count == operands.count, !code.isRequirement else {
                return nil
            }
            return code
        }
        guard !candidates.isEmpty else { return nil }
        let fitting = candidates.filter { code in
            zip(code.parameters, operands).allSatisfy {
                accepts($0.parameter.type, $1.type, isLiteral: $1.isLiteral) != nil
            }
        }
        let known = fitting.filter { code in
            zip(code.parameters, operands).contains { parameter, operand in
                operand.type != .unknown
                    && (accepts(parameter.parameter.type, operand.type, isLiteral: operand.isLiteral) ?? 0) >= 3
            }
        }
        let isOwn = Arithmetic.function(name) == nil && !["==", "!=", "<", ">", "<=", ">=", "!", "~="].contains(name)
        if !isOwn, operands.contains(where: { $0.type == .unknown || $0.type.isGeneric }), operands.count == 2 {
            return fitting.isEmpty ? nil : openOperator(name, operands, fitting, node)
        }
        guard let code = known.first ?? (isOwn || operands.allSatisfy({ $0.type == .unknown }) ? fitting.first : nil)
        else { return nil }
        let codes = zip(operands, code.parameters).map { coerced($0, to: $1.parameter.type, at: node).code }
        return Lowered(code.result.substituting([:]), position(node)) { frame throws(Failure) in
            var values: [Value] = []
            for code in codes { values.append(try code(frame)) }
            let callee = frame.machine.makeFrame(code, values, .missing, [])
            return try frame.machine.run(code, callee)
        }
    }

    /// An operator of the program or of the standard library, by what the values turn out to be.
    private func openOperator(
        _ name: String,
        _ operands: [Lowered],
        _ candidates: [FunctionCode],
        _ node: some SyntaxProtocol
    ) -> Lowered? {
        let types = candidates.map { $0.parameters.map(\.parameter.type) }
        let known: StaticType = .function(
            StaticType.FunctionType(parameters: operands.map(\.type), result: .unknown)
        )
        guard types.contains(where: { $0.contains { $0.isOwn } }) else { return nil }
        let reference = operatorReference(name, at: node, known).code
        let codes = operands.map(\.code)
        let isComparison = Self.comparisons.contains(name)
        return Lowered(isComparison ? .bool : .unknown, position(node)) { frame throws(Failure) in
            guard case .function(let function) = try reference(frame) else { return .void }
            return try frame.machine.call(function, try Self.values(codes, frame))
        }
    }

    // MARK: Comparison

    private func comparison(
        _ name: String,
        _ first: Lowered,
        _ second: Lowered,
        _ node: InfixOperatorExprSyntax
    ) -> Lowered {
        let types = (first.type.unwrapped, second.type.unwrapped)
        let areNumbers = types.0.isNumber && types.1.isNumber
        // Integers of all sizes are compared by value.
        if areNumbers, types.0 != types.1, !(types.0.isInteger && types.1.isInteger) {
            return mismatch(name, first, second, node)
        }
        for (one, other) in [types, (types.1, types.0)]
        where [.int, .double, .bool].contains(one) && [.string, .bool, .int, .double].contains(other) && one != other {
            return mismatch(name, first, second, node)
        }
        if let lacking = missingConformance(name, types.0, types.1) {
            return failed(
                "operator '\(name)' requires that '\(self.name(types.0))' conform to '\(lacking)'",
                at: node.operator
            )
        }
        let (a, b) = (first.code, second.code)
        let position = first.position
        switch name {
        case "==": return Lowered(.bool, position) { f throws(Failure) in .bool(try a(f) == (try b(f))) }
        case "!=": return Lowered(.bool, position) { f throws(Failure) in .bool(try a(f) != (try b(f))) }
        case "~=":
            return Lowered(.bool, position) { f throws(Failure) in
                let pattern = try a(f)
                return .bool(pattern.accepts(try b(f)))
            }
        case "===", "!==":
            let isSame = name == "==="
            return Lowered(.bool, position) { f throws(Failure) in
                let (x, y) = (try a(f), try b(f))
                if case .object(let left) = x, case .object(let right) = y { return .bool((left === right) == isSame) }
                return .bool((x.isNull && y.isNull) == isSame)
            }
        case "<": return Lowered(.bool, position) { f throws(Failure) in .bool(try a(f).isOrdered(before: try b(f))) }
        case ">":
            return Lowered(.bool, position) { f throws(Failure) in
                let x = try a(f)
                return .bool(try b(f).isOrdered(before: x))
            }
        case "<=":
            return Lowered(.bool, position) { f throws(Failure) in
                let (x, y) = (try a(f), try b(f))
                return .bool(x.isOrdered(before: y) || x == y)
            }
        case ">=":
            return Lowered(.bool, position) { f throws(Failure) in
                let (x, y) = (try a(f), try b(f))
                return .bool(y.isOrdered(before: x) || x == y)
            }
        default: return failed("operator '\(name)' is not supported", at: node.operator)
        }
    }

    /// The protocol that both operands lack for a comparison; `nil` if they may be compared.
    private func missingConformance(_ name: String, _ first: StaticType, _ second: StaticType) -> String? {
        guard first == second else { return nil }
        switch name {
        case "==", "!=": return lacks("Equatable", first) ? "Equatable" : nil
        case "<", ">", "<=", ">=": return lacks("Comparable", first) ? "Comparable" : nil
        default: return nil
        }
    }

    private func mismatch(
        _ name: String,
        _ first: Lowered,
        _ second: Lowered,
        _ node: InfixOperatorExprSyntax
    ) -> Lowered {
        failed(
            "binary operator '\(name)' cannot be applied to operands of type '\(self.name(first.type))' and '\(self.name(second.type))'",
            at: node.operator
        )
    }

    // MARK: Arithmetic

    private func arithmetic(
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
        guard let type = resultType(name, first, second) else { return mismatch(name, first, second, node) }
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
        case (.unknown, .double), (.double, .unknown): return .double
        case (.unknown, .string), (.string, .unknown): return name == "+" ? .string : .unknown
        case (.unknown, _), (_, .unknown), (.generic, _), (_, .generic): return .unknown
        case (.array(let a), .array(let b)): return .array(common(a, b))
        case (.array, .set), (.array, .range): return first.type
        case (.native("Text"), .native("Text")): return first.type
        case (.native("Angle"), .native("Angle")), (.native("Duration"), .native("Duration")): return first.type
        case (.native("DispatchTime"), .int), (.native("DispatchTime"), .double): return first.type
        case (.native("Angle"), .double), (.native("Duration"), .double), (.native("Duration"), .int): return first.type
        case (.double, .native("Angle")): return second.type
        case (.string, .character), (.character, .string): return nil
        case (.user, _), (_, .user): return .unknown
        default: return nil
        }
    }

    // MARK: Prefix operators, conditions, casts

    private func lowerPrefix(_ node: PrefixOperatorExprSyntax, _ expected: StaticType) -> Lowered {
        let name = node.operator.text
        let operand =
            if name == "-", let literal = node.expression.as(IntegerLiteralExprSyntax.self), globals["-"] == nil {
                lowerInteger(literal, expected, isNegative: true)
            } else {
                lower(node.expression, name == "!" ? .bool : expected)
            }
        if name == "-", node.expression.is(IntegerLiteralExprSyntax.self), globals["-"] == nil { return operand }
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
            if ![.bool, .unknown].contains(operand.type) {
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

    private func lowerTernary(_ node: TernaryExprSyntax, _ expected: StaticType) -> Lowered {
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

    private func lowerCast(_ node: AsExprSyntax, _ expected: StaticType) -> Lowered {
        let type = resolve(node.type)
        let operand = lower(node.expression, node.questionOrExclamationMark == nil ? type : .unknown)
        let code = operand.code
        let position = position(node)
        switch node.questionOrExclamationMark?.text {
        case nil: return coerced(operand, to: type, at: node.expression)
        case "?":
            return Lowered(type.inOptional, position) { [program] frame throws(Failure) in
                let value = try code(frame)
                return TypeTest.value(value, is: type, program) ? value : .null
            }
        default:
            let name = name(type)
            return Lowered(type, position) { [program] frame throws(Failure) in
                let value = try code(frame)
                guard TypeTest.value(value, is: type, program) else {
                    throw frame.machine.trap("could not cast \(value.debugText) to '\(name)'", position)
                }
                return value
            }
        }
    }
}
