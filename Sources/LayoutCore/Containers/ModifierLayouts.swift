/// A container that is as if it were not there.
package struct UnaryLayout: SingleChildLayout {
    package init() {}
}

/// Offers a view its ideal size along some axes, whatever the container is offered.
package struct FixedSizeLayout: SingleChildLayout {
    package let horizontal: Bool
    package let vertical: Bool

    package init(horizontal: Bool = true, vertical: Bool = true) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    package func childProposal(for proposal: ProposedViewSize, child: LayoutSubview) -> ProposedViewSize {
        ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    }
}

/// Gives a view a priority in the container around it.
package struct PriorityLayout: SingleChildLayout {
    package let priority: Double

    package init(_ priority: Double) { self.priority = priority }

    package func priority(around priority: Double) -> Double { self.priority }
}

/// Puts the middle of a view at a point; takes all that it is offered.
package struct PositionLayout: SingleChildLayout {
    package let position: Point

    /// Makes a position, in points in the container's space.
    package init(_ position: Point) { self.position = position }

    package func size(for proposal: ProposedViewSize, child: LayoutSubview) -> Size {
        guard proposal.width == nil || proposal.height == nil else { return proposal.replacingUnspecifiedDimensions() }
        return proposal.replacingUnspecifiedDimensions(by: child.sizeThatFits(proposal))
    }

    package func childOrigin(in size: Size, childProposal: ProposedViewSize, child: LayoutSubview) -> Point {
        let childSize = child.sizeThatFits(childProposal)
        return Point(x: position.x - childSize.width / 2, y: position.y - childSize.height / 2)
    }
}

/// Sets an alignment guide of a view.
package struct AlignmentGuideLayout: SingleChildLayout {
    package let guide: AlignmentGuide
    private let compute: (ViewDimensions) -> Double

    /// Makes a guide that lies where `compute` says for a view of the given dimensions, in points.
    package init(_ guide: AlignmentGuide, compute: @escaping (ViewDimensions) -> Double) {
        self.guide = guide
        self.compute = compute
    }

    package func explicitAlignment(
        of guide: AlignmentGuide,
        proposal: ProposedViewSize,
        size: Size,
        subviews: LayoutSubviews,
        cache: inout Void
    ) -> Double? {
        guard let child = subviews.first else { return nil }
        if guide == self.guide { return compute(child.dimensions(in: proposal)) }
        return child.node.explicitAlignment(of: guide, proposal: proposal, size: size)
    }

    package func explicitGuides(subviews: LayoutSubviews) -> AlignmentGuide.Set {
        (subviews.first?.node.explicitGuides ?? []).union(AlignmentGuide.Set(guide))
    }
}

/// Keeps the ratio of a view's width to its height.
package struct AspectRatioLayout: SingleChildLayout {
    package enum ContentMode: Hashable, Sendable {
        /// As large as fits into what is offered.
        case fit
        /// As small as covers what is offered.
        case fill
    }

    package let ratio: Double?
    package let contentMode: ContentMode

    /// Makes a ratio: width divided by height; `nil`, and what is no ratio, keeps that of the view's ideal size.
    package init(ratio: Double?, contentMode: ContentMode) {
        self.ratio = ratio.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
        self.contentMode = contentMode
    }

    package func childProposal(for proposal: ProposedViewSize, child: LayoutSubview) -> ProposedViewSize {
        guard proposal != .unspecified else { return proposal }
        let unit = ratio.map { Size(width: $0, height: 1) } ?? child.sizeThatFits(.unspecified)
        guard unit.width > 0, unit.height > 0, unit.width.isFinite, unit.height.isFinite else { return proposal }
        let horizontalScale = proposal.width.map { $0 / unit.width }
        let verticalScale = proposal.height.map { $0 / unit.height }
        guard let scale = scale(horizontalScale, verticalScale) else { return proposal }
        return ProposedViewSize(width: unit.width * scale, height: unit.height * scale)
    }

    private func scale(_ horizontal: Double?, _ vertical: Double?) -> Double? {
        guard let horizontal, let vertical else { return horizontal ?? vertical }
        switch contentMode {
        case .fit: return min(horizontal, vertical)
        case .fill: return max(horizontal, vertical)
        }
    }
}

/// A view with others behind or in front of it, which never change its size.
///
/// The first subview is the one that counts; the others are offered its size and lined up with its guides.
package struct SecondaryLayout: SingleChildLayout {
    package let alignment: Alignment

    package init(alignment: Alignment = .center) { self.alignment = alignment }

    package func placeSubviews(
        in bounds: Rect,
        proposal: ProposedViewSize,
        subviews: LayoutSubviews,
        safeArea: SafeArea?,
        cache: inout Void
    ) {
        guard let primary = subviews.first else { return }
        primary.place(at: .zero, proposal: proposal)
        let x = primary.guide(alignment.horizontal, proposal: proposal, size: bounds.size)
        let y = primary.guide(alignment.vertical, proposal: proposal, size: bounds.size)
        let offer = ProposedViewSize(bounds.size)
        for secondary in subviews.dropFirst() {
            let size = secondary.sizeThatFits(offer)
            let origin = Point(
                x: x - secondary.guide(alignment.horizontal, proposal: offer, size: size),
                y: y - secondary.guide(alignment.vertical, proposal: offer, size: size)
            )
            secondary.place(at: origin, proposal: offer)
        }
    }
}
