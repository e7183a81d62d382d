/// How content goes to a target that a behaviour has chosen.
package enum TargetMotion: Hashable, Sendable {
    /// As after a fling if there is one (``OffsetAnimation/init(flungFrom:to:velocity:at:rate:)``), else by the bounce's spring.
    case natural
    /// By the spring of the bounce, with the velocity of the fling.
    case spring
    /// As after a fling if there is one, else by a curve of its own.
    case curve(AnimationCurve)
}
