import SwiftSyntax
import ViewRuntime

/// Bodies of functions: slots, the value that they return, and paths that return none.
extension Lowering {
    /// Lowers a body into `code`; gives the names that it knew.
    @discardableResult
    func lowerBody(
        _ code: FunctionCode,
        _ statements: CodeBlockItemListSyntax,
        parent: FunctionScope?,
        captures: [CapturedValue] = []
    ) -> FunctionScope {
        let scope = FunctionScope(parent: parent, code: code, resultType: code.result, body: Syntax(statements))
        if code.result == .never { neverReturning.insert(code.name) }
        for capture in captures {
            if let variable = capture.variable {
                scope.alias(capture.name, variable)
            } else {
                scope.capturesSelfWeakly = true
            }
        }
        let previous = self.scope
        self.scope = scope
        defer { self.scope = previous }
        var boxedSlots: [Int] = []
        for parameter in code.parameters {
            let variable = scope.declare(parameter.name, parameter.parameter.type, isMutable: parameter.isInOut)
            if variable.isBoxed { boxedSlots.append(variable.slot) }
            variable.wrapped = parameter.wrapped
        }
        for parameter in code.parameters { if let use = parameter.wrapped { lowerWrap(use) } }
        declareTypeVariables(code, in: scope)
        let body: Code
        if let builder = code.builder {
            body = lowerBuilt(statements, builder)
        } else if code.isBuilder {
            body = code.result == .native("ToolbarContent") ? lowerItems(statements) : lowerBuilder(statements).code
        } else if code.isAsync, containsAwait(Syntax(statements)) {
            let block = lowerAsyncBody(statements)
            code.asyncBody = block
            body = { frame throws(Failure) in
                try AsyncRun.start(block, frame)
                return frame.result
            }
        } else {
            body = lowerFunctionBody(statements, scope)
        }
        finish(code, scope, body, boxedSlots)
        return scope
    }

    /// Boxes shared parameters on the way in, and notes what the scope used.
    func finish(_ code: FunctionCode, _ scope: FunctionScope, _ body: @escaping Code, _ boxedSlots: [Int]) {
        code.slotCount = scope.slotCount
        code.usedFields = scope.usedFields
        program.selfCalls[ObjectIdentifier(code)] = scope.selfCalls
        let wrapped = code.parameters.enumerated().compactMap { index, parameter in
            parameter.wrapped.map { (index, $0) }
        }
        if boxedSlots.isEmpty, wrapped.isEmpty {
            code.body = body
        } else {
            code.body = { frame throws(Failure) in
                for (slot, use) in wrapped { frame.slots[slot] = try use.wrapping(frame.slots[slot], frame.machine) }
                for slot in boxedSlots { frame.slots[slot] = .box(Box(frame.slots[slot])) }
                return try body(frame)
            }
        }
    }

    /// A body of statements; a single expression gives its value.
    private func lowerFunctionBody(_ statements: CodeBlockItemListSyntax, _ scope: FunctionScope) -> Code {
        let items = activeItems(statements)
        if items.count == 1, let item = items.first {
            if let expression = item.as(ExprSyntax.self), !isStatementLike(expression) {
                let lowered = lower(expression, scope.resultType == .void ? .unknown : scope.resultType)
                if scope.resultType == .unknown { scope.resultType = lowered.type }
                if scope.resultType == .void {
                    if scope.code.name == "init" { noteFlow(statements, scope) }
                    let code = counted(lowered.code, for: statements)
                    return { frame throws(Failure) in
                        _ = try code(frame)
                        return .void
                    }
                }
                return counted(coerced(lowered, to: scope.resultType, at: expression).code, for: statements)
            }
            if let statement = item.as(ExpressionStmtSyntax.self), scope.resultType != .void,
                let lowered = lowerBranchExpression(statement.expression, scope.resultType)
            {
                if scope.resultType == .unknown { scope.resultType = lowered.type }
                let code = coerced(lowered, to: scope.resultType, at: statement.expression).code
                return counted(code, for: statements)
            }
        }
        let steps = lowerStatements(statements)
        noteFlow(statements, scope)
        return { frame throws(Failure) in
            for step in steps {
                let flow = try step(frame)
                if flow != .next { break }
            }
            return frame.result
        }
    }

    func isStatementLike(_ expression: ExprSyntax) -> Bool {
        expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self) || isAssignment(expression)
    }

    func isAssignment(_ expression: ExprSyntax) -> Bool {
        guard let infix = expression.as(InfixOperatorExprSyntax.self) else { return false }
        if infix.operator.is(AssignmentExprSyntax.self) { return true }
        let name = infix.operator.sourceText
        return name.count > 1 && name.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(name)
    }
}
