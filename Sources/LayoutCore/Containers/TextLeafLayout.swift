/// A text as layout sees it: something that answers proposals.
package protocol TextLeaf: AnyObject {
    /// Sets the text into what it is offered; asked again only for other proposals.
    func layout(_ proposal: ProposedViewSize) -> TextLayout

    /// The metrics of the font, for the gaps around the text.
    var metrics: FontMetrics { get }

    /// How long the text is, in bytes.
    var length: Int { get }
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

    /// The texts that were set last.
    ///
    /// Setting a text is dear, and a stack asks for the same lines in several ways: with room without end, with a share that
    /// is more than enough, and with just the height that came out.
    package struct Cache {
        private var kept: [(proposal: ProposedViewSize, layout: TextLayout)] = []
        private var oldest = 0

        private static let capacity = 4

        fileprivate func layout(for proposal: ProposedViewSize) -> TextLayout? {
            kept.first { $0.layout.isAnswer(to: proposal, after: $0.proposal) }?.layout
        }

        fileprivate mutating func insert(_ layout: TextLayout, for proposal: ProposedViewSize) {
            if kept.count < Self.capacity {
                kept.append((proposal, layout))
            } else {
                kept[oldest] = (proposal, layout)
                oldest = (oldest + 1) % Self.capacity
            }
        }
    }

    package func makeCache(subviews: LayoutSubviews) -> Cache { Cache() }

    /// Setting a text takes as long for every few bytes as asking another view; words of long texts are met for the first time more
    /// often, and take several times as long (measured).
    package var effort: Int {
        1 + min(text.length, Self.longText) / 8 + max(text.length - Self.longText, 0) / 2
    }

    /// From how many bytes on a text counts as long.
    private static let longText = 4_096

    private func layout(_ proposal: ProposedViewSize, cache: inout Cache) -> TextLayout {
        if let layout = cache.layout(for: proposal) { return layout }
        let layout = text.layout(proposal)
        cache.insert(layout, for: proposal)
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

extension TextLayout {
    /// Says whether the text would be set the same way for another proposal than it was set for.
    ///
    /// Room that is left over changes nothing: a line that is broken nowhere needs only its own width, and lines that are cut
    /// nowhere need only their height.
    fileprivate func isAnswer(to proposal: ProposedViewSize, after own: ProposedViewSize) -> Bool {
        if proposal == own { return true }
        let fitsWidth = proposal.width == own.width || (own.width.isUnlimited && proposal.width.isRoom(for: size.width))
        let fitsHeight =
            proposal.height == own.height || (own.height.isUnlimited && proposal.height.isRoom(for: size.height))
        return fitsWidth && fitsHeight
    }
}

extension Double? {
    fileprivate var isUnlimited: Bool { self == nil || self == .infinity }

    fileprivate func isRoom(for length: Double) -> Bool { map { $0 >= length } ?? true }
}
