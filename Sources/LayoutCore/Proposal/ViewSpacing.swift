/// The gaps that a view wants to its neighbours.
package struct ViewSpacing: Hashable, Sendable {
    package init() {}

    package static let ordinary = ViewSpacing()
    package static let zero = ViewSpacing()

    /// The gap to the view that follows along an axis, in points.
    package func distance(to next: ViewSpacing, along axis: Axis) -> Double { 8 }
}
