/// A word on the command line that cannot be understood, or a file that cannot be used.
struct ArgumentError: Error {
    let message: String
    /// Whether it helps to tell how the command line is written.
    var isAboutOptions = true
}

/// The words after a subcommand, sorted into options and the rest.
struct Arguments {
    /// The values of the options that were given, by name.
    private(set) var values: [String: String] = [:]
    /// Words that belong to no option.
    private(set) var operands: [String] = []
    private(set) var asksForHelp = false

    /// - Parameters:
    ///   - words: What stands after the subcommand.
    ///   - options: The names of options that take a value.
    /// - Throws: ``ArgumentError`` for an option that is unknown, given twice or without value.
    init(_ words: [String], options: Set<String>) throws(ArgumentError) {
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--help" || word == "-h" {
                asksForHelp = true
            } else if word == "--" {
                operands += rest
                return
            } else if word.hasPrefix("-"), word != "-" {
                try take(word, &rest, options)
            } else {
                operands.append(word)
            }
        }
    }

    private mutating func take(
        _ word: String,
        _ rest: inout ArraySlice<String>,
        _ options: Set<String>
    ) throws(ArgumentError) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        guard options.contains(name) else { throw ArgumentError(message: "there is no option '\(name)'") }
        guard values[name] == nil else { throw ArgumentError(message: "\(name) is given twice") }
        guard let value = parts.count > 1 ? String(parts[1]) : rest.popFirst() else {
            throw ArgumentError(message: "\(name) needs a value")
        }
        values[name] = value
    }

    subscript(name: String) -> String? { values[name] }

    /// The one operand of a subcommand that takes exactly one.
    func onlyOperand(_ meaning: String) throws(ArgumentError) -> String {
        guard let operand = operands.first else { throw ArgumentError(message: "\(meaning) is missing") }
        guard operands.count == 1 else { throw ArgumentError(message: "'\(operands[1])' is one word too many") }
        return operand
    }

    /// One of a closed set of words.
    func choice<Choice>(_ name: String, of type: Choice.Type) throws(ArgumentError) -> Choice?
    where Choice: RawRepresentable<String> & CaseIterable {
        guard let word = values[name] else { return nil }
        guard let choice = Choice(rawValue: word) else {
            let words = Choice.allCases.map(\.rawValue).joined(separator: ", ")
            throw ArgumentError(message: "\(name): '\(word)' is not one of \(words)")
        }
        return choice
    }
}
