import ViewRuntime

/// What the dates of the prelude ask of the scene.
extension BuiltinTable {
    /// Where dates begin: Monday, 15 September 2025, 9:41 in the morning, Greenwich time, in seconds since 2001.
    private static let start = 779_622_060.0

    mutating func addDates() {
        function("__sceneDate() -> Double", isPure: false) { c in .double(Self.start + c.machine.context.requests.time)
        }
        function("__runAgain(_ wait: Double?, _ followsFrames: Bool)", isPure: false) { c in
            if let wait = c.double(0) {
                c.machine.context.runAgain(after: wait, followsFrames: c.bool(1) ?? false)
            }
            return .void
        }
        options("Text.DateStyle", ["time", "date", "relative", "offset", "timer"])
        addDateFormats()
    }

    /// How the prelude's types have dates written: by `style` with the lengths of the date and the time, by `formatter` with the numbers of
    /// its styles, or by a `pattern`.
    private mutating func addDateFormats() {
        let format = "_ kind: String, _ first: String, _ second: String, _ fields: String, _ locale: Locale?"
        function("__dateString(_ seconds: Double, \(format)) -> String", isPure: false) { c throws(Failure) in
            try c.made(try c.localized(.date(c.double(0) ?? 0, c.dateFormat)))
        }
        function("__dateText(_ seconds: Double, \(format)) -> Text", isPure: false) { c throws(Failure) in
            .native(.text(try c.shown(.date(c.double(0) ?? 0, c.dateFormat))))
        }
        function("__dateRangeText(_ lower: Double, _ upper: Double) -> Text", isPure: false) { c throws(Failure) in
            .native(.text(try c.shown(.dateRange(c.double(0) ?? 0, c.double(1) ?? 0))))
        }
        function("__datePattern(_ template: String, _ locale: Locale) -> String", isPure: false) { c throws(Failure) in
            try c.machine.charge(LocaleWork.pattern, c.position)
            let formatting = c.machine.context.environment.formatting
            return .string(formatting.datePattern(forTemplate: c.string(0) ?? "", in: c.optionName(1)))
        }
        function("__dateNames(_ kind: String, _ locale: Locale) -> [String]", isPure: false) { c throws(Failure) in
            try c.machine.charge(LocaleWork.names, c.position)
            guard let kind = CalendarNames(rawValue: c.string(0) ?? "") else { return .array([]) }
            let names = c.machine.context.environment.formatting.names(kind, in: c.optionName(1))
            return .array(names.map { .string($0) })
        }
    }
}

extension BuiltinCall {
    /// The format that arguments after the first describe.
    fileprivate var dateFormat: DateFormat {
        let (first, second) = (string(2) ?? "", string(3) ?? "")
        let locale = optionName(5)
        let kind: DateFormat.Kind =
            switch string(1) {
            case "pattern": .pattern(first)
            case "formatter": .formatter(date: Int(first) ?? 0, time: Int(second) ?? 0)
            default:
                .style(
                    date: DateFormat.DateLength(rawValue: first) ?? .omitted,
                    time: DateFormat.TimeLength(rawValue: second) ?? .omitted,
                    fields: string(4) ?? ""
                )
            }
        return DateFormat(kind, locale: locale.isEmpty ? nil : locale)
    }
}
