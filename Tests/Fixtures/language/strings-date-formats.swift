import Foundation
func main() {
    let d = Date(timeIntervalSince1970: 1_700_000_000)
    let us = Locale(identifier: "en_US"); let z = TimeZone(secondsFromGMT: 0)!
    func f(_ s: Date.FormatStyle) { var s = s; s.locale = us; s.timeZone = z; print(d.formatted(s).debugDescription) }
    f(Date.FormatStyle(date: .numeric, time: .omitted)); f(Date.FormatStyle(date: .abbreviated, time: .omitted));
    f(Date.FormatStyle(date: .long, time: .shortened)); f(Date.FormatStyle(date: .complete, time: .complete));
    f(Date.FormatStyle(date: .numeric, time: .standard)); f(Date.FormatStyle(date: .abbreviated, time: .shortened));
    f(Date.FormatStyle(date: .omitted, time: .shortened)); f(Date.FormatStyle(date: .omitted, time: .complete))
    let t = Date.FormatStyle.dateTime
    f(t); f(t.day().month().year()); f(t.month().day()); f(t.month(.wide).year()); f(t.weekday().month().day());
    f(t.weekday(.wide)); f(t.hour()); f(t.hour().minute()); f(t.month(.wide)); f(t.year()); f(t.day());
    f(t.weekday(.wide).day().month(.wide).hour().minute()); f(t.month().day().hour().minute());
    f(t.month(.twoDigits).day(.twoDigits).year()); f(t.hour(.twoDigits(amPM: .omitted)).minute());
    f(t.weekday(.narrow)); f(t.minute().second()); f(t.year(.twoDigits).month(.narrow)); f(t.weekday().hour());
    f(t.day().weekday(.wide)); f(t.month(.defaultDigits).day())
    f(t.weekday(.abbreviated).day().month(.abbreviated).year())
    print(d.ISO8601Format(), Date.distantFuture, [d], Optional(d) as Any); let g = DateFormatter(); g.locale = us;
    g.timeZone = z
    for s in [DateFormatter.Style.none, .short, .medium, .long, .full] {
        g.dateStyle = s; g.timeStyle = .none; print(g.string(from: d).debugDescription); g.dateStyle = .none;
        g.timeStyle = s; print(g.string(from: d).debugDescription); g.dateStyle = s; g.timeStyle = s;
        print(g.string(from: d).debugDescription)
    }
    g.dateStyle = .medium; g.timeStyle = .short; print(g.string(from: d).debugDescription)
    print(ISO8601DateFormatter().string(from: d))
}
