import SwiftOperators
import SwiftSyntax

/// Folds the sequences of operators and operands of a program into a tree by the operators' precedence.
///
/// The same as `OperatorTable.foldAll`, which visits and copies all there is; here what holds no sequence stays as it is, unvisited.
final class OperatorFolder: SyntaxRewriter {
    private let operators: OperatorTable
    /// The places of all sequences in the order of their beginnings, outer ones before inner ones.
    private let sequences: [Range<Int>]

    /// Folds a program; an operator that is not known, or that may not stand beside its neighbour, is told by who lowers it.
    ///
    /// - Parameters:
    ///   - tree: The program as it was parsed.
    ///   - sequences: Where its sequences are, as ``SourceSurvey`` finds them.
    /// - Returns: The program with its operators folded; its places are the same.
    /// - Complexity: O(*s*·*d*·log *s*) for *s* sequences, *d* deep in the tree.
    static func fold(_ tree: SourceFileSyntax, sequences: [Range<Int>]) -> SourceFileSyntax {
        var operators = OperatorTable.standardOperators
        operators.addSourceFile(tree) { _ in }
        if sequences.isEmpty { return tree }
        return OperatorFolder(operators, sequences).visit(tree)
    }

    private init(_ operators: OperatorTable, _ sequences: [Range<Int>]) {
        self.operators = operators
        self.sequences = sequences
        super.init(viewMode: .sourceAccurate)
    }

    override func visitAny(_ node: Syntax) -> Syntax? {
        guard holdsSequence(node) else { return node }
        guard let sequence = node.as(SequenceExprSyntax.self) else { return nil }
        let inside = super.visit(sequence).as(SequenceExprSyntax.self) ?? sequence
        return Syntax(operators.foldSingle(inside) { _ in })
    }

    private func holdsSequence(_ node: Syntax) -> Bool {
        let start = node.position.utf8Offset
        let end = node.endPosition.utf8Offset
        var low = 0
        var high = sequences.count
        while low < high {
            let middle = (low + high) / 2
            if sequences[middle].lowerBound < start { low = middle + 1 } else { high = middle }
        }
        // Those that begin here and go on behind the node are around it.
        while low < sequences.count, sequences[low].lowerBound < end {
            if sequences[low].upperBound <= end { return true }
            low += 1
        }
        return false
    }
}
