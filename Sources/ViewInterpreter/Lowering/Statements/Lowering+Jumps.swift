import SwiftSyntax
import ViewRuntime

/// `return`, `break`, `continue`, and labels.
extension Lowering {
    func lowerReturn(_ node: ReturnStmtSyntax) -> Step? {
        guard let scope else { return nil }
        guard let expression = node.expression else {
            if scope.resultType == .unknown { scope.resultType = .void }
            return { frame in
                frame.result = .void
                return .returned
            }
        }
        if isAssignment(expression) { return lowerReturnedAssignment(expression) }
        let lowered: Lowered
        if scope.code.isBuilder {
            lowered = lower(expression, .view)
        } else {
            let isInferred = scope.code.result == .unknown || scope.resultType == .null
            let wanted = scope.resultType == .null ? .unknown : scope.resultType
            var value = lower(expression, wanted)
            if isInferred, wanted != .unknown, value.type == .null {
                scope.resultType = wanted.asOptional
                value.type = scope.resultType
            }
            lowered = coerced(value, to: scope.resultType == .null ? .unknown : scope.resultType, at: expression)
            if scope.resultType == .null { scope.resultType = lowered.type.asOptional }
        }
        if let view = knownView(lowered.type) { scope.returnedViews.insert(view) }
        if scope.resultType == .unknown { scope.resultType = lowered.type }
        if scope.code.result == .void, !["closure", "init"].contains(scope.code.name), !lowered.isFailed,
            ![.void, .unknown, .never].contains(lowered.type), !lowered.type.isGeneric
        {
            error("unexpected non-void return value in void function", at: expression)
        }
        let code = lowered.code
        return { frame throws(Failure) in
            frame.result = try code(frame)
            return .returned
        }
    }

    /// `return count = 0`: an assignment is a `Void` expression, which is what the function gives.
    private func lowerReturnedAssignment(_ expression: ExprSyntax) -> Step? {
        guard let scope, let assign = lowerAssignment(expression) else { return nil }
        if scope.resultType == .unknown { scope.resultType = .void }
        if scope.resultType != .void {
            error("cannot convert value of type 'Void' to expected type '\(name(scope.resultType))'", at: expression)
        }
        return { frame throws(Failure) in
            _ = try assign(frame)
            frame.result = .void
            return .returned
        }
    }

    func lowerBreak(_ node: BreakStmtSyntax) -> Step? {
        let target = scope?.jumpTargets.last { node.label == nil ? !$0.needsLabel : $0.label == node.label?.text }
        guard let target else {
            error("'break' is only allowed inside a loop or a switch", at: node)
            return nil
        }
        return { _ in .broken(target.id) }
    }

    func lowerContinue(_ node: ContinueStmtSyntax) -> Step? {
        let target = scope?.jumpTargets.last { $0.isLoop && (node.label == nil || $0.label == node.label?.text) }
        guard let target else {
            error("'continue' is only allowed inside a loop", at: node)
            return nil
        }
        return { _ in .continued(target.id) }
    }

    func lowerLabeled(_ node: LabeledStmtSyntax) -> Step? {
        let label = node.label.text
        if let loop = node.statement.as(ForStmtSyntax.self) { return lowerFor(loop, label: label) }
        if let loop = node.statement.as(WhileStmtSyntax.self) { return lowerWhile(loop, label: label) }
        if let loop = node.statement.as(RepeatStmtSyntax.self) { return lowerRepeat(loop, label: label) }
        if let statement = node.statement.as(ExpressionStmtSyntax.self),
            let node = statement.expression.as(SwitchExprSyntax.self)
        {
            return lowerSwitch(node, label: label)
        }
        guard let scope else { return nil }
        var target = scope.newTarget(label: label, isLoop: false)
        target.needsLabel = true
        scope.jumpTargets.append(target)
        defer { scope.jumpTargets.removeLast() }
        guard let step = lowerStatement(Syntax(node.statement)) else { return nil }
        let id = target.id
        return { frame throws(Failure) in
            let flow = try step(frame)
            return flow == .broken(id) ? .next : flow
        }
    }
}
