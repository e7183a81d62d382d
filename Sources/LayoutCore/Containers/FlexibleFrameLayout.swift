/// A frame with bounds between which it follows what it is offered.
package struct FlexibleFrameLayout: SingleChildLayout {
    /// The bounds along one axis, in points: each larger than the one before.
    package struct Bounds: Hashable, Sendable {
        package let minimum: Double?
        package let ideal: Double?
        package let maximum: Double?

        /// Makes bounds that do not contradict each other.
        ///
        /// An ideal length below the minimum is raised to it, and a maximum below either is raised too (measured). What is
        /// negative or not a number is as good as none.
        package init(minimum: Double? = nil, ideal: Double? = nil, maximum: Double? = nil) {
            let minimum = minimum.flatMap { $0 >= 0 ? $0 : nil }
            let ideal = ideal.flatMap { $0 >= 0 ? max($0, minimum ?? 0) : nil }
            self.minimum = minimum
            self.ideal = ideal
            self.maximum = maximum.flatMap { $0 >= 0 ? max($0, ideal ?? 0, minimum ?? 0) : nil }
        }

        var isConstrained: Bool { minimum != nil || ideal != nil || maximum != nil }

        /// The length that the view inside is offered.
        func offer(for proposal: Double?) -> Double? {
            (proposal ?? ideal).map(clamp)
        }

        /// The frame's length if it does not depend on the view inside.
        func lengthWithoutChild(for proposal: Double?) -> Double? {
            guard let proposal else { return ideal.map(clamp) }
            return minimum != nil && maximum != nil ? clamp(proposal) : nil
        }

        /// The frame's length around a view of a length.
        func length(for proposal: Double?, child: Double) -> Double {
            if let length = lengthWithoutChild(for: proposal) { return length }
            guard let proposal = proposal.map(clamp) else { return clamp(child) }
            if let maximum { return min(max(proposal, child), maximum) }
            if let minimum { return max(min(proposal, child), minimum) }
            return child
        }

        private func clamp(_ length: Double) -> Double {
            min(max(length, minimum ?? 0), maximum ?? .infinity)
        }
    }

    package let horizontal: Bounds
    package let vertical: Bounds
    package let alignment: Alignment

    package init(horizontal: Bounds, vertical: Bounds, alignment: Alignment = .center) {
        self.horizontal = horizontal
        self.vertical = vertical
        self.alignment = alignment
    }

    package init(
        minWidth: Double? = nil,
        idealWidth: Double? = nil,
        maxWidth: Double? = nil,
        minHeight: Double? = nil,
        idealHeight: Double? = nil,
        maxHeight: Double? = nil,
        alignment: Alignment = .center
    ) {
        self.init(
            horizontal: Bounds(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
            vertical: Bounds(minimum: minHeight, ideal: idealHeight, maximum: maxHeight),
            alignment: alignment
        )
    }

    package func childProposal(for proposal: ProposedViewSize, child: LayoutSubview) -> ProposedViewSize {
        ProposedViewSize(width: horizontal.offer(for: proposal.width), height: vertical.offer(for: proposal.height))
    }

    package func size(for proposal: ProposedViewSize, child: LayoutSubview) -> Size {
        if let width = horizontal.lengthWithoutChild(for: proposal.width),
            let height = vertical.lengthWithoutChild(for: proposal.height)
        {
            return Size(width: width, height: height)
        }
        let size = child.sizeThatFits(childProposal(for: proposal, child: child))
        return Size(
            width: horizontal.length(for: proposal.width, child: size.width),
            height: vertical.length(for: proposal.height, child: size.height)
        )
    }

    package func childOrigin(in size: Size, childProposal: ProposedViewSize, child: LayoutSubview) -> Point {
        alignment.origin(of: child, proposal: childProposal, in: size)
    }

    package func spacing(around spacing: ViewSpacing) -> ViewSpacing {
        var edges: Edge.Set = []
        if horizontal.isConstrained { edges.formUnion(.horizontal) }
        if vertical.isConstrained { edges.formUnion(.vertical) }
        return spacing.resettingEdges(edges)
    }
}
