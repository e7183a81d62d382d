import LayoutCore
import ViewRuntime

/// What a `DatePicker` shows of its date.
extension ControlParts {
    /// The day and the time in a grey box each, as far as they are asked for; a value that is no date as Swift prints it.
    func dateBoxes(_ date: Value, _ components: Set<String>) -> ViewValue {
        guard case .structure(let instance) = date, instance.type.isLibraryType("Date"),
            let seconds = instance.fields.first?.number, seconds.isFinite, abs(seconds) < 1e12
        else { return valueBox(date.description) }
        let words = DateWords(secondsSince2001: seconds)
        var boxes: [ViewValue] = []
        if components.contains("date") { boxes.append(valueBox(words.day)) }
        if components.contains("hourAndMinute") { boxes.append(valueBox(words.time)) }
        return row(boxes)
    }
}

extension BuiltinCall {
    /// The components of a date that an argument names; day and time if it is left out.
    func dateComponents(_ index: Int) -> Set<String> {
        if isMissing(index) { return ["date", "hourAndMinute"] }
        let names = array(index).compactMap(\.styleName) + [optionName(index)]
        return Set(names)
    }
}

/// A date in English, as the United States write it, in Greenwich time.
private struct DateWords {
    let day: String
    let time: String

    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    init(secondsSince2001 seconds: Double) {
        let minutes = Int((seconds / 60).rounded(.down))
        let days = minutes >= 0 ? minutes / 1440 : -((1439 - minutes) / 1440)
        let minute = minutes - days * 1440
        // Days since 1 March of the year 0, in eras of 400 years: the leap day stands last in each year.
        let shifted = days + 730_791
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let inEra = shifted - era * 146_097
        let year = (inEra - inEra / 1460 + inEra / 36_524 - inEra / 146_096) / 365
        let inYear = inEra - (365 * year + year / 4 - year / 100)
        let month = (5 * inYear + 2) / 153
        let dayOfMonth = inYear - (153 * month + 2) / 5 + 1
        let isNextYear = month >= 10
        let name = Self.months[isNextYear ? month - 10 : month + 2]
        day = "\(name) \(dayOfMonth), \(era * 400 + year + (isNextYear ? 1 : 0))"
        let hour = minute / 60
        let rest = minute % 60
        time = "\(hour % 12 == 0 ? 12 : hour % 12):\(rest < 10 ? "0" : "")\(rest) \(hour < 12 ? "AM" : "PM")"
    }
}
