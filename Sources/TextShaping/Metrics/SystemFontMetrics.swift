import LayoutCore

/// The vertical metrics of the system's text font, SF Pro, which every design and weight here shares.
///
/// A measured 17-point font has a line height of 20.287109375; the face has 2048 units an em, an ascent of 1950, a
/// descent of 494, no line gap, a cap height of 1443 and an x-height of 1078.
enum SystemFontMetrics {
    private static let unitsPerEm = 2048.0
    private static let ascent = 1950.0
    private static let descent = 494.0
    private static let capHeight = 1443.0
    private static let xHeight = 1078.0

    /// The metrics at `size` points, not rounded.
    static func metrics(at size: Double) -> FontMetrics {
        let scale = size / unitsPerEm
        return FontMetrics(
            ascent: ascent * scale,
            descent: descent * scale,
            capHeight: capHeight * scale,
            xHeight: xHeight * scale
        )
    }
}
