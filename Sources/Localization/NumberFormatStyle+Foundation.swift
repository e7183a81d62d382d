internal import Foundation
internal import ViewRuntime

/// What Foundation's styles of plain numbers and percents take alike.
private protocol AdjustableStyle: FormatStyle {
    func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> Self
    func precision(_ precision: NumberFormatStyleConfiguration.Precision) -> Self
    func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> Self
    func decimalSeparator(strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy) -> Self
    func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> Self
}

extension FloatingPointFormatStyle: AdjustableStyle {}
extension FloatingPointFormatStyle.Percent: AdjustableStyle {}
extension IntegerFormatStyle: AdjustableStyle {}

extension NumberFormatStyle {
    /// Counted in whole numbers where it may be, so that no digit of a long one is lost.
    func text(of number: Int, in locale: Locale) -> String {
        if kind == .number, increment == nil, scale == nil {
            return adjusted(IntegerFormatStyle<Int>(locale: locale)).format(number)
        }
        var style = self
        if style.fraction == nil, style.significant == nil, !style.isCurrency { style.fraction = 0...0 }
        // Whole numbers are percents already.
        if kind == .percent { style.scale = scale ?? 1 }
        return style.text(of: Double(number), in: locale)
    }

    func text(of number: Double, in locale: Locale) -> String {
        switch kind {
        case .number:
            var style = adjusted(FloatingPointFormatStyle<Double>(locale: locale))
            if increment != nil || rule != .toNearestOrEven { style = style.rounded(rule: rule, increment: increment) }
            if let scale { style = style.scale(scale) }
            return style.format(number)
        case .percent:
            var style = adjusted(FloatingPointFormatStyle<Double>.Percent(locale: locale))
            if increment != nil || rule != .toNearestOrEven { style = style.rounded(rule: rule, increment: increment) }
            if let scale { style = style.scale(scale) }
            return style.format(number)
        case .currency(let code): return sum(number, code, locale)
        case .byteCount(let isBinary):
            let count = Int64(exactly: number.rounded(.towardZero)) ?? (number < 0 ? .min : .max)
            return ByteCountFormatStyle(style: isBinary ? .memory : .file, locale: locale).format(count)
        }
    }

    private var isCurrency: Bool {
        if case .currency = kind { return true }
        return false
    }

    private func adjusted<Style: AdjustableStyle>(_ plain: Style) -> Style {
        var style = plain
        if !isGrouped { style = style.grouping(.never) }
        if let precision { style = style.precision(precision) }
        switch sign {
        case .automatic, .accounting: break
        case .never: style = style.sign(strategy: .never)
        case .always(let includingZero): style = style.sign(strategy: .always(includingZero: includingZero))
        }
        if alwaysShowsPoint { style = style.decimalSeparator(strategy: .always) }
        switch notation {
        case .automatic: break
        case .scientific: style = style.notation(.scientific)
        case .compactName: style = style.notation(.compactName)
        }
        return style
    }

    private func sum(_ number: Double, _ code: String, _ locale: Locale) -> String {
        var style = FloatingPointFormatStyle<Double>.Currency(code: code, locale: locale)
        if !isGrouped { style = style.grouping(.never) }
        if let precision { style = style.precision(precision) }
        switch sign {
        case .automatic: break
        case .never: style = style.sign(strategy: .never)
        case .always(let includingZero): style = style.sign(strategy: .always(showZero: includingZero))
        case .accounting: style = style.sign(strategy: .accounting)
        }
        switch currencyName {
        case .standard: break
        case .narrow: style = style.presentation(.narrow)
        case .isoCode: style = style.presentation(.isoCode)
        case .fullName: style = style.presentation(.fullName)
        }
        if alwaysShowsPoint { style = style.decimalSeparator(strategy: .always) }
        if increment != nil || rule != .toNearestOrEven { style = style.rounded(rule: rule, increment: increment) }
        if let scale { style = style.scale(scale) }
        return style.format(number)
    }

    /// The most digits that Foundation's styles write on either side of the point.
    private static let mostDigits = 998

    private var precision: NumberFormatStyleConfiguration.Precision? {
        if let significant { return .significantDigits(Self.held(significant, from: 1)) }
        return switch (integerDigits, fraction) {
        case (nil, nil): nil
        case (let digits?, nil): .integerLength(Self.held(digits, from: 0))
        case (nil, let fraction?): .fractionLength(Self.held(fraction, from: 0))
        case (let digits?, let fraction?):
            .integerAndFractionLength(
                integerLimits: Self.held(digits, from: 0),
                fractionLimits: Self.held(fraction, from: 0)
            )
        }
    }

    private static func held(_ range: ClosedRange<Int>, from least: Int) -> ClosedRange<Int> {
        let lower = min(max(range.lowerBound, least), mostDigits)
        return lower...min(max(range.upperBound, lower), mostDigits)
    }
}
