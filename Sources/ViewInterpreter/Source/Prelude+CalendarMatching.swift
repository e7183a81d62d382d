extension Prelude {
    /// The dates of a `Calendar` that match components, found by going through the days.
    static let calendarMatching = #"""
        extension Calendar {
            /// A day that its month does not have is the first of the next one, unless the match is strict.
            private func isMatch(_ date: Date, _ components: DateComponents, _ policy: MatchingPolicy) -> Bool {
                let fields = DateFields(date)
                var (month, day) = (fields.month, fields.day)
                if day == 1, policy != .strict, let number = components.day, number > 28,
                    DateFields.length(fields.year, fields.month - 1) < number
                {
                    day = number
                    month = month == 1 ? 12 : month - 1
                }
                let wanted: [(Int?, Int)] = [
                    (components.year, fields.year), (components.month, month), (components.day, day),
                    (components.weekday, fields.weekday), (components.weekdayOrdinal, (fields.day - 1) / 7 + 1),
                ]
                return wanted.allSatisfy { $0.0 == nil || $0.0 == $0.1 }
            }
            /// What is not given of a time of day is 0 below the largest unit that is given, and anything above it.
            private func time(_ start: Date, after date: Date, _ components: DateComponents, _ isBackward: Bool) -> Date? {
                let (hour, minute, second) = (components.hour, components.minute, components.second)
                let unit = hour != nil || (minute == nil && second == nil) ? 86400 : minute != nil ? 3600 : 60
                let offset = (hour ?? 0) * 3600 + (minute ?? 0) * 60 + (second ?? 0)
                let first = start.addingTimeInterval(Double(offset))
                if unit == 86400 { return (isBackward ? first < date : first > date) ? first : nil }
                let distance = date.timeIntervalSince(first) / Double(unit)
                let last = 86400 / unit - 1
                let step = isBackward ? min(Int(distance.rounded(.up)) - 1, last) : max(Int(distance.rounded(.down)) + 1, 0)
                guard step >= 0, step <= last else { return nil }
                return first.addingTimeInterval(Double(step * unit))
            }
            func nextDate(
                after date: Date, matching components: DateComponents, matchingPolicy: MatchingPolicy = .nextTime,
                repeatedTimePolicy: RepeatedTimePolicy = .first, direction: SearchDirection = .forward
            ) -> Date? {
                let isBackward = direction == .backward
                var day = startOfDay(for: date)
                for _ in 0..<3000 {
                    if isMatch(day, components, matchingPolicy), let found = time(day, after: date, components, isBackward) { return found }
                    day = day.addingTimeInterval(isBackward ? -86400 : 86400)
                }
                return nil
            }
            func enumerateDates(
                startingAfter start: Date, matching components: DateComponents, matchingPolicy: MatchingPolicy = .nextTime,
                repeatedTimePolicy: RepeatedTimePolicy = .first, direction: SearchDirection = .forward,
                using block: (Date?, Bool, inout Bool) -> Void
            ) {
                var stop = false
                var reached = start
                while !stop {
                    guard let next = nextDate(after: reached, matching: components, matchingPolicy: matchingPolicy, direction: direction) else { return }
                    block(next, true, &stop)
                    reached = next
                }
            }
            enum RepeatedTimePolicy { case first, last }
            enum SearchDirection { case forward, backward }
        }
        """#
}
