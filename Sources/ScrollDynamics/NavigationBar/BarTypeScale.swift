/// How much type in a navigation bar grows and shrinks with Dynamic Type.
///
/// A bar has room for little: what stands in it follows the type size within bounds, and of what the large title would grow by only a
/// third counts, so that it still fits into its box of 44 points (34 · 1.0783 points are 44 high on a 3x screen). Both figures come from
/// a reimplementation that was compared with pictures of the system's bar.
package struct BarTypeScale: Hashable, Sendable {
    /// Of the inline title, as a factor of its standard size.
    package let inlineTitle: Double
    /// Of the large title, as a factor of its standard size.
    package let largeTitle: Double

    /// - Parameter bodyScale: The size of body text as a factor of its standard size.
    package init(bodyScale: Double) {
        let scale = min(max(bodyScale, Self.least), Self.most)
        inlineTitle = scale
        largeTitle = scale > 1 ? 1 + (scale - 1) / Self.largeTitleDamping : scale
    }

    private static let least = 0.9
    private static let most = 1.235
    private static let largeTitleDamping = 3.0
}
