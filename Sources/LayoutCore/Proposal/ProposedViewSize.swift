/// What a container offers a view: a length, `nil` for its ideal one, 0 for its minimum, infinity for its maximum.
package struct ProposedViewSize: Hashable, Sendable {
    package var width: Double?
    package var height: Double?

    package init(width: Double?, height: Double?) {
        self.width = width
        self.height = height
    }

    package init(_ size: Size) {
        self.init(width: size.width, height: size.height)
    }

    package static let zero = ProposedViewSize(width: 0, height: 0)
    package static let unspecified = ProposedViewSize(width: nil, height: nil)
    package static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// The proposal along an axis, in points.
    package subscript(axis: Axis) -> Double? {
        get { axis == .horizontal ? width : height }
        set {
            switch axis {
            case .horizontal: width = newValue
            case .vertical: height = newValue
            }
        }
    }

    /// Makes a proposal from its length along an axis and across it.
    package init(_ main: Double?, along axis: Axis, across cross: Double?) {
        self = axis == .horizontal ? Self(width: main, height: cross) : Self(width: cross, height: main)
    }

    /// The proposal with `nil` filled in; Apple's documentation gives 10 × 10 as the default.
    package func replacingUnspecifiedDimensions(by size: Size = Size(width: 10, height: 10)) -> Size {
        Size(width: width ?? size.width, height: height ?? size.height)
    }

    /// The proposal that is left inside `insets`; a length never falls below 0.
    package func inset(by insets: EdgeInsets) -> ProposedViewSize {
        ProposedViewSize(
            width: width.map { max($0 - insets.horizontal, 0) },
            height: height.map { max($0 - insets.vertical, 0) }
        )
    }
}
