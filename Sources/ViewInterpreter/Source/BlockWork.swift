import SwiftSyntax

/// How long what stands in a source takes to run, so that a round of a loop, or a call, costs what is in it.
///
/// A block weighs what stands in it outside of blocks inside it. Where a step is counted anyway, which is a call's or a round's, as much as
/// an addition in a loop takes is part of that step: ten million additions are ten million steps.
struct BlockWork {
    /// So many parts take as long as a step: a statement, a name, an operator and its operands are some parts each.
    static let partsOfAStep = 12
    static let partsOfAStatement = 2
    static let partsOfAVariable = 3
    static let partsOfACase = 3
    static let partsOfALiteral = 2
    static let partsOfAClosure = 4
    static let partsOfAThrow = 60
    /// What is evaluated with each round beside its body may weigh so much in the round's own step.
    private static let partsOfACondition = 6

    /// What is being surveyed, the outermost first.
    private var open: [(parts: Int, depth: Int)] = []
    /// The parts of what begins at an offset, without those that the step of its call or round stands for.
    private var parts: [Int: Int] = [:]

    /// Adds to what is being surveyed.
    mutating func add(_ count: Int) {
        guard !open.isEmpty else { return }
        open[open.count - 1].parts += count
    }

    /// Begins something that is run by itself; a branch runs with the block that it stands in.
    mutating func begin(isBranch: Bool = false) {
        open.append((0, isBranch ? (open.last?.depth ?? 0) + 1 : 0))
    }

    /// Ends a block that begins at `offset`.
    mutating func endBlock(at offset: Int) {
        guard let last = open.popLast() else { return }
        // A branch inside a branch has no step of its own near it.
        note(last.parts - (last.depth < 2 ? Self.partsOfAStep : 0), at: offset)
    }

    /// Ends a condition that is asked for with each round.
    mutating func endCondition(at offset: Int) {
        guard let last = open.popLast() else { return }
        note(last.parts - Self.partsOfACondition, at: offset)
    }

    private mutating func note(_ count: Int, at offset: Int) {
        // Nothing that runs begins at the start of the file; nodes that were made apart do.
        if count > 0, offset > 0 { parts[offset] = count }
    }

    /// What is to be counted when the node runs, in parts of a step.
    func parts(of node: some SyntaxProtocol) -> Int { parts[node.position.utf8Offset] ?? 0 }
}

/// The walk of ``SourceSurvey`` through what runs.
extension CodeBlockItemListSyntax {
    /// True for a block that runs with the one around it, at most once.
    var isBranch: Bool {
        if parent?.is(SwitchCaseSyntax.self) == true { return true }
        guard parent?.is(CodeBlockSyntax.self) == true, let owner = parent?.parent else { return false }
        return owner.is(IfExprSyntax.self) || owner.is(GuardStmtSyntax.self) || owner.is(DoStmtSyntax.self)
            || owner.is(CatchClauseSyntax.self) || owner.is(DeferStmtSyntax.self)
    }
}
