import SwiftSyntax
import ViewRuntime

/// Functions that wait: their statements can be left at a sleep and taken up again.
extension Lowering {
    /// Says whether an `await` stands in a node, not counting closures inside it.
    func containsAwait(_ node: Syntax) -> Bool {
        let visitor = AwaitVisitor(viewMode: .sourceAccurate)
        visitor.walk(node)
        return visitor.isFound
    }

    func lowerAsync(_ list: CodeBlockItemListSyntax) -> AsyncBlock {
        scope?.pushBlock()
        defer { scope?.popBlock() }
        return AsyncBlock(statements: activeItems(list).compactMap { lowerAsyncStatement($0) })
    }

    private func lowerAsyncStatement(_ item: Syntax) -> AsyncStatement? {
        guard containsAwait(item) else { return lowerStatement(item).map { .step($0) } }
        if let node = item.as(WhileStmtSyntax.self) { return lowerAsyncWhile(node) }
        if let node = item.as(ForStmtSyntax.self) { return lowerAsyncFor(node) }
        if let node = item.as(DoStmtSyntax.self) { return lowerAsyncDo(node) }
        if let node = item.as(RepeatStmtSyntax.self) { return lowerAsyncRepeat(node) }
        if let node = item.as(ExpressionStmtSyntax.self), let branch = node.expression.as(IfExprSyntax.self) {
            return lowerAsyncIf(branch)
        }
        if let node = item.as(IfExprSyntax.self) { return lowerAsyncIf(node) }
        if let node = item.as(ExprSyntax.self), let waiting = lowerWaiting(node) { return waiting }
        if let node = item.as(VariableDeclSyntax.self), let waiting = lowerAsyncVariable(node) { return waiting }
        return lowerAround(item)
    }

    /// A statement with `await` somewhere inside: what it waits for comes first, then the statement with the values.
    private func lowerAround(_ item: Syntax) -> AsyncStatement? {
        var statements = lowerWaits(item)
        if let step = lowerStatement(item) { statements.append(.step(step)) }
        return .sequence(statements)
    }

    /// Calls everything that a node waits for, and keeps the values for when the node is lowered.
    private func lowerWaits(_ node: Syntax) -> [AsyncStatement] {
        let visitor = AwaitVisitor(viewMode: .sourceAccurate)
        visitor.walk(node)
        return visitor.found.compactMap { node -> AsyncStatement? in
            guard let call = node.expression.as(FunctionCallExprSyntax.self), let scope else { return nil }
            if call.calledExpression.trimmedDescription == "Task.sleep" {
                return .sleep(sleepDuration(Arguments(call), at: call))
            }
            let lowered = lower(ExprSyntax(call))
            let variable = scope.declareHidden(lowered.type)
            let slot = variable.slot
            awaited[node.id] = variable
            return .call(lowered.code) { frame, value in frame.slots[slot] = value }
        }
    }

    /// `try? await Task.sleep(…)` or a call of an asynchronous function.
    private func lowerWaiting(_ node: ExprSyntax) -> AsyncStatement? {
        guard let call = waitedCall(node) else { return nil }
        if call.calledExpression.trimmedDescription == "Task.sleep" {
            return .sleep(sleepDuration(Arguments(call), at: call))
        }
        return .call(lowerAsyncCall(call), { _, _ in })
    }

    private func lowerAsyncVariable(_ node: VariableDeclSyntax) -> AsyncStatement? {
        let isConcurrent = node.modifiers.contains { $0.name.text == "async" }
        guard node.bindings.count == 1, let binding = node.bindings.first, let value = binding.initializer?.value,
            let call = isConcurrent ? value.as(FunctionCallExprSyntax.self) : waitedCall(value),
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, let scope
        else { return nil }
        let lowered = lower(ExprSyntax(call))
        let type = binding.typeAnnotation.map { resolve($0.type) } ?? lowered.type
        let code = lowerAsyncCall(call)
        let variable = scope.declare(name, type, isMutable: node.bindingSpecifier.text == "var")
        let (slot, isBoxed) = (variable.slot, variable.isBoxed)
        return .call(code) { frame, value in frame.slots[slot] = isBoxed ? .box(Box(value)) : value }
    }

    private func waitedCall(_ node: ExprSyntax) -> FunctionCallExprSyntax? {
        if let inner = node.as(TryExprSyntax.self) { return waitedCall(inner.expression) }
        if let inner = node.as(AwaitExprSyntax.self) {
            return inner.expression.as(FunctionCallExprSyntax.self) ?? waitedCall(inner.expression)
        }
        if let infix = node.as(InfixOperatorExprSyntax.self), infix.leftOperand.is(DiscardAssignmentExprSyntax.self) {
            return waitedCall(infix.rightOperand)
        }
        return nil
    }

    /// The call as one that collects its frame instead of running to the end.
    private func lowerAsyncCall(_ call: FunctionCallExprSyntax) -> Code { lower(ExprSyntax(call)).code }

    private func lowerAsyncIf(_ node: IfExprSyntax) -> AsyncStatement {
        let waits = lowerWaits(Syntax(node.conditions))
        let branch = lowerAsyncBranch(node)
        return waits.isEmpty ? branch : .sequence(waits + [branch])
    }

