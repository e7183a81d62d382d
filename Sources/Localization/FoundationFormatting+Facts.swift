internal import Foundation
package import ViewRuntime

extension FoundationFormatting {
    package func names(_ kind: CalendarNames, in locale: String) -> [String] {
        let calendar = Calendar.gregorian(Locale(locale))
        return switch kind {
        case .monthSymbols: calendar.monthSymbols
        case .shortMonthSymbols: calendar.shortMonthSymbols
        case .veryShortMonthSymbols: calendar.veryShortMonthSymbols
        case .standaloneMonthSymbols: calendar.standaloneMonthSymbols
        case .shortStandaloneMonthSymbols: calendar.shortStandaloneMonthSymbols
        case .veryShortStandaloneMonthSymbols: calendar.veryShortStandaloneMonthSymbols
        case .weekdaySymbols: calendar.weekdaySymbols
        case .shortWeekdaySymbols: calendar.shortWeekdaySymbols
        case .veryShortWeekdaySymbols: calendar.veryShortWeekdaySymbols
        case .standaloneWeekdaySymbols: calendar.standaloneWeekdaySymbols
        case .shortStandaloneWeekdaySymbols: calendar.shortStandaloneWeekdaySymbols
        case .veryShortStandaloneWeekdaySymbols: calendar.veryShortStandaloneWeekdaySymbols
        case .amPmSymbols: [calendar.amSymbol, calendar.pmSymbol]
        case .quarterSymbols: calendar.quarterSymbols
        }
    }

    package func fact(_ fact: LocaleFact, of locale: String) -> String? {
        let locale = Locale(locale)
        return switch fact {
        case .languageCode: locale.language.languageCode?.identifier
        case .regionCode: locale.region?.identifier
        case .currencyCode: locale.currency?.identifier
        case .currencySymbol: locale.currencySymbol
        case .decimalSeparator: locale.decimalSeparator
        case .groupingSeparator: locale.groupingSeparator
        case .measurementSystem: Self.measurementSystem(of: locale)
        case .firstWeekday: "\(Calendar.gregorian(locale).firstWeekday)"
        case .languageTag: locale.identifier(.bcp47)
        }
    }

    private static func measurementSystem(of locale: Locale) -> String {
        switch locale.measurementSystem {
        case .us: "us"
        case .uk: "uk"
        default: "metric"
        }
    }
}
