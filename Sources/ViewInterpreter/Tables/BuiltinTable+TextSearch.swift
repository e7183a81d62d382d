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
        let cases: [(String, String, LetterCase)] = [
            ("localizedUppercase", "uppercased", .uppercase), ("localizedLowercase", "lowercased", .lowercase),
            ("localizedCapitalized", "capitalized", .capitalized),
        ]
        for (property, method, letterCase) in cases {
            member("String", "\(property): String", isPure: false) { c throws(Failure) in
                try c.text(in: letterCase, locale: c.machine.context.readDeviceLocale())
            }
            member("String", "\(method)(with: Locale?) -> String", isPure: false) { c throws(Failure) in
                let locale = c.optionName(0)
                return try c.text(in: letterCase, locale: locale.isEmpty ? "en_US_POSIX" : locale)
            }
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
}

extension BuiltinCall {
    /// The receiver with other letters, as a locale has them.
    fileprivate func text(in letterCase: LetterCase, locale: String) throws(Failure) -> Value {
        let formatting = machine.context.environment.formatting
        return try made(formatting.text(receiver.text ?? "", in: letterCase, locale: locale))
    }

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
