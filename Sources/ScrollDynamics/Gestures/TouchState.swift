import LayoutCore

/// What a controller remembers of the finger that is down on it.
struct TouchState: Equatable, Sendable {
    /// Where it went down, and where it is now, in points on the screen.
    let start: Point
    var current: Point
    var tracker: VelocityTracker
    /// Where the content was when it went down.
    let startOffset: Point
    /// The axes along which it has stopped content, or a wheel that had just moved it.
    let caughtAxes: Axis.Set
    /// Whether content moved by itself when it went down.
    let hasCaughtMovingContent: Bool
    /// The axes along which it scrolls; empty until it has moved far enough.
    var activeAxes: Axis.Set = []
    /// Whether it has set out along an axis that does not scroll.
    var hasFailed = false
    /// The part of its travel that moves nothing.
    var slop = Point.zero
    /// The offset before the rubber band to which its travel is added.
    var base = Point.zero

    /// How far it has gone since it went down.
    var translation: Point { current - start }
}
