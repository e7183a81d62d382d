import SwiftSyntax

/// What expressions do to the flow: they throw, read variables and give them their first values.
extension FlowWalker {
    func visit(_ node: some SyntaxProtocol) {
        guard !thrown.isEmpty || !variables.isEmpty else { return }
        UseVisitor(self).walk(node)
    }

    /// Visits the conditions of a statement, without the patterns in them.
    func visit(conditions: ConditionElementListSyntax) {
        for element in conditions {
            switch element.condition {
            case .expression(let node): visit(node)
            case .matchingPattern(let node): visit(node.initializer.value)
            case .optionalBinding(let node): if let value = node.initializer?.value { visit(value) }
            default: break
            }
        }
    }
}

/// Looks for `try`, and for reads and assignments of the variables that wait for their first value.
private final class UseVisitor: SyntaxVisitor {
    private let walker: FlowWalker
    /// The closures around, the outermost first.
    private var closures: [ClosureExprSyntax] = []

    init(_ walker: FlowWalker) {
        self.walker = walker
        super.init(viewMode: .sourceAccurate)
    }

    override func visitPost(_ node: TryExprSyntax) {
        if node.questionOrExclamationMark == nil, closures.isEmpty { walker.noteThrow() }
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        closures.append(node)
        return .visitChildren
    }

    override func visitPost(_ node: ClosureExprSyntax) { closures.removeLast() }

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.operator.is(AssignmentExprSyntax.self) else { return .visitChildren }
        walk(node.rightOperand)
        assign(node.leftOperand, at: node.operator)
        return .skipChildren
    }

    private func assign(_ target: ExprSyntax, at sign: ExprSyntax) {
        if let tuple = target.as(TupleExprSyntax.self) {
            for element in tuple.elements { assign(element.expression, at: sign) }
        } else if closures.isEmpty, let number = walker.number(of: target) {
            walker.assign(number, at: sign)
        } else {
            walk(target)
        }
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        use(ExprSyntax(node))
        return .skipChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if walker.number(of: ExprSyntax(node)) != nil {
            use(ExprSyntax(node))
        } else if let base = node.base {
            walk(base)
        }
        return .skipChildren
    }

    override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visitPost(_ node: FunctionCallExprSyntax) {
        guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
            access.declName.baseName.text == "init",
            access.base?.is(SuperExprSyntax.self) == true
        else { return }
        walker.callSuper(at: access.declName)
    }

    private func use(_ node: ExprSyntax) {
        guard let number = walker.number(of: node) else { return }
        let isChanged =
            node.parent?.is(InOutExprSyntax.self) == true
            || node.parent?.as(InfixOperatorExprSyntax.self).map { infix in
                infix.leftOperand.id == node.id && walker.lowering.isAssignment(ExprSyntax(infix))
            } == true
        walker.use(
            number,
            at: closures.first.map { ExprSyntax($0) } ?? node,
            isCaptured: !closures.isEmpty,
            isChanged: isChanged
        )
    }
}
