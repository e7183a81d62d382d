import SwiftSyntax

extension ExprSyntax {
    /// What stands in one pair of parentheses, as the `a` of `(a)`; `nil` for anything else, tuples among it.
    var parenthesized: ExprSyntax? {
        guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first,
            only.label == nil
        else { return nil }
        return only.expression
    }

    /// The expression without any parentheses around it.
    var insideParentheses: ExprSyntax {
        var node = self
        while let inner = node.parenthesized { node = inner }
        return node
    }
}
