/// The resistance that content puts up when it is dragged past its edge.
///
/// `offset = c·x / (1 + c·x/d)`, with the finger's travel `x` past the edge and the container's length `d`. The coefficient
/// 0.55 fits a recorded drag of UIScrollView to 0.18 points. The curve starts with slope `c` and never reaches `d`.
package struct RubberBand: Hashable, Sendable {
    /// The slope at the edge; between 0 and 1.
    package let coefficient: Double

    package init(coefficient: Double) {
        precondition(coefficient > 0 && coefficient <= 1, "coefficient must be in 0...1, was \(coefficient)")
        self.coefficient = coefficient
    }

    /// The band that a finger feels.
    package static let touch = RubberBand(coefficient: 0.55)

    /// Returns how far content moves when a finger has dragged it `distance` past its edge.
    ///
    /// The result is odd in `distance`, grows with it, and stays below `extent`.
    ///
    /// - Parameters:
    ///   - distance: The drag past the edge, in points. Negative before the leading edge.
    ///   - extent: The container's whole length along the same axis, in points. Must be positive.
    /// - Returns: The content's way past the edge, in points.
    /// - Complexity: O(1)
    package func offset(forDrag distance: Double, in extent: Double) -> Double {
        precondition(extent > 0, "extent must be positive, was \(extent)")
        let pulled = coefficient * abs(distance)
        let resisted = pulled / (1 + pulled / extent)
        return distance < 0 ? -resisted : resisted
    }

    /// Returns the finger's travel past the edge that shows as `offset`; the inverse of ``offset(forDrag:in:)``.
    ///
    /// Offsets from 0.99 of `extent` on, which only a displacement set from outside reaches, count as 0.99 of it.
    ///
    /// - Parameters:
    ///   - offset: How far the content is past its edge, in points. Negative before the leading edge.
    ///   - extent: The container's whole length along the same axis, in points. Must be positive.
    /// - Returns: The finger's way past the edge, in points.
    /// - Complexity: O(1)
    package func drag(forOffset offset: Double, in extent: Double) -> Double {
        precondition(extent > 0, "extent must be positive, was \(extent)")
        let fraction = min(abs(offset) / extent, Self.largestFraction)
        let distance = fraction * extent / (coefficient * (1 - fraction))
        return offset < 0 ? -distance : distance
    }

    /// Returns how fast content moves against the finger at a drag of `distance` past the edge, as a fraction.
    ///
    /// - Parameters:
    ///   - distance: The drag past the edge, in points.
    ///   - extent: The container's whole length along the same axis, in points. Must be positive.
    /// - Returns: The coefficient at the edge, less beyond it.
    package func slope(atDrag distance: Double, in extent: Double) -> Double {
        precondition(extent > 0, "extent must be positive, was \(extent)")
        let stretch = 1 + coefficient * abs(distance) / extent
        return coefficient / (stretch * stretch)
    }

    private static let largestFraction = 0.99
}
