/// Relates the time of a scene on the real clock to the time that passes outside.
///
/// Messages carry the client's times, which keep the distances between touches as the finger made them; the network does not.
/// So the scene follows the client while it sends, and the server's own clock in between.
package struct SceneTime: Equatable, Sendable {
    /// How far ahead of the server's own reckoning a message may be, in seconds.
    ///
    /// A quarter of a second is more than two clocks drift apart in an hour and less than anybody would notice.
    package static let tolerance = 0.25

    /// The scene's time, in seconds; never goes back.
    package private(set) var scene: Double
    /// What the outside clock showed then.
    private var outside: Double

    package init(scene: Double, outside: Double) {
        self.scene = scene
        self.outside = outside
    }

    /// The scene's time at a moment outside.
    package func reckoned(outside now: Double) -> Double { scene + max(now - outside, 0) }

    /// Moves on to the time that a message carries, as far as that makes sense.
    package mutating func move(to time: Double, outside now: Double) {
        let latest = reckoned(outside: now) + Self.tolerance
        scene = max(scene, min(time, latest))
        outside = now
    }

    /// Moves on with the outside clock.
    package mutating func move(outside now: Double) { move(to: reckoned(outside: now), outside: now) }
}
