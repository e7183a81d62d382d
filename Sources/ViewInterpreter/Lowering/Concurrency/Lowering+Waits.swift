import SwiftSyntax
import ViewRuntime

/// What statements wait for: calls under `await` run before their statement, one after the other, and keep their values for it.
extension Lowering {
    /// Calls everything that a node waits for; lowered afterwards, the node finds the values.
    func lowerWaits(_ node: Syntax, isOptional: Bool = false) -> [AsyncStatement] {
        guard containsAwait(node) else { return [] }
        if node.is(ClosureExprSyntax.self) || node.is(FunctionDeclSyntax.self) { return [] }
        if let attempt = node.as(TryExprSyntax.self) {
            let isOptional = isOptional || attempt.questionOrExclamationMark?.text == "?"
            return lowerWaits(Syntax(attempt.expression), isOptional: isOptional)
        }
        if let waiting = node.as(AwaitExprSyntax.self) { return calls(in: waiting.expression, isOptional) }
        if let ternary = node.as(TernaryExprSyntax.self) {
            let condition = lowerWaits(Syntax(ternary.condition), isOptional: isOptional)
            let test = lower(ternary.condition, .bool).code
            return condition + [
                .branch(
                    { frame throws(Failure) in try test(frame).isTrue },
                    AsyncBlock(statements: lowerWaits(Syntax(ternary.thenExpression), isOptional: isOptional)),
                    AsyncBlock(statements: lowerWaits(Syntax(ternary.elseExpression), isOptional: isOptional))
                )
            ]
        }
        if let infix = node.as(InfixOperatorExprSyntax.self), let waits = shortCircuit(infix, isOptional) {
            return waits
        }
        return node.children(viewMode: .sourceAccurate).flatMap { lowerWaits($0, isOptional: isOptional) }
    }

    /// The right operand of `&&`, `||` and `??` is waited for only where it is asked for.
    private func shortCircuit(_ node: InfixOperatorExprSyntax, _ isOptional: Bool) -> [AsyncStatement]? {
        let name = node.operator.sourceText
        guard ["&&", "||", "??"].contains(name), containsAwait(Syntax(node.rightOperand)) else { return nil }
        let left = lowerWaits(Syntax(node.leftOperand), isOptional: isOptional)
        let code = lower(node.leftOperand).code
        let asks: Condition = { frame throws(Failure) in
            let value = try code(frame)
            return name == "??" ? value.isNull : value.isTrue == (name == "&&")
        }
        let right = AsyncBlock(statements: lowerWaits(Syntax(node.rightOperand), isOptional: isOptional))
        return left + [.branch(asks, right, AsyncBlock(statements: []))]
    }

    /// The calls under an `await`, innermost first.
    private func calls(in node: ExprSyntax, _ isOptional: Bool) -> [AsyncStatement] {
        if let attempt = node.as(TryExprSyntax.self) {
            return calls(in: attempt.expression, isOptional || attempt.questionOrExclamationMark?.text == "?")
        }
        if let waiting = node.as(AwaitExprSyntax.self) { return calls(in: waiting.expression, isOptional) }
        switch node.kind {
        case .functionCallExpr, .memberAccessExpr, .subscriptCallExpr:
            return arguments(of: node).flatMap { waits(inArgument: $0, isOptional) }
                + base(of: node, isOptional) + [call(node, isOptional)].compactMap { $0 }
        case .forceUnwrapExpr, .optionalChainingExpr:
            return node.as(ForceUnwrapExprSyntax.self).map { calls(in: $0.expression, isOptional) }
                ?? node.as(OptionalChainingExprSyntax.self).map { calls(in: $0.expression, isOptional) } ?? []
        case .declReferenceExpr: return concurrent(node).map { [.call($0)] } ?? []
        case .closureExpr: return []
        default:
            return node.children(viewMode: .sourceAccurate).flatMap { child -> [AsyncStatement] in
                child.as(ExprSyntax.self).map { calls(in: $0, isOptional) } ?? nestedCalls(in: child, isOptional)
            }
        }
    }

    /// What an argument waits for: it stands under the same `await` as its call, and may ask for it itself.
    private func waits(inArgument node: ExprSyntax, _ isOptional: Bool) -> [AsyncStatement] {
        mayWait(node) ? calls(in: node, isOptional) : lowerWaits(Syntax(node), isOptional: isOptional)
    }

    /// Says whether an expression names something that may wait: an asynchronous function or property, or a value that is a function.
    private func mayWait(_ node: ExprSyntax) -> Bool {
        let visitor = CalledNames(viewMode: .sourceAccurate)
        visitor.walk(node)
        return visitor.names.contains { name in
            if let variable = scope?.find(name) {
                return variable.function?.isAsync ?? (variable.isConcurrent || variable.type.functionType != nil)
            }
            return asyncNames.contains(name)
        }
    }

    private func nestedCalls(in node: Syntax, _ isOptional: Bool) -> [AsyncStatement] {
        node.children(viewMode: .sourceAccurate).flatMap { child -> [AsyncStatement] in
            child.as(ExprSyntax.self).map { calls(in: $0, isOptional) } ?? nestedCalls(in: child, isOptional)
        }
    }

