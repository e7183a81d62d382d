import LayoutCore
import ViewRuntime

/// Looking for parts of texts, with options, and texts from bytes.
extension BuiltinTable {
    mutating func addTextSearch() {
        addTypeNames(["UTF8", "UTF16"])
        for name in [
            "String.StringInterpolation", "DefaultStringInterpolation", "LocalizedStringKey.StringInterpolation",
        ] {
            addTypeNames([name])
            // What a program adds to an interpolation is made as a text of its own.
            for form in ["appendLiteral(_ literal: String)", "appendInterpolation(_ value: T)"] {
                mutation(name, form) { value, c in
                    value = .string((value.text ?? "") + c.arguments[0].description)
                    return .void
                }
            }
        }
        initializer("String(decoding: [UInt8], as: T) -> String") { c throws(Failure) in
            let bytes = (c.arguments[0].elements ?? []).compactMap { $0.integer.flatMap { UInt8(exactly: $0) } }
            return try c.made(String(decoding: bytes, as: UTF8.self))
        }
        // Parts of a text with emphasis, for the prelude's `AttributedString`: bold, italic, struck through, code.
        function("__markdownParts(_ text: String) -> [(String, Bool, Bool, Bool, Bool)]") { c throws(Failure) in
            let value = try c.markdown(0)
            guard case .native(let box) = value, case .text(let text) = box.native else {
                return .array([.tuple(TupleValue([value] + Array(repeating: .bool(false), count: 4)))])
            }
            return .array(
                text.runs.map { run in
                    let marks = [
                        run.weight == .bold, run.isItalic == true, run.isStruckThrough == true, run.font != nil,
                    ]
                    return .tuple(TupleValue([.string(run.string)] + marks.map { .bool($0) }))
                }
            )
        }
        options("Text.LineStyle", ["single"])
        initializer("Text.LineStyle(pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> Text.LineStyle") {
            _ in
            .native(.option(type: "Text.LineStyle", name: "single"))
        }
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
        member("String", "range(of: String, options: String.CompareOptions) -> Range<Int>?") { c throws(Failure) in
            if let matches = try c.patternMatches(0, options: 1) {
                return matches.first.map { .intRange($0.range.lowerBound, $0.range.upperBound) } ?? .null
            }
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
            var result = ""
            var place = 0
            let letters = Array(c.receiver.text ?? "")
            if let matches = try c.patternMatches(0, options: 2) {
                for match in matches {
                    result +=
                        String(letters[place..<match.range.lowerBound]) + c.filled(c.string(1) ?? "", match, letters)
                    try c.machine.checkText(result.utf8.count, c.position)
                    place = match.range.upperBound
                }
                return try c.made(result + String(letters[place...]))
            }
            let (text, wanted) = c.folded(0, 2)
            for range in TextSearch.ranges(of: wanted, in: text) {
                result += String(letters[place..<range.lowerBound]) + (c.string(1) ?? "")
                try c.machine.checkText(result.utf8.count, c.position)
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
    /// What an argument comes to as Markdown.
    func markdown(_ index: Int) throws(Failure) -> Value {
        let text = string(index) ?? ""
        try machine.charge(steps: text.utf8.count * CallWork.stepsOfAMarkdownByte, position)
        return Markdown.value(text)
    }

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
