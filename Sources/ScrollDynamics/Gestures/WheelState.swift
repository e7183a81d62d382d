import LayoutCore

/// What a controller remembers of a wheel that turns.
struct WheelState: Equatable, Sendable {
    /// Where the content was before its first notch.
    let startOffset: Point
    /// The axes along which it has moved content.
    var axes: Axis.Set
    /// When it counts as stopped, in seconds on the scene's clock.
    var quietTime: Double
}
