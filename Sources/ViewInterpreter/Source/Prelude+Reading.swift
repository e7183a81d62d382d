import SwiftOperators
import SwiftParser
import SwiftSyntax
internal import Synchronization

/// Reading the prelude: each part once in the life of the process, as its text is always the same.
extension Prelude {
    private static let kept = Mutex<[Int: CodeBlockItemListSyntax]>([:])

    /// The declarations of parts; types that the source declares itself keep out of their way.
    ///
    /// - Parameters:
    ///   - parts: The places of the parts.
    ///   - own: The names that the source declares at file level.
    /// - Returns: The declarations, with their operators folded.
    /// - Complexity: O(*n*) in the length of the parts; one is parsed when it is first asked for, and again only where names of
    ///   the program meet its own.
    static func declarations(of parts: [Int], own: Set<String>) -> [CodeBlockItemSyntax] {
        // A function of the source is no member of what is declared here, whatever its name.
        let types = own.filter { $0.first?.isUppercase == true }
        return parts.flatMap { declarations(ofPart: $0, avoiding: types) }
    }

    private static func declarations(ofPart index: Int, avoiding types: Set<String>) -> CodeBlockItemListSyntax {
        let source = parts[index].source
        let renamed = Words.renaming(types, in: source)
        guard renamed == source else { return read(renamed) }
        if let kept = kept.withLock({ $0[index] }) { return kept }
        let read = read(source)
        kept.withLock { $0[index] = read }
        return read
    }

    private static func read(_ source: String) -> CodeBlockItemListSyntax {
        let parsed = Parser.parse(source: source)
        let folded = OperatorTable.standardOperators.foldAll(parsed, errorHandler: { _ in })
        return folded.as(SourceFileSyntax.self)?.statements ?? []
    }
}
