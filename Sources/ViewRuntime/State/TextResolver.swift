import LayoutCore

/// Turns the fonts that programs ask for into fonts that can be measured.
struct TextResolver {
    let measurer: any TextMeasuring

    /// The font of a run: its own, else the environment's, else body.
    func font(of run: TextRun, _ environment: EnvironmentValues) -> ResolvedFont {
        let value = run.font ?? environment.font ?? FontValue(base: .textStyle(.body))
        var font: ResolvedFont
        switch value.base {
        case .textStyle(let style):
            font = measurer.font(for: style, at: environment.dynamicTypeSize)
        case .system(let size):
            font = ResolvedFont(size: max(size, 0))
        case .custom(_, let size, let style):
            font = ResolvedFont(size: max(size, 0) * (style.map { scale(of: $0, environment) } ?? 1))
        }
        font.weight = run.weight ?? environment.fontWeight ?? value.weight ?? font.weight
        font.design = value.design ?? environment.fontDesign ?? .standard
        font.isItalic = run.isItalic ?? (environment.isItalic || value.isItalic)
        font.isMonospacedDigit = value.isMonospacedDigit || environment.isMonospacedDigit
        font.tracking = run.tracking ?? (environment.tracking != 0 ? environment.tracking : environment.kerning)
        return font
    }

    /// How much larger a style is than at the default size.
    private func scale(of style: TextStyle, _ environment: EnvironmentValues) -> Double {
        measurer.font(for: style, at: environment.dynamicTypeSize).size
            / measurer.font(for: style, at: .large).size
    }

    /// The leading that the run's text style adds between texts; 0 for fonts without a style.
    func leading(of run: TextRun?, _ environment: EnvironmentValues) -> Double {
        let value = run?.font ?? environment.font ?? FontValue(base: .textStyle(.body))
        guard case .textStyle(let style) = value.base else { return 0 }
        return measurer.leading(of: style, at: environment.dynamicTypeSize)
    }

    /// The text of a run as it is shown.
    func displayString(of run: TextRun, _ environment: EnvironmentValues) -> String {
        // One object-replacement character stands for a symbol in text.
        let string = run.symbol == nil ? run.words(in: environment) : "\u{FFFC}"
        guard let textCase = environment.textCase else { return string }
        return environment.formatting.text(string, in: textCase, locale: environment.locale)
    }

    func symbolMetrics(named name: String, _ environment: EnvironmentValues) -> SymbolMetrics {
        // Published for symbol scales: small about a fifth smaller, large about three tenths larger than medium.
        let scales: [ImageScale: Double] = [.small: 0.8, .medium: 1, .large: 1.3]
        return measurer.symbol(
            named: name,
            font: font(of: TextRun(""), environment),
            scale: scales[environment.imageScale] ?? 1
        )
    }
}
