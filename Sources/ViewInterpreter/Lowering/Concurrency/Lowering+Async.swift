import SwiftSyntax
import ViewRuntime

/// Functions that wait: their statements can be left at an `await` and taken up again.
extension Lowering {
    /// Says whether an `await` stands in a node, not counting closures inside it.
    func containsAwait(_ node: Syntax) -> Bool {
        guard mayWait else { return false }
        let visitor = AwaitVisitor(viewMode: .sourceAccurate)
        visitor.walk(node)
        return visitor.isFound
    }

    /// Lowers the body of a function or closure; one expression alone is its value, or one in each branch.
    func lowerAsyncBody(_ list: CodeBlockItemListSyntax) -> AsyncBlock { counted(lowerAsyncValues(list), for: list) }

    /// A block that counts its work first.
    private func counted(_ block: AsyncBlock, for list: CodeBlockItemListSyntax) -> AsyncBlock {
        guard let count = counting(list) else { return block }
        return AsyncBlock(statements: [.step(count)] + block.statements)
    }

    private func lowerAsyncValues(_ list: CodeBlockItemListSyntax) -> AsyncBlock {
        let items = activeItems(list)
        guard let scope, scope.code.result != .void, FlowBody.isValue(items), let item = items.first,
            let expression = item.as(ExprSyntax.self) ?? item.as(ExpressionStmtSyntax.self)?.expression,
            !isAssignment(expression)
        else {
            let block = lowerAsyncItems(list)
            if let scope { noteFlow(list, scope) }
            return block
        }
        if let branch = expression.as(IfExprSyntax.self) {
            return AsyncBlock(statements: [lowerAsyncIf(branch, givesValue: true)])
        }
        if let choice = expression.as(SwitchExprSyntax.self) {
            return AsyncBlock(statements: [lowerAsyncSwitch(choice, nil, givesValue: true)].compactMap { $0 })
        }
        let value = lowerAsyncValue(expression, scope)
        if scope.resultType == .unknown { scope.resultType = value.type }
        return value.block
    }

    /// Lowers what gives the value of a function: what it waits for comes first.
    private func lowerAsyncValue(
        _ expression: ExprSyntax,
        _ scope: FunctionScope
    ) -> (block: AsyncBlock, type: StaticType) {
        let waits = lowerWaits(Syntax(expression))
        let lowered = coerced(lower(expression, scope.resultType), to: scope.resultType, at: expression)
        let code = lowered.code
        let give: Step = { frame throws(Failure) in
            frame.result = try code(frame)
            return .returned
        }
        return (AsyncBlock(statements: waits + [.step(give)]), lowered.type)
    }

    /// Lowers a branch of an `if` or `switch`, whose one expression is the value of the function if the branches give one.
    private func lowerAsyncBranch(_ list: CodeBlockItemListSyntax, givesValue: Bool) -> AsyncBlock {
        guard givesValue, let scope, let item = activeItems(list).first,
            let expression = item.as(ExprSyntax.self) ?? item.as(ExpressionStmtSyntax.self)?.expression,
            !isAssignment(expression)
        else { return lowerAsync(list) }
        scope.pushBlock()
        defer { scope.popBlock() }
        if let branch = expression.as(IfExprSyntax.self) {
            return AsyncBlock(statements: [lowerAsyncIf(branch, givesValue: true)])
        }
        if let choice = expression.as(SwitchExprSyntax.self) {
            return AsyncBlock(statements: [lowerAsyncSwitch(choice, nil, givesValue: true)].compactMap { $0 })
        }
        return lowerAsyncValue(expression, scope).block
    }

    func lowerAsync(_ list: CodeBlockItemListSyntax) -> AsyncBlock { counted(lowerAsyncItems(list), for: list) }

    private func lowerAsyncItems(_ list: CodeBlockItemListSyntax) -> AsyncBlock {
        scope?.pushBlock()
        defer { scope?.popBlock() }
        let items = activeItems(list)
        declareAliases(items)
        let functions = declareLocalFunctions(items).map { AsyncStatement.step($0) }
        return AsyncBlock(statements: functions + items.compactMap { lowerAsyncStatement($0, label: nil) })
    }

