/// Dates as texts such as `2025-09-15T09:41:00Z`, by the proleptic Gregorian calendar.
enum JSONDate {
    /// From 1970 to 2001, where Foundation's dates begin, in seconds.
    static let reference = 978_307_200.0
    /// Between 1 March of the year 0 and 1 January 2001.
    private static let daysToReference = 730_791

    /// Seconds since 2001.
    static func seconds(_ text: String) -> Double? {
        let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
        let limits = [0...9_999, 1...12, 1...31, 0...24, 0...59, 0...60]
        guard numbers.count >= 6, text.hasSuffix("Z"), zip(limits, numbers).allSatisfy({ $0.contains($1) }) else {
            return nil
        }
        let year = numbers[1] > 2 ? numbers[0] : numbers[0] - 1
        let month = numbers[1] > 2 ? numbers[1] - 3 : numbers[1] + 9
        let days = 365 * year + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 + numbers[2] - 1
        return Double((days - daysToReference) * 86_400 + numbers[3] * 3_600 + numbers[4] * 60 + numbers[5])
    }

    /// The text for seconds since 2001; a date outside the years 0 to 9999 is written as the nearest inside.
    static func text(_ seconds: Double) -> String {
        let total = Int(min(max(seconds, -63_082_281_600), 252_423_993_599).rounded(.down))
        let second = total - floorDivide(total, 86_400) * 86_400
        let day = floorDivide(total, 86_400) + daysToReference
        // Years begin in March here, so that a leap day is the last one of its year.
        let era = floorDivide(day, 146_097)
        let rest = day - era * 146_097
        let yearOfEra = (rest - rest / 1_460 + rest / 36_524 - rest / 146_096) / 365
        let dayOfYear = rest - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let month = (5 * dayOfYear + 2) / 153
        let year = yearOfEra + era * 400 + (month < 10 ? 0 : 1)
        let date = [
            padded(year, 4), padded(month < 10 ? month + 3 : month - 9), padded(dayOfYear - (153 * month + 2) / 5 + 1),
        ]
        let time = [second / 3_600, second / 60 % 60, second % 60].map { padded($0) }
        return date.joined(separator: "-") + "T" + time.joined(separator: ":") + "Z"
    }

    private static func floorDivide(_ a: Int, _ b: Int) -> Int { a >= 0 ? a / b : -((b - 1 - a) / b) }

    private static func padded(_ number: Int, _ count: Int = 2) -> String {
        let digits = String(max(number, 0))
        return String(repeating: "0", count: max(count - digits.count, 0)) + digits
    }
}
