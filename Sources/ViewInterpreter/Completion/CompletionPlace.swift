import SwiftSyntax

/// What the syntax around the cursor says.
struct CompletionPlace {
    enum Kind {
        case expression
        /// In a text or a comment.
        case text
        case attribute
        case type
        /// Between the members of a type.
        case declaration
        /// At the top of the file.
        case file
        /// The name of a value of the environment.
        case environmentKey
    }

    private(set) var kind = Kind.expression
    /// The argument of the innermost call in which the cursor is.
    private(set) var argument: SyntaxIdentifier?
    /// True where an argument begins that has no label yet.
    private(set) var beginsArgument = false

    init?(in tree: SourceFileSyntax, at cursor: CompletionCursor) {
        guard let token = tree.token(at: AbsolutePosition(utf8Offset: cursor.offset)) else { return nil }
        findArgument(of: token)
        guard token.text == CompletionCursor.marker else {
            kind = .text
            return
        }
        if cursor.linePrefix.hasSuffix("@") {
            kind = .attribute
        } else if isEnvironmentKey(token) {
            kind = .environmentKey
        } else if let parent = token.parent, parent.is(IdentifierTypeSyntax.self) || parent.is(MemberTypeSyntax.self) {
            kind = .type
        } else {
            findDeclarations(around: token, cursor)
        }
    }

    /// Looks for the call in whose parentheses the token is, with no closure in between.
    private mutating func findArgument(of token: TokenSyntax) {
        var node: Syntax? = token.parent
        while let current = node {
            if current.is(ClosureExprSyntax.self) || current.is(CodeBlockItemListSyntax.self) { return }
            if let found = current.as(LabeledExprSyntax.self),
                current.parent?.parent?.is(FunctionCallExprSyntax.self) == true
            {
                argument = found.expression.id
                beginsArgument =
                    found.label?.id == token.id
                    || (found.label == nil
                        && found.expression.as(DeclReferenceExprSyntax.self)?.baseName.id == token.id)
                return
            }
            node = current.parent
        }
    }

    /// `@Environment(\.name` and `.environment(\.name`.
    private func isEnvironmentKey(_ token: TokenSyntax) -> Bool {
        var node: Syntax? = token.parent
        while let current = node, !current.is(KeyPathExprSyntax.self) {
            if current.is(CodeBlockItemListSyntax.self) { return false }
            node = current.parent
        }
        guard let path = node, path.as(KeyPathExprSyntax.self)?.components.count == 1 else { return false }
        var outer = path.parent
        while let current = outer {
            if let attribute = current.as(AttributeSyntax.self) {
                return attribute.attributeName.sourceText == "Environment"
            }
            if let call = current.as(FunctionCallExprSyntax.self) {
                let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
                return name == "environment" || name == "transformEnvironment"
            }
            if current.is(CodeBlockItemListSyntax.self) { return false }
            outer = current.parent
        }
        return false
    }

    /// A word that begins a line between members, or at the top of the file, begins a declaration.
    private mutating func findDeclarations(around token: TokenSyntax, _ cursor: CompletionCursor) {
        guard cursor.linePrefix.allSatisfy({ $0 == " " || $0 == "\t" }) else { return }
        var node: Syntax? = token.parent
        while let current = node {
            if current.is(MemberBlockSyntax.self) {
                kind = .declaration
                return
            }
            if current.is(SourceFileSyntax.self) {
                kind = .file
                return
            }
            let isInside =
                current.is(CodeBlockSyntax.self) || current.is(AccessorBlockSyntax.self)
                || current.is(InitializerClauseSyntax.self)
                || (current.is(ExprSyntax.self) && !current.is(DeclReferenceExprSyntax.self))
            if isInside { return }
            node = current.parent
        }
    }
}
