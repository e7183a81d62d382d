import SwiftSyntax

/// What is to be known of a whole source before it is lowered, found in one walk.
final class SourceSurvey: SyntaxVisitor {
    /// A sequence of more operators and operands than may be folded, which is done by recursion.
    private(set) var longSequence: SequenceExprSyntax?
    /// Where sequences of operators and operands stand, in the order of their beginnings, by the offsets of their bytes.
    private(set) var sequences: [Range<Int>] = []
    /// The names that declarations mention outside of previews and their own declaration.
    private(set) var usedNames: Set<String> = []
    /// True if a type is declared inside a function.
    private(set) var hasLocalTypes = false

    private let mostOperators: Int
    private var declarations: [String] = []
    /// How many previews are around.
    private var previews = 0

    /// - Complexity: O(*n*) in the length of the source.
    init(_ tree: SourceFileSyntax, limits: ProgramLimits) {
        mostOperators = limits.operators
        super.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        sequences.append(node.position.utf8Offset..<node.endPosition.utf8Offset)
        if node.elements.count > mostOperators * 2, longSequence == nil { longSequence = node }
        return longSequence == nil ? .visitChildren : .skipChildren
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
        if !hasLocalTypes { hasLocalTypes = node.statements.contains { $0.item.declGroup != nil } }
        return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        if Self.isPreview(node) {
            previews += 1
        } else {
            declarations.append(node.name.text)
        }
        return .visitChildren
    }

    override func visitPost(_ node: StructDeclSyntax) {
        if Self.isPreview(node) {
            previews -= 1
        } else {
            declarations.removeLast()
        }
    }

    private static func isPreview(_ node: StructDeclSyntax) -> Bool {
        node.inheritanceClause?.inheritedTypes.contains { $0.type.sourceText == "PreviewProvider" } == true
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { enterMacro() }
    override func visitPost(_ node: MacroExpansionDeclSyntax) { previews -= 1 }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { enterMacro() }
    override func visitPost(_ node: MacroExpansionExprSyntax) { previews -= 1 }

    private func enterMacro() -> SyntaxVisitorContinueKind {
        previews += 1
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        guard previews == 0 else { return .visitChildren }
        let name = node.baseName.text
        if name != declarations.last { usedNames.insert(name) }
        return .visitChildren
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
