internal import FrameProtocol
internal import ViewInterpreter
internal import ViewRuntime

/// What came of reading a program.
struct LoadedProgram {
    var diagnostics: [DiagnosticRecord]
    /// The view to show; `nil` if the program has errors.
    var root: ViewValue?

    var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

/// Reads programs.
enum ProgramLoader {
    static func load(_ source: String) -> LoadedProgram {
        let result = ProgramCompiler.compile(source: source)
        let diagnostics = result.diagnostics.map { DiagnosticRecord($0) }
        return LoadedProgram(diagnostics: diagnostics, root: result.program?.rootView())
    }
}
