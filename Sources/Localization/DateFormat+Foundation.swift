internal import Foundation
internal import ViewRuntime

extension DateFormat {
    func text(of date: Date, in locale: Locale) -> String {
        switch kind {
        case .style(let dateLength, let timeLength, let fields):
            let plain = Date.FormatStyle(
                date: dateLength.style,
                time: timeLength.style,
                locale: locale,
                calendar: .gregorian(locale),
                timeZone: .gmt
            )
            return Self.adding(fields, to: plain).format(date)
        case .formatter, .pattern: return DateFormatters.shared.text(of: date, by: self, in: locale)
        }
    }

    /// A formatter of its own for the format.
    func formatter(in locale: Locale) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.calendar = .gregorian(locale)
        formatter.timeZone = .gmt
        switch kind {
        case .style: break
        case .formatter(let dateStyle, let timeStyle):
            formatter.dateStyle = DateFormatter.Style(rawValue: UInt(max(dateStyle, 0))) ?? .none
            formatter.timeStyle = DateFormatter.Style(rawValue: UInt(max(timeStyle, 0))) ?? .none
        case .pattern(let pattern): formatter.dateFormat = pattern
        }
        return formatter
    }

    /// Adds fields, each told by a run of its letter.
    private static func adding(_ fields: String, to style: Date.FormatStyle) -> Date.FormatStyle {
        var style = style
        var rest = Substring(fields)
        while let letter = rest.first {
            let count = rest.prefix { $0 == letter }.count
            rest = rest.dropFirst(count)
            style = adding(letter, count, to: style)
        }
        return style
    }

    private static func adding(_ letter: Character, _ count: Int, to style: Date.FormatStyle) -> Date.FormatStyle {
        switch letter {
        case "G": style.era(count == 4 ? .wide : count == 5 ? .narrow : .abbreviated)
        case "y": style.year(count == 1 ? .defaultDigits : count == 2 ? .twoDigits : .padded(min(count, 20)))
        case "Q": style.quarter(count == 1 ? .oneDigit : count == 2 ? .twoDigits : count == 4 ? .wide : .abbreviated)
        case "M": style.month(month(count))
        case "d": style.day(count == 2 ? .twoDigits : .defaultDigits)
        case "D": style.dayOfYear(.defaultDigits)
        case "w": style.week(.defaultDigits)
        case "E": style.weekday(weekday(count))
        case "h": style.hour(count == 2 ? .twoDigits(amPM: .abbreviated) : .defaultDigits(amPM: .abbreviated))
        case "J": style.hour(count == 2 ? .twoDigits(amPM: .omitted) : .defaultDigits(amPM: .omitted))
        case "m": style.minute(count == 2 ? .twoDigits : .defaultDigits)
        case "s": style.second(count == 2 ? .twoDigits : .defaultDigits)
        case "S": style.secondFraction(.fractional(min(count, 9)))
        case "z": style.timeZone(count == 4 ? .specificName(.long) : .specificName(.short))
        default: style
        }
    }

    private static func month(_ count: Int) -> Date.FormatStyle.Symbol.Month {
        switch count {
        case 1: .defaultDigits
        case 2: .twoDigits
        case 4: .wide
        case 5: .narrow
        default: .abbreviated
        }
    }

    private static func weekday(_ count: Int) -> Date.FormatStyle.Symbol.Weekday {
        switch count {
        case 4: .wide
        case 5: .narrow
        case 6: .short
        default: .abbreviated
        }
    }
}

extension DateFormat.DateLength {
    fileprivate var style: Date.FormatStyle.DateStyle? {
        switch self {
        case .omitted: nil
        case .numeric: .numeric
        case .abbreviated: .abbreviated
        case .long: .long
        case .complete: .complete
        }
    }
}

extension DateFormat.TimeLength {
    fileprivate var style: Date.FormatStyle.TimeStyle? {
        switch self {
        case .omitted: nil
        case .shortened: .shortened
        case .standard: .standard
        case .complete: .complete
        }
    }
}
