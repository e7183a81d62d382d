/// Distances inward from the four edges of a rectangle, in points.
package struct EdgeInsets: Hashable, Sendable {
    package var top: Double
    package var leading: Double
    package var bottom: Double
    package var trailing: Double

    package init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Makes insets of one length on each edge of `edges`, and 0 on the others.
    package init(_ edges: Edge.Set, _ length: Double) {
        self.init(
            top: edges.contains(.top) ? length : 0,
            leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0,
            trailing: edges.contains(.trailing) ? length : 0
        )
    }

    package static let zero = EdgeInsets()

    /// The inset of one edge, in points.
    package subscript(edge: Edge) -> Double {
        get {
            switch edge {
            case .top: top
            case .leading: leading
            case .bottom: bottom
            case .trailing: trailing
            }
        }
        set {
            switch edge {
            case .top: top = newValue
            case .leading: leading = newValue
            case .bottom: bottom = newValue
            case .trailing: trailing = newValue
            }
        }
    }

    package var horizontal: Double { leading + trailing }
    package var vertical: Double { top + bottom }

    /// The sum of the two insets that lie along an axis, in points.
    package func total(along axis: Axis) -> Double { axis == .horizontal ? horizontal : vertical }

    package static func + (left: EdgeInsets, right: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: left.top + right.top,
            leading: left.leading + right.leading,
            bottom: left.bottom + right.bottom,
            trailing: left.trailing + right.trailing
        )
    }
}
