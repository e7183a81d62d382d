import SwiftSyntax

/// Follows the ways through one body: where control can come to, and with which first values.
///
/// It looks at statements only; expressions are looked into where a variable waits for its first value or a `catch` for a
/// `try`. Conditions that the compiler may work out are taken for any: it must not find what the compiler does not.
final class FlowWalker {
    /// A loop, `switch` or labelled statement that jumps name.
    struct Target {
        var label: String?
        var isLoop = false
        /// True for a labelled `if` or `do`, which only a `break` with its label leaves.
        var needsLabel = false
        /// What is known where it is left by `break`; `nil` if it never is.
        var exits: FirstValues?
        /// What is known where its next round begins by `continue`.
        var rounds: FirstValues?
    }

    let lowering: Lowering
    let body: FlowBody
    /// What is known at the current place; `nil` if control never comes here.
    var here: FirstValues? = FirstValues()
    var targets: [Target] = []
    /// For each `do` with a `catch` around, what is known where its errors come from; `nil` if nothing throws.
    var thrown: [FirstValues?] = []
    /// Variables that get their first value by a statement, those of the body and of the type by their names.
    var variables: [AwaitedVariable] = []
    var locals: [String: Int] = [:]
    var properties: [String: Int] = [:]
    private(set) lazy var names = BodyNames(body.statements)
    /// What `fallthrough` takes to the next case.
    private var carried: FirstValues?
    /// Variables that were given a literal, so that the compiler may know conditions on them.
    private var literals: Set<String> = []
    /// True once a `return` with a value was come to.
    private(set) var givesValue = false

    init(_ lowering: Lowering, _ body: FlowBody) {
        self.lowering = lowering
        self.body = body
    }

    /// True if control comes to the end of the body without a value.
    private(set) var isEndReached = false

    func walk() {
        takeUpProperties()
        walk(body.statements)
        endInitializer(at: body.end)
        let items = lowering.activeItems(body.statements)
        isEndReached = here != nil && !FlowBody.isValue(items)
    }

    func walk(_ list: CodeBlockItemListSyntax) {
        for item in lowering.activeItems(list) where here != nil { walk(item, label: nil) }
    }

    private func walk(_ item: Syntax, label: String?) {
        switch item.kind {
        case .variableDecl: if let node = item.as(VariableDeclSyntax.self) { walk(node) }
        case .returnStmt:
            if let value = item.as(ReturnStmtSyntax.self)?.expression {
                givesValue = true
                visit(value)
            } else {
                endInitializer(at: item.positionAfterSkippingLeadingTrivia)
            }
            here = nil
        case .throwStmt:
            visit(item)
            noteThrow()
            here = nil
        case .breakStmt: leave(item.as(BreakStmtSyntax.self)?.label?.text)
        case .continueStmt: goOn(item.as(ContinueStmtSyntax.self)?.label?.text)
        case .fallThroughStmt:
            carried = here
            here = nil
        case .guardStmt: if let node = item.as(GuardStmtSyntax.self) { walk(node) }
        case .whileStmt: if let node = item.as(WhileStmtSyntax.self) { walk(node, label) }
        case .repeatStmt: if let node = item.as(RepeatStmtSyntax.self) { walk(node, label) }
        case .forStmt: if let node = item.as(ForStmtSyntax.self) { walk(node, label) }
        case .doStmt: if let node = item.as(DoStmtSyntax.self) { labelled(label) { walk(node) } }
        case .labeledStmt:
            if let node = item.as(LabeledStmtSyntax.self) { walk(Syntax(node.statement), label: node.label.text) }
        case .expressionStmt:
            if let node = item.as(ExpressionStmtSyntax.self) { walk(node.expression, label) }
        case .deferStmt, .functionDecl, .structDecl, .enumDecl, .classDecl, .typeAliasDecl: break
        default: if let node = item.as(ExprSyntax.self) { walk(node, label) }
        }
    }

