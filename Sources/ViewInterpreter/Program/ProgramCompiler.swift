import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import ViewRuntime

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
        let survey = SourceSurvey(parsed, limits: limits)
        if let sequence = survey.longSequence {
            return CompilationResult(diagnostics: [tooLong(sequence, parsed, limits)], program: nil)
        }
        let tree = survey.tree
        let program = Program(limits: limits)
        let lowering = Lowering(program: program, tree: tree, work: survey.work, source: source)
        lowering.lowerFile(tree, hasLocalTypes: survey.hasLocalTypes)
        let choice = program.chooseRoot(used: survey.usedNames)
        program.functions = lowering.plainFunctions
        var diagnostics = lowering.diagnostics + (choice.map { [$0] } ?? [])
        let hasErrors = diagnostics.contains { $0.severity == .error }
        if needsView, program.rootName == nil, !hasErrors {
            diagnostics.append(
                ProgramDiagnostic(
                    severity: .error,
                    line: program.incompleteView?.position.line ?? 1,
                    column: program.incompleteView?.position.column ?? 1,
                    message: program.reasonForNoView
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

    private static func tooLong(
        _ sequence: SequenceExprSyntax,
        _ tree: SourceFileSyntax,
        _ limits: ProgramLimits
    ) -> ProgramDiagnostic {
        let location = SourceLocationConverter(fileName: "", tree: tree).location(
            for: sequence.positionAfterSkippingLeadingTrivia
        )
        return ProgramDiagnostic(
            severity: .error,
            line: location.line,
            column: location.column,
            message: "the expression has more than \(limits.operators) operators and operands; split it up"
        )
    }
}
