/// Writes numbers, dates and lists as the people of a locale write them.
///
/// Implemented outside the runtime, which knows no locale itself. Locales go by their identifiers, such as `de_CH`; one that nobody
/// knows is written as the root of all locales is. The same question has the same answer, on any thread.
package protocol LocaleFormatting: Sendable {
    /// The value as the locale writes it.
    func text(of value: LocalizedValue, in locale: String) -> String

    /// The text in capitals, without them, or with one at the start of each word.
    func text(_ text: String, in letterCase: LetterCase, locale: String) -> String

    /// Names that calendars show, from January or Sunday on.
    func names(_ kind: CalendarNames, in locale: String) -> [String]

    /// The pattern in which a locale writes the fields of a date that a template names, both in Unicode's letters: `dMMM` gives `MMM d`.
    func datePattern(forTemplate template: String, in locale: String) -> String

    /// Something that a locale says about itself; `nil` if it does not.
    func fact(_ fact: LocaleFact, of locale: String) -> String?
}

/// Which letters of a text become capitals.
package enum LetterCase: Hashable, Sendable {
    case uppercase
    case lowercase
    /// One capital at the start of each word.
    case capitalized
}

/// Lists of names; the raw values are those of Foundation's properties.
package enum CalendarNames: String, Hashable, Sendable, CaseIterable {
    case monthSymbols
    case shortMonthSymbols
    case veryShortMonthSymbols
    case standaloneMonthSymbols
    case shortStandaloneMonthSymbols
    case veryShortStandaloneMonthSymbols
    case weekdaySymbols
    case shortWeekdaySymbols
    case veryShortWeekdaySymbols
    case standaloneWeekdaySymbols
    case shortStandaloneWeekdaySymbols
    case veryShortStandaloneWeekdaySymbols
    /// Before noon and after it.
    case amPmSymbols
    case quarterSymbols
}

/// What can be asked of a locale; the raw values are those of Foundation's properties.
package enum LocaleFact: String, Hashable, Sendable, CaseIterable {
    case languageCode
    case regionCode
    case currencyCode
    case currencySymbol
    case decimalSeparator
    case groupingSeparator
    /// `metric`, `us` or `uk`.
    case measurementSystem
    /// 1 is Sunday.
    case firstWeekday
    /// The identifier with hyphens, such as `de-CH`.
    case languageTag
}

/// Writes values as Swift's `description` does, whatever the locale: for scenes whose texts hold no numbers or dates.
package struct PlainFormatting: LocaleFormatting {
    package init() {}

    package func text(of value: LocalizedValue, in locale: String) -> String {
        switch value {
        case .integer(let number, _): "\(number)"
        case .number(let number, _): "\(number)"
        case .date(let seconds, _): "\(seconds)"
        case .dateRange(let lower, let upper): "\(lower) – \(upper)"
        case .list(let parts, _): parts.joined(separator: ", ")
        }
    }

    package func text(_ text: String, in letterCase: LetterCase, locale: String) -> String {
        switch letterCase {
        case .uppercase: text.uppercased()
        case .lowercase: text.lowercased()
        case .capitalized: text
        }
    }

    package func names(_ kind: CalendarNames, in locale: String) -> [String] { [] }

    package func datePattern(forTemplate template: String, in locale: String) -> String { template }

    package func fact(_ fact: LocaleFact, of locale: String) -> String? { nil }
}
