extension Prelude {
    /// The names of months and days, which calendars and formatters of dates tell alike.
    static let calendarNames = #"""
        protocol __CalendarNames { var locale: Locale? { get } }
        extension __CalendarNames {
            private func names(_ kind: String) -> [String] { __dateNames(kind, locale ?? Locale.current) }
            var monthSymbols: [String] { names("monthSymbols") }
            var shortMonthSymbols: [String] { names("shortMonthSymbols") }
            var veryShortMonthSymbols: [String] { names("veryShortMonthSymbols") }
            var standaloneMonthSymbols: [String] { names("standaloneMonthSymbols") }
            var shortStandaloneMonthSymbols: [String] { names("shortStandaloneMonthSymbols") }
            var veryShortStandaloneMonthSymbols: [String] { names("veryShortStandaloneMonthSymbols") }
            var weekdaySymbols: [String] { names("weekdaySymbols") }
            var shortWeekdaySymbols: [String] { names("shortWeekdaySymbols") }
            var veryShortWeekdaySymbols: [String] { names("veryShortWeekdaySymbols") }
            var standaloneWeekdaySymbols: [String] { names("standaloneWeekdaySymbols") }
            var shortStandaloneWeekdaySymbols: [String] { names("shortStandaloneWeekdaySymbols") }
            var veryShortStandaloneWeekdaySymbols: [String] { names("veryShortStandaloneWeekdaySymbols") }
            var quarterSymbols: [String] { names("quarterSymbols") }
            var amSymbol: String { names("amPmSymbols").first ?? "" }
            var pmSymbol: String { names("amPmSymbols").last ?? "" }
        }
        """#

    /// `Calendar` and `DateComponents`: the Gregorian calendar, whose weeks begin where the device's locale has them begin.
    static let calendar = #"""
        struct DateComponents: Hashable, CustomStringConvertible {
            var era: Int?, year: Int?, month: Int?, day: Int?, hour: Int?, minute: Int?, second: Int?, nanosecond: Int?
            var weekday: Int?, weekdayOrdinal: Int?, quarter: Int?, weekOfMonth: Int?, weekOfYear: Int?
            var yearForWeekOfYear: Int?, dayOfYear: Int?
            var calendar: Calendar?
            var timeZone: TimeZone?
            init(
                calendar: Calendar? = nil, timeZone: TimeZone? = nil, era: Int? = nil, year: Int? = nil, month: Int? = nil,
                day: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil, nanosecond: Int? = nil,
                weekday: Int? = nil, weekdayOrdinal: Int? = nil, quarter: Int? = nil, weekOfMonth: Int? = nil,
                weekOfYear: Int? = nil, yearForWeekOfYear: Int? = nil
            ) {
                self.calendar = calendar
                self.timeZone = timeZone
                self.era = era
                self.year = year
                self.month = month
                self.day = day
                self.hour = hour
                self.minute = minute
                self.second = second
                self.nanosecond = nanosecond
                self.weekday = weekday
                self.weekdayOrdinal = weekdayOrdinal
                self.quarter = quarter
                self.weekOfMonth = weekOfMonth
                self.weekOfYear = weekOfYear
                self.yearForWeekOfYear = yearForWeekOfYear
            }
            var date: Date? { Calendar.current.date(from: self) }
            var description: String {
                let parts: [(String, Int?)] = [
                    ("year", year), ("month", month), ("day", day), ("hour", hour), ("minute", minute), ("second", second),
                    ("nanosecond", nanosecond), ("weekday", weekday), ("weekOfYear", weekOfYear),
                ]
                return parts.compactMap { name, value in value.map { "\(name): \($0) " } }.joined()
            }
        }
        struct DateInterval: Hashable {
            var start: Date
            var duration: Double
            init(start: Date, end: Date) { self.start = start; duration = end.timeIntervalSince(start) }
            init(start: Date, duration: Double) { self.start = start; self.duration = duration }
            var end: Date { start.addingTimeInterval(duration) }
            func contains(_ date: Date) -> Bool { date >= start && date <= end }
            func intersects(_ other: DateInterval) -> Bool { other.start <= end && start <= other.end }
        }
        struct Calendar: __CalendarNames, Hashable {
            enum Identifier { case gregorian, iso8601, buddhist, chinese, hebrew, islamic, japanese }
            enum Component {
                case era, year, month, day, hour, minute, second, weekday, weekdayOrdinal, quarter, weekOfMonth, weekOfYear
                case yearForWeekOfYear, nanosecond, calendar, timeZone, dayOfYear
            }
            var identifier: Identifier = .gregorian
            var timeZone = TimeZone.gmt
            var locale: Locale? = Locale.current
            var firstWeekday = 1
            var minimumDaysInFirstWeek = 1
            static var current: Calendar {
                var calendar = Calendar(identifier: .gregorian)
                calendar.firstWeekday = __firstWeekday(Locale.current)
                return calendar
            }
            static var autoupdatingCurrent: Calendar { current }
            init(identifier: Identifier) {
                self.identifier = identifier
                if identifier == .iso8601 { firstWeekday = 2; minimumDaysInFirstWeek = 4 }
            }
            private func weekStart(_ fields: DateFields) -> Int { fields.days - (fields.weekday - firstWeekday + 7) % 7 }
            private func week(_ days: Int, _ first: Int) -> Int {
                let weekday = ((first + 4) % 7 + 7) % 7 + 1
                let lead = (weekday - firstWeekday + 7) % 7
                let start = first - lead + (7 - lead < minimumDaysInFirstWeek ? 7 : 0)
                return (days - start + 7) / 7
            }
            func component(_ component: Component, from date: Date) -> Int {
                let fields = DateFields(date)
                switch component {
                case .year: return fields.year
                case .month: return fields.month
                case .day: return fields.day
                case .hour: return fields.hour
                case .minute: return fields.minute
                case .second: return fields.second
                case .nanosecond: return fields.nanosecond
                case .weekday: return fields.weekday
                case .weekdayOrdinal: return (fields.day - 1) / 7 + 1
                case .quarter: return (fields.month - 1) / 3 + 1
                case .weekOfMonth: return week(fields.days, DateFields.days(fields.year, fields.month, 1))
                case .weekOfYear:
                    let next = DateFields.days(fields.year + 1, 1, 1)
                    if week(fields.days, next) >= 1, weekStart(fields) + 7 > next, 7 - (next - weekStart(fields)) >= minimumDaysInFirstWeek { return 1 }
                    let number = week(fields.days, DateFields.days(fields.year, 1, 1))
                    return number > 0 ? number : week(fields.days, DateFields.days(fields.year - 1, 1, 1))
                case .yearForWeekOfYear:
                    let number = self.component(.weekOfYear, from: date)
                    return fields.month == 12 && number == 1 ? fields.year + 1 : fields.month == 1 && number > 50 ? fields.year - 1 : fields.year
                case .dayOfYear: return fields.dayOfYear
                case .era: return 1
                default: return 0
                }
            }
            func dateComponents(_ components: Set<Component>, from date: Date) -> DateComponents {
                var result = DateComponents()
                for part in components { set(part, self.component(part, from: date), &result) }
                return result
            }
            private func set(_ component: Component, _ value: Int, _ result: inout DateComponents) {
                switch component {
                case .era: result.era = value
                case .year: result.year = value
                case .month: result.month = value
                case .day: result.day = value
                case .hour: result.hour = value
                case .minute: result.minute = value
                case .second: result.second = value
                case .nanosecond: result.nanosecond = value
                case .weekday: result.weekday = value
                case .weekdayOrdinal: result.weekdayOrdinal = value
                case .quarter: result.quarter = value
                case .weekOfMonth: result.weekOfMonth = value
                case .weekOfYear: result.weekOfYear = value
                case .yearForWeekOfYear: result.yearForWeekOfYear = value
                case .dayOfYear: result.dayOfYear = value
                case .calendar: result.calendar = self
                case .timeZone: result.timeZone = timeZone
                }
            }
            func dateComponents(_ components: Set<Component>, from start: Date, to end: Date) -> DateComponents {
                var result = DateComponents()
                var reached = start
                let order: [Component] = [.year, .quarter, .month, .weekOfYear, .weekOfMonth, .day, .hour, .minute, .second, .nanosecond]
                for part in order where components.contains(part) {
                    let count = whole(part, from: reached, to: end)
                    set(part, count, &result)
                    reached = date(byAdding: part, value: count, to: reached) ?? reached
                }
                return result
            }
            private func whole(_ part: Component, from start: Date, to end: Date) -> Int {
                let seconds = end.timeIntervalSince(start)
                switch part {
                case .nanosecond: return Int((seconds * 1000000000).rounded(.towardZero))
                case .second: return Int(seconds.rounded(.towardZero))
                case .minute: return Int((seconds / 60).rounded(.towardZero))
                case .hour: return Int((seconds / 3600).rounded(.towardZero))
                case .day: return Int((seconds / 86400).rounded(.towardZero))
                case .weekOfYear, .weekOfMonth: return Int((seconds / 604800).rounded(.towardZero))
                default: break
                }
                let months = part == .year ? 12 : part == .quarter ? 3 : 1
                let (a, b) = (DateFields(start), DateFields(end))
                var count = ((b.year - a.year) * 12 + b.month - a.month) / months
                while count > 0, (date(byAdding: .month, value: count * months, to: start) ?? start) > end { count -= 1 }
                while count < 0, (date(byAdding: .month, value: count * months, to: start) ?? start) < end { count += 1 }
                return count
            }
            func date(from components: DateComponents) -> Date? {
                let year = components.year ?? components.yearForWeekOfYear ?? 1
                var days = DateFields.days(year, components.month ?? 1, components.day ?? 1)
                if let week = components.weekOfYear, components.day == nil {
                    let first = DateFields.days(year, 1, 1)
                    let weekday = ((first + 4) % 7 + 7) % 7 + 1
                    let lead = (weekday - firstWeekday + 7) % 7
                    days = first - lead + (7 - lead < minimumDaysInFirstWeek ? 7 : 0) + (week - 1) * 7
                    if let wanted = components.weekday { days += (wanted - firstWeekday + 7) % 7 }
                }
                let time = Double((components.hour ?? 0) * 3600 + (components.minute ?? 0) * 60 + (components.second ?? 0))
                return Date(timeIntervalSince1970: Double(days) * 86400 + time + Double(components.nanosecond ?? 0) / 1000000000)
            }
            func date(byAdding component: Component, value: Int, to date: Date, wrappingComponents: Bool = false) -> Date? {
                switch component {
                case .second: return date.addingTimeInterval(Double(value))
                case .minute: return date.addingTimeInterval(Double(value) * 60)
                case .hour: return date.addingTimeInterval(Double(value) * 3600)
                case .nanosecond: return date.addingTimeInterval(Double(value) / 1000000000)
                case .day, .weekday, .dayOfYear: return date.addingTimeInterval(Double(value) * 86400)
                case .weekOfYear, .weekOfMonth, .weekdayOrdinal: return date.addingTimeInterval(Double(value) * 604800)
                case .month, .quarter, .year, .yearForWeekOfYear:
                    let fields = DateFields(date)
                    let months = value * (component == .month ? 1 : component == .quarter ? 3 : 12)
                    let first = DateFields(Date(timeIntervalSince1970: Double(DateFields.days(fields.year, fields.month + months, 1)) * 86400))
                    let day = min(fields.day, DateFields.length(first.year, first.month))
                    let moved = first.days + day - 1 - fields.days
                    return date.addingTimeInterval(Double(moved) * 86400)
                default: return nil
                }
            }
            func date(byAdding components: DateComponents, to date: Date, wrappingComponents: Bool = false) -> Date? {
                var result = date
                let parts: [(Component, Int?)] = [
                    (.year, components.year), (.month, components.month), (.weekOfYear, components.weekOfYear ?? components.weekOfMonth),
                    (.day, components.day), (.hour, components.hour), (.minute, components.minute), (.second, components.second),
                    (.nanosecond, components.nanosecond),
                ]
                for (part, value) in parts {
                    if let value { result = self.date(byAdding: part, value: value, to: result) ?? result }
                }
                return result
            }
            func date(bySettingHour hour: Int, minute: Int, second: Int, of date: Date) -> Date? {
                startOfDay(for: date).addingTimeInterval(Double(hour * 3600 + minute * 60 + second))
            }
            func date(bySetting component: Component, value: Int, of date: Date) -> Date? {
                var parts = dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
                if component == .weekday {
                    return self.date(byAdding: .day, value: (value - self.component(.weekday, from: date) + 7) % 7, to: date)
                }
                set(component, value, &parts)
                return self.date(from: parts)
            }
            func startOfDay(for date: Date) -> Date { Date(timeIntervalSince1970: Double(DateFields(date).days) * 86400) }
            func isDate(_ first: Date, inSameDayAs second: Date) -> Bool { DateFields(first).days == DateFields(second).days }
            func isDateInToday(_ date: Date) -> Bool { isDate(date, inSameDayAs: Date()) }
            func isDateInTomorrow(_ date: Date) -> Bool { DateFields(date).days == DateFields(Date()).days + 1 }
            func isDateInYesterday(_ date: Date) -> Bool { DateFields(date).days == DateFields(Date()).days - 1 }
            func isDateInWeekend(_ date: Date) -> Bool { [1, 7].contains(DateFields(date).weekday) }
            func isDate(_ first: Date, equalTo second: Date, toGranularity part: Component) -> Bool {
                compare(first, to: second, toGranularity: part) == .orderedSame
            }
            func compare(_ first: Date, to second: Date, toGranularity part: Component) -> ComparisonResult {
                (dateInterval(of: part, for: first)?.start ?? first).compare(dateInterval(of: part, for: second)?.start ?? second)
            }
            func dateInterval(of component: Component, for date: Date) -> DateInterval? {
                let fields = DateFields(date)
                func day(_ days: Int) -> Date { Date(timeIntervalSince1970: Double(days) * 86400) }
                switch component {
                case .year: return DateInterval(start: day(DateFields.days(fields.year, 1, 1)), end: day(DateFields.days(fields.year + 1, 1, 1)))
                case .quarter:
                    let first = (fields.month - 1) / 3 * 3 + 1
                    return DateInterval(start: day(DateFields.days(fields.year, first, 1)), end: day(DateFields.days(fields.year, first + 3, 1)))
                case .month:
                    return DateInterval(start: day(DateFields.days(fields.year, fields.month, 1)), end: day(DateFields.days(fields.year, fields.month + 1, 1)))
                case .weekOfYear, .weekOfMonth: return DateInterval(start: day(weekStart(fields)), duration: 604800)
                case .day, .weekday, .dayOfYear: return DateInterval(start: day(fields.days), duration: 86400)
                case .hour: return DateInterval(start: day(fields.days).addingTimeInterval(Double(fields.hour * 3600)), duration: 3600)
                case .minute: return DateInterval(start: day(fields.days).addingTimeInterval(Double(fields.hour * 3600 + fields.minute * 60)), duration: 60)
                case .second: return DateInterval(start: Date(timeIntervalSince1970: date.timeIntervalSince1970.rounded(.down)), duration: 1)
                default: return nil
                }
            }
            func range(of smaller: Component, in larger: Component, for date: Date) -> Range<Int>? {
                let fields = DateFields(date)
                switch (smaller, larger) {
                case (.day, .month): return 1..<(DateFields.length(fields.year, fields.month) + 1)
                case (.day, .year), (.dayOfYear, .year): return 1..<(DateFields.isLeap(fields.year) ? 367 : 366)
                case (.month, .year): return 1..<13
                case (.hour, .day): return 0..<24
                case (.minute, .hour), (.second, .minute): return 0..<60
                case (.weekday, .weekOfYear), (.weekday, .weekOfMonth): return 1..<8
                case (.weekOfMonth, .month), (.weekOfYear, .month):
                    let first = DateFields.days(fields.year, fields.month, 1)
                    return 1..<(week(first + DateFields.length(fields.year, fields.month) - 1, first) + 1)
                default: return nil
                }
            }
            func ordinality(of smaller: Component, in larger: Component, for date: Date) -> Int? {
                switch (smaller, larger) {
                case (.day, .year): return DateFields(date).dayOfYear
                case (.day, .weekOfYear), (.day, .weekOfMonth), (.weekday, .weekOfYear):
                    return (DateFields(date).weekday - firstWeekday + 7) % 7 + 1
                case (.day, .era): return DateFields(date).days + 719163
                default: return component(smaller, from: date)
                }
            }
            enum MatchingPolicy { case nextTime, nextTimePreservingSmallerComponents, previousTimePreservingSmallerComponents, strict }
        }
        """#
}
