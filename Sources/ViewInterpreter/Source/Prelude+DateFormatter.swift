extension Prelude {
    /// `DateFormatter` and its relatives.
    static let dateFormatter = #"""
        class DateFormatter: __CalendarNames {
            enum Style: Int { case none, short, medium, long, full }
            var dateStyle: Style = .none
            var timeStyle: Style = .none
            var dateFormat: String? = nil
            var locale: Locale? = Locale.current
            var timeZone: TimeZone? = TimeZone.gmt
            var calendar: Calendar? = Calendar.current
            var doesRelativeDateFormatting = false
            static func dateFormat(fromTemplate template: String, options: Int, locale: Locale?) -> String? {
                __datePattern(template, locale ?? Locale.current)
            }
            func setLocalizedDateFormatFromTemplate(_ template: String) {
                dateFormat = __datePattern(template, locale ?? Locale.current)
            }
            private var pattern: String {
                if let dateFormat { return dateFormat }
                let day = ["", "M/d/yy", "MMM d, y", "MMMM d, y", "EEEE, MMMM d, y"][dateStyle.rawValue]
                let time = ["", "h:mm\u{202F}a", "h:mm:ss\u{202F}a", "h:mm:ss\u{202F}a z", "h:mm:ss\u{202F}a zzzz"][timeStyle.rawValue]
                if day.isEmpty || time.isEmpty { return day + time }
                return day + (dateStyle == .short ? ", " : " 'at' ") + time
            }
            func string(from date: Date) -> String {
                let seconds = date.timeIntervalSinceReferenceDate
                if let dateFormat { return __dateString(seconds, "pattern", dateFormat, "", "", locale) }
                return __dateString(seconds, "formatter", "\(dateStyle.rawValue)", "\(timeStyle.rawValue)", "", locale)
            }
            func string(for value: Any?) -> String? { (value as? Date).map { string(from: $0) } }
            static func localizedString(from date: Date, dateStyle: Style, timeStyle: Style) -> String {
                let formatter = DateFormatter()
                formatter.dateStyle = dateStyle
                formatter.timeStyle = timeStyle
                return formatter.string(from: date)
            }
            func date(from text: String) -> Date? {
                var parts = DateComponents()
                var rest = Array(text)
                var isAfternoon: Bool? = nil
                let letters = Array(pattern)
                var index = 0
                func number(_ most: Int) -> Int? {
                    var digits = ""
                    while let first = rest.first, first.isNumber, digits.count < most { digits.append(first); rest.removeFirst() }
                    return Int(digits)
                }
                func name(_ names: [String], _ shortNames: [String]) -> Int? {
                    for (place, name) in names.enumerated() {
                        for form in [name, shortNames[place]] where String(rest.prefix(form.count)) == form {
                            rest.removeFirst(form.count)
                            return place + 1
                        }
                    }
                    return nil
                }
                while index < letters.count {
                    let letter = letters[index]
                    if letter == "'" {
                        index += 1
                        while index < letters.count, letters[index] != "'" {
                            guard rest.first == letters[index] else { return nil }
                            rest.removeFirst()
                            index += 1
                        }
                        index += 1
                        continue
                    }
                    var count = 1
                    while index + count < letters.count, letters[index + count] == letter { count += 1 }
                    index += count
                    switch letter {
                    case "y", "u":
                        guard let value = number(count == 2 ? 2 : 9) else { return nil }
                        parts.year = count == 2 ? value + (value < 76 ? 2000 : 1900) : value
                    case "M", "L":
                        guard let value = count > 2 ? name(monthSymbols, shortMonthSymbols) : number(2), value <= 12 else { return nil }
                        parts.month = value
                    case "d":
                        guard let value = number(2), value >= 1, value <= 31 else { return nil }
                        parts.day = value
                    case "E": guard name(weekdaySymbols, shortWeekdaySymbols) != nil else { return nil }
                    case "H", "k", "h", "K":
                        guard let value = number(2), value <= 24 else { return nil }
                        parts.hour = letter == "h" || letter == "K" ? value % 12 : value % 24
                    case "m":
                        guard let value = number(2), value < 60 else { return nil }
                        parts.minute = value
                    case "s":
                        guard let value = number(2), value < 61 else { return nil }
                        parts.second = value
                    case "S": parts.nanosecond = Int(Double(number(count) ?? 0) * pow(10, Double(9 - count)))
                    case "a":
                        guard rest.count >= 2 else { return nil }
                        isAfternoon = String(rest.prefix(2)).uppercased() == "PM"
                        rest.removeFirst(2)
                    case "Z", "X", "x", "z": while let first = rest.first, first != " " { _ = first; rest.removeFirst() }
                    default:
                        for _ in 0..<count {
                            guard let first = rest.first, first == letter || (first == " " && letter == "\u{202F}") else { return nil }
                            rest.removeFirst()
                        }
                    }
                }
                if isAfternoon == true { parts.hour = (parts.hour ?? 0) + 12 }
                if !rest.isEmpty { return nil }
                if parts.year == nil { parts.year = 2000 }
                let limit = DateFields.length(parts.year ?? 2000, parts.month ?? 1)
                return (parts.day ?? 1) > limit ? nil : Calendar.current.date(from: parts)
            }
        }
        class ISO8601DateFormatter {
            func string(from date: Date) -> String { date.ISO8601Format() }
            func date(from text: String) -> Date? {
                let formatter = DateFormatter()
                formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ssX"
                return formatter.date(from: text)
            }
        }
        class RelativeDateTimeFormatter {
            enum UnitsStyle { case full, short, abbreviated, spellOut }
            enum DateTimeStyle { case numeric, named }
            var unitsStyle: UnitsStyle = .full
            var dateTimeStyle: DateTimeStyle = .numeric
            func localizedString(for date: Date, relativeTo other: Date) -> String {
                localizedString(fromTimeInterval: date.timeIntervalSince(other))
            }
            func localizedString(fromTimeInterval seconds: Double) -> String {
                let size = Int(abs(seconds))
                let units = [("year", 31536000), ("month", 2592000), ("week", 604800), ("day", 86400), ("hour", 3600), ("minute", 60), ("second", 1)]
                for (name, length) in units where size >= length || length == 1 {
                    let count = size / length
                    let text = "\(count) \(name)" + (count == 1 ? "" : "s")
                    return seconds < 0 ? text + " ago" : "in " + text
                }
                return ""
            }
        }
        """#
}
