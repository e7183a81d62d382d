import SwiftSyntax
import ViewRuntime

/// Statements.
extension Lowering {
    func lowerStatements(_ list: CodeBlockItemListSyntax) -> [Step] {
        // Local functions are known before their place, so that they can call each other.
        let items = activeItems(list)
        declareAliases(items)
        var steps = declareLocalFunctions(items)
        var defers: [(index: Int, steps: [Step])] = []
        for item in items {
            if let node = item.as(DeferStmtSyntax.self) {
                defers.append((steps.count, lowerBlock(node.body.statements)))
            } else if let step = lowerStatement(item) {
                steps.append(step)
            }
        }
        let start = [counting(list)].compactMap { $0 }
        guard let first = defers.first else { return start + steps }
        let before = Array(steps[..<first.index])
        let deferred = defers.map { ($0.index - first.index, $0.steps) }
        return start + before + [deferring(Array(steps[first.index...]), deferred)]
    }

    /// Makes the type aliases of a block known.
    func declareAliases(_ items: [Syntax]) {
        for item in items {
            guard let node = item.as(TypeAliasDeclSyntax.self) else { continue }
            let type = node.initializer.value
            let isGeneric = node.genericParameterClause != nil
            scope?.declare(alias: node.name.text, isGeneric ? .generic(type) : .type(resolve(type)))
        }
    }

    /// Runs deferred statements, last first, however the others end.
    private func deferring(_ steps: [Step], _ defers: [(index: Int, steps: [Step])]) -> Step {
        { frame throws(Failure) in
            var reached = 0
            var flow = Flow.next
            var failure: Failure?
            do throws(Failure) {
                for step in steps {
                    flow = try step(frame)
                    if flow != .next { break }
                    reached += 1
                }
            } catch {
                failure = error
            }
            let thrown = frame.machine.thrown
            let result = frame.result
            for (index, body) in defers.reversed() where index <= reached {
                for step in body where try step(frame) != .next { break }
            }
            frame.result = result
            if let failure {
                frame.machine.thrown = thrown
                throw failure
            }
            return flow
        }
    }

    /// Lowers statements in a block of their own.
    func lowerBlock(_ list: CodeBlockItemListSyntax) -> [Step] {
        scope?.pushBlock()
        defer { scope?.popBlock() }
        return lowerStatements(list)
    }

    /// Runs steps one after the other.
    static func run(_ steps: [Step], _ frame: Frame) throws(Failure) -> Flow {
        for step in steps {
            let flow = try step(frame)
            if flow != .next { return flow }
        }
        return .next
    }

    func lowerStatement(_ item: Syntax) -> Step? {
        if let node = item.as(VariableDeclSyntax.self) { return lowerVariable(node) }
        if let node = item.as(ReturnStmtSyntax.self) { return lowerReturn(node) }
        if let node = item.as(GuardStmtSyntax.self) { return lowerGuard(node) }
        if let node = item.as(ForStmtSyntax.self) { return lowerFor(node, label: nil) }
        if let node = item.as(WhileStmtSyntax.self) { return lowerWhile(node, label: nil) }
        if let node = item.as(RepeatStmtSyntax.self) { return lowerRepeat(node, label: nil) }
        if let node = item.as(LabeledStmtSyntax.self) { return lowerLabeled(node) }
        if let node = item.as(BreakStmtSyntax.self) { return lowerBreak(node) }
        if let node = item.as(ContinueStmtSyntax.self) { return lowerContinue(node) }
        if item.is(FallThroughStmtSyntax.self) { return { _ in .fallenThrough } }
        if let node = item.as(ThrowStmtSyntax.self) { return lowerThrow(node) }
        if let node = item.as(DoStmtSyntax.self) { return lowerDo(node) }
        if let node = item.as(ExpressionStmtSyntax.self) { return lowerExpressionStatement(node.expression) }
        if let node = item.as(FunctionDeclSyntax.self) { return lowerLocalFunction(node) }
        if let node = item.as(ExprSyntax.self) { return lowerExpressionStatement(node) }
        if item.declGroup != nil {
            return nil
        }
        if item.is(TypeAliasDeclSyntax.self) || item.is(MissingDeclSyntax.self) || item.is(ImportDeclSyntax.self) {
            return nil
        }
        warn("this statement is not supported", at: item)
        return nil
    }

    func lowerExpressionStatement(_ node: ExprSyntax) -> Step? {
        if let node = node.as(IfExprSyntax.self) { return lowerIf(node) }
        if let node = node.as(SwitchExprSyntax.self) { return lowerSwitch(node, label: nil) }
        if isAssignment(node) { return lowerAssignment(node) }
        let code = lower(node).code
        return { frame throws(Failure) in
            _ = try code(frame)
            return .next
        }
    }
}

extension Value {
    /// A condition's value; anything but `true` is false.
    var isTrue: Bool {
        if case .bool(let value) = self { return value }
        return false
    }
}
