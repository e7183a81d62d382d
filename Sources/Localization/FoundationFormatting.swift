internal import Foundation
package import ViewRuntime

/// Writes values by Foundation, with its own tables of locales: the same library that apps on a phone ask.
///
/// Dates are in the Gregorian calendar and Greenwich time, whatever calendar a locale prefers.
package struct FoundationFormatting: LocaleFormatting {
    package init() {}

    package func text(of value: LocalizedValue, in locale: String) -> String {
        switch value {
        case .integer(let number, let style): style.text(of: number, in: Locale(style.locale ?? locale))
        case .number(let number, let style): style.text(of: number, in: Locale(style.locale ?? locale))
        case .date(let seconds, let format): format.text(of: Self.date(seconds), in: Locale(format.locale ?? locale))
        case .dateRange(let lower, let upper): Self.range(lower, upper, Locale(locale))
        case .list(let parts, let format): format.text(of: parts, in: Locale(format.locale ?? locale))
        }
    }

    package func text(_ text: String, in letterCase: LetterCase, locale: String) -> String {
        switch letterCase {
        case .uppercase: text.uppercased(with: Locale(locale))
        case .lowercase: text.lowercased(with: Locale(locale))
        case .capitalized: text.capitalized(with: Locale(locale))
        }
    }

    package func datePattern(forTemplate template: String, in locale: String) -> String {
        let locale = Locale(locale)
        return DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
    }

    /// The moment, held within the years that calendars can tell.
    static func date(_ seconds: Double) -> Date {
        let bounds = (
            Date.distantPast.timeIntervalSinceReferenceDate, Date.distantFuture.timeIntervalSinceReferenceDate
        )
        let finite = seconds.isNaN ? 0 : seconds
        return Date(timeIntervalSinceReferenceDate: min(max(finite, bounds.0), bounds.1))
    }

    private static func range(_ lower: Double, _ upper: Double, _ locale: Locale) -> String {
        let style = Date.IntervalFormatStyle(
            date: .numeric,
            time: .shortened,
            locale: locale,
            calendar: .gregorian(locale),
            timeZone: .gmt
        )
        let start = date(lower)
        return style.format(start..<max(date(upper), start))
    }
}

extension Locale {
    /// Identifiers come with `-` or `_` between their parts.
    init(_ identifier: String) {
        // Looked at first, since each number on the screen asks.
        let isHyphenated = identifier.utf8.contains(UInt8(ascii: "-"))
        self.init(identifier: isHyphenated ? identifier.replacing("-", with: "_") : identifier)
    }
}

extension Calendar {
    static func gregorian(_ locale: Locale) -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = locale
        calendar.timeZone = .gmt
        return calendar
    }
}

extension ListFormat {
    fileprivate func text(of parts: [String], in locale: Locale) -> String {
        isChoice
            ? parts.formatted(.list(type: .or).locale(locale))
            : parts.formatted(.list(type: .and).locale(locale))
    }
}
