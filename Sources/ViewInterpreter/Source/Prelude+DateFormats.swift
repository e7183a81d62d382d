extension Prelude {
    /// `Date.FormatStyle`, and the forms of `Text` that take dates.
    static let dateFormats = #"""
        extension Date {
            func formatted() -> String { formatted(date: .numeric, time: .shortened) }
            func formatted(date: FormatStyle.DateStyle, time: FormatStyle.TimeStyle) -> String {
                FormatStyle(date: date, time: time).format(self)
            }
            func formatted(_ style: FormatStyle) -> String { style.format(self) }
            func ISO8601Format() -> String { DateFields(self).text("yyyy-MM-dd'T'HH:mm:ss") + "Z" }
            func formatted(_ style: ISO8601FormatStyle) -> String { ISO8601Format() }
            struct ISO8601FormatStyle { static var iso8601: ISO8601FormatStyle { ISO8601FormatStyle() } }
            func __styled(_ style: Text.DateStyle) -> String {
                let seconds = Int(timeIntervalSinceNow.rounded())
                let size = abs(seconds)
                if style == .time { return formatted(date: .omitted, time: .shortened) }
                if style == .date { return formatted(date: .long, time: .omitted) }
                if style == .timer {
                    let minutes = size / 60
                    let tail = (size % 60 < 10 ? "0" : "") + "\(size % 60)"
                    return minutes < 60
                        ? "\(minutes):" + tail : "\(minutes / 60):" + (minutes % 60 < 10 ? "0" : "") + "\(minutes % 60):" + tail
                }
                let units = [("year", 31536000), ("month", 2592000), ("day", 86400), ("hour", 3600), ("minute", 60), ("second", 1)]
                var parts: [String] = []
                var rest = size
                for (name, length) in units where rest >= length || (length == 1 && parts.isEmpty) {
                    let count = rest / length
                    let unit = name == "minute" && style == .relative ? "min" : name == "second" && style == .relative ? "sec" : name
                    let isPlural = count != 1 && unit.count > 3 || count != 1 && unit == "day"
                    parts.append("\(count) \(unit)" + (isPlural ? "s" : ""))
                    rest -= count * length
                    if parts.count == 2 || style == .offset { break }
                }
                if style == .offset { return (seconds < 0 ? "-" : "+") + parts.joined(separator: ", ") }
                return parts.joined(separator: ", ")
            }
        }
        extension Date {
            struct FormatStyle {
                enum DateStyle { case omitted, numeric, abbreviated, long, complete }
                enum TimeStyle { case omitted, shortened, standard, complete }
                struct Symbol {
                    struct Month { var n: Int
                        static let defaultDigits = Month(n: 1), twoDigits = Month(n: 2), abbreviated = Month(n: 3), wide = Month(n: 4), narrow = Month(n: 5) }
                    struct Day { var n: Int
                        static let defaultDigits = Day(n: 1), twoDigits = Day(n: 2) }
                    struct Weekday { var n: Int
                        static let abbreviated = Weekday(n: 3), wide = Weekday(n: 4), narrow = Weekday(n: 5), short = Weekday(n: 6) }
                    struct Year { var n: Int
                        static let defaultDigits = Year(n: 1), twoDigits = Year(n: 2)
                        static func padded(_ n: Int) -> Year { Year(n: n) } }
                    struct AMPM { var n: Int
                        static let omitted = AMPM(n: 0), abbreviated = AMPM(n: 1), narrow = AMPM(n: 2), wide = AMPM(n: 3) }
                    struct Hour { var n: Int; var isShort = false
                        static let defaultDigits = Hour(n: 1), twoDigits = Hour(n: 2)
                        static let defaultDigitsNoAMPM = Hour(n: 1, isShort: true), twoDigitsNoAMPM = Hour(n: 2, isShort: true)
                        static func defaultDigits(amPM: AMPM) -> Hour { Hour(n: 1, isShort: amPM.n == 0) }
                        static func twoDigits(amPM: AMPM) -> Hour { Hour(n: 2, isShort: amPM.n == 0) } }
                    struct Minute { var n: Int
                        static let defaultDigits = Minute(n: 1), twoDigits = Minute(n: 2) }
                    struct Second { var n: Int
                        static let defaultDigits = Second(n: 1), twoDigits = Second(n: 2) }
                }
                var date: DateStyle = .omitted
                var time: TimeStyle = .omitted
                private var ownLocale: Locale? = nil
                var locale: Locale {
                    get { ownLocale ?? Locale.current }
                    set { ownLocale = newValue }
                }
                var timeZone = TimeZone.gmt
                private var fields = ""
                static var dateTime: FormatStyle { FormatStyle() }
                init(
                    date: DateStyle? = nil, time: TimeStyle? = nil, locale: Locale? = nil, timeZone: TimeZone = .gmt,
                    calendar: Any? = nil
                ) {
                    self.date = date ?? .omitted
                    self.time = time ?? .omitted
                    ownLocale = locale
                }
                private func with(_ field: String, _ count: Int) -> FormatStyle {
                    var copy = self
                    copy.fields += String(repeating: field, count: count)
                    return copy
                }
                func era() -> FormatStyle { with("G", 3) }
                func quarter() -> FormatStyle { with("Q", 3) }
                func year(_ symbol: Symbol.Year = .defaultDigits) -> FormatStyle { with("y", symbol.n) }
                func month(_ symbol: Symbol.Month = .abbreviated) -> FormatStyle { with("M", symbol.n) }
                func week() -> FormatStyle { with("w", 1) }
                func day(_ symbol: Symbol.Day = .defaultDigits) -> FormatStyle { with("d", symbol.n) }
                func dayOfYear() -> FormatStyle { with("D", 1) }
                func weekday(_ symbol: Symbol.Weekday = .abbreviated) -> FormatStyle { with("E", symbol.n) }
                func hour(_ symbol: Symbol.Hour = .defaultDigits) -> FormatStyle {
                    with(symbol.isShort ? "J" : "h", symbol.n)
                }
                func minute(_ symbol: Symbol.Minute = .defaultDigits) -> FormatStyle { with("m", symbol.n) }
                func second(_ symbol: Symbol.Second = .defaultDigits) -> FormatStyle { with("s", symbol.n) }
                func timeZone() -> FormatStyle { with("z", 1) }
                func locale(_ locale: Locale) -> FormatStyle {
                    var copy = self
                    copy.ownLocale = locale
                    return copy
                }
                func format(_ value: Date) -> String {
                    __dateString(value.timeIntervalSinceReferenceDate, "style", "\(date)", "\(time)", fields, ownLocale)
                }
                func __text(_ value: Date) -> Text {
                    __dateText(value.timeIntervalSinceReferenceDate, "style", "\(date)", "\(time)", fields, ownLocale)
                }
            }
            func __formattedText(_ style: FormatStyle) -> Text { style.__text(self) }
            func __styledText(_ style: Text.DateStyle) -> Text {
                if style == .time { return FormatStyle(time: .shortened).__text(self) }
                if style == .date { return FormatStyle(date: .long).__text(self) }
                return Text(verbatim: __styled(style))
            }
        }
        extension Text {
            init(_ date: Date, style: Text.DateStyle) { self = date.__styledText(style) }
            init(_ date: Date, format: Date.FormatStyle) { self = date.__formattedText(format) }
            init(_ range: ClosedRange<Date>) {
                self = __dateRangeText(
                    range.lowerBound.timeIntervalSinceReferenceDate,
                    range.upperBound.timeIntervalSinceReferenceDate
                )
            }
        }
        struct TimeZone: Hashable {
            var identifier: String
            var offset = 0
            static let gmt = TimeZone(name: "GMT", offset: 0)
            static let current = TimeZone(name: "GMT", offset: 0)
            static let autoupdatingCurrent = TimeZone(name: "GMT", offset: 0)
            init(name: String, offset: Int) { identifier = name; self.offset = offset }
            init?(identifier: String) { self.identifier = identifier }
            init?(abbreviation: String) { identifier = abbreviation }
            init?(secondsFromGMT seconds: Int) { identifier = "GMT"; offset = seconds }
            func secondsFromGMT() -> Int { offset }
            func secondsFromGMT(for date: Date) -> Int { offset }
            func abbreviation() -> String? { offset == 0 ? "GMT" : identifier }
            func abbreviation(for date: Date) -> String? { abbreviation() }
            func isDaylightSavingTime(for date: Date = Date()) -> Bool { false }
            static var knownTimeZoneIdentifiers: [String] { ["GMT"] }
        }
        """#
}
