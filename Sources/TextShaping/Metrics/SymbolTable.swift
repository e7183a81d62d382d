import LayoutCore

/// The sizes of SF Symbols images, approximately.
///
/// The real sizes come with a font that cannot be shipped. One is public: a `star.fill` is about 20 × 19 points in the
/// default configuration, which is taken as 17 points. So a symbol is 19/17 of the font's size tall, a little less
/// than a line of text (20.287 at 17 points), and its width is one of the few below, by the shape that the name says.
enum SymbolTable {
    /// The height of every symbol, in ems.
    private static let height = 19.0 / 17

    /// The width of a symbol in ems, by the first part of its name; what is not listed is as wide as a star.
    private static let widths: [String: Double] = [
        "pin": 14.0 / 17, "mappin": 14.0 / 17, "bookmark": 14.0 / 17, "lock": 15.0 / 17, "mic": 14.0 / 17,
        "drop": 13.0 / 17, "flame": 15.0 / 17, "bolt": 14.0 / 17, "lightbulb": 14.0 / 17, "battery": 26.0 / 17,
        "chevron": 13.0 / 17, "arrow": 18.0 / 17, "xmark": 17.0 / 17, "plus": 18.0 / 17, "checkmark": 18.0 / 17,
        "doc": 17.0 / 17, "iphone": 13.0 / 17, "trash": 19.0 / 17, "house": 23.0 / 17, "car": 24.0 / 17,
        "envelope": 23.0 / 17, "eye": 25.0 / 17, "camera": 24.0 / 17, "video": 26.0 / 17, "cloud": 25.0 / 17,
        "folder": 23.0 / 17, "creditcard": 23.0 / 17, "photo": 23.0 / 17, "list": 22.0 / 17, "bubble": 22.0 / 17,
    ]
    private static let defaultWidth = 20.0 / 17

    /// The size of a symbol's image and its baseline, not rounded: the image is centred on the font's cap height.
    ///
    /// - Parameters:
    ///   - name: The symbol's name; only what stands before its first dot is looked up.
    ///   - font: The font around it.
    ///   - scale: The factor of the image scale: about 0.8 for small, 1 for medium, 1.3 for large (Apple, WWDC 2019,
    ///     session 206).
    /// - Returns: Lengths in points.
    static func metrics(named name: String, font: ResolvedFont, scale: Double) -> SymbolMetrics {
        let stem = name.prefix { $0 != "." }
        let side = FontLimits.size(font.size) * FontLimits.factor(scale)
        let size = Size(width: (widths[String(stem)] ?? defaultWidth) * side, height: height * side)
        let capHeight = SystemFontMetrics.metrics(at: FontLimits.size(font.size)).capHeight
        return SymbolMetrics(size: size, baseline: (size.height + capHeight) / 2)
    }
}
