import ViewRuntime

/// Looking for parts of texts, with options, and texts from bytes.
extension BuiltinTable {
    mutating func addTextSearch() {
        addTypeNames(["UTF8", "UTF16"])
        initializer("String(decoding: [UInt8], as: T) -> String") { c throws(Failure) in
            let bytes = (c.arguments[0].elements ?? []).compactMap { $0.integer.flatMap { UInt8(exactly: $0) } }
            return try c.made(String(decoding: bytes, as: UTF8.self))
        }
        initializer("String(markdown: String) -> String") { Markdown.value($0.string(0) ?? "") }
        member("String", "characters: String") { $0.receiver }
        member("String", "localizedCapitalized: String") { c throws(Failure) in
            try c.made(TextSearch.capitalized(c.receiver.text ?? ""))
        }
        member("String", "localizedUppercase: String") { c throws(Failure) in
            try c.made((c.receiver.text ?? "").uppercased())
        }
        member("String", "localizedLowercase: String") { c throws(Failure) in
            try c.made((c.receiver.text ?? "").lowercased())
        }
        member("String", "range(of: String, options: String.CompareOptions) -> Range<Int>?") { c in
            let (text, wanted) = c.folded(0, 1)
            return TextSearch.ranges(
                of: wanted,
                in: text,
                isBackwards: c.arguments[1].optionNames.contains("backwards")
            )
            .first.map { .intRange($0.lowerBound, $0.upperBound) } ?? .null
        }
        member("String", "firstRange(of: String) -> Range<Int>?") { c in
            TextSearch.ranges(of: Array(c.string(0) ?? ""), in: Array(c.receiver.text ?? "")).first
                .map { .intRange($0.lowerBound, $0.upperBound) } ?? .null
        }
        member("String", "ranges(of: String) -> [Range<Int>]") { c in
            .array(
                TextSearch.ranges(of: Array(c.string(0) ?? ""), in: Array(c.receiver.text ?? ""))
                    .map { .intRange($0.lowerBound, $0.upperBound) }
            )
        }
        member("String", "replacingOccurrences(of: String, with: String, options: String.CompareOptions) -> String") {
            c throws(Failure) in
            let (text, wanted) = c.folded(0, 2)
            var result = ""
            var place = 0
            let letters = Array(c.receiver.text ?? "")
            for range in TextSearch.ranges(of: wanted, in: text) {
                result += String(letters[place..<range.lowerBound]) + (c.string(1) ?? "")
                place = range.upperBound
            }
            return try c.made(result + String(letters[place...]))
        }
    }
}

/// Searches in texts, by the places of their characters.
enum TextSearch {
    /// Where a text stands in another one, without overlaps.
    ///
    /// - Complexity: O(*n*) in the lengths of both.
    static func ranges(of wanted: [Character], in text: [Character], isBackwards: Bool = false) -> [Range<Int>] {
        let found = PartSearch(wanted).ranges(in: text)
        return isBackwards ? found.reversed() : found
    }

    /// The text with a capital at the start of each word.
    static func capitalized(_ text: String) -> String {
        var isStart = true
        return text.reduce(into: "") { result, letter in
            result += isStart ? letter.uppercased() : letter.lowercased()
            isStart = !letter.isLetter && letter != "'"
        }
    }
}

extension BuiltinCall {
    /// The characters of the text and of what is looked for in it, as the options compare them.
    fileprivate func folded(_ wanted: Int, _ options: Int) -> ([Character], [Character]) {
        let (text, other) = (receiver.text ?? "", string(wanted) ?? "")
        guard arguments[options].optionNames.contains("caseInsensitive") else { return (Array(text), Array(other)) }
        return (text.map { Character($0.lowercased().first.map { String($0) } ?? "") }, Array(other.lowercased()))
    }
}

extension Value {
    /// The names of options: of one, or of a list of them.
    var optionNames: [String] { elements?.map(\.optionName) ?? [optionName] }
}
