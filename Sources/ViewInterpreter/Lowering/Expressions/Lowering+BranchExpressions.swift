import SwiftSyntax
import ViewRuntime

/// `if` and `switch` as expressions, and the type that their branches have in common.
extension Lowering {
    /// Lowers an `if` or `switch` whose branches give values; `nil` if a branch is not a single expression.
    func lowerBranchExpression(_ node: ExprSyntax, _ expected: StaticType) -> Lowered? {
        if let node = node.as(IfExprSyntax.self) {
            guard let otherwise = node.elseBody, let body = branch(node.body.statements) else { return nil }
            scope?.pushBlock()
            let condition = lowerConditions(node.conditions)
            guard let first = lowerBranch(body, expected) else {
                scope?.popBlock()
                return nil
            }
            scope?.popBlock()
            let second: Lowered?
            switch otherwise {
            case .ifExpr(let other): second = lowerBranchExpression(ExprSyntax(other), expected)
            case .codeBlock(let block): second = branch(block.statements).flatMap { lowerBranch($0, expected) }
            @unknown default: second = nil
            }
            guard let second else { return nil }
            return choose(first, second, condition, expected, at: node)
        }
        guard let node = node.as(SwitchExprSyntax.self) else { return nil }
        return lowerSwitchExpression(node, expected)
    }

    /// Reports an `if` or `switch` that stands where a value is wanted and gives none.
    func noValue(of node: ExprSyntax, _ word: String) -> Lowered {
        var last = node.as(IfExprSyntax.self)
        while case .ifExpr(let other)? = last?.elseBody { last = other }
        if last != nil, last?.elseBody == nil {
            return failed("'if' must have an unconditional 'else' to be used as expression", at: node)
        }
        return failed("this '\(word)' gives no value: each branch has to be one expression", at: node)
    }

    private func branch(_ statements: CodeBlockItemListSyntax) -> Syntax? {
        let items = activeItems(statements)
        return items.count == 1 ? items[0] : nil
    }

