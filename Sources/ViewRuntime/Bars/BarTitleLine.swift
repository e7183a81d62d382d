import LayoutCore

/// A title of a bar, on one line, kept as it was set from frame to frame.
struct BarTitleLine {
    private struct Key {
        var string: String
        var font: ResolvedFont
        var width: Double
        var environment: EnvironmentValues
    }

    private var kept: (key: Key, layout: TextLayout)?

    /// The title set in a width, in points.
    mutating func layout(
        _ string: String,
        _ font: ResolvedFont,
        width: Double,
        _ environment: EnvironmentValues,
        _ measurer: any TextMeasuring
    ) -> TextLayout {
        if let (key, layout) = kept, key.string == string, key.font == font, key.width == width,
            key.environment === environment
        {
            return layout
        }
        let request = TextRequest(
            runs: [MeasuredRun(string: string, font: font)],
            lineLimit: 1,
            isRightToLeft: environment.layoutDirection == .rightToLeft,
            displayScale: environment.displayScale
        )
        let layout = measurer.layout(request, width: width, height: nil)
        kept = (Key(string: string, font: font, width: width, environment: environment), layout)
        return layout
    }
}
