import SwiftDiagnostics
import SwiftOperators
import SwiftParser
import SwiftSyntax

/// What compiling a source gives.
package struct CompilationResult {
    /// All that was found, in the order of the source.
    package var diagnostics: [ProgramDiagnostic]
    /// The program, if there are no errors.
    package var program: Program?

    package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

/// Turns SwiftUI source into a program.
package enum ProgramCompiler {
    /// Compiles a source; every mistake that is found is in the result.
    ///
    /// - Parameters:
    ///   - source: The text of the program.
    ///   - limits: What the program may use.
    ///   - needsView: False for a program that is run by ``Program/run(_:)`` only: it may have nothing to show.
    /// - Returns: All diagnostics, and the program if there are no errors.
    /// - Complexity: O(*n*) in the length of the source; a source over a limit is refused before it is parsed.
    package static func compile(
        source: String,
        limits: ProgramLimits = ProgramLimits(),
        needsView: Bool = true
    ) -> CompilationResult {
        if let problem = SourceScan.problem(in: source, limits: limits) {
            return CompilationResult(diagnostics: [diagnostic(problem, source, limits)], program: nil)
        }
        let parsed = Parser.parse(source: source)
        let syntaxErrors = SyntaxErrors.diagnostics(of: parsed)
        guard syntaxErrors.isEmpty else {
            let foreign = ForeignSource.diagnostic(for: source)
            return CompilationResult(
                diagnostics: ((foreign.map { [$0] } ?? []) + syntaxErrors).capped(),
                program: nil
            )
        }
        if let tooLong = longSequence(parsed, limits) { return CompilationResult(diagnostics: [tooLong], program: nil) }
        var operators = OperatorTable.standardOperators
        operators.addSourceFile(parsed) { _ in }
        guard let tree = operators.foldAll(parsed, errorHandler: { _ in }).as(SourceFileSyntax.self) else {
            return CompilationResult(diagnostics: [], program: nil)
        }
        let program = Program(limits: limits)
        let lowering = Lowering(program: program, tree: tree)
        lowering.lowerFile(tree)
        program.chooseRoot(used: UsedNames.collect(tree))
        program.functions = lowering.plainFunctions
        var diagnostics = lowering.diagnostics
        let hasErrors = diagnostics.contains { $0.severity == .error }
        if needsView, program.rootName == nil, !hasErrors {
            diagnostics.append(
                ProgramDiagnostic(
                    severity: .error,
                    line: 1,
                    column: 1,
                    message: "there is no view to show: declare a struct that conforms to 'View'"
                )
            )
        }
        diagnostics.sort { ($0.line, $0.column) < ($1.line, $1.column) }
        let isUsable = !diagnostics.contains { $0.severity == .error }
        if !isUsable { program.dismantle() }
        return CompilationResult(diagnostics: diagnostics.capped(), program: isUsable ? program : nil)
    }

    private static func diagnostic(
        _ problem: SourceScan.Problem,
        _ source: String,
        _ limits: ProgramLimits
    ) -> ProgramDiagnostic {
        func at(_ offset: Int, _ message: String) -> ProgramDiagnostic {
            var line = 1
            var column = 1
            for byte in source.utf8.prefix(offset) {
                column += 1
                if byte == UInt8(ascii: "\n") {
                    line += 1
                    column = 1
                }
            }
            return ProgramDiagnostic(severity: .error, line: line, column: column, message: message)
        }
        switch problem {
        case .tooLarge(let bytes):
            return at(0, "the program has \(bytes) bytes, over the size limit of \(limits.sourceBytes)")
        case .tooDeep(let offset):
            return at(offset, "brackets nest too deep here; at most \(limits.nesting) levels are read")
        case .chainTooLong(let offset):
            return at(
                offset,
                "a chain of more than \(limits.chainLinks) members, calls or branches goes on here; split it up"
            )
        case .conditionsTooDeep(let offset): return at(offset, "'#if' nests too deep here")
        case .notText(let offset): return at(offset, "this is not Swift source: it has a zero byte here")
        case .invisible(let offset, let scalar):
            let code = String(scalar, radix: 16, uppercase: true)
            return at(
                offset,
                "an invisible character (U+\(String(repeating: "0", count: max(4 - code.count, 0)))\(code)) stands here; delete it"
            )
        case .repeated(let offset, let mark):
            return at(
                offset,
                "this is not Swift source: '\(Character(Unicode.Scalar(mark)))' stands here over and over"
            )
        }
    }

    static func hasLongSequence(_ tree: SourceFileSyntax, _ limits: ProgramLimits) -> Bool {
        longSequence(tree, limits) != nil
    }

    /// A sequence of more operators than may be folded, which is done by recursion.
    private static func longSequence(_ tree: SourceFileSyntax, _ limits: ProgramLimits) -> ProgramDiagnostic? {
        let visitor = SequenceVisitor(limit: limits.operators)
        visitor.walk(tree)
        guard let found = visitor.found else { return nil }
        let location = SourceLocationConverter(fileName: "", tree: tree).location(
            for: found.positionAfterSkippingLeadingTrivia
        )
        return ProgramDiagnostic(
            severity: .error,
            line: location.line,
            column: location.column,
            message: "the expression has more than \(limits.operators) operators and operands; split it up"
        )
    }
}

/// Finds a sequence of operators that is too long.
private final class SequenceVisitor: SyntaxVisitor {
    private let limit: Int
    private(set) var found: SequenceExprSyntax?

    init(limit: Int) {
        self.limit = limit
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        if node.elements.count > limit * 2, found == nil { found = node }
        return found == nil ? .visitChildren : .skipChildren
    }
}

/// Collects the names that declarations mention outside of previews and their own declaration.
private final class UsedNames: SyntaxVisitor {
    private var names: Set<String> = []
    private var declarations: [String] = []

    static func collect(_ tree: SourceFileSyntax) -> Set<String> {
        let visitor = UsedNames(viewMode: .sourceAccurate)
        visitor.walk(tree)
        return visitor.names
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        let isPreview =
            node.inheritanceClause?.inheritedTypes.contains { $0.type.trimmedDescription == "PreviewProvider" } == true
        if isPreview { return .skipChildren }
        declarations.append(node.name.text)
        return .visitChildren
    }

    override func visitPost(_ node: StructDeclSyntax) {
        if declarations.last == node.name.text { declarations.removeLast() }
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if node.baseName.text != declarations.last { names.insert(node.baseName.text) }
        return .visitChildren
    }
}
