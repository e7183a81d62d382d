import Foundation
func main() {
    let d = Date(timeIntervalSince1970: 1_700_000_000)
    print(d)
    let later = d.addingTimeInterval(3600)
    print(later.timeIntervalSince(d), later > d, d.distance(to: later), later.timeIntervalSince1970)
    var c = Calendar(identifier: .gregorian); c.timeZone = TimeZone(identifier: "UTC")!
    print(
        c.component(.year, from: d),
        c.component(.month, from: d),
        c.component(.day, from: d),
        c.component(.hour, from: d),
        c.component(.weekday, from: d)
    )
    let parts = c.dateComponents([.year, .month, .day], from: d)
    print(parts.year!, parts.month ?? 0, parts.day ?? 0)
    print(c.date(byAdding: .day, value: 20, to: d)!, c.date(byAdding: .month, value: 3, to: d)!)
    print(c.startOfDay(for: d), c.isDate(d, inSameDayAs: later), c.isDate(d, inSameDayAs: d.addingTimeInterval(86400)))
    print(c.dateComponents([.day, .hour], from: d, to: d.addingTimeInterval(100_000)))
    let made = c.date(from: DateComponents(year: 2024, month: 2, day: 29))!
    print(made, c.range(of: .day, in: .month, for: made)!, c.date(byAdding: .year, value: 1, to: made)!)
    let f = DateFormatter(); f.dateFormat = "yyyy-MM-dd HH:mm:ss EEE MMM d";
    f.locale = Locale(identifier: "en_US_POSIX"); f.timeZone = TimeZone(secondsFromGMT: 0)
    print(f.string(from: d), f.date(from: "2020-01-02 03:04:05 Thu Jan 2")!)
    print(Date(timeIntervalSinceReferenceDate: 0), Date.distantPast < d, d + 60, d - 60, d...later)
    print([later, d].sorted()[0] == d, d.addingTimeInterval(0) == d, c.firstWeekday, c.shortWeekdaySymbols)
    print(
        c.isDateInWeekend(d),
        c.dateInterval(of: .month, for: d)!.start,
        c.compare(d, to: later, toGranularity: .day) == .orderedSame
    )
}
