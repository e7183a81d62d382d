import LayoutCore

/// Lengths as whole numbers of 1/720 of a point.
///
/// 720 is a multiple of the pixels a point of every screen (1, 2, 3, and 1.5 or 2.5 on bare ones), so whatever lies on a screen's
/// pixels is exact, and what moves by whole pixels moves by the same whole number. What is not a number counts as 0, as in JSON.
enum GridLength {
    static let unitsPerPoint = 720.0
    /// Lengths beyond this, in points, are cut: no screen is that large.
    private static let largest = 1e12

    static func units(_ points: Double) -> Int {
        points.isNaN ? 0 : Int((min(max(points, -largest), largest) * unitsPerPoint).rounded())
    }

    static func points(_ units: Int) -> Double { Double(units) / unitsPerPoint }
}

/// Small factors as whole numbers of 1/10,000, as many decimals as the JSON messages have.
enum GridFactor {
    private static let unitsPerOne = 10_000.0
    private static let largest = 1e12

    static func units(_ factor: Double) -> Int {
        factor.isNaN ? 0 : Int((min(max(factor, -largest), largest) * unitsPerOne).rounded())
    }

    static func factor(_ units: Int) -> Double { Double(units) / unitsPerOne }
}
