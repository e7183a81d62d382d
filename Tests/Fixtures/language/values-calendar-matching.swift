import Foundation

extension Calendar {
    func days(in interval: DateInterval, matching components: DateComponents) -> [Date] {
        var result = [interval.start]
        enumerateDates(startingAfter: interval.start, matching: components, matchingPolicy: .nextTime) { date, _, stop in
            guard let date else { return }
            if date < interval.end { result.append(date) } else { stop = true }
        }
        return result
    }
}

func main() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
    let start = Date(timeIntervalSince1970: 1_706_745_600)
    guard let month = calendar.dateInterval(of: .month, for: start) else { return }
    let days = calendar.days(in: month, matching: DateComponents(hour: 0, minute: 0, second: 0))
    print(days.count, days[0], days[28])
    let year = DateInterval(start: start, duration: 366 * 86_400)
    print(calendar.days(in: year, matching: DateComponents(day: 1)).count)
    print(calendar.days(in: year, matching: DateComponents(hour: 9, weekday: 2)).prefix(3))
    let noon = start.addingTimeInterval(12 * 3_600 + 17 * 60 + 30)
    print(calendar.nextDate(after: noon, matching: DateComponents(minute: 15), matchingPolicy: .nextTime)!)
    print(calendar.nextDate(after: noon, matching: DateComponents(minute: 45), matchingPolicy: .nextTime)!)
    print(calendar.nextDate(after: noon, matching: DateComponents(second: 10), matchingPolicy: .nextTime)!)
    print(calendar.nextDate(after: noon, matching: DateComponents(month: 3, day: 31), matchingPolicy: .nextTime)!)
    print(calendar.nextDate(after: noon, matching: DateComponents(day: 31), matchingPolicy: .nextTime)!)
    print(calendar.nextDate(after: noon, matching: DateComponents(hour: 8), matchingPolicy: .nextTime, direction: .backward)!)
    print(calendar.nextDate(after: noon, matching: DateComponents(day: 15), matchingPolicy: .nextTime, direction: .backward)!)
    print(calendar.nextDate(after: noon, matching: DateComponents(minute: 50), matchingPolicy: .nextTime, direction: .backward)!)
}
