import ViewRuntime

/// What asking a locale costs, in steps of the program, of which each takes about 40 ns: such calls in a loop would hold up the
/// server for minutes.
enum LocaleWork {
    /// Writing a number.
    static let value = 64
    /// Writing a list, beside the elements that it has.
    static let list = 64
    /// Writing a date.
    static let date = 256
    /// Making a formatter of dates that was not made before.
    static let formatter = 6_000
    /// Finding the pattern of a template.
    static let pattern = 128
    /// Naming the months.
    static let names = 192

    /// Formatters that are made once and kept, as many as the library keeps.
    fileprivate static let keptFormatters = 64
}

extension Machine {
    /// Counts what writing a value takes.
    fileprivate func charge(_ value: LocalizedValue, _ position: SourcePosition) throws(Failure) {
        let work =
            switch value {
            case .integer, .number: LocaleWork.value
            case .list(let parts, _): LocaleWork.list + parts.count
            case .dateRange: LocaleWork.date
            case .date(_, let format): LocaleWork.date + makingFormatter(format)
            }
        try charge(work, position)
    }

    /// What making the formatter takes: nothing for one that the program has used before.
    private func makingFormatter(_ format: DateFormat) -> Int {
        guard format.needsFormatter else { return 0 }
        guard format.isKept else { return LocaleWork.formatter }
        if usedFormats.count >= LocaleWork.keptFormatters { usedFormats = [] }
        return usedFormats.insert(format).inserted ? LocaleWork.formatter : 0
    }
}

extension BuiltinCall {
    /// A value as the device's locale writes it.
    func localized(_ value: LocalizedValue) throws(Failure) -> String {
        try machine.charge(value, position)
        return FormatText.text(of: value, in: machine.context)
    }

    /// A value as a text on the screen shows it.
    func shown(_ value: LocalizedValue) throws(Failure) -> TextValue {
        try machine.charge(value, position)
        return FormatText.shown(value, in: machine.context)
    }

    /// A value by a format, as the device's locale has it.
    func written(_ value: Value, by format: Value) throws(Failure) -> String {
        try machine.charge(LocaleWork.value, position)
        return FormatText.apply(format, to: value, in: machine.context)
    }

    /// A value by a format, as a text on the screen shows it.
    func shown(_ value: Value, by format: Value) throws(Failure) -> TextValue {
        try machine.charge(LocaleWork.value, position)
        return FormatText.shown(value, by: format, in: machine.context)
    }
}
