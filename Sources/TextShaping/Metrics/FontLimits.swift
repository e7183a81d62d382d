/// The range of numbers a text is set with; what lies outside is brought inside, so that no size is infinite.
enum FontLimits {
    /// The largest font, in points.
    private static let largestSize = 10_000.0
    /// The most lines a text is set in; what comes after them is left out as if a line limit said so.
    static let lines = 10_000

    static func size(_ value: Double) -> Double {
        value.isFinite ? min(max(value, 0), largestSize) : 0
    }

    /// What a size is multiplied by: between 0 and 100, and 1 for what is not finite.
    static func factor(_ value: Double) -> Double {
        value.isFinite ? min(max(value, 0), 100) : 1
    }

    /// A space between glyphs or lines, in points.
    static func space(_ value: Double) -> Double {
        value.isFinite ? min(max(value, -largestSize), largestSize) : 0
    }

    /// A proposed length: nothing for what is not finite, 0 for what is negative.
    static func proposal(_ value: Double?) -> Double? {
        guard let value, value.isFinite else { return nil }
        return max(value, 0)
    }
}
