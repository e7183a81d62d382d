/// One of the two directions in which views are laid out.
package enum Axis: Hashable, Sendable, CaseIterable {
    case horizontal
    case vertical

    /// The other axis.
    package var crossing: Axis { self == .horizontal ? .vertical : .horizontal }

    /// A set of axes, as a scroll view takes it.
    package struct Set: OptionSet, Hashable, Sendable {
        package let rawValue: Int

        package init(rawValue: Int) { self.rawValue = rawValue }

        package static let horizontal = Set(rawValue: 1)
        package static let vertical = Set(rawValue: 2)

        /// Makes the set that holds one axis.
        package init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }

        /// Says whether `axis` is in the set.
        package func contains(_ axis: Axis) -> Bool { contains(Set(axis)) }
    }
}
