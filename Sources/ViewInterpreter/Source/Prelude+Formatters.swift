extension Prelude {
    /// Formatters of lengths of time, in English.
    static let durationFormats = #"""
        class DateComponentsFormatter {
            enum UnitsStyle { case positional, abbreviated, short, full, spellOut, brief }
            struct ZeroFormattingBehavior: OptionSet {
                let rawValue: Int
                static let `default` = ZeroFormattingBehavior(rawValue: 1)
                static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
                static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
                static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
                static let dropAll = ZeroFormattingBehavior(rawValue: 14)
                static let pad = ZeroFormattingBehavior(rawValue: 65536)
            }
            var allowedUnits: NSCalendar.Unit = []
            var unitsStyle: UnitsStyle = .positional
            var zeroFormattingBehavior: ZeroFormattingBehavior = .default
            var maximumUnitCount = 0
            var collapsesLargestUnit = false
            var includesApproximationPhrase = false
            var includesTimeRemainingPhrase = false
            var allowsFractionalUnits = false
            var calendar: Calendar? = Calendar.current
            var referenceDate: Date? = nil
            private func units() -> [(NSCalendar.Unit, String, Int)] {
                let all: [(NSCalendar.Unit, String, Int)] = [
                    (.year, "year", 31536000), (.month, "month", 2592000), (.weekOfMonth, "week", 604800), (.day, "day", 86400),
                    (.hour, "hour", 3600), (.minute, "minute", 60), (.second, "second", 1),
                ]
                if allowedUnits.isEmpty { return all }
                return all.filter { allowedUnits.contains($0.0) }
            }
            private func text(_ count: Int, _ name: String, isFirst: Bool) -> String {
                let isPadded = zeroFormattingBehavior.contains(.pad)
                let digits = (unitsStyle == .positional && (!isFirst || isPadded)) || (isPadded && unitsStyle == .abbreviated && !isFirst)
                let number = digits && count < 10 ? "0\(count)" : "\(count)"
                let short = ["year": "yr", "month": "mo", "week": "wk", "day": "day", "hour": "hr", "minute": "min", "second": "sec"]
                let letters = ["year": "y", "month": "mo", "week": "w", "day": "d", "hour": "h", "minute": "m", "second": "s"]
                switch unitsStyle {
                case .positional: return number
                case .abbreviated: return number + (letters[name] ?? "")
                case .brief: return number + (short[name] ?? "") + (name == "day" && count != 1 ? "s" : "")
                case .short: return number + " " + (short[name] ?? "") + (name == "day" && count != 1 ? "s" : "")
                case .full: return number + " " + name + (count == 1 ? "" : "s")
                case .spellOut:
                    let words = NumberFormatter()
                    words.numberStyle = .spellOut
                    return (words.string(for: count) ?? number) + " " + name + (count == 1 ? "" : "s")
                }
            }
            func string(from seconds: Double) -> String? {
                if !(abs(seconds) < 1000000000000000) { return nil }
                var units = units()
                if units.isEmpty { return nil }
                let smallest = units[units.count - 1].2
                var rest = Int(abs(seconds) / Double(smallest)) * smallest
                var parts: [(String, Int)] = []
                for (_, name, length) in units {
                    parts.append((name, rest / length))
                    rest %= length
                }
                if maximumUnitCount > 0, let start = parts.firstIndex(where: { $0.1 > 0 }) {
                    let end = min(start + maximumUnitCount, parts.count)
                    let length = units[end - 1].2
                    let rounded = Int((abs(seconds) / Double(length)).rounded()) * length
                    rest = rounded
                    parts = []
                    for (_, name, length) in units[..<end] {
                        parts.append((name, rest / length))
                        rest %= length
                    }
                    parts = Array(parts.drop { $0.1 == 0 })
                }
                let usual = zeroFormattingBehavior.contains(.default)
                if !zeroFormattingBehavior.contains(.pad) {
                    let isPositional = unitsStyle == .positional
                    if zeroFormattingBehavior.contains(.dropLeading) || usual {
                        let kept = Array(parts.drop { $0.1 == 0 })
                        parts = kept.isEmpty ? Array(parts.suffix(1)) : kept
                    }
                    if zeroFormattingBehavior.contains(.dropTrailing) || (usual && !isPositional) {
                        while parts.count > 1, parts[parts.count - 1].1 == 0 { parts.removeLast() }
                    }
                    if zeroFormattingBehavior.contains(.dropMiddle) || (usual && !isPositional), parts.count > 2 {
                        let last = parts.count - 1
                        parts = parts.enumerated().filter { $0.offset == 0 || $0.offset == last || $0.element.1 != 0 }.map { $0.element }
                    }
                }
                let texts = parts.enumerated().map { text($0.element.1, $0.element.0, isFirst: $0.offset == 0) }
                let separator = unitsStyle == .positional ? ":" : unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", "
                var result = (seconds < 0 ? "-" : "") + texts.joined(separator: separator)
                if includesApproximationPhrase { result = "About " + result }
                if includesTimeRemainingPhrase { result += " remaining" }
                return result
            }
            func string(from start: Date, to end: Date) -> String? { string(from: end.timeIntervalSince(start)) }
            func string(from components: DateComponents) -> String? {
                var seconds = (components.second ?? 0) + (components.minute ?? 0) * 60 + (components.hour ?? 0) * 3600
                seconds += (components.day ?? 0) * 86400 + (components.weekOfMonth ?? 0) * 604800
                seconds += (components.month ?? 0) * 2592000 + (components.year ?? 0) * 31536000
                return string(from: Double(seconds))
            }
            static func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
                let formatter = DateComponentsFormatter()
                formatter.unitsStyle = unitsStyle
                return formatter.string(from: components)
            }
        }
        enum NSCalendar {
            struct Unit: OptionSet {
                let rawValue: Int
                static let year = Unit(rawValue: 4)
                static let month = Unit(rawValue: 8)
                static let day = Unit(rawValue: 16)
                static let hour = Unit(rawValue: 32)
                static let minute = Unit(rawValue: 64)
                static let second = Unit(rawValue: 128)
                static let weekOfMonth = Unit(rawValue: 4096)
            }
        }
        """#

    /// `Duration` as text, by `time(pattern:)` and `units(allowed:width:)`.
    static let durationStyles = #"""
        struct __DurationStyle {
            struct Pattern {
                var hours = false
                var seconds = false
                var padding = 1
                var decimals = 0
                static let hourMinute = Pattern(hours: true)
                static let hourMinuteSecond = Pattern(hours: true, seconds: true)
                static let minuteSecond = Pattern(seconds: true)
                static func hourMinute(padHourToLength: Int) -> Pattern { Pattern(hours: true, padding: padHourToLength) }
                static func hourMinuteSecond(padHourToLength: Int, fractionalSecondsLength: Int = 0) -> Pattern {
                    Pattern(hours: true, seconds: true, padding: padHourToLength, decimals: fractionalSecondsLength)
                }
                static func minuteSecond(padMinuteToLength: Int, fractionalSecondsLength: Int = 0) -> Pattern {
                    Pattern(seconds: true, padding: padMinuteToLength, decimals: fractionalSecondsLength)
                }
            }
            enum Unit: Int, Comparable {
                case weeks, days, hours, minutes, seconds, milliseconds, microseconds, nanoseconds
                static func < (a: Unit, b: Unit) -> Bool { a.rawValue < b.rawValue }
            }
            enum Width { case narrow, condensedAbbreviated, abbreviated, wide }
            var pattern: Pattern? = nil
            var allowed: [Unit] = [.hours, .minutes, .seconds]
            var width: Width = .abbreviated
            var most = 10
            static func time(pattern: Pattern) -> __DurationStyle { __DurationStyle(pattern: pattern) }
            static func units(
                allowed: [Unit] = [.hours, .minutes, .seconds], width: Width = .abbreviated, maximumUnitCount: Int? = nil
            ) -> __DurationStyle {
                __DurationStyle(allowed: allowed, width: width, most: maximumUnitCount ?? 10)
            }
            func format(_ duration: Duration) -> String {
                let seconds = duration.__seconds
                if let pattern { return (seconds < 0 ? "-" : "") + time(abs(seconds), pattern) }
                return (seconds < 0 ? "-" : "") + units(abs(seconds))
            }
            private func padded(_ number: Int, _ count: Int) -> String {
                let digits = "\(number)"
                return String(repeating: "0", count: max(min(count, 100) - digits.count, 0)) + digits
            }
            private func time(_ seconds: Double, _ pattern: Pattern) -> String {
                let scale = pow(10, Double(min(max(pattern.decimals, 0), 9)))
                let smallest = pattern.seconds ? seconds * scale : (seconds / 60).rounded(.toNearestOrEven) * 60 * scale
                let total = Int(smallest.rounded(.toNearestOrEven))
                let whole = total / Int(scale)
                let hour = whole / 3600
                var text = pattern.hours ? padded(hour, pattern.padding) + ":" + padded(whole % 3600 / 60, 2) : padded(whole / 60, pattern.padding)
                if pattern.seconds {
                    text += ":" + padded(whole % 60, 2)
                    if pattern.decimals > 0 { text += "." + padded(total % Int(scale), pattern.decimals) }
                }
                return text
            }
            private func units(_ seconds: Double) -> String {
                let sizes: [Double] = [604800, 86400, 3600, 60, 1, 0.001, 0.000001, 0.000000001]
                let names = [
                    ("week", "wk", "w"), ("day", "day", "d"), ("hour", "hr", "h"), ("minute", "min", "m"),
                    ("second", "sec", "s"), ("millisecond", "ms", "ms"), ("microsecond", "μs", "μs"), ("nanosecond", "ns", "ns"),
                ]
                let sorted = allowed.sorted()
                guard let smallest = sorted.last else { return "" }
                var rest = (seconds / sizes[smallest.rawValue]).rounded(.toNearestOrEven) * sizes[smallest.rawValue]
                var parts: [String] = []
                for unit in sorted {
                    let size = sizes[unit.rawValue]
                    let count = Int((rest / size + 0.0000001).rounded(.down))
                    rest -= Double(count) * size
                    if count == 0, !(unit == smallest && parts.isEmpty) { continue }
                    if parts.count == most { break }
                    let name = names[unit.rawValue]
                    switch width {
                    case .wide: parts.append("\(count) \(name.0)" + (count == 1 ? "" : "s"))
                    case .narrow: parts.append("\(count)\(name.2)")
                    default: parts.append("\(count) \(name.1)" + (count != 1 && (unit == .days || unit == .weeks) ? "s" : ""))
                    }
                }
                return parts.joined(separator: width == .narrow || width == .condensedAbbreviated ? " " : ", ")
            }
        }
        extension Duration {
            func formatted() -> String { formatted(.time(pattern: .hourMinuteSecond)) }
            func formatted(_ style: __DurationStyle) -> String { style.format(self) }
        }
        extension Text {
            init(_ duration: Duration, format: __DurationStyle) { self = Text(verbatim: duration.formatted(format)) }
        }
        """#

    /// `ByteCountFormatter`, `ListFormatter` and names of people.
    static let otherFormatters = #"""
        class ByteCountFormatter {
            enum CountStyle { case file, memory, decimal, binary }
            struct Units: OptionSet {
                let rawValue: Int
                static let useBytes = Units(rawValue: 1)
                static let useKB = Units(rawValue: 2)
                static let useMB = Units(rawValue: 4)
                static let useGB = Units(rawValue: 8)
                static let useTB = Units(rawValue: 16)
                static let usePB = Units(rawValue: 32)
                static let useAll = Units(rawValue: 65535)
            }
            var allowedUnits: Units = []
            var countStyle: CountStyle = .file
            var allowsNonnumericFormatting = true
            var includesUnit = true
            var includesCount = true
            var includesActualByteCount = false
            var isAdaptive = true
            var zeroPadsFractionDigits = false
            func string(fromByteCount count: Int) -> String {
                if count == 0, allowsNonnumericFormatting, allowedUnits.isEmpty || allowedUnits == .useAll { return "Zero KB" }
                let step: Double = countStyle == .memory || countStyle == .binary ? 1024 : 1000
                let names = ["bytes", "KB", "MB", "GB", "TB", "PB"]
                var size = abs(Double(count))
                var index = 0
                let isOpen = allowedUnits.isEmpty || allowedUnits == .useAll
                func allows(_ index: Int) -> Bool { isOpen || allowedUnits.rawValue & (1 << index) != 0 }
                while index < names.count - 1 {
                    let isEnough = allows(index) && size < step - (index == 0 ? 0 : 0.5)
                    let isLast = allows(index) && !(index + 1..<names.count).contains(where: { allows($0) })
                    if isEnough || isLast { break }
                    size /= step
                    index += 1
                }
                let digits = isAdaptive ? (index <= 1 ? 0 : index == 2 ? 1 : 2) : (index == 0 ? 0 : 2)
                let least = zeroPadsFractionDigits ? digits : 0
                let text = (count < 0 ? "-" : "") + size.formatted(.number.precision(.fractionLength(least...digits)))
                let unit = index == 0 && abs(count) == 1 ? "byte" : names[index]
                if !includesUnit { return text }
                if !includesCount { return unit }
                return text + " " + unit + (includesActualByteCount && index > 0 ? " (\(count.formatted()) bytes)" : "")
            }
            func string(from measurement: Measurement) -> String {
                string(fromByteCount: Int(measurement.converted(to: .bytes).value))
            }
            func string(for value: Any?) -> String? { (value as? Int).map { string(fromByteCount: $0) } }
            static func string(fromByteCount count: Int, countStyle: CountStyle) -> String {
                let formatter = ByteCountFormatter()
                formatter.countStyle = countStyle
                return formatter.string(fromByteCount: count)
            }
            func string(fromByteCount count: Int64) -> String { string(fromByteCount: Int(count)) }
            static func string(fromByteCount count: Int64, countStyle: CountStyle) -> String {
                string(fromByteCount: Int(count), countStyle: countStyle)
            }
        }
        class ListFormatter {
            var locale: Locale? = Locale.current
            func string(from items: [Any]) -> String? { items.map { "\($0)" }.formatted() }
            static func localizedString(byJoining strings: [String]) -> String { strings.formatted() }
        }
        struct PersonNameComponents: Hashable {
            enum FormatStyle { case short, medium, long, abbreviated }
            struct Style {
                var style: FormatStyle
                static func name(style: FormatStyle) -> Style { Style(style: style) }
            }
            var namePrefix: String?
            var givenName: String?
            var middleName: String?
            var familyName: String?
            var nameSuffix: String?
            var nickname: String?
            init(
                namePrefix: String? = nil, givenName: String? = nil, middleName: String? = nil, familyName: String? = nil,
                nameSuffix: String? = nil, nickname: String? = nil
            ) {
                self.namePrefix = namePrefix
                self.givenName = givenName
                self.middleName = middleName
                self.familyName = familyName
                self.nameSuffix = nameSuffix
                self.nickname = nickname
            }
            func formatted() -> String { __text(.medium) }
            func formatted(_ style: Style) -> String { __text(style.style) }
            func __text(_ style: FormatStyle) -> String {
                switch style {
                case .short: return nickname ?? givenName ?? familyName ?? ""
                case .medium: return [givenName, familyName].compactMap { $0 }.joined(separator: " ")
                case .long:
                    return [namePrefix, givenName, middleName, familyName, nameSuffix].compactMap { $0 }.joined(separator: " ")
                case .abbreviated: return [givenName, familyName].compactMap { $0?.prefix(1) }.joined()
                }
            }
        }
        class PersonNameComponentsFormatter {
            enum Style { case `default`, short, medium, long, abbreviated }
            var style: Style = .default
            func string(from name: PersonNameComponents) -> String {
                switch style {
                case .short: return name.__text(.short)
                case .long: return name.__text(.long)
                case .abbreviated: return name.__text(.abbreviated)
                default: return name.__text(.medium)
                }
            }
            func personNameComponents(from text: String) -> PersonNameComponents? {
                let words = text.split(separator: " ").map { String($0) }
                guard let first = words.first else { return nil }
                return PersonNameComponents(
                    givenName: first, middleName: words.count > 2 ? words[1..<(words.count - 1)].joined(separator: " ") : nil,
                    familyName: words.count > 1 ? words.last : nil)
            }
            static func localizedString(from name: PersonNameComponents, style: Style) -> String {
                let formatter = PersonNameComponentsFormatter()
                formatter.style = style
                return formatter.string(from: name)
            }
        }
        """#
}
