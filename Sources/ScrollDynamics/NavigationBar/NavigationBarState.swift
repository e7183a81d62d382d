/// What a navigation bar looks like at one displacement of the content.
///
/// Lengths are points, from the top of the screen.
package struct NavigationBarState: Hashable, Sendable {
    /// What is left of the large title's strip: from its whole height at rest to 0 when collapsed.
    package let stripHeight: Double
    /// What is left of the search field's strip; 0 without one.
    package let searchStripHeight: Double
    /// The lower edge for safe areas, which is the top inset that the bar makes.
    ///
    /// A pull does not move it.
    package let insetBottom: Double
    /// The lower edge as drawn: below ``insetBottom`` while a pull stretches the bar.
    package let drawnBottom: Double
    /// How far the large title has moved from its place at rest: down with a pull, up behind the bar while it collapses.
    package let largeTitleTranslation: Double
    /// The large title's scale about its lower leading corner, before the limit that its width sets.
    package let largeTitleScale: Double
    /// Whether the small title in the bar is the one to show, with ``TitleCrossfade`` between them.
    package let showsInlineTitle: Bool
    /// The opacity of the bar's background and hairline, from 0 to 1.
    package let backgroundOpacity: Double
}
