/// An edge of a rectangle; leading and trailing follow the layout direction.
package enum Edge: Hashable, Sendable, CaseIterable {
    case top
    case leading
    case bottom
    case trailing

    /// The axis along which this edge moves: vertical for top and bottom.
    package var axis: Axis { self == .top || self == .bottom ? .vertical : .horizontal }

    /// A set of edges.
    package struct Set: OptionSet, Hashable, Sendable {
        package let rawValue: Int

        package init(rawValue: Int) { self.rawValue = rawValue }

        package static let top = Set(rawValue: 1)
        package static let leading = Set(rawValue: 2)
        package static let bottom = Set(rawValue: 4)
        package static let trailing = Set(rawValue: 8)
        package static let horizontal: Set = [.leading, .trailing]
        package static let vertical: Set = [.top, .bottom]
        package static let all: Set = [.top, .leading, .bottom, .trailing]

        /// Makes the set that holds one edge.
        package init(_ edge: Edge) {
            switch edge {
            case .top: self = .top
            case .leading: self = .leading
            case .bottom: self = .bottom
            case .trailing: self = .trailing
            }
        }

        /// Says whether `edge` is in the set.
        package func contains(_ edge: Edge) -> Bool { contains(Set(edge)) }
    }
}
