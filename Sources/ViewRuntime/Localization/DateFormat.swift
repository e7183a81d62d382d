/// How a date is written, in the Gregorian calendar and Greenwich time.
package struct DateFormat: Hashable, Sendable {
    /// How much of the day is written: `Date.FormatStyle.DateStyle`.
    package enum DateLength: String, Hashable, Sendable {
        case omitted
        case numeric
        case abbreviated
        case long
        case complete
    }

    /// How much of the time is written: `Date.FormatStyle.TimeStyle`.
    package enum TimeLength: String, Hashable, Sendable {
        case omitted
        case shortened
        case standard
        case complete
    }

    /// Which of Foundation's ways of saying it the program took.
    package enum Kind: Hashable, Sendable {
        /// `Date.FormatStyle`, with fields of its own in Unicode's letters; `J` is an hour without its half of the day.
        case style(date: DateLength, time: TimeLength, fields: String)
        /// `DateFormatter` with `dateStyle` and `timeStyle`, from 0, none, to 4, full.
        case formatter(date: Int, time: Int)
        /// `DateFormatter` with `dateFormat`.
        case pattern(String)
    }

    package var kind: Kind
    /// A locale of the format's own; `nil` follows the one around it.
    package var locale: String?

    package init(_ kind: Kind, locale: String? = nil) {
        self.kind = kind
        self.locale = locale
    }

    /// True where a formatter is made for it, which takes a hundred times as long as writing a date with it.
    package var needsFormatter: Bool {
        if case .style = kind { false } else { true }
    }

    /// Says whether its formatter may be kept: patterns may be as long as texts.
    package var isKept: Bool {
        if case .pattern(let pattern) = kind { pattern.utf8.count <= 256 } else { needsFormatter }
    }
}
