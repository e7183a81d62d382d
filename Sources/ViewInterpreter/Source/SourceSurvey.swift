import SwiftOperators
import SwiftSyntax

/// What is to be known of a whole source before it is lowered, and its tree with the operators folded, in one walk.
final class SourceSurvey: SyntaxRewriter {
    /// The source with its operators folded by their precedence, at the same places; an operator that is not known, or that may not
    /// stand beside its neighbour, is told by who lowers it.
    private(set) var tree: SourceFileSyntax
    /// A sequence of more operators and operands than may be folded, which is done by recursion.
    private(set) var longSequence: SequenceExprSyntax?
    /// The names that declarations mention outside of previews and their own declaration.
    private(set) var usedNames: Set<String> = []
    /// True if a type is declared inside a function.
    private(set) var hasLocalTypes = false
    /// How long its blocks take to run.
    private(set) var work = BlockWork()

    private let mostOperators: Int
    private var operators = OperatorTable.standardOperators
    private var declarations: [String] = []
    /// How many previews are around.
    private var previews = 0

    /// - Complexity: O(*n*) in the length of the source.
    init(_ tree: SourceFileSyntax, limits: ProgramLimits) {
        mostOperators = limits.operators
        self.tree = tree
        operators.addSourceFile(tree) { _ in }
        super.init(viewMode: .sourceAccurate)
        self.tree = visit(tree)
    }

    override func visit(_ node: SequenceExprSyntax) -> ExprSyntax {
        if node.elements.count > mostOperators * 2, longSequence == nil { longSequence = node }
        work.add(node.elements.count)
        guard longSequence == nil else { return ExprSyntax(node) }
        guard let inside = super.visit(node).as(SequenceExprSyntax.self), longSequence == nil else {
            return ExprSyntax(node)
        }
        return operators.foldSingle(inside) { _ in }
    }

    override func visit(_ node: CodeBlockSyntax) -> CodeBlockSyntax {
        if !hasLocalTypes { hasLocalTypes = node.statements.contains { $0.item.declGroup != nil } }
        return super.visit(node)
    }

    override func visit(_ node: StructDeclSyntax) -> DeclSyntax {
        let isPreview = Self.isPreview(node)
        if isPreview { previews += 1 } else { declarations.append(node.name.text) }
        defer { if isPreview { previews -= 1 } else { declarations.removeLast() } }
        return super.visit(node)
    }

    private static func isPreview(_ node: StructDeclSyntax) -> Bool {
        node.inheritanceClause?.inheritedTypes.contains { $0.type.sourceText == "PreviewProvider" } == true
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> DeclSyntax {
        previews += 1
        defer { previews -= 1 }
        return super.visit(node)
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> ExprSyntax {
        previews += 1
        defer { previews -= 1 }
        return super.visit(node)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> ExprSyntax {
        work.add(1)
        guard previews == 0 else { return ExprSyntax(node) }
        let name = node.baseName.text
        if name != declarations.last { usedNames.insert(name) }
        return ExprSyntax(node)
    }

    // MARK: What takes time to run

    override func visit(_ node: CodeBlockItemListSyntax) -> CodeBlockItemListSyntax {
        // What stands between '#if' and '#endif' belongs to the block around it.
        let isPart = node.parent?.is(IfConfigClauseSyntax.self) == true
        if !isPart { work.begin(isBranch: node.isBranch) }
        work.add(node.count * BlockWork.partsOfAStatement)
        defer { if !isPart { work.endBlock(at: node.position.utf8Offset) } }
        return super.visit(node)
    }

    override func visit(_ node: MemberBlockItemSyntax) -> MemberBlockItemSyntax {
        work.begin()
        defer { work.endBlock(at: node.position.utf8Offset) }
        return super.visit(node)
    }

    override func visit(_ node: ConditionElementListSyntax) -> ConditionElementListSyntax {
        let isOfLoop = node.parent?.is(WhileStmtSyntax.self) == true
        if isOfLoop { work.begin() }
        work.add(node.count * BlockWork.partsOfAStatement)
        defer { if isOfLoop { work.endCondition(at: node.position.utf8Offset) } }
        return super.visit(node)
    }

    override func visit(_ node: RepeatStmtSyntax) -> StmtSyntax {
        work.begin()
        defer { work.endCondition(at: node.condition.position.utf8Offset) }
        return super.visit(node)
    }

    override func visit(_ node: WhereClauseSyntax) -> WhereClauseSyntax {
        let isOfLoop = node.parent?.is(ForStmtSyntax.self) == true
        if isOfLoop { work.begin() }
        defer { if isOfLoop { work.endCondition(at: node.condition.position.utf8Offset) } }
        return super.visit(node)
    }

    override func visit(_ node: PatternBindingListSyntax) -> PatternBindingListSyntax {
        work.add(node.count * BlockWork.partsOfAVariable)
        return super.visit(node)
    }

    override func visit(_ node: SwitchCaseListSyntax) -> SwitchCaseListSyntax {
        work.add(node.count * BlockWork.partsOfACase)
        return super.visit(node)
    }

    override func visit(_ node: ThrowStmtSyntax) -> StmtSyntax {
        work.add(BlockWork.partsOfAThrow)
        return super.visit(node)
    }

    override func visit(_ node: ClosureExprSyntax) -> ExprSyntax {
        work.add(BlockWork.partsOfAClosure)
        return super.visit(node)
    }

    override func visit(_ node: ArrayExprSyntax) -> ExprSyntax {
        work.add(BlockWork.partsOfALiteral + node.elements.count)
        return super.visit(node)
    }

    override func visit(_ node: DictionaryExprSyntax) -> ExprSyntax {
        work.add(BlockWork.partsOfALiteral)
        return super.visit(node)
    }

    override func visit(_ node: DictionaryElementSyntax) -> DictionaryElementSyntax {
        work.add(BlockWork.partsOfALiteral)
        return super.visit(node)
    }

    override func visit(_ node: TupleExprSyntax) -> ExprSyntax {
        if node.elements.count > 1 { work.add(BlockWork.partsOfALiteral + node.elements.count) }
        return super.visit(node)
    }
}

extension SyntaxProtocol {
    /// The node as it is written, without the space and comments around it.
    ///
    /// The same as `trimmedDescription`, which makes a copy of the tree for it.
    var sourceText: String {
        let text = description.utf8
        let inside = text.dropFirst(leadingTriviaLength.utf8Length).dropLast(trailingTriviaLength.utf8Length)
        return String(Substring(inside))
    }
}
