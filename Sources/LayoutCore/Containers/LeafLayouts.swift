/// A view that takes what it is offered: a colour, a gradient, a shape.
///
/// Without an offer it is 10 points long, Apple's documented default.
package struct StyleFillLayout: LeafLayout {
    package init() {}

    package func size(for proposal: ProposedViewSize) -> Size { proposal.replacingUnspecifiedDimensions() }
}

/// A circle: as wide and high as the shorter side of what it is offered.
///
/// Apple's `Circle` has an answer of its own among the shapes, and a public reimplementation that was compared with iOS 18 found
/// this one; without an offer a side is 10 points long.
package struct CircleLayout: LeafLayout {
    package init() {}

    package func size(for proposal: ProposedViewSize) -> Size {
        let room = proposal.replacingUnspecifiedDimensions()
        let diameter = min(room.width, room.height)
        return Size(width: diameter, height: diameter)
    }
}

/// A view of one size.
package struct FixedLeafLayout: LeafLayout {
    package let size: Size

    /// Makes a leaf, its size in points.
    package init(_ size: Size) { self.size = size }

    package func size(for proposal: ProposedViewSize) -> Size { size }
}

/// An image or a symbol.
package struct ImageLeafLayout: LeafLayout {
    package let size: Size
    package let isResizable: Bool
    /// Where a symbol stands on the line, from its top edge in points.
    package let baseline: Double?

    package init(size: Size, isResizable: Bool = false, baseline: Double? = nil) {
        self.size = size
        self.isResizable = isResizable
        self.baseline = baseline
    }

    package func size(for proposal: ProposedViewSize) -> Size {
        isResizable ? proposal.replacingUnspecifiedDimensions(by: size) : size
    }

    package func explicitGuides(subviews: LayoutSubviews) -> AlignmentGuide.Set {
        baseline == nil ? [] : .textBaselines
    }

    package func explicitAlignment(
        of guide: AlignmentGuide,
        proposal: ProposedViewSize,
        size: Size,
        subviews: LayoutSubviews,
        cache: inout Void
    ) -> Double? {
        guide == .firstTextBaseline || guide == .lastTextBaseline ? baseline : nil
    }
}

/// Flexible space: grows along the axis of the stack around it, or along both axes outside of one.
package struct SpacerLayout: LeafLayout {
    package let minLength: Double
    package let axis: Axis?

    /// Makes a spacer.
    ///
    /// - Parameters:
    ///   - minLength: In points; `nil` and what is not finite mean 8, a negative one 0.
    ///   - axis: That of the enclosing `HStack` or `VStack`; `nil` if there is none.
    package init(minLength: Double? = nil, axis: Axis?) {
        self.minLength = minLength?.usableDistance.map { max($0, 0) } ?? ViewSpacing.standard
        self.axis = axis
    }

    package func size(for proposal: ProposedViewSize) -> Size {
        let width = max(proposal.width ?? 0, minLength)
        let height = max(proposal.height ?? 0, minLength)
        switch axis {
        case .horizontal: return Size(width: width, height: 0)
        case .vertical: return Size(width: 0, height: height)
        case nil: return Size(width: width, height: height)
        }
    }

    package var spacing: ViewSpacing { axis.map { .zero(along: $0) } ?? .zero }

    package func layoutPriority(subviews: LayoutSubviews) -> Double { -.infinity }
}

/// A thin line across the axis of the stack around it.
package struct DividerLayout: LeafLayout {
    package let thickness: Double
    /// The direction in which the line runs.
    package let direction: Axis

    /// Makes a divider.
    ///
    /// - Parameters:
    ///   - stackAxis: That of the enclosing `HStack` or `VStack`; outside of one the line is horizontal.
    ///   - thickness: In points: a pixel, or 1 at the accessibility type sizes.
    package init(stackAxis: Axis?, thickness: Double) {
        direction = (stackAxis ?? .vertical).crossing
        self.thickness = thickness.usableLength ?? 0
    }

    package func size(for proposal: ProposedViewSize) -> Size {
        Size(proposal.replacingUnspecifiedDimensions()[direction], along: direction, across: thickness)
    }
}
