package import LayoutCore

/// Comes to rest with the leading edge of a target view, or another point of it, at the same of what shows between the insets.
package struct ViewAlignedBehavior: ScrollTargetBehavior {
    /// How far one gesture may go.
    package enum Limit: Hashable, Sendable, CaseIterable {
        /// As far as its speed takes it.
        case never
        /// To the next view in its direction.
        case one
        /// As far as the container is long.
        case few
    }

    package let limit: Limit
    /// The point of a view that comes to rest at the same point of what shows, in parts of their sizes.
    package let anchor: UnitPoint
    private let targets: (_ range: ClosedRange<Double>, _ axis: Axis) -> [Rect]

    /// - Parameters:
    ///   - limit: How far one gesture may go.
    ///   - anchor: The point that is aligned, in parts of a view's and of the visible size. What is not finite counts as 0.
    ///   - targets: Answers which target views touch a stretch of the content along an axis: their frames in content
    ///     coordinates, in any order.
    package init(
        limit: Limit = .never,
        anchor: UnitPoint = .topLeading,
        targets: @escaping (_ range: ClosedRange<Double>, _ axis: Axis) -> [Rect]
    ) {
        self.limit = limit
        self.anchor = anchor
        self.targets = targets
    }

    package func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetContext) {
        for axis in Axis.allCases where context.axes.contains(axis) {
            if let edge = alignedEdge(for: target.rect.origin[axis], along: axis, context: context) {
                target.rect.origin[axis] = edge
                target.anchor = nil
            }
        }
    }

    /// The position that aligns the view that is nearest to where the content would rest, as far as the limit lets it go.
    ///
    /// Views near the ends cannot be aligned; they count with the end of the range, so that it can be reached.
    private func alignedEdge(for proposed: Double, along axis: Axis, context: ScrollTargetContext) -> Double? {
        let length = context.visibleSize[axis]
        guard length > 0 else { return nil }
        let start = context.startPosition[axis]
        let wanted = limit == .few ? min(max(proposed, start - length), start + length) : proposed
        let reach = limit == .one ? start : wanted
        let part = axis == .horizontal ? anchor.x : anchor.y
        let edges = targets((reach - length)...(reach + length), axis)
            .map { $0.origin[axis] + (part.isFinite ? part * ($0.size[axis] - length) : 0) }
            .map { min(max($0, 0), context.bounds[axis].length) }
            .sorted()
        guard limit == .one else { return Self.nearest(to: wanted, in: edges) }
        return stepped(from: start, towards: wanted, in: edges)
    }

    private func stepped(from start: Double, towards wanted: Double, in edges: [Double]) -> Double? {
        guard let current = Self.nearest(to: start, in: edges), let index = edges.firstIndex(of: current) else {
            return nil
        }
        let neighbours = edges[max(index - 1, 0)...min(index + 1, edges.count - 1)]
        return Self.nearest(to: wanted, in: Array(neighbours))
    }

    private static func nearest(to position: Double, in edges: [Double]) -> Double? {
        edges.min { abs($0 - position) < abs($1 - position) }
    }
}
