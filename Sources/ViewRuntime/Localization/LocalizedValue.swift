/// A value that is written in one way or another, by the locale.
package enum LocalizedValue: Hashable, Sendable {
    case integer(Int, NumberFormatStyle)
    case number(Double, NumberFormatStyle)
    /// Seconds since the beginning of 2001, Greenwich time.
    case date(Double, DateFormat)
    /// Two such moments.
    case dateRange(Double, Double)
    case list([String], ListFormat)
}

/// How a list is joined.
package struct ListFormat: Hashable, Sendable {
    /// True for "or" before the last part, false for "and".
    package var isChoice: Bool
    /// A locale of the list's own; `nil` follows the one around it.
    package var locale: String?

    package init(isChoice: Bool, locale: String? = nil) {
        self.isChoice = isChoice
        self.locale = locale
    }
}

/// Text with values in it that are written by the locale where the text stands.
///
/// An object, since most texts have none.
package final class LocalizedText: Hashable, Sendable {
    /// A stretch of the text.
    package enum Part: Hashable, Sendable {
        case literal(String)
        /// A value in a column at least as wide as a count of characters; a negative one has it at its left.
        case value(LocalizedValue, width: Int)
    }

    package let parts: [Part]
    /// The locale in which the run that holds this is written already.
    package let locale: String

    package init(parts: [Part], locale: String) {
        self.parts = parts
        self.locale = locale
    }

    /// The text as a locale has it.
    package func text(in locale: String, by formatting: any LocaleFormatting) -> String {
        parts.reduce(into: "") { text, part in
            switch part {
            case .literal(let literal): text += literal
            case .value(let value, let width):
                let written = formatting.text(of: value, in: locale)
                let padding = String(repeating: " ", count: max(Int(width.magnitude) - written.count, 0))
                text += width < 0 ? written + padding : padding + written
            }
        }
    }

    package static func == (first: LocalizedText, second: LocalizedText) -> Bool {
        first === second || (first.parts == second.parts && first.locale == second.locale)
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(parts) }
}

extension TextRun {
    /// A run whose values are written by the locale where the text stands, and at first by a given one.
    package init(_ parts: [LocalizedText.Part], in locale: String, by formatting: any LocaleFormatting) {
        let localized = LocalizedText(parts: parts, locale: locale)
        self.init(localized.text(in: locale, by: formatting))
        self.localized = localized
    }

    /// The run's own words, as the locale of an environment writes them.
    func words(in environment: EnvironmentValues) -> String {
        guard let localized, localized.locale != environment.locale else { return string }
        return localized.text(in: environment.locale, by: environment.formatting)
    }
}