    /// What a call, member or subscript waits for before it can be asked: calls that it is asked of.
    private func base(of node: ExprSyntax, _ isOptional: Bool) -> [AsyncStatement] {
        let callee = node.as(FunctionCallExprSyntax.self)?.calledExpression ?? node
        let base =
            callee.as(MemberAccessExprSyntax.self)?.base ?? callee.as(SubscriptCallExprSyntax.self)?.calledExpression
        guard var inner = base else { return [] }
        while let wrapped = inner.as(ForceUnwrapExprSyntax.self)?.expression
            ?? inner.as(OptionalChainingExprSyntax.self)?.expression
        {
            inner = wrapped
        }
        let isTaskValue = ["value", "result"].contains(
            inner.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
        )
        if inner.is(FunctionCallExprSyntax.self) || isTaskValue || inner.is(DeclReferenceExprSyntax.self) {
            return calls(in: inner, isOptional)
        }
        // A literal of which something is asked.
        if [.arrayExpr, .dictionaryExpr, .tupleExpr, .stringLiteralExpr].contains(inner.kind) {
            return waits(inArgument: inner, isOptional)
        }
        return self.base(of: inner, isOptional)
    }

    private func arguments(of node: ExprSyntax) -> [ExprSyntax] {
        (node.as(FunctionCallExprSyntax.self)?.arguments ?? node.as(SubscriptCallExprSyntax.self)?.arguments)?
            .map(\.expression) ?? []
    }

    /// One call that may wait, whose value is kept for the node.
    private func call(_ node: ExprSyntax, _ isOptional: Bool) -> AsyncStatement? {
        guard let scope else { return nil }
        // What begins with a dot may be known only where it stands.
        let found = implicitMemberName(node) == nil ? lower(node) : attempt { lower(node) }
        guard let lowered = found, !lowered.isFailed else { return nil }
        if case .metatype = lowered.type { return nil }
        let variable = scope.declareHidden(lowered.type)
        let slot = variable.slot
        awaited[node.id] = variable
        return .call(
            AsyncCall(code: lowered.code, keep: { $0.slots[slot] = $1 }, isOptional: isOptional)
        )
    }

    // MARK: async let

    /// `async let name = …`: a task of its own, waited for where the name is read.
    func lowerConcurrent(_ node: VariableDeclSyntax) -> AsyncStatement? {
        let steps = node.bindings.compactMap { binding -> AsyncStatement? in
            guard let value = binding.initializer?.value, let scope,
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.withoutBackticks
            else {
                error("'async let' takes a name and a value here", at: binding)
                return nil
            }
            let work = concurrentWork(value)
            let made = work.type.functionType?.result ?? .unknown
            let type = binding.typeAnnotation.map { resolve($0.type) } ?? made
            let variable = scope.declare(name, type, isMutable: false)
            variable.isConcurrent = true
            let (slot, code) = (variable.slot, work.code)
            return .step { frame throws(Failure) in
                guard case .function(let function) = try code(frame) else { return .next }
                let handle = TaskHandle()
                frame.machine.tasks.handle(of: frame.machine.context.requests.currentTask)?.children.append(handle)
                handle.start(function, frame.machine)
                frame.slots[slot] = .native(.task(handle))
                return .next
            }
        }
        return .sequence(steps)
    }

    /// The value of an `async let` as a function that may wait.
    private func concurrentWork(_ expression: ExprSyntax) -> Lowered {
        let code = FunctionCode(name: "async let", position: position(expression))
        code.isAsync = true
        code.owner = currentType
        program.codes.append(code)
        let outer = scope
        let inner = FunctionScope(parent: outer, code: code, resultType: .unknown, body: Syntax(expression))
        scope = inner
        let waits = calls(in: expression, false)
        let lowered = lower(expression)
        scope = outer
        let value = lowered.code
        let give: Step = { frame throws(Failure) in
            frame.result = try value(frame)
            return .returned
        }
        let block = AsyncBlock(statements: waits + [.step(give)])
        code.result = lowered.type
        code.asyncBody = block
        code.body = { frame throws(Failure) in
            try AsyncRun.start(block, frame)
            return frame.result
        }
        return finishConcurrent(code, inner, outer, at: expression)
    }

    /// Waits for the task behind an `async let`; `nil` for other names.
    private func concurrent(_ node: ExprSyntax) -> AsyncCall? {
        guard let name = node.as(DeclReferenceExprSyntax.self)?.baseName.text, let variable = scope?.find(name),
            variable.isConcurrent, let raw = scope?.rawCode(variable)
        else { return nil }
        let position = position(node)
        let code: Code = { frame throws(Failure) in
            guard case .native(let box) = raw(frame), case .task(let handle) = box.native else { return .void }
            return try handle.value(frame.machine, position)
        }
        return AsyncCall(code: code, keep: { _, _ in })
    }
}

/// The names in an expression, those of closures in it left out.
private final class CalledNames: SyntaxVisitor {
    private(set) var names: Set<String> = []

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.baseName.text.withoutBackticks)
        return .skipChildren
    }
}
