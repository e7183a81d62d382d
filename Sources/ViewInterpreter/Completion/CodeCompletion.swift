/// What may be written at a place of a program.
package struct CompletionItem: Hashable, Sendable {
    /// What an item is; the raw value goes over the wire.
    package enum Kind: String, CaseIterable, Sendable {
        case view
        case modifier
        case method
        case property
        case enumCase = "case"
        case type
        case function
        case variable
        case argument
        case keyword
        case snippet
    }

    /// What a list shows: the name with the labels of its arguments.
    package var label: String
    /// The text that takes the place of the word before the cursor; `<#…#>` are places to fill in, an empty one is where the cursor goes.
    package var insert: String
    package var kind: Kind
    /// The declaration as Swift writes it; empty for keywords.
    package var signature: String
    /// `nil` for what the program itself or the language brings.
    package var grade: SupportGrade?
    /// Lower ranks come first.
    var rank = 0
}

/// The items that fit at a place.
package struct CompletionList: Hashable, Sendable {
    /// The column, from 1 in UTF-8 bytes, at which the word begins that an item replaces.
    package var column: Int
    /// Best first; at most ``CodeCompletion/mostItems``.
    package var items: [CompletionItem]
}

/// The forms of the call around a place.
package struct SignatureHelp: Hashable, Sendable {
    /// One form of the call.
    package struct Form: Hashable, Sendable {
        package var signature: String
        /// Each a part of `signature`, in its order.
        package var parameters: [String]
        /// The parameter in whose argument the place is; `nil` if none fits.
        package var active: Int?
        package var grade: SupportGrade?
    }

    package var forms: [Form]
    /// The first form that fits what is written before the place.
    package var selected: Int
}

/// Completion and signature help: pure functions of a source and a place in it.
///
/// A name that cannot be is put in the place of the word at the cursor, and the program is lowered as always; a probe notes what
/// lowering knows where it meets that name. So completion knows exactly what the interpreter knows, also in a source with mistakes.
package enum CodeCompletion {
    /// The most items of one list.
    package static let mostItems = 200

    /// What may be written at a place.
    ///
    /// - Parameters:
    ///   - source: The text of the program, which may have mistakes.
    ///   - line: The line, from 1.
    ///   - column: The column of the character behind the cursor, from 1, in UTF-8 bytes.
    ///   - limits: What a source may hold.
    /// - Returns: The items that begin with the word before the cursor; none inside texts and comments, or where the source is
    ///   over a limit of `limits`.
    /// - Complexity: That of compiling the source.
    package static func items(
        in source: String,
        line: Int,
        column: Int,
        limits: ProgramLimits = ProgramLimits()
    ) -> CompletionList {
        CompletionSession().items(in: source, line: line, column: column, limits: limits)
    }

    /// The forms of the innermost call whose parentheses are around a place.
    ///
    /// - Returns: No forms where there is no call, or none that is known.
    /// - Complexity: That of compiling the source.
    package static func signatures(
        in source: String,
        line: Int,
        column: Int,
        limits: ProgramLimits = ProgramLimits()
    ) -> SignatureHelp {
        CompletionSession().signatures(in: source, line: line, column: column, limits: limits)
    }

    /// Those items that begin with a word, best first; at most ``mostItems``.
    static func best(_ items: [CompletionItem], for word: String) -> [CompletionItem] {
        Array(sorted(items.filter { $0.matches(word) }, word: word).prefix(mostItems))
    }

    /// Items by rank and name; each once.
    private static func sorted(_ items: [CompletionItem], word: String) -> [CompletionItem] {
        var seen: Set<CompletionItem> = []
        let single = items.filter { item in
            var plain = item
            plain.rank = 0
            return seen.insert(plain).inserted
        }
        return single.enumerated().sorted { first, second in
            let (a, b) = (first.element, second.element)
            let (isExactA, isExactB) = (a.name == word, b.name == word)
            if isExactA != isExactB { return isExactA }
            if a.rank != b.rank { return a.rank < b.rank }
            if a.name != b.name { return a.name < b.name }
            return first.offset < second.offset
        }
        .map(\.element)
    }
}

extension CompletionItem {
    /// The label without arguments.
    var name: String { String(label.prefix { $0 != "(" && $0 != ":" && $0 != " " }) }

    fileprivate func matches(_ word: String) -> Bool {
        word.isEmpty || label.lowercased().hasPrefix(word.lowercased())
    }
}
