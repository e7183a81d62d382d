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
                var locale = Locale.current
                var timeZone = TimeZone.gmt
                var fields: [String: Int] = [:]
                var hidesHalf = false
                static var dateTime: FormatStyle { FormatStyle() }
                init(date: DateStyle? = nil, time: TimeStyle? = nil, locale: Locale = .current, timeZone: TimeZone = .gmt) {
                    self.date = date ?? .omitted
                    self.time = time ?? .omitted
                    self.locale = locale
                }
                private func with(_ field: String, _ count: Int) -> FormatStyle {
                    var copy = self
                    copy.fields[field] = count
                    return copy
                }
                func year(_ symbol: Symbol.Year = .defaultDigits) -> FormatStyle { with("y", symbol.n) }
                func month(_ symbol: Symbol.Month = .abbreviated) -> FormatStyle { with("M", symbol.n) }
                func day(_ symbol: Symbol.Day = .defaultDigits) -> FormatStyle { with("d", symbol.n) }
                func weekday(_ symbol: Symbol.Weekday = .abbreviated) -> FormatStyle { with("E", symbol.n) }
                func hour(_ symbol: Symbol.Hour = .defaultDigits) -> FormatStyle {
                    var copy = with("h", symbol.n)
                    copy.hidesHalf = symbol.isShort
                    return copy
                }
                func minute(_ symbol: Symbol.Minute = .defaultDigits) -> FormatStyle { with("m", symbol.n) }
                func second(_ symbol: Symbol.Second = .defaultDigits) -> FormatStyle { with("s", symbol.n) }
                func timeZone() -> FormatStyle { with("z", 1) }
                func era() -> FormatStyle { self }
                func quarter() -> FormatStyle { self }
                func locale(_ locale: Locale) -> FormatStyle { self }
                func format(_ value: Date) -> String { DateFields(value).text(pattern) }
                var pattern: String {
                    if date == .omitted, time == .omitted {
                        return fields.isEmpty ? "M/d/y, h:mm\u{202F}a" : joined(datePattern, timePattern, isWide: fields["M"] != nil && !isNumeric)
                    }
                    let day: String
                    switch date {
                    case .omitted: day = ""
                    case .numeric: day = "M/d/y"
                    case .abbreviated: day = "MMM d, y"
                    case .long: day = "MMMM d, y"
                    case .complete: day = "EEEE, MMMM d, y"
                    }
                    let hours: String
                    switch time {
                    case .omitted: hours = ""
                    case .shortened: hours = "h:mm\u{202F}a"
                    case .standard: hours = "h:mm:ss\u{202F}a"
                    case .complete: hours = "h:mm:ss\u{202F}a z"
                    }
                    return joined(day, hours, isWide: date != .numeric)
                }
                private func joined(_ day: String, _ hours: String, isWide: Bool) -> String {
                    day.isEmpty ? hours : hours.isEmpty ? day : day + (isWide ? " 'at' " : ", ") + hours
                }
                private var isNumeric: Bool { (fields["M"] ?? 3) < 3 }
                private func run(_ letter: String, _ count: Int) -> String { String(repeating: letter, count: count) }
                private var datePattern: String {
                    let year = fields["y"].map { run("y", $0) }
                    let weekday = fields["E"].map { run("E", $0) }
                    let day = fields["d"].map { run("d", $0) }
                    guard let month = fields["M"].map({ run("M", $0) }) else {
                        if let weekday, let day { return weekday.count > 3 ? weekday + " " + day : day + " " + weekday }
                        return [weekday, day, year].compactMap { $0 }.joined(separator: ", ")
                    }
                    if isNumeric {
                        let text = [month, day, year].compactMap { $0 }.joined(separator: "/")
                        return weekday.map { $0 + ", " + text } ?? text
                    }
                    var text = month
                    if let day { text += " " + day }
                    if let year { text += (day == nil ? " " : ", ") + year }
                    return weekday.map { $0 + ", " + text } ?? text
                }
                private var timePattern: String {
                    var parts: [String] = []
                    if let count = fields["h"] { parts.append(run("h", count)) }
                    if let count = fields["m"] { parts.append(run("m", parts.isEmpty && fields["s"] == nil ? count : 2)) }
                    if let count = fields["s"] { parts.append(run("s", parts.isEmpty ? count : 2)) }
                    var text = parts.joined(separator: ":")
                    if fields["h"] != nil, !hidesHalf { text += "\u{202F}a" }
                    if fields["z"] != nil { text += " z" }
                    return text
                }
            }
        }
        extension Text {
            init(_ date: Date, style: Text.DateStyle) { self = Text(verbatim: date.__styled(style)) }
            init(_ date: Date, format: Date.FormatStyle) { self = Text(verbatim: date.formatted(format)) }
            init(_ range: ClosedRange<Date>) {
                self = Text(verbatim: range.lowerBound.formatted() + " – " + range.upperBound.formatted())
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
        }
        """#
}
