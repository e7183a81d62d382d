import SwiftSyntax

/// What the compiler finds only in programs whose names and types are right: ways through a body that must not be.
extension Lowering {
    /// Keeps a body whose flow is to be looked at; one that is lowered again for another form of a function counts once.
    func noteFlow(_ statements: CodeBlockItemListSyntax, _ scope: FunctionScope) {
        guard statements.position < endPosition, !isForeign(currentType) else { return }
        flowBodies[statements.position] = FlowBody(
            statements: statements,
            code: scope.code,
            result: scope.resultType,
            returnsDiffer: scope.returnedViews.count > 1
        )
    }

    /// Looks at all bodies that were kept, in the order of the source, if nothing else is wrong.
    ///
    /// - Complexity: O(*n*) in the number of statements.
    func checkFlow() {
        guard !diagnostics.contains(where: { $0.severity == .error }) else { return }
        checkWaiting()
        guard !diagnostics.contains(where: { $0.severity == .error }) else { return }
        for body in flowBodies.values.sorted(by: { $0.statements.position < $1.statements.position }) {
            let walker = FlowWalker(self, body)
            walker.walk()
            if body.returnsDiffer, body.statedResult?.hasPrefix("some ") == true {
                report(
                    .error,
                    "function declares an opaque return type '\(body.statedResult ?? "")', but the return statements in "
                        + "its body do not have matching underlying types; write '@ViewBuilder' above and leave out 'return'",
                    at: position(at: body.start)
                )
            }
            if walker.isEndReached { checkReturn(body, givesValue: walker.givesValue) }
        }
    }

    /// Reports a body that has to give a value and comes to its end without one.
    private func checkReturn(_ body: FlowBody, givesValue: Bool) {
        guard ![.void, .unknown, .never].contains(body.result), !body.result.isForeign else { return }
        let isClosure = body.kind == "closure"
        // What a closure gives may be known by the function that takes it only: then a `return` has to say the same.
        guard !isClosure || givesValue || body.statedResult != nil else { return }
        guard body.statedResult != nil || !body.result.isGeneric else { return }
        let result = body.statedResult ?? name(body.result)
        guard !["Void", "()", "Never", "Swift.Void", "Swift.Never"].contains(result) else { return }
        if !givesValue, !isClosure, let type = body.statedType, type.is(SomeOrAnyTypeSyntax.self),
            result.hasPrefix("some ")
        {
            return error(
                "function declares an opaque return type, but has no return statements in its body from which to infer "
                    + "an underlying type; write 'return' before the value, or '@ViewBuilder' above for several views",
                at: type
            )
        }
        report(
            .error,
            "missing return in \(body.kind) expected to return '\(result)'",
            at: position(at: body.end)
        )
    }
}
