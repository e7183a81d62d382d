import SwiftSyntax
import ViewRuntime

/// `throw`, `do` and `catch`.
extension Lowering {
    func lowerThrow(_ node: ThrowStmtSyntax) -> Step {
        checkHandled(at: node.throwKeyword)
        let code = lower(node.expression).code
        let position = position(node)
        return { frame throws(Failure) in
            let error = try code(frame)
            frame.machine.thrown = error
            throw Failure(
                reason: .trap,
                message: "error \(error.description) is thrown and not caught",
                position: position
            )
        }
    }

    func lowerDo(_ node: DoStmtSyntax) -> Step {
        let body = lowerBlock(node.body.statements)
        guard !node.catchClauses.isEmpty else { return { frame throws(Failure) in try Self.run(body, frame) } }
        let clauses = node.catchClauses.map { clause -> (match: Match, body: [Step]) in
            scope?.pushBlock()
            defer { scope?.popBlock() }
            return (lowerCatch(clause), lowerStatements(clause.body.statements))
        }
        return { frame throws(Failure) in
            do throws(Failure) {
                return try Self.run(body, frame)
            } catch {
                guard let thrown = frame.machine.thrown else { throw error }
                for clause in clauses where try clause.match(frame, thrown) {
                    frame.machine.thrown = nil
                    return try Self.run(clause.body, frame)
                }
                throw error
            }
        }
    }

    /// Lowers what a `catch` takes; names that it binds are known from here on.
    func lowerCatch(_ clause: CatchClauseSyntax) -> Match {
        let patterns = clause.catchItems.compactMap { item -> Match? in
            guard let pattern = item.pattern else { return nil }
            let match = lowerPattern(pattern, .unknown, isMutable: false)
            return item.whereClause.map { refine(match, $0.condition) } ?? match
        }
        if !patterns.isEmpty {
            return { frame, value throws(Failure) in try Self.matches(patterns, frame, value) }
        }
        guard let variable = scope?.declare("error", .unknown, isMutable: false) else { return { _, _ in true } }
        let slot = variable.slot
        return { frame, value in
            frame.slots[slot] = value
            return true
        }
    }

    /// A pattern that also asks for a condition.
    func refine(
        _ match: @escaping Match,
        _ condition: ExprSyntax
    ) -> Match {
        let code = lower(condition, .bool).code
        return { frame, value throws(Failure) in
            guard try match(frame, value) else { return false }
            return try code(frame).isTrue
        }
    }
}
