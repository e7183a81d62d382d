extension Prelude {
    /// Dates of Foundation, in the Gregorian calendar and Greenwich time, in English as it is written in the United States.
    static let date = #"""
        struct Date: Hashable, Comparable, CustomStringConvertible, Codable, Sendable {
            var timeIntervalSinceReferenceDate: Double
            static let timeIntervalBetween1970AndReferenceDate: Double = 978307200
            static let distantPast = Date(timeIntervalSinceReferenceDate: -63114076800)
            static let distantFuture = Date(timeIntervalSinceReferenceDate: 63113904000)
            static var now: Date { Date() }
            static var timeIntervalSinceReferenceDate: Double { Date().timeIntervalSinceReferenceDate }
            init() { timeIntervalSinceReferenceDate = __sceneDate() }
            init(timeIntervalSinceReferenceDate seconds: Double) { timeIntervalSinceReferenceDate = seconds }
            init(timeIntervalSince1970 seconds: Double) { timeIntervalSinceReferenceDate = seconds - 978307200 }
            init(timeIntervalSinceNow seconds: Double) { timeIntervalSinceReferenceDate = __sceneDate() + seconds }
            init(timeInterval seconds: Double, since date: Date) {
                timeIntervalSinceReferenceDate = date.timeIntervalSinceReferenceDate + seconds
            }
            var timeIntervalSince1970: Double { timeIntervalSinceReferenceDate + 978307200 }
            var timeIntervalSinceNow: Double { timeIntervalSinceReferenceDate - __sceneDate() }
            func timeIntervalSince(_ other: Date) -> Double {
                timeIntervalSinceReferenceDate - other.timeIntervalSinceReferenceDate
            }
            func addingTimeInterval(_ seconds: Double) -> Date {
                Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate + seconds)
            }
            mutating func addTimeInterval(_ seconds: Double) { timeIntervalSinceReferenceDate += seconds }
            func distance(to other: Date) -> Double { other.timeIntervalSince(self) }
            func advanced(by seconds: Double) -> Date { addingTimeInterval(seconds) }
            func compare(_ other: Date) -> ComparisonResult {
                self == other ? .orderedSame : self < other ? .orderedAscending : .orderedDescending
            }
            static func < (a: Date, b: Date) -> Bool {
                a.timeIntervalSinceReferenceDate < b.timeIntervalSinceReferenceDate
            }
            static func + (date: Date, seconds: Double) -> Date { date.addingTimeInterval(seconds) }
            static func - (date: Date, seconds: Double) -> Date { date.addingTimeInterval(-seconds) }
            static func += (date: inout Date, seconds: Double) { date = date.addingTimeInterval(seconds) }
            static func -= (date: inout Date, seconds: Double) { date = date.addingTimeInterval(-seconds) }
            var description: String { DateFields(self).text("yyyy-MM-dd HH:mm:ss") + " +0000" }
        }
        struct DateFields {
            var year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0, nanosecond = 0, days = 0
            static let months = [
                "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
                "November", "December",
            ]
            static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
            init(_ date: Date) {
                let total = date.timeIntervalSince1970
                let whole = Int(total.rounded(.down))
                nanosecond = Int(((total - Double(whole)) * 1000000000).rounded())
                days = whole >= 0 ? whole / 86400 : -((86399 - whole) / 86400)
                let rest = whole - days * 86400
                hour = rest / 3600
                minute = rest % 3600 / 60
                second = rest % 60
                let z = days + 719468
                let era = (z >= 0 ? z : z - 146096) / 146097
                let doe = z - era * 146097
                let yoe = (doe - doe / 1460 + doe / 36524 - doe / 146096) / 365
                let doy = doe - (365 * yoe + yoe / 4 - yoe / 100)
                let mp = (5 * doy + 2) / 153
                day = doy - (153 * mp + 2) / 5 + 1
                month = mp < 10 ? mp + 3 : mp - 9
                year = yoe + era * 400 + (month <= 2 ? 1 : 0)
            }
            /// Days since 1970 of a day, whose month may be any number.
            static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
                let shifted = month - 1
                let extra = shifted >= 0 ? shifted / 12 : -((11 - shifted) / 12)
                let m = shifted - extra * 12 + 1
                let y = year + extra - (m <= 2 ? 1 : 0)
                let era = (y >= 0 ? y : y - 399) / 400
                let yoe = y - era * 400
                let doy = (153 * (m > 2 ? m - 3 : m + 9) + 2) / 5 + day - 1
                let doe = yoe * 365 + yoe / 4 - yoe / 100 + doy
                return era * 146097 + doe - 719468
            }
            static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }
            static func length(_ year: Int, _ month: Int) -> Int {
                days(year, month + 1, 1) - days(year, month, 1)
            }
            var weekday: Int { let n = (days + 4) % 7; return (n < 0 ? n + 7 : n) + 1 }
            var dayOfYear: Int { days - DateFields.days(year, 1, 1) + 1 }
            func padded(_ number: Int, _ count: Int) -> String {
                let text = "\(number)"
                return String(repeating: "0", count: max(count - text.count, 0)) + text
            }
            /// The date by a pattern of letters, as Unicode's rules have them.
            func text(_ pattern: String) -> String {
                var result = ""
                let letters = Array(pattern)
                var index = 0
                while index < letters.count {
                    let letter = letters[index]
                    if letter == "'" {
                        index += 1
                        if index < letters.count, letters[index] == "'" { result += "'"; index += 1; continue }
                        while index < letters.count {
                            if letters[index] == "'" {
                                if index + 1 < letters.count, letters[index + 1] == "'" { result += "'"; index += 2; continue }
                                break
                            }
                            result.append(letters[index])
                            index += 1
                        }
                        index += 1
                        continue
                    }
                    var count = 1
                    while index + count < letters.count, letters[index + count] == letter { count += 1 }
                    result += field(String(letter), count)
                    index += count
                }
                return result
            }
            func field(_ letter: String, _ count: Int) -> String {
                switch letter {
                case "y", "u", "Y": return count == 2 ? padded(year % 100, 2) : padded(year, count)
                case "M", "L":
                    switch count {
                    case 1, 2: return padded(month, count)
                    case 3: return String(DateFields.months[month - 1].prefix(3))
                    case 5: return String(DateFields.months[month - 1].prefix(1))
                    default: return DateFields.months[month - 1]
                    }
                case "d": return padded(day, count)
                case "D": return padded(dayOfYear, count)
                case "E":
                    let name = DateFields.weekdays[weekday - 1]
                    return count < 4 ? String(name.prefix(3)) : count == 4 ? name : String(name.prefix(count == 5 ? 1 : 2))
                case "e", "c":
                    let name = DateFields.weekdays[weekday - 1]
                    return count < 3 ? "\(weekday)" : count == 3 ? String(name.prefix(3)) : count == 4 ? name : String(name.prefix(1))
                case "Q", "q": return count > 3 ? ["1st", "2nd", "3rd", "4th"][(month - 1) / 3] + " quarter" : (count == 3 ? "Q" : "") + "\((month - 1) / 3 + 1)"
                case "H": return padded(hour, count)
                case "k": return padded(hour == 0 ? 24 : hour, count)
                case "h": return padded(hour % 12 == 0 ? 12 : hour % 12, count)
                case "K": return padded(hour % 12, count)
                case "m": return padded(minute, count)
                case "s": return padded(second, count)
                case "S": return String((padded(nanosecond, 9) + "000000000").prefix(count))
                case "a": return hour < 12 ? "AM" : "PM"
                case "Z": return count == 5 ? "Z" : count == 4 ? "GMT" : "+0000"
                case "X": return "Z"
                case "x": return count == 1 ? "+00" : count == 2 ? "+0000" : "+00:00"
                case "z": return count == 4 ? "Greenwich Mean Time" : "GMT"
                case "G": return "AD"
                default: return String(repeating: letter, count: count)
                }
            }
        }
        """#
}
