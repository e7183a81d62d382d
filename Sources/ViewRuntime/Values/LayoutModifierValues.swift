package import LayoutCore

/// Whether content is fitted into its place or fills it.
package typealias ContentMode = AspectRatioLayout.ContentMode

/// A flexible frame: each bound may be left out.
package struct FlexibleFrameValue: Hashable, Sendable {
    package var minWidth: Double?
    package var idealWidth: Double?
    package var maxWidth: Double?
    package var minHeight: Double?
    package var idealHeight: Double?
    package var maxHeight: Double?
    package var alignment: Alignment

    package init(
        minWidth: Double? = nil,
        idealWidth: Double? = nil,
        maxWidth: Double? = nil,
        minHeight: Double? = nil,
        idealHeight: Double? = nil,
        maxHeight: Double? = nil,
        alignment: Alignment = .center
    ) {
        self.minWidth = minWidth
        self.idealWidth = idealWidth
        self.maxWidth = maxWidth
        self.minHeight = minHeight
        self.idealHeight = idealHeight
        self.maxHeight = maxHeight
        self.alignment = alignment
    }
}

/// A frame relative to the nearest container (scroll view, window): a length by a closure, or a span out of a count.
package struct ContainerRelativeFrameValue {
    /// How long the frame is along its axes.
    package enum Length {
        case whole
        case span(count: Int, span: Int, spacing: Double)
        /// Called with the container's length in points and the axis.
        case function(any ProgramFunction)
    }

    package var axes: Axis.Set
    package var length: Length
    package var alignment: Alignment

    package init(axes: Axis.Set, length: Length = .whole, alignment: Alignment = .center) {
        self.axes = axes
        self.length = length
        self.alignment = alignment
    }
}

/// A `safeAreaInset`.
package struct SafeAreaInsetValue {
    package var edge: Edge
    /// The alignment across the edge's axis.
    package var alignment: AlignmentGuide
    package var spacing: Double?
    package var content: ViewContent

    package init(edge: Edge, alignment: AlignmentGuide, spacing: Double? = nil, content: ViewContent) {
        self.edge = edge
        self.alignment = alignment
        self.spacing = spacing
        self.content = content
    }
}

/// Which regions `ignoresSafeArea` names.
package struct SafeAreaRegionSet: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let container = SafeAreaRegionSet(rawValue: 1)
    package static let keyboard = SafeAreaRegionSet(rawValue: 2)
    package static let all: SafeAreaRegionSet = [.container, .keyboard]
}

/// What an `anchorPreference` remembers.
package enum AnchorSourceValue: Hashable, Sendable {
    case bounds
    case rect(Rect)
    case point(Point)
    case unitPoint(UnitPoint)

    package var isPoint: Bool {
        switch self {
        case .bounds, .rect: false
        case .point, .unitPoint: true
        }
    }
}
