import Foundation
struct Event: Identifiable, Comparable {
    let id = UUID(); var title: String; var start: Date; var minutes: Int
    var end: Date { start.addingTimeInterval(TimeInterval(minutes * 60)) }
    static func < (a: Event, b: Event) -> Bool { a.start < b.start }
    static func == (a: Event, b: Event) -> Bool { a.title == b.title && a.start == b.start }
    func overlaps(_ o: Event) -> Bool { start < o.end && o.start < end }
}
struct MonthGrid {
    let calendar: Calendar; let month: Date
    var days: [Date?] {
        guard let interval = calendar.dateInterval(of: .month, for: month),
            let count = calendar.range(of: .day, in: .month, for: month)?.count
        else { return [] }
        let lead = (calendar.component(.weekday, from: interval.start) - calendar.firstWeekday + 7) % 7
        return Array(repeating: nil, count: lead)
            + (0..<count).map { calendar.date(byAdding: .day, value: $0, to: interval.start) }
    }
    var weeks: [[Int]] {
        stride(from: 0, to: days.count, by: 7).map { i in
            days[i..<min(i + 7, days.count)].map { $0.map { calendar.component(.day, from: $0) } ?? 0 }
        }
    }
}
func main() {
    var cal = Calendar(identifier: .gregorian); cal.timeZone = TimeZone(identifier: "UTC")!
    func day(_ y: Int, _ m: Int, _ d: Int, _ h: Int = 0) -> Date {
        cal.date(from: DateComponents(year: y, month: m, day: d, hour: h))!
    }
    let f = DateFormatter(); f.calendar = cal; f.timeZone = cal.timeZone; f.locale = Locale(identifier: "en_US_POSIX");
    f.dateFormat = "MMM d, HH:mm"
    let events = [
        Event(title: "Lunch", start: day(2024, 2, 28, 12), minutes: 60),
        Event(title: "Call", start: day(2024, 2, 28, 9), minutes: 200),
        Event(title: "Trip", start: day(2024, 3, 1, 8), minutes: 90),
    ]
    for e in events.sorted() { print(f.string(from: e.start), e.title, f.string(from: e.end)) }
    print(events[0].overlaps(events[1]), events.max()!.title)
    let grouped = Dictionary(grouping: events) { cal.startOfDay(for: $0.start) }
    for k in grouped.keys.sorted() { print(k, grouped[k]!.map(\.title).sorted()) }
    print(MonthGrid(calendar: cal, month: day(2024, 2, 10)).weeks)
    print(MonthGrid(calendar: cal, month: day(2023, 10, 1)).weeks.count)
    print(
        cal.dateComponents([.year, .month, .day], from: day(2020, 2, 29), to: day(2024, 3, 1)).year!,
        cal.dateComponents([.month, .day], from: day(2024, 1, 31), to: day(2024, 3, 1)).month!
    )
    print((0..<4).compactMap { cal.date(byAdding: .month, value: $0, to: day(2024, 1, 31)) }.map { f.string(from: $0) })
    print(
        cal.component(.weekOfYear, from: day(2024, 12, 31)),
        cal.component(.weekOfYear, from: day(2024, 1, 7)),
        cal.component(.weekOfMonth, from: day(2024, 3, 3))
    )
    print(
        cal.isDate(day(2024, 5, 5), equalTo: day(2024, 5, 28), toGranularity: .month),
        cal.date(bySettingHour: 7, minute: 30, second: 0, of: day(2024, 5, 5, 20))!
    )
    let span = DateInterval(start: day(2024, 1, 1), end: day(2024, 1, 2));
    print(span.duration, span.contains(day(2024, 1, 1, 5)))
    let ages = [day(1990, 6, 15), day(2000, 1, 1)].map {
        cal.dateComponents([.year], from: $0, to: day(2024, 6, 14)).year!
    }; print(ages)
    print(
        day(2024, 1, 1).timeIntervalSince1970,
        day(1969, 12, 31),
        cal.ordinality(of: .day, in: .year, for: day(2024, 12, 31))!
    )
}
