/// A program's diagnostics as they are shown.
extension [ProgramDiagnostic] {
    /// The most diagnostics that one source gives.
    private static var most: Int { 100 }

    /// The first of them, errors before the rest if there are too many, with a last one that says how many more there are.
    func capped() -> [ProgramDiagnostic] {
        guard count > Self.most else { return self }
        let errors = filter { $0.severity == .error }
        var kept = Array((errors + filter { $0.severity != .error }).prefix(Self.most - 1))
        kept.sort { ($0.line, $0.column) < ($1.line, $1.column) }
        guard let last = kept.last else { return self }
        let more = count - kept.count
        let note = ProgramDiagnostic(
            severity: errors.isEmpty ? .warning : .error,
            line: last.line,
            column: last.column,
            message: "there are \(more) more problems; mend the first ones and check again"
        )
        return kept + [note]
    }
}
