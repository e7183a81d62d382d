/// What a person should know about a program's source.
package struct ProgramDiagnostic: Hashable, Sendable {
    /// How grave it is.
    package enum Severity: String, Hashable, Sendable {
        /// The Swift compiler would refuse it, or it cannot run.
        case error
        /// It is not supported; the rest of the program still shows.
        case warning
        case note
    }

    package var severity: Severity
    /// From 1.
    package var line: Int
    /// From 1, in UTF-8 bytes.
    package var column: Int
    package var message: String

    package init(severity: Severity, line: Int, column: Int, message: String) {
        self.severity = severity
        self.line = line
        self.column = column
        self.message = message
    }
}
