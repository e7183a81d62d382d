/// A `ViewThatFits`: the first subview whose ideal size fits, else the last.
package struct ViewThatFitsLayout: Layout {
    /// The axes along which a subview must fit.
    package let axes: Axis.Set

    package init(axes: Axis.Set = [.horizontal, .vertical]) { self.axes = axes }

    /// The position of the subview that is shown; `nil` if there is none.
    ///
    /// - Complexity: O(*n*) measurements, all kept by the subviews.
    package func chosenIndex(for proposal: ProposedViewSize, subviews: LayoutSubviews) -> Int? {
        let ideal = ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height
        )
        let fitting = subviews.indices.first { index in
            let size = subviews[index].sizeThatFits(ideal)
            return Axis.allCases.allSatisfy { axis in
                guard axes.contains(axis), let room = proposal[axis] else { return true }
                return size[axis] <= room + Self.tolerance
            }
        }
        return fitting ?? subviews.indices.last
    }

    /// What the last bits of a sum may add to a length, in points.
    private static let tolerance = 1e-6

    package func sizeThatFits(_ proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> Size {
        chosenIndex(for: proposal, subviews: subviews).map { subviews[$0].sizeThatFits(proposal) } ?? .zero
    }

    /// Places the chosen subview and leaves the others out.
    package func placeSubviews(
        in bounds: Rect,
        proposal: ProposedViewSize,
        subviews: LayoutSubviews,
        safeArea: SafeArea?,
        cache: inout Void
    ) {
        guard let chosen = chosenIndex(for: proposal, subviews: subviews) else { return }
        subviews[chosen].place(at: .zero, proposal: proposal)
    }

    package func explicitGuides(subviews: LayoutSubviews) -> AlignmentGuide.Set {
        subviews.explicitGuides
    }

    package func explicitAlignment(
        of guide: AlignmentGuide,
        proposal: ProposedViewSize,
        size: Size,
        subviews: LayoutSubviews,
        cache: inout Void
    ) -> Double? {
        guard let chosen = chosenIndex(for: proposal, subviews: subviews) else { return nil }
        return subviews[chosen].node.explicitAlignment(of: guide, proposal: proposal, size: size)
    }

    package func spacing(subviews: LayoutSubviews, cache: inout Void) -> ViewSpacing {
        subviews.first?.spacing ?? .zero
    }

    package func layoutPriority(subviews: LayoutSubviews) -> Double { subviews.first?.priority ?? 0 }
}

/// A `containerRelativeFrame`: a frame whose lengths come from the nearest scroll view or screen.
package struct ContainerRelativeLayout: SingleChildLayout {
    package let frame: FrameLayout

    /// Makes a frame.
    ///
    /// - Parameters:
    ///   - width: In points, as the container gives it; `nil` leaves the view's own.
    ///   - height: The same along the other axis.
    ///   - alignment: Of the view in the frame.
    package init(width: Double?, height: Double?, alignment: Alignment = .center) {
        frame = FrameLayout(width: width, height: height, alignment: alignment)
    }

    /// The length of `span` out of `count` equal parts of a container, in points, by Apple's documented formula.
    package static func length(of container: Double, count: Int, span: Int, spacing: Double) -> Double {
        let count = Double(max(count, 1))
        let span = Double(max(span, 1))
        let part = (container - spacing * (count - 1)) / count
        return max(part * span + spacing * (span - 1), 0)
    }

    package func childProposal(for proposal: ProposedViewSize, child: LayoutSubview) -> ProposedViewSize {
        frame.childProposal(for: proposal, child: child)
    }

    package func size(for proposal: ProposedViewSize, child: LayoutSubview) -> Size {
        frame.size(for: proposal, child: child)
    }

    package func childOrigin(in size: Size, childProposal: ProposedViewSize, child: LayoutSubview) -> Point {
        frame.childOrigin(in: size, childProposal: childProposal, child: child)
    }

    package func spacing(around spacing: ViewSpacing) -> ViewSpacing { frame.spacing(around: spacing) }
}
