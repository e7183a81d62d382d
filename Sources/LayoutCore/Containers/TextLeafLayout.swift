/// A text as layout sees it: something that answers proposals.
package protocol TextLeaf: AnyObject {
    /// Sets the text into what it is offered; asked again only for other proposals.
    func layout(_ proposal: ProposedViewSize) -> TextLayout

    /// The metrics of the font, for the gaps around the text.
    var metrics: FontMetrics { get }
}

/// A view that shows a text.
package struct TextLeafLayout: Layout {
    package let text: any TextLeaf
    /// The length of a pixel, in points.
    package let pixel: Double

    package init(_ text: any TextLeaf, pixel: Double) {
        self.text = text
        self.pixel = pixel
    }

    /// The last text that was set.
    package struct Cache {
        fileprivate var last: (proposal: ProposedViewSize, layout: TextLayout)?
    }

    package func makeCache(subviews: LayoutSubviews) -> Cache { Cache() }

    private func layout(_ proposal: ProposedViewSize, cache: inout Cache) -> TextLayout {
        if let last = cache.last, last.proposal == proposal { return last.layout }
        let layout = text.layout(proposal)
        cache.last = (proposal, layout)
        return layout
    }

    package func sizeThatFits(_ proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache) -> Size {
        layout(proposal, cache: &cache).size
    }

    package func placeSubviews(
        in bounds: Rect,
        proposal: ProposedViewSize,
        subviews: LayoutSubviews,
        safeArea: SafeArea?,
        cache: inout Cache
    ) {}

    package func explicitGuides(subviews: LayoutSubviews) -> AlignmentGuide.Set { .textBaselines }

    package func explicitAlignment(
        of guide: AlignmentGuide,
        proposal: ProposedViewSize,
        size: Size,
        subviews: LayoutSubviews,
        cache: inout Cache
    ) -> Double? {
        if guide == .firstTextBaseline { return layout(proposal, cache: &cache).firstBaseline }
        if guide == .lastTextBaseline { return layout(proposal, cache: &cache).lastBaseline }
        return nil
    }

    package func spacing(subviews: LayoutSubviews, cache: inout Cache) -> ViewSpacing {
        .text(text.metrics, pixel: pixel)
    }
}
