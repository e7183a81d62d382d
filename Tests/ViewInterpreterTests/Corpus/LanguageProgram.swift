import Testing

/// A small program and what the Swift compiler's own program prints for it.
struct LanguageProgram: Sendable, CustomTestStringConvertible {
    let name: String
    /// Declares `main()`.
    let source: String
    let output: String

    init(_ name: String, _ source: String, prints output: String) {
        self.name = name
        self.source = source
        self.output = output
    }

    var testDescription: String { name }

    static let all = closures + collections + control + enums + generics + keypaths + numbers + optionals + protocols + strings + values
}