    private func lowerAsyncBranch(_ node: IfExprSyntax) -> AsyncStatement {
        scope?.pushBlock()
        let condition = lowerConditions(node.conditions)
        let first = lowerAsync(node.body.statements)
        scope?.popBlock()
        let second: AsyncBlock
        switch node.elseBody {
        case .ifExpr(let other): second = AsyncBlock(statements: [lowerAsyncIf(other)])
        case .codeBlock(let block): second = lowerAsync(block.statements)
        case nil: second = AsyncBlock(statements: [])
        @unknown default: second = AsyncBlock(statements: [])
        }
        return .branch(condition, first, second)
    }

    private func lowerAsyncWhile(_ node: WhileStmtSyntax) -> AsyncStatement? {
        guard let scope else { return nil }
        scope.pushBlock()
        defer { scope.popBlock() }
        let condition = lowerConditions(node.conditions)
        let target = scope.newTarget(label: nil, isLoop: true)
        scope.jumpTargets.append(target)
        let body = lowerAsync(node.body.statements)
        scope.jumpTargets.removeLast()
        return .loop(id: target.id, condition, body, position(node))
    }

    private func lowerAsyncRepeat(_ node: RepeatStmtSyntax) -> AsyncStatement? {
        guard let scope else { return nil }
        let target = scope.newTarget(label: nil, isLoop: true)
        scope.jumpTargets.append(target)
        let body = lowerAsync(node.body.statements)
        scope.jumpTargets.removeLast()
        let condition = lower(node.condition, .bool).code
        let first = scope.newSlot()
        // The first round does not ask the condition.
        return .loop(
            id: target.id,
            { frame throws(Failure) in
                if frame.slots[first].isMissing {
                    frame.slots[first] = .bool(true)
                    return true
                }
                let goesOn = try condition(frame).isTrue
                if !goesOn { frame.slots[first] = .missing }
                return goesOn
            },
            body,
            position(node)
        )
    }

    private func lowerAsyncFor(_ node: ForStmtSyntax) -> AsyncStatement? {
        guard let scope else { return nil }
        let waits = lowerWaits(Syntax(node.sequence))
        let sequence = lower(node.sequence)
        let code = sequence.code
        scope.pushBlock()
        defer { scope.popBlock() }
        let match = lowerPattern(node.pattern, sequence.type.elementType, isMutable: false)
        let filter = node.whereClause.map { lower($0.condition, .bool).code }
        let elements = scope.newSlot()
        let index = scope.newSlot()
        let target = scope.newTarget(label: nil, isLoop: true)
        scope.jumpTargets.append(target)
        let body = lowerAsync(node.body.statements)
        scope.jumpTargets.removeLast()
        let position = position(node)
        let start: Step = { frame throws(Failure) in
            frame.slots[elements] = try code(frame)
            frame.slots[index] = .int(0)
            return .next
        }
        let next: (Frame) throws(Failure) -> Bool = { frame throws(Failure) in
            while case .int(let position) = frame.slots[index],
                let element = frame.slots[elements].element(at: position)
            {
                frame.slots[index] = .int(position + 1)
                guard try match(frame, element) else { continue }
                if let filter, try !filter(frame).isTrue { continue }
                return true
            }
            return false
        }
        return .sequence(waits + [.step(start), .loop(id: target.id, next, body, position)])
    }

    private func lowerAsyncDo(_ node: DoStmtSyntax) -> AsyncStatement {
        // Waiting cannot fail here, so what is caught can only be thrown by plain statements: they keep their `catch`.
        if node.catchClauses.isEmpty { return .sequence(lowerAsync(node.body.statements).statements) }
        let body = lowerAsync(node.body.statements)
        scope?.pushBlock()
        defer { scope?.popBlock() }
        let variable = scope?.declare("error", .unknown, isMutable: false)
        let handler = node.catchClauses.last.map { lowerAsync($0.body.statements) } ?? AsyncBlock(statements: [])
        return .catching(body, slot: variable?.slot ?? 0, handler)
    }
}

extension Value {
    /// The element at a position, without writing out a range.
    func element(at position: Int) -> Value? {
        switch self {
        case .intRange(let lower, let upper): lower + position < upper ? .int(lower + position) : nil
        case .closedIntRange(let lower, let upper): lower + position <= upper ? .int(lower + position) : nil
        case .array(let values): position < values.count ? values[position] : nil
        case .slice(let slice):
            position < slice.values.count ? slice.values[slice.values.startIndex + position] : nil
        default: elements.flatMap { position < $0.count ? $0[position] : nil }
        }
    }
}

/// Looks for `await` outside of inner closures and functions.
private final class AwaitVisitor: SyntaxVisitor {
    private(set) var found: [AwaitExprSyntax] = []
    private var hasConcurrentVariable = false

    var isFound: Bool { !found.isEmpty || hasConcurrentVariable }

    override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
        found.append(node)
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.modifiers.contains(where: { $0.name.text == "async" }) { hasConcurrentVariable = true }
        return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
