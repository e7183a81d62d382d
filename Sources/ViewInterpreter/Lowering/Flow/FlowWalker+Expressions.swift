import SwiftSyntax

/// What expressions do to the flow: they throw.
extension FlowWalker {
    func visit(_ node: some SyntaxProtocol) {
        guard !thrown.isEmpty else { return }
        let visitor = EffectVisitor(viewMode: .sourceAccurate)
        visitor.walk(node)
        if visitor.isThrowing { noteThrow() }
    }
}

/// Looks for `try` outside of closures.
private final class EffectVisitor: SyntaxVisitor {
    private(set) var isThrowing = false

    override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
        if node.questionOrExclamationMark == nil { isThrowing = true }
        return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
