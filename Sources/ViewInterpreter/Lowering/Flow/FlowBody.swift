import SwiftSyntax

/// A body of statements whose flow is looked at once the program is known to be right in all else.
struct FlowBody {
    let statements: CodeBlockItemListSyntax
    let code: FunctionCode
    /// What `return` gives.
    let result: StaticType
    /// True if views of different types are returned.
    var returnsDiffer = false

    /// The declaration or closure that the body belongs to; an accessor for a getter that is written as one.
    var owner: Syntax? {
        let parent = statements.parent
        return parent?.is(CodeBlockSyntax.self) == true ? parent?.parent : parent
    }

    /// The end of the body, where the compiler reports what it misses there.
    var end: AbsolutePosition {
        let token =
            owner?.as(ClosureExprSyntax.self)?.rightBrace ?? owner?.as(AccessorBlockSyntax.self)?.rightBrace
            ?? statements.parent?.as(CodeBlockSyntax.self)?.rightBrace
        return token?.positionAfterSkippingLeadingTrivia ?? statements.endPosition
    }

    /// What the compiler calls the owner.
    var kind: String {
        guard let owner else { return "closure" }
        if let function = owner.as(FunctionDeclSyntax.self) { return Self.kind(of: function) }
        return owner.is(ClosureExprSyntax.self) ? "closure" : "getter"
    }

    private static func kind(of node: FunctionDeclSyntax) -> String {
        if node.name.tokenKind.isOperator { return "operator function" }
        let modifiers = node.modifiers.map(\.name.text)
        if modifiers.contains("static") { return "static method" }
        if modifiers.contains("class") { return "class method" }
        // A member stands in a list of members, also behind `#if`; a function of the file in the file's statements.
        var around = node.parent
        while let place = around,
            place.is(CodeBlockItemSyntax.self) || place.is(CodeBlockItemListSyntax.self)
                || place.is(IfConfigClauseSyntax.self) || place.is(IfConfigClauseListSyntax.self)
                || place.is(IfConfigDeclSyntax.self)
        {
            around = place.parent
        }
        if around?.is(MemberBlockItemSyntax.self) == true { return "instance method" }
        return around?.is(SourceFileSyntax.self) == true ? "global function" : "local function"
    }

    /// The stated type of the result as it is written.
    var statedResult: String? { statedType?.sourceText }

    /// The stated type of the result.
    var statedType: TypeSyntax? {
        var place = owner
        for _ in 0..<5 {
            if let node = place?.as(FunctionDeclSyntax.self) { return node.signature.returnClause?.type }
            if let node = place?.as(ClosureExprSyntax.self) { return node.signature?.returnClause?.type }
            if let node = place?.as(SubscriptDeclSyntax.self) { return node.returnClause.type }
            if let node = place?.as(PatternBindingSyntax.self) { return node.typeAnnotation?.type }
            place = place?.parent
        }
        return nil
    }

    /// Where the compiler tells what is wrong with all returns together: at a function's name, or where a getter begins.
    var start: AbsolutePosition {
        if let function = owner?.as(FunctionDeclSyntax.self) {
            return function.name.positionAfterSkippingLeadingTrivia
        }
        return owner?.as(AccessorBlockSyntax.self)?.leftBrace.positionAfterSkippingLeadingTrivia
            ?? statements.positionAfterSkippingLeadingTrivia
    }

    /// True for a body that is one expression, or a choice between expressions: its value is the result.
    static func isValue(_ items: [Syntax]) -> Bool {
        guard items.count == 1, let item = items.first else { return false }
        guard let node = item.as(ExprSyntax.self) ?? item.as(ExpressionStmtSyntax.self)?.expression else {
            return false
        }
        return isValue(node)
    }

    private static func isValue(_ node: ExprSyntax) -> Bool {
        if let node = node.as(IfExprSyntax.self) {
            guard let otherwise = node.elseBody, isBranch(node.body.statements) else { return false }
            switch otherwise {
            case .ifExpr(let other): return isValue(ExprSyntax(other))
            case .codeBlock(let block): return isBranch(block.statements)
            @unknown default: return true
            }
        }
        if let node = node.as(SwitchExprSyntax.self) {
            return node.cases.allSatisfy { $0.as(SwitchCaseSyntax.self).map { isBranch($0.statements) } ?? true }
        }
        return true
    }

    private static func isBranch(_ list: CodeBlockItemListSyntax) -> Bool {
        guard list.count == 1, let item = list.first?.item else { return false }
        return item.is(ThrowStmtSyntax.self) || item.is(IfConfigDeclSyntax.self) || isValue([Syntax(item)])
    }
}