    private func walk(_ node: ExprSyntax, _ label: String?) {
        if let node = node.as(IfExprSyntax.self) {
            labelled(label) { walk(node) }
        } else if let node = node.as(SwitchExprSyntax.self) {
            walk(node, label)
        } else {
            visit(node)
            if isNever(node) { here = nil }
        }
    }

    private func walk(_ node: VariableDeclSyntax) {
        for binding in node.bindings {
            if let type = binding.typeAnnotation?.type.as(FunctionTypeSyntax.self),
                type.returnClause.type.sourceText == "Never"
            {
                lowering.neverReturning.insert(binding.pattern.sourceText)
            }
            guard let value = binding.initializer?.value else {
                takeUp(binding, in: node)
                continue
            }
            visit(value)
            if isNever(value) { here = nil }
            if isLiteral(value), let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
                literals.insert(name)
            }
        }
    }

    // MARK: Jumps

    private func leave(_ label: String?) {
        let index = targets.lastIndex { label == nil ? !$0.needsLabel : $0.label == label }
        if let index { targets[index].exits = .join(targets[index].exits, here) }
        here = nil
    }

    private func goOn(_ label: String?) {
        let index = targets.lastIndex { $0.isLoop && (label == nil || $0.label == label) }
        if let index { targets[index].rounds = .join(targets[index].rounds, here) }
        here = nil
    }

    /// Follows what stands in the target of jumps, and gives how they leave it.
    private func inside(_ target: Target, _ work: () -> Void) -> Target {
        targets.append(target)
        work()
        return targets.removeLast()
    }

    private func labelled(_ label: String?, _ work: () -> Void) {
        guard let label else { return work() }
        let left = inside(Target(label: label, needsLabel: true), work)
        here = .join(here, left.exits)
    }

    /// Notes that an error may come from here.
    func noteThrow() {
        guard let last = thrown.indices.last else { return }
        thrown[last] = .join(thrown[last], here)
    }

    // MARK: Branches

    private func walk(_ node: IfExprSyntax) {
        var next: IfExprSyntax? = node
        var ends: FirstValues?
        var (isKnown, isAllReached) = (false, true)
        while let branch = next {
            next = nil
            visit(conditions: branch.conditions)
            let before = here
            if constant(branch.conditions).isKnown { isKnown = true }
            walk(branch.body.statements)
            isAllReached = isAllReached && here != nil
            ends = .join(ends, here)
            here = before
            switch branch.elseBody {
            case .ifExpr(let other): next = other
            case .codeBlock(let block): walk(block.statements)
            case nil: break
            @unknown default: break
            }
        }
        isAllReached = isAllReached && here != nil
        here = isKnown && !isAllReached ? nil : .join(ends, here)
    }

    private func walk(_ node: GuardStmtSyntax) {
        visit(conditions: node.conditions)
        let before = here
        let condition = constant(node.conditions)
        walk(node.body.statements)
        if here != nil, !condition.isKnown {
            lowering.error(
                "'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope",
                at: node.body.rightBrace
            )
        }
        here = condition.isKnown && condition.value != true ? nil : before
    }

    private func walk(_ node: SwitchExprSyntax, _ label: String?) {
        visit(node.subject)
        let before = here
        var (ends, isAllReached): (FirstValues?, Bool) = (nil, true)
        let left = inside(Target(label: label)) {
            for element in node.cases {
                guard let item = element.as(SwitchCaseSyntax.self) else {
                    isAllReached = false
                    continue
                }
                here = .join(before, carried)
                carried = nil
                walk(item.statements)
                if here == nil { isAllReached = isAllReached && !isLiteral(node.subject) }
                ends = .join(ends, here)
            }
        }
        here = isAllReached ? .join(ends, left.exits) : nil
    }

    private func walk(_ node: DoStmtSyntax) {
        guard !node.catchClauses.isEmpty else { return walk(node.body.statements) }
        thrown.append(nil)
        walk(node.body.statements)
        let entry = thrown.removeLast()
        var ends = here
        for clause in node.catchClauses {
            here = entry
            walk(clause.body.statements)
            ends = .join(ends, here)
        }
        if node.catchClauses.allSatisfy({ !$0.catchItems.isEmpty }) {
            here = entry
            noteThrow()
        }
        here = ends
    }

    // MARK: Loops

    private func walk(_ node: WhileStmtSyntax, _ label: String?) {
        visit(conditions: node.conditions)
        let before = here
        let condition = constant(node.conditions)
        let left = inside(Target(label: label, isLoop: true)) { walk(node.body.statements) }
        here = condition.isKnown ? (condition.value == true ? left.exits : nil) : .join(before, left.exits)
    }

    private func walk(_ node: RepeatStmtSyntax, _ label: String?) {
        let left = inside(Target(label: label, isLoop: true)) { walk(node.body.statements) }
        here = .join(here, left.rounds)
        if here != nil { visit(node.condition) }
        let isEndless = isLiteral(node.condition)
        here = isEndless ? left.exits : .join(here, left.exits)
    }

    private func walk(_ node: ForStmtSyntax, _ label: String?) {
        visit(node.sequence)
        if node.tryKeyword != nil { noteThrow() }
        let before = here
        if let filter = node.whereClause?.condition { visit(filter) }
        let left = inside(Target(label: label, isLoop: true)) { walk(node.body.statements) }
        here = .join(before, left.exits)
    }

    // MARK: What the compiler works out

    /// Whether the compiler may know how conditions come out, and how they do if they are one `true` or `false`.
    private func constant(_ list: ConditionElementListSyntax) -> (isKnown: Bool, value: Bool?) {
        let isKnown = list.allSatisfy { element in
            switch element.condition {
            case .expression(let node): isLiteral(node)
            case .availability: true
            case .matchingPattern(let node): isLiteral(node.initializer.value)
            case .optionalBinding(let node): node.initializer.map { isLiteral($0.value) } ?? false
            @unknown default: true
            }
        }
        guard isKnown, list.count == 1, case .expression(let node)? = list.first?.condition else {
            return (isKnown, nil)
        }
        let literal = node.insideParentheses.as(BooleanLiteralExprSyntax.self)
        return (true, literal.map { $0.literal.text == "true" })
    }

    /// True for a value that is made of literals alone.
    private func isLiteral(_ node: ExprSyntax) -> Bool {
        switch node.kind {
        case .booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr, .nilLiteralExpr:
            return true
        case .declReferenceExpr: return literals.contains(node.sourceText)
        case .functionCallExpr, .memberAccessExpr, .closureExpr: return false
        default:
            return node.children(viewMode: .sourceAccurate).allSatisfy { child in
                child.is(TokenSyntax.self) || child.is(BinaryOperatorExprSyntax.self) || isLiteralPart(child)
            }
        }
    }

    private func isLiteralPart(_ node: Syntax) -> Bool {
        if let expression = node.as(ExprSyntax.self) { return isLiteral(expression) }
        return node.children(viewMode: .sourceAccurate).allSatisfy { isLiteralPart($0) }
    }

    /// True for a call of a function that never comes back.
    private func isNever(_ node: ExprSyntax) -> Bool {
        if let inner = node.as(TryExprSyntax.self) { return isNever(inner.expression) }
        if let inner = node.as(AwaitExprSyntax.self) { return isNever(inner.expression) }
        guard let call = node.as(FunctionCallExprSyntax.self) else { return false }
        let callee = call.calledExpression
        let name =
            callee.as(DeclReferenceExprSyntax.self)?.baseName
            ?? callee.as(MemberAccessExprSyntax.self)?.declName.baseName
        guard let name = name?.text.withoutBackticks else { return false }
        if name == "precondition", let condition = call.arguments.first?.expression { return isLiteral(condition) }
        return lowering.neverReturning.contains(name)
    }
}