    private func lowerBranch(_ item: Syntax, _ expected: StaticType) -> Lowered? {
        if let statement = item.as(ExpressionStmtSyntax.self) {
            return lowerBranchExpression(statement.expression, expected)
        }
        if let node = item.as(ThrowStmtSyntax.self), let step = lowerStatement(Syntax(node)) {
            return Lowered(.never, position(node)) { frame throws(Failure) in
                _ = try step(frame)
                return .void
            }
        }
        guard let expression = item.as(ExprSyntax.self), !isAssignment(expression) else { return nil }
        if expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self) {
            return lowerBranchExpression(expression, expected)
        }
        return coerced(lower(expression, expected), to: expected, at: expression)
    }

    private func lowerSwitchExpression(_ node: SwitchExprSyntax, _ expected: StaticType) -> Lowered? {
        for element in node.cases {
            guard let item = element.as(SwitchCaseSyntax.self), branch(item.statements) != nil else { return nil }
            if let only = branch(item.statements), only.is(ReturnStmtSyntax.self) { return nil }
            if let only = branch(item.statements), let expression = only.as(ExprSyntax.self), isAssignment(expression) {
                return nil
            }
        }
        let subject = lower(node.subject)
        checkExhaustive(node, subject.type)
        var type = expected
        var isComplete = true
        let cases = lowerCases(node, subject.type) { statements -> Code in
            guard let item = branch(statements), let lowered = lowerBranch(item, expected) else {
                isComplete = false
                return { _ in .void }
            }
            if type == .unknown || type == .never { type = lowered.type }
            return lowered.code
        }
        guard isComplete else { return nil }
        let code = subject.code
        let position = position(node)
        return Lowered(type, position) { frame throws(Failure) in
            let value = try code(frame)
            for item in cases where try Self.matches(item.patterns, frame, value) { return try item.body(frame) }
            throw frame.machine.trap("no case of the switch fits \(value.debugText)", position)
        }
    }

    /// One of two values by a condition.
    func choose(
        _ first: Lowered,
        _ second: Lowered,
        _ condition: @escaping (Frame) throws(Failure) -> Bool,
        _ expected: StaticType,
        at node: some SyntaxProtocol
    ) -> Lowered {
        var type = expected
        if type == .unknown { type = common(first.type, second.type) }
        checkBranches(first, second, at: node)
        let yes = first.code
        let no = second.code
        var result = Lowered(type, position(node)) { frame throws(Failure) in
            try condition(frame) ? try yes(frame) : try no(frame)
        }
        result.isLiteral = first.isLiteral && second.isLiteral
        result.isFailed = first.isFailed || second.isFailed
        return result
    }

    /// Reports two views of different types, of which a condition cannot choose one outside of a builder.
    private func checkBranches(_ first: Lowered, _ second: Lowered, at node: some SyntaxProtocol) {
        guard let view = knownView(first.type), let other = knownView(second.type), view != other,
            node.position < endPosition, !takesAnyView(node)
        else { return }
        let types = "mismatching types '\(name(first.type))' and '\(name(second.type))'"
        if Syntax(node).is(TernaryExprSyntax.self) {
            error("result values in '? :' expression have \(types)", at: node)
        } else {
            report(.error, "branches have \(types); write '@ViewBuilder' above", at: first.position)
        }
    }

    /// The type of a view, where it is certain: others may be of any type that conforms to `View`.
    func knownView(_ type: StaticType) -> StaticType? {
        switch type {
        case .native("Text"), .native("Image"), .native("Color"), .native("LinearGradient"): return type
        case .user(let id):
            let info = program.types[id]
            guard info.kind == .structure, info.conforms(to: "View"), !info.position.isOutside else { return nil }
            return .user(info.id)
        default: return nil
        }
    }

    /// Says whether what stands around takes views of any type: `any View`, or for an `if` a builder, which a closure or a
    /// member that a protocol asks for may be without saying so.
    private func takesAnyView(_ node: some SyntaxProtocol) -> Bool {
        let isTernary = Syntax(node).is(TernaryExprSyntax.self)
        if !isTernary, currentType?.protocols.isEmpty == false { return true }
        var around = node.parent
        while let place = around {
            if place.is(ClosureExprSyntax.self), !isTernary { return true }
            if let node = place.as(VariableDeclSyntax.self), let binding = node.bindings.first {
                return isOpen(node.attributes, binding.pattern.sourceText, binding.typeAnnotation?.type, isTernary)
            }
            if let node = place.as(FunctionDeclSyntax.self) {
                return isOpen(node.attributes, node.name.text, node.signature.returnClause?.type, isTernary)
            }
            around = place.parent
        }
        return false
    }

    private func isOpen(
        _ attributes: AttributeListSyntax,
        _ name: String,
        _ type: TypeSyntax?,
        _ isTernary: Bool
    ) -> Bool {
        if type?.sourceText.hasPrefix("any ") == true { return true }
        return !isTernary && (!attributes.isEmpty || ["body", "makeBody", "previews"].contains(name))
    }

    /// The type that both branches have.
    func common(_ first: StaticType, _ second: StaticType) -> StaticType {
        if first == second { return first }
        if first == .never || first == .unknown { return second == .null ? .unknown : second }
        if second == .never || second == .unknown { return first == .null ? .unknown : first }
        if first == .null { return second.asOptional }
        if second == .null { return first.asOptional }
        if first.unwrapped == second.unwrapped { return first.unwrapped.asOptional }
        if [first, second].allSatisfy({ [.int, .double].contains($0) }) { return .double }
        // A literal beside a number of another type.
        if first.isNumber, second.isNumber, first == .int || second == .int { return first == .int ? second : first }
        if isView(first), isView(second) { return .view }
        return .unknown
    }

    /// Says whether values of the type are views.
    func isView(_ type: StaticType) -> Bool {
        switch type {
        case .native: type.isViewLike
        case .user(let id): program.types[id].isView
        case .optional(let wrapped): isView(wrapped)
        default: false
        }
    }
}
