/// A view with another one at an edge, which covers that stretch of the first one's safe area.
///
/// The first subview is the primary one; the second, if there is one, is the inset. The inset is offered what the primary can
/// spare, the primary what the inset leaves. A public reimplementation that was compared with iOS 18 is the source.
package struct SafeAreaInsetLayout: Layout {
    package let edge: Edge
    /// The guide across the edge's axis by which both are lined up.
    package let alignment: AlignmentGuide
    /// Between the two, in points; `nil` asks the pair.
    package let spacing: Double?
    /// The length of a pixel, in points.
    package let pixel: Double

    package init(edge: Edge, alignment: AlignmentGuide, spacing: Double? = nil, pixel: Double) {
        precondition(alignment.axis == edge.axis.crossing, "alignment must be across the axis of the edge \(edge)")
        self.edge = edge
        self.alignment = alignment
        self.spacing = spacing?.usableDistance
        self.pixel = pixel
    }

    private struct Parts {
        var primary: LayoutSubview
        var primaryProposal: ProposedViewSize
        var primarySize: Size
        var inset: Inset?
        var size: Size
        /// Across the edge's axis, from the leading or top edge.
        var primaryStart: Double
    }

    private struct Inset {
        var subview: LayoutSubview
        var proposal: ProposedViewSize
        var size: Size
        var start: Double
        /// What it covers along the edge's axis, its gap included.
        var covered: Double
    }

    private func parts(_ proposal: ProposedViewSize, subviews: LayoutSubviews) -> Parts? {
        guard let primary = subviews.first else { return nil }
        let axis = edge.axis
        guard subviews.count > 1 else {
            let size = primary.sizeThatFits(proposal)
            return Parts(primary: primary, primaryProposal: proposal, primarySize: size, size: size, primaryStart: 0)
        }
        let secondary = subviews[1]
        let gap = spacing ?? primary.spacing.distance(to: secondary.spacing, along: axis)
        var insetProposal = proposal
        if let length = proposal[axis] {
            let minimum = primary.sizeThatFits(ProposedViewSize(0, along: axis, across: proposal[axis.crossing]))[axis]
            insetProposal[axis] = max(length.taking(gap).taking(minimum), 0)
        }
        let insetSize = secondary.sizeThatFits(insetProposal)
        let covered = insetSize[axis] + gap
        var primaryProposal = proposal
        primaryProposal[axis] = proposal[axis].map { max($0.taking(covered), 0) }
        let primarySize = primary.sizeThatFits(primaryProposal)
        var extent = AlignedExtent()
        let primaryStart = extent.add(
            guide: primary.guide(alignment, proposal: primaryProposal, size: primarySize),
            length: primarySize[axis.crossing]
        )
        let insetStart = extent.add(
            guide: secondary.guide(alignment, proposal: insetProposal, size: insetSize),
            length: insetSize[axis.crossing]
        )
        return Parts(
            primary: primary,
            primaryProposal: primaryProposal,
            primarySize: primarySize,
            inset: Inset(
                subview: secondary,
                proposal: insetProposal,
                size: insetSize,
                start: insetStart - extent.lower,
                covered: covered
            ),
            size: Size(primarySize[axis] + covered, along: axis, across: extent.length),
            primaryStart: primaryStart - extent.lower
        )
    }

    /// Where the primary and the inset begin in a container of a size.
    private func origins(of parts: Parts, in size: Size) -> (primary: Point, inset: Point) {
        let axis = edge.axis
        let isAtStart = edge == .top || edge == .leading
        let covered = parts.inset?.covered ?? 0
        let insetLength = parts.inset?.size[axis] ?? 0
        let primary = isAtStart ? covered : size[axis] - covered - parts.primarySize[axis]
        let inset = isAtStart ? 0 : size[axis] - insetLength
        let (primaryAcross, insetAcross) = (parts.primaryStart, parts.inset?.start ?? 0)
        return axis == .horizontal
            ? (Point(x: primary, y: primaryAcross), Point(x: inset, y: insetAcross))
            : (Point(x: primaryAcross, y: primary), Point(x: insetAcross, y: inset))
    }

    package func sizeThatFits(_ proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> Size {
        parts(proposal, subviews: subviews)?.size ?? .zero
    }

    package func placeSubviews(
        in bounds: Rect,
        proposal: ProposedViewSize,
        subviews: LayoutSubviews,
        safeArea: SafeArea?,
        cache: inout Void
    ) {
        guard let parts = parts(proposal, subviews: subviews) else { return }
        let origins = origins(of: parts, in: bounds.size)
        guard let inset = parts.inset else {
            parts.primary.place(at: origins.primary, proposal: parts.primaryProposal)
            return
        }
        inset.subview.place(at: origins.inset, proposal: inset.proposal)
        let covered = pixel > 0 ? PixelGrid(scale: 1 / pixel).aligned(inset.covered) : inset.covered
        let area = safeArea?.covering(EdgeInsets(Edge.Set(edge), covered), of: bounds, pixel: pixel)
        parts.primary.place(at: origins.primary, proposal: parts.primaryProposal, safeArea: .replaced(area))
    }

    package func explicitGuides(subviews: LayoutSubviews) -> AlignmentGuide.Set {
        subviews.first?.node.explicitGuides ?? []
    }

    package func explicitAlignment(
        of guide: AlignmentGuide,
        proposal: ProposedViewSize,
        size: Size,
        subviews: LayoutSubviews,
        cache: inout Void
    ) -> Double? {
        guard let parts = parts(proposal, subviews: subviews) else { return nil }
        let origin = origins(of: parts, in: size).primary
        return parts.primary.node
            .explicitAlignment(of: guide, proposal: parts.primaryProposal, size: parts.primarySize)
            .map { $0 + origin[guide.axis] }
    }

    package func spacing(subviews: LayoutSubviews, cache: inout Void) -> ViewSpacing {
        subviews.first?.spacing ?? .zero
    }

    package func layoutPriority(subviews: LayoutSubviews) -> Double { subviews.first?.priority ?? 0 }
}

/// Room around a view that counts as covered safe area, so that a scroll view draws into it.
package struct SafeAreaPaddingLayout: SingleChildLayout {
    package let insets: EdgeInsets
    /// The length of a pixel, in points.
    package let pixel: Double

    package init(insets: EdgeInsets, pixel: Double) {
        self.insets = insets.withoutGarbage
        self.pixel = pixel
    }

    package func childProposal(for proposal: ProposedViewSize, child: LayoutSubview) -> ProposedViewSize {
        proposal.inset(by: insets)
    }

    package func size(for proposal: ProposedViewSize, child: LayoutSubview) -> Size {
        let size = child.sizeThatFits(proposal.inset(by: insets))
        return Size(width: size.width + insets.horizontal, height: size.height + insets.vertical)
    }

    package func childOrigin(in size: Size, childProposal: ProposedViewSize, child: LayoutSubview) -> Point {
        Point(x: insets.leading, y: insets.top)
    }

    package func placeSubviews(
        in bounds: Rect,
        proposal: ProposedViewSize,
        subviews: LayoutSubviews,
        safeArea: SafeArea?,
        cache: inout Void
    ) {
        let area = safeArea?.covering(insets, of: bounds, pixel: pixel)
        for child in subviews {
            child.place(
                at: Point(x: insets.leading, y: insets.top),
                proposal: proposal.inset(by: insets),
                safeArea: .replaced(area)
            )
        }
    }
}

/// Lets a view reach into the safe area at edges that it touches; its size for others stays what it was.
package struct IgnoresSafeAreaLayout: SingleChildLayout {
    package let edges: Edge.Set
    /// The length of a pixel, in points.
    package let pixel: Double

    package init(edges: Edge.Set, pixel: Double) {
        self.edges = edges
        self.pixel = pixel
    }

    package var readsSafeArea: Bool { true }

    package func placeSubviews(
        in bounds: Rect,
        proposal: ProposedViewSize,
        subviews: LayoutSubviews,
        safeArea: SafeArea?,
        cache: inout Void
    ) {
        guard let safeArea else {
            for child in subviews { child.place(at: .zero, proposal: proposal) }
            return
        }
        let reach = safeArea.extended(bounds, edges: edges, pixel: pixel)
        let offer = ProposedViewSize(
            width: proposal.width.map { $0 + reach.width - bounds.width },
            height: proposal.height.map { $0 + reach.height - bounds.height }
        )
        for child in subviews {
            child.place(at: reach.origin, proposal: offer, safeArea: .replaced(safeArea.ignoring(edges)))
        }
    }
}
