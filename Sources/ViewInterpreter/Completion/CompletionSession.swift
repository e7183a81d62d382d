/// Completion and signature help for somebody who is typing: what one query lowered is kept for the next.
///
/// The word at the cursor is no part of what is lowered, so that all queries while one word is typed, and the question for the forms of the
/// call around it, ask the same lowering. At most one is kept.
///
/// Not for use from several threads at once.
package final class CompletionSession {
    private var kept: (source: String, offset: Int, limits: ProgramLimits, run: CompletionRun?)?
    /// How many programs were lowered so far.
    package private(set) var loweringCount = 0

    package init() {}

    deinit { forget() }

    /// What may be written at a place; see ``CodeCompletion/items(in:line:column:limits:)``.
    ///
    /// - Complexity: That of compiling the source for the first query at a word, then O(*n*) in the items that are known there.
    package func items(
        in source: String,
        line: Int,
        column: Int,
        limits: ProgramLimits = ProgramLimits()
    ) -> CompletionList {
        guard let cursor = CompletionCursor(source, line: line, column: column) else {
            return CompletionList(column: column, items: [])
        }
        let items = run(cursor, limits)?.items(for: cursor) ?? []
        return CompletionList(column: cursor.wordColumn, items: CodeCompletion.best(items, for: cursor.word))
    }

    /// The forms of the innermost call around a place; see ``CodeCompletion/signatures(in:line:column:limits:)``.
    package func signatures(
        in source: String,
        line: Int,
        column: Int,
        limits: ProgramLimits = ProgramLimits()
    ) -> SignatureHelp {
        let cursor = CompletionCursor(source, line: line, column: column)
        let help = cursor.flatMap { run($0, limits) }?.probe.call?.help
        return help ?? SignatureHelp(forms: [], selected: 0)
    }

    /// Gives back the memory of what is kept.
    package func forget() {
        kept?.run?.program.dismantle()
        kept = nil
    }

    private func run(_ cursor: CompletionCursor, _ limits: ProgramLimits) -> CompletionRun? {
        if let kept, kept.offset == cursor.offset, kept.source == cursor.source, kept.limits == limits {
            return kept.run
        }
        forget()
        loweringCount += 1
        let run = CompletionRun(cursor, limits)
        kept = (cursor.source, cursor.offset, limits, run)
        return run
    }
}
