import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

/// Says what is wrong with a source that does not parse, in the parser's own words.
///
/// The parser's generator of words looks back to the beginning of the line for each mistake, and through all mistakes so far:
/// for kilobytes of one character that is minutes. So it gets a whole source only where that is little work; otherwise the
/// statements one by one, until enough is said.
struct SyntaxErrors {
    /// The most that are told.
    private static let most = 50
    /// Mistakes, times the mistakes and words of a line that are looked through for each; some 40 ns each on a machine of 2024.
    private static let budget = 500_000

    private let converter: SourceLocationConverter
    private let wordsOfALine: Int
    private var found: [ProgramDiagnostic] = []
    private var spent = 0

    /// Returns what is wrong, in the order of the source; nothing for a source without mistakes.
    ///
    /// - Complexity: O(*n*) in the length of the source.
    static func diagnostics(of tree: SourceFileSyntax) -> [ProgramDiagnostic] {
        guard tree.hasError else { return [] }
        var errors = SyntaxErrors(tree)
        if errors.cost(of: tree) <= budget, StrangeEqualSign.first(in: tree) == nil {
            errors.explain(tree)
        } else {
            errors.explainStatements(of: tree)
        }
        return errors.found
    }

    private init(_ tree: SourceFileSyntax) {
        converter = SourceLocationConverter(fileName: "", tree: tree)
        wordsOfALine = LongestLine.words(in: tree)
    }

    private func cost(of node: some SyntaxProtocol) -> Int {
        let count = MistakeVisitor.mistakes(in: node).count
        return count * (count + wordsOfALine)
    }

    private mutating func explain(_ node: some SyntaxProtocol) {
        if let place = StrangeEqualSign.first(in: node) {
            add("a character that is not Swift stands beside this '='", converter.location(for: place))
            return
        }
        for diagnostic in ParseDiagnosticsGenerator.diagnostics(for: node)
        where diagnostic.diagMessage.severity == .error && found.count < Self.most {
            let location = diagnostic.location(converter: converter)
            add(diagnostic.message, location)
        }
    }

    private mutating func explainStatements(of tree: SourceFileSyntax) {
        for statement in StatementVisitor.wrongStatements(in: tree) {
            guard found.count < Self.most, spent < Self.budget else { return }
            let cost = cost(of: statement)
            spent += cost
            if spent > Self.budget {
                explainShortly(statement)
            } else {
                explain(statement)
            }
        }
        if found.isEmpty { explainShortly(tree) }
    }

    private mutating func explainShortly(_ node: some SyntaxProtocol) {
        let mistakes = MistakeVisitor.mistakes(in: node)
        guard let first = mistakes.first else { return }
        let words = "this is not Swift: from here on, \(mistakes.count) things are missing or too many"
        add(words, converter.location(for: first))
    }

    private mutating func add(_ message: String, _ location: SourceLocation) {
        found.append(
            ProgramDiagnostic(severity: .error, line: location.line, column: location.column, message: message)
        )
    }
}

/// Finds an `=` beside characters that belong to no token.
///
/// The parser's lexer sees such a character and asks for space around the sign; the generator of words takes it for space,
/// finds nothing to put in, and stops the process, as a suggestion without a change is a mistake to it.
private final class StrangeEqualSign: SyntaxAnyVisitor {
    private var place: AbsolutePosition?

    static func first(in node: some SyntaxProtocol) -> AbsolutePosition? {
        let visitor = StrangeEqualSign(viewMode: .all)
        visitor.walk(node)
        return visitor.place
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        place == nil ? .visitChildren : .skipChildren
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        guard token.tokenKind == .equal, place == nil else { return .skipChildren }
        let around = [
            token.previousToken(viewMode: .all)?.trailingTrivia, token.leadingTrivia, token.trailingTrivia,
            token.nextToken(viewMode: .all)?.leadingTrivia,
        ]
        let isStrange = around.contains { trivia in
            trivia?.contains { if case .unexpectedText = $0 { true } else { false } } ?? false
        }
        if isStrange { place = token.positionAfterSkippingLeadingTrivia }
        return .skipChildren
    }
}

/// Finds where something is missing or too much.
private final class MistakeVisitor: SyntaxAnyVisitor {
    private var mistakes: [AbsolutePosition] = []

    static func mistakes(in node: some SyntaxProtocol) -> [AbsolutePosition] {
        let visitor = MistakeVisitor(viewMode: .all)
        visitor.walk(node)
        return visitor.mistakes
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        node.hasError ? .visitChildren : .skipChildren
    }

    override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
        mistakes.append(node.positionAfterSkippingLeadingTrivia)
        return .visitChildren
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        if token.hasError { mistakes.append(token.positionAfterSkippingLeadingTrivia) }
        return .skipChildren
    }
}

/// Finds the innermost statements and declarations that have mistakes.
private final class StatementVisitor: SyntaxVisitor {
    private var statements: [Syntax] = []
    /// For each statement around, how many were found before it.
    private var counts: [Int] = []

    static func wrongStatements(in tree: SourceFileSyntax) -> [Syntax] {
        let visitor = StatementVisitor(viewMode: .all)
        visitor.walk(tree)
        return visitor.statements
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: CodeBlockItemSyntax) { leave(node) }
    override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: MemberBlockItemSyntax) { leave(node) }

    private func enter(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
        counts.append(statements.count)
        return node.hasError ? .visitChildren : .skipChildren
    }

    private func leave(_ node: some SyntaxProtocol) {
        let before = counts.removeLast()
        if node.hasError, statements.count == before { statements.append(Syntax(node)) }
    }
}

/// Counts words.
private enum LongestLine {
    /// The most words that stand on one line.
    static func words(in tree: SourceFileSyntax) -> Int {
        var most = 0
        var count = 0
        for token in tree.tokens(viewMode: .sourceAccurate) {
            if token.leadingTrivia.contains(where: \.isNewline) { count = 0 }
            count += 1
            most = max(most, count)
        }
        return most
    }
}