    private func lowerAsyncStatement(_ item: Syntax, label: String?) -> AsyncStatement? {
        if let node = item.as(DeferStmtSyntax.self) { return .deferred(lowerBlock(node.body.statements)) }
        guard containsAwait(item) else { return lowerStatement(item).map { .step($0) } }
        if let node = item.as(WhileStmtSyntax.self) { return lowerAsyncWhile(node, label) }
        if let node = item.as(ForStmtSyntax.self) { return lowerAsyncFor(node, label) }
        if let node = item.as(DoStmtSyntax.self) { return lowerAsyncDo(node) }
        if let node = item.as(RepeatStmtSyntax.self) { return lowerAsyncRepeat(node, label) }
        if let node = item.as(GuardStmtSyntax.self) { return lowerAsyncGuard(node) }
        if let node = item.as(LabeledStmtSyntax.self) {
            return lowerAsyncStatement(Syntax(node.statement), label: node.label.text)
        }
        let expression = item.as(ExpressionStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self)
        if let branch = expression?.as(IfExprSyntax.self) { return lowerAsyncIf(branch) }
        if let choice = expression?.as(SwitchExprSyntax.self) { return lowerAsyncSwitch(choice, label) }
        if let node = item.as(VariableDeclSyntax.self), node.modifiers.contains(where: { $0.name.text == "async" }) {
            return lowerConcurrent(node)
        }
        // What it waits for comes first, then the statement with the values.
        var statements = lowerWaits(item)
        if let step = lowerStatement(item) { statements.append(.step(step)) }
        return .sequence(statements)
    }

    // MARK: Branches

    private func lowerAsyncIf(_ node: IfExprSyntax, givesValue: Bool = false) -> AsyncStatement {
        let waits = lowerWaits(Syntax(node.conditions))
        scope?.pushBlock()
        let condition = lowerConditions(node.conditions)
        let first = lowerAsyncBranch(node.body.statements, givesValue: givesValue)
        scope?.popBlock()
        let second: AsyncBlock
        switch node.elseBody {
        case .ifExpr(let other): second = AsyncBlock(statements: [lowerAsyncIf(other, givesValue: givesValue)])
        case .codeBlock(let block): second = lowerAsyncBranch(block.statements, givesValue: givesValue)
        case nil: second = AsyncBlock(statements: [])
        @unknown default: second = AsyncBlock(statements: [])
        }
        return .sequence(waits + [.branch(condition, first, second)])
    }

    private func lowerAsyncGuard(_ node: GuardStmtSyntax) -> AsyncStatement {
        let body = lowerAsync(node.body.statements)
        let waits = lowerWaits(Syntax(node.conditions))
        let condition = lowerConditions(node.conditions)
        return .sequence(waits + [.branch(condition, AsyncBlock(statements: []), body)])
    }

    private func lowerAsyncSwitch(
        _ node: SwitchExprSyntax,
        _ label: String?,
        givesValue: Bool = false
    ) -> AsyncStatement? {
        guard let scope else { return nil }
        let waits = lowerWaits(Syntax(node.subject))
        let subject = lower(node.subject)
        checkExhaustive(node, subject.type)
        let target = scope.newTarget(label: label, isLoop: false)
        scope.jumpTargets.append(target)
        let cases = lowerCases(node, subject.type) { lowerAsyncBranch($0, givesValue: givesValue) }
        scope.jumpTargets.removeLast()
        let code = subject.code
        let choose: (Frame) throws(Failure) -> Int? = { frame throws(Failure) in
            let value = try code(frame)
            for (index, item) in cases.enumerated() where try Self.matches(item.patterns, frame, value) { return index }
            return nil
        }
        return .sequence(waits + [.choice(id: target.id, choose, cases.map(\.body))])
    }

    private func lowerAsyncDo(_ node: DoStmtSyntax) -> AsyncStatement {
        let body = lowerAsync(node.body.statements)
        if node.catchClauses.isEmpty { return .block(body) }
        let handlers = node.catchClauses.map { clause -> (match: Match, body: AsyncBlock) in
            scope?.pushBlock()
            defer { scope?.popBlock() }
            let match = lowerCatch(clause)
            return (match, lowerAsync(clause.body.statements))
        }
        return .catching(body, handlers)
    }

    // MARK: Loops

    /// Lowers the body of a loop as the target of jumps.
    private func loopBody(_ node: some SyntaxProtocol, _ label: String?, _ work: () -> AsyncBlock) -> (Int, AsyncBlock)
    {
        guard let scope else { return (0, work()) }
        let target = scope.newTarget(label: label, isLoop: true)
        scope.jumpTargets.append(target)
        defer { scope.jumpTargets.removeLast() }
        return (target.id, work())
    }

