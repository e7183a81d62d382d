/// What moves, or holds, content along one axis; each case knows where the content is at any moment.
package enum AxisMotion: Equatable, Sendable {
    /// At rest at an offset inside the range.
    case idle(offset: Double)
    /// Held at an offset that shows, possibly outside the range: by a still finger or by a displacement set from outside.
    case held(offset: Double)
    /// Under a moving finger, at an offset before the rubber band.
    case dragging(raw: Double)
    /// Decelerating or bouncing back after a lift.
    case decelerating(MotionPath)
    /// After a lift, on the way to a target that a behaviour has chosen.
    case targeting(OffsetAnimation)
    /// On the way to an offset that the program has asked for.
    case animating(OffsetAnimation)

    /// The offset that shows, in points, at a moment of the scene's clock.
    package func position(at time: Double, in bounds: ScrollBounds) -> Double {
        switch self {
        case .idle(let offset), .held(let offset): offset
        case .dragging(let raw): bounds.visible(forRaw: raw)
        case .decelerating(let path): path.position(at: time)
        case .targeting(let animation), .animating(let animation): animation.position(at: time)
        }
    }

    /// The velocity in points per second at a moment of the scene's clock; 0 under a finger.
    package func velocity(at time: Double) -> Double {
        switch self {
        case .idle, .held, .dragging: 0
        case .decelerating(let path): path.velocity(at: time)
        case .targeting(let animation), .animating(let animation): animation.velocity(at: time)
        }
    }

    /// When a motion that ends by itself does, in seconds on the scene's clock; `nil` for the others.
    package var endTime: Double? {
        switch self {
        case .idle, .held, .dragging: nil
        case .decelerating(let path): path.endTime
        case .targeting(let animation), .animating(let animation): animation.endTime
        }
    }

    /// Moves everything by a distance in points.
    mutating func translate(by delta: Double) {
        switch self {
        case .idle(let offset): self = .idle(offset: offset + delta)
        case .held(let offset): self = .held(offset: offset + delta)
        case .dragging(let raw): self = .dragging(raw: raw + delta)
        case .decelerating(var path):
            path.translate(by: delta)
            self = .decelerating(path)
        case .targeting(var animation):
            animation.translate(by: delta)
            self = .targeting(animation)
        case .animating(var animation):
            animation.translate(by: delta)
            self = .animating(animation)
        }
    }
}
