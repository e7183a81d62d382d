/// The way of content along one axis after a finger has left it, from the lift until it rests.
///
/// Inside the range it decelerates. Where that reaches an edge, a spring takes over at the exact moment of crossing with
/// the velocity of that moment. Outside the range it starts on the spring; a spring that is thrown inward faster than it
/// pulls hands back to deceleration at the edge. Everything is in closed form: the way does not depend on when it is
/// looked at.
package struct MotionPath: Equatable, Sendable {
    private enum Shape: Equatable, Sendable {
        case deceleration(DecelerationCurve)
        case spring(SpringCurve)
    }

    private struct Segment: Equatable, Sendable {
        /// In seconds on the scene's clock.
        var startTime: Double
        /// The offset that the shape's displacements count from: where it begins, or the edge for a spring.
        var origin: Double
        var shape: Shape
    }

    private var segments: [Segment] = []
    /// The offset at which the motion ends, in points.
    package private(set) var restOffset: Double
    /// The moment at which the motion ends, in seconds on the scene's clock.
    package private(set) var endTime: Double

    /// Content within this distance of its edge, in points, has come home.
    package static let settlingDistance = 0.1

    /// Plans the way from a state to rest.
    ///
    /// - Parameters:
    ///   - offset: Where the content is, in points.
    ///   - velocity: Its velocity, in points per second. Must be finite.
    ///   - time: The moment, in seconds on the scene's clock.
    ///   - bounds: The range to rest in.
    ///   - rate: How quickly it slows down inside the range.
    /// - Complexity: O(1); at most three pieces.
    package init(
        from offset: Double,
        velocity: Double,
        at time: Double,
        in bounds: ScrollBounds,
        rate: DecelerationRate = .normal
    ) {
        restOffset = offset
        endTime = time
        var state = (offset: offset, velocity: velocity, time: time)
        while let next = append(from: state, in: bounds, rate: rate) {
            state = next
        }
    }

    /// Adds the piece that begins in `state`; returns the state at which the next one begins, if there is one.
    private mutating func append(
        from state: (offset: Double, velocity: Double, time: Double),
        in bounds: ScrollBounds,
        rate: DecelerationRate
    ) -> (offset: Double, velocity: Double, time: Double)? {
        let edge = bounds.clamped(state.offset)
        let leavesAtEdge =
            (state.offset >= bounds.maximum && state.velocity > 0)
            || (state.offset <= bounds.minimum && state.velocity < 0)
        if state.offset != edge || leavesAtEdge {
            let spring = SpringCurve(displacement: state.offset - edge, velocity: state.velocity)
            return append(spring, around: edge, at: state.time)
        }
        let curve = DecelerationCurve(velocity: state.velocity, rate: rate)
        return append(curve, from: state.offset, at: state.time, in: bounds)
    }

    private mutating func append(
        _ curve: DecelerationCurve,
        from offset: Double,
        at time: Double,
        in bounds: ScrollBounds
    ) -> (offset: Double, velocity: Double, time: Double)? {
        guard curve.duration > 0 else {
            restOffset = offset
            endTime = time
            return nil
        }
        segments.append(Segment(startTime: time, origin: offset, shape: .deceleration(curve)))
        let edge = curve.initialVelocity > 0 ? bounds.maximum : bounds.minimum
        guard let crossing = curve.time(atPosition: edge - offset) else {
            restOffset = offset + curve.distance
            endTime = time + curve.duration
            return nil
        }
        return (edge, curve.velocity(atPosition: edge - offset), time + crossing)
    }

    private mutating func append(
        _ spring: SpringCurve,
        around edge: Double,
        at time: Double
    ) -> (offset: Double, velocity: Double, time: Double)? {
        segments.append(Segment(startTime: time, origin: edge, shape: .spring(spring)))
        if let crossing = spring.crossingTime {
            return (edge, spring.velocity(at: crossing), time + crossing)
        }
        restOffset = edge
        endTime = time + spring.settlingTime(within: Self.settlingDistance)
        return nil
    }

    /// The offset in points at a moment of the scene's clock.
    package func position(at time: Double) -> Double {
        guard time < endTime, let segment = segment(at: time) else { return restOffset }
        let elapsed = time - segment.startTime
        switch segment.shape {
        case .deceleration(let curve): return segment.origin + curve.position(at: elapsed)
        case .spring(let spring): return segment.origin + spring.position(at: elapsed)
        }
    }

    /// The velocity in points per second at a moment of the scene's clock; 0 from the end on.
    package func velocity(at time: Double) -> Double {
        guard time < endTime, let segment = segment(at: time) else { return 0 }
        let elapsed = time - segment.startTime
        switch segment.shape {
        case .deceleration(let curve): return curve.velocity(at: elapsed)
        case .spring(let spring): return spring.velocity(at: elapsed)
        }
    }

    private func segment(at time: Double) -> Segment? {
        segments.last { $0.startTime <= time } ?? segments.first
    }

    /// Moves the whole way by a distance, in points.
    package mutating func translate(by delta: Double) {
        for index in segments.indices {
            segments[index].origin += delta
        }
        restOffset += delta
    }
}