    private func lowerAsyncWhile(_ node: WhileStmtSyntax, _ label: String?) -> AsyncStatement? {
        guard let scope else { return nil }
        scope.pushBlock()
        defer { scope.popBlock() }
        guard containsAwait(Syntax(node.conditions)) else {
            let condition = lowerConditions(node.conditions)
            let (id, body) = loopBody(node, label) { lowerAsync(node.body.statements) }
            return .loop(id: id, condition, body, position(node))
        }
        // What the condition waits for is asked at the start of each round.
        var ending: Int?
        let (id, body) = loopBody(node, label) {
            ending = scope.jumpTargets.last?.id
            let waits = lowerWaits(Syntax(node.conditions))
            let condition = lowerConditions(node.conditions)
            let end = AsyncBlock(statements: [.step { [ending] _ in .broken(ending ?? 0) }])
            let inner = AsyncBlock(statements: [.block(lowerAsync(node.body.statements))])
            let count = [counting(node.conditions)].compactMap { $0 }.map { AsyncStatement.step($0) }
            return AsyncBlock(statements: count + waits + [.branch(condition, inner, end)])
        }
        return .loop(id: id, { _ in true }, body, position(node))
    }

    private func lowerAsyncRepeat(_ node: RepeatStmtSyntax, _ label: String?) -> AsyncStatement? {
        guard let scope else { return nil }
        let (id, body) = loopBody(node, label) { lowerAsync(node.body.statements) }
        let condition = counted(lower(node.condition, .bool).code, for: node.condition)
        let first = scope.newSlot()
        // The first round does not ask the condition.
        let asks: Condition = { frame throws(Failure) in
            if frame.slots[first].isMissing {
                frame.slots[first] = .bool(true)
                return true
            }
            let goesOn = try condition(frame).isTrue
            if !goesOn { frame.slots[first] = .missing }
            return goesOn
        }
        return .loop(id: id, asks, body, position(node))
    }

    private func lowerAsyncFor(_ node: ForStmtSyntax, _ label: String?) -> AsyncStatement? {
        guard let scope else { return nil }
        let waits = lowerWaits(Syntax(node.sequence))
        let sequence = lower(node.sequence, elementHint(node))
        let code = sequence.code
        let (source, element) = (scope.newSlot(), scope.newSlot())
        scope.pushBlock()
        defer { scope.popBlock() }
        let match = lowerPattern(node.pattern, sequence.type.elementType, isMutable: false)
        let filterWaits = node.whereClause.map { lowerWaits(Syntax($0.condition)) } ?? []
        let filter = node.whereClause.map { counted(lower($0.condition, .bool).code, for: $0.condition) }
        let position = position(node)
        var end = 0
        let (id, body) = loopBody(node, label) {
            end = scope.jumpTargets.last?.id ?? 0
            return lowerAsync(node.body.statements)
        }
        let start: Step = { frame throws(Failure) in
            frame.slots[source] = try AsyncSequenceValue.iterator(try code(frame), frame.machine, position)
            return .next
        }
        let next: Code = { frame throws(Failure) in
            var iterator = frame.slots[source]
            let value = try AsyncSequenceValue.next(&iterator, frame.machine, position) { frame.slots[source] = $0 }
            frame.slots[source] = iterator
            return value
        }
        let step: Step = { [end] frame throws(Failure) in
            if frame.slots[element].isNull { return .broken(end) }
            return try match(frame, frame.slots[element].outOfOptional) ? .next : .continued(end)
        }
        let sift: Step = { [end] frame throws(Failure) in
            try filter?(frame).isTrue == false ? .continued(end) : .next
        }
        let take = AsyncCall(code: next, keep: { frame, value in frame.slots[element] = value })
        let round = AsyncBlock(statements: [.call(take), .step(step)] + filterWaits + [.step(sift), .block(body)])
        return .sequence(waits + [.step(start), .loop(id: id, { _ in true }, round, position)])
    }
}

/// Looks for `await` outside of inner closures and functions.
private final class AwaitVisitor: SyntaxVisitor {
    private(set) var isFound = false

    override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
        isFound = true
        return .skipChildren
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        if node.awaitKeyword != nil { isFound = true }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.modifiers.contains(where: { $0.name.text == "async" }) { isFound = true }
        return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
