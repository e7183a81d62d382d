/// How a navigation bar follows its scroll view, as a pure function of the content's displacement from rest.
///
/// Scrolled on, the strip of a search field and then the large title's give way point for point, so the content stays glued
/// to the bar, until only the compact bar is left. Pulled past the start, the bar as drawn and the title go along; the safe area does not.
package struct NavigationBarCollapse: Hashable, Sendable {
    package let metrics: BarMetrics

    package init(metrics: BarMetrics) {
        self.metrics = metrics
    }

    /// The small title takes over in the last so many points of the collapse (read off recordings).
    package static let titleSwitchMargin = 10.0
    /// The height of the box that the large title fills at rest, above the strip's lower padding.
    package static let titleBoxHeight = 44.0
    /// The space below the large title in its strip.
    package static let titleBottomPadding = 8.0
    /// How much a pull of one title box enlarges the title.
    package static let titleGrowth = 0.03
    /// What the title never grows beyond (seen on devices).
    package static let largestTitleScale = 1.1

    /// What the bar looks like.
    ///
    /// - Parameter displacement: How far the content has moved from rest, in points; negative when pulled past its start.
    /// - Returns: Edges, title and background.
    package func state(at displacement: Double) -> NavigationBarState {
        let collapsed = collapsedHeight(at: displacement)
        let searchCollapsed = min(collapsed, metrics.collapsibleSearchHeight)
        let titleCollapsed = collapsed - searchCollapsed
        let stretch = displacement < 0 ? -displacement : 0
        let bottom = metrics.expandedBottom - collapsed
        return NavigationBarState(
            stripHeight: metrics.stripHeight - titleCollapsed,
            searchStripHeight: metrics.search == nil ? 0 : SearchStrip.height - searchCollapsed,
            insetBottom: bottom,
            drawnBottom: bottom + (hasStrips ? stretch : 0),
            largeTitleTranslation: stretch - titleCollapsed,
            largeTitleScale: Self.titleScale(atStretch: stretch),
            showsInlineTitle: !hasLargeTitle || titleCollapsed >= metrics.stripHeight - Self.titleSwitchMargin,
            backgroundOpacity: backgroundOpacity(at: displacement)
        )
    }

    /// Whether the bar has a large title that can collapse.
    package var hasLargeTitle: Bool { metrics.stripHeight > 0 }

    /// Whether the bar has a strip below its compact row, which a pull takes along.
    private var hasStrips: Bool { hasLargeTitle || metrics.search != nil }

    /// How much of the strips is gone: what the reported top inset is smaller than at rest, in points.
    package func collapsedHeight(at displacement: Double) -> Double {
        min(max(displacement, 0), metrics.collapsibleHeight)
    }

    /// Keeps the strips from resting half collapsed; `nil` if none collapses.
    package var snapBehavior: BarSnapBehavior? {
        let strips = [metrics.collapsibleSearchHeight, metrics.stripHeight].filter { $0 > 0 }
        return strips.isEmpty ? nil : BarSnapBehavior(strips: strips)
    }

    /// The large title's scale while a pull stretches the bar.
    ///
    /// - Parameters:
    ///   - stretch: How far the content is pulled past its start, in points.
    ///   - textWidth: The title's width at rest, in points; 0 if it does not matter.
    ///   - availableWidth: The width between the title's leading edge and the bar's trailing margin, in points.
    /// - Returns: A factor of at least 1.
    package static func titleScale(
        atStretch stretch: Double,
        textWidth: Double = 0,
        availableWidth: Double = .infinity
    ) -> Double {
        let grown = min(1 + titleGrowth * max(stretch, 0) / titleBoxHeight, largestTitleScale)
        guard textWidth > 0 else { return grown }
        return max(min(grown, availableWidth / textWidth), 1)
    }

    /// The background appears as content goes under the compact bar.
    private func backgroundOpacity(at displacement: Double) -> Double {
        guard let fade = metrics.backgroundFadeLength else { return 0 }
        return min(max((displacement - metrics.collapsibleHeight) / fade, 0), 1)
    }
}
