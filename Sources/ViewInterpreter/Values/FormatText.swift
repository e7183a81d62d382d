import ViewRuntime

/// Writes values by formats, as the locale of the device or of a text has them.
enum FormatText {
    /// A value that is written by its locale; `nil` for one that no format of numbers takes.
    static func localized(_ value: Value, by style: NumberFormatStyle) -> LocalizedValue? {
        switch value {
        case .double(let number): .number(number, style)
        case .float(let number): .number(Double(number), style)
        default:
            if let whole = value.integer {
                .integer(whole, style)
            } else {
                value.number.map { .number($0, style) }
            }
        }
    }

    /// The value by a format, as the device's locale has it.
    static func apply(_ format: Value, to value: Value, in context: EvaluationContext) -> String {
        guard let style = format.numberFormat, let localized = localized(value, by: style) else {
            return value.description
        }
        return text(of: localized, in: context)
    }

    /// A value as the device's locale writes it: what `formatted()` gives.
    static func text(of value: LocalizedValue, in context: EvaluationContext) -> String {
        context.environment.formatting.text(of: value, in: context.readDeviceLocale())
    }

    /// A value as a text on the screen shows it, by the locale where it stands.
    static func shown(_ value: LocalizedValue, in context: EvaluationContext) -> TextValue {
        let environment = context.environment
        let run = TextRun([.value(value, width: 0)], in: environment.locale, by: environment.formatting)
        return TextValue(runs: [run])
    }

    /// A value by a format as a text on the screen shows it.
    static func shown(_ value: Value, by format: Value, in context: EvaluationContext) -> TextValue {
        guard let style = format.numberFormat, let localized = localized(value, by: style) else {
            return TextValue(value.description)
        }
        return shown(localized, in: context)
    }
}

extension Value {
    /// The format of numbers that the value is.
    var numberFormat: NumberFormatStyle? {
        guard case .native(let box) = self, case .numberFormat(let style) = box.native else { return nil }
        return style
    }

    /// How a localised text shows the value where the locale decides about it; `nil` for other values.
    ///
    /// Fractional numbers have six decimals: SwiftUI's formats for them are C's `%lf`, and `%lld` for whole ones.
    func localizedPart(as type: StaticType) -> LocalizedText.Part? {
        let sixDecimals = NumberFormatStyle(kind: .number, fraction: 6...6)
        switch (self, type) {
        case (.double(let number), _): return .value(.number(number, sixDecimals), width: 0)
        case (.int(let number), .double): return .value(.number(Double(number), sixDecimals), width: 0)
        case (.float(let number), _): return .value(.number(Double(number), sixDecimals), width: 0)
        case (.int, _), (.sized, _):
            return FormatText.localized(self, by: NumberFormatStyle(kind: .number)).map { .value($0, width: 0) }
        default: return nil
        }
    }
}
