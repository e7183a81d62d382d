package import LayoutCore

/// Decides when a finger that went down begins to scroll, and along which axes.
///
/// A finger must move 10 points first. That slop is subtracted, along the direction of travel, so nothing jumps. The axis
/// that dominates at that moment decides: if it does not scroll, the finger never does; a tie goes to an axis that scrolls.
package enum PanRecognition {
    /// How far a finger moves before it scrolls, in points (the usual figure; UIKit keeps its own private).
    package static let hysteresis = 10.0

    /// What is known of a finger's intention.
    package enum Decision: Hashable, Sendable {
        /// It has not moved far enough.
        case undecided
        /// It moves along an axis that does not scroll.
        case failed
        /// It scrolls along these axes; `slop` is what to subtract from its travel.
        case begun(axes: Axis.Set, slop: Point)
    }

    /// - Parameters:
    ///   - translation: The finger's travel since it went down, in points.
    ///   - axes: The axes along which it may scroll.
    ///   - locksDirection: Whether only the dominant axis of two scrolls.
    /// - Returns: What the finger is about to do.
    package static func decision(
        for translation: Point,
        axes: Axis.Set,
        locksDirection: Bool = false
    ) -> Decision {
        let travel = ElementaryFunctions.length(translation.x, translation.y)
        guard travel >= hysteresis else { return .undecided }
        let dominant = dominantAxis(of: translation, axes: axes)
        guard axes.contains(dominant) else { return .failed }
        let slop = Point(x: translation.x / travel * hysteresis, y: translation.y / travel * hysteresis)
        return .begun(axes: locksDirection ? Axis.Set(dominant) : axes, slop: slop)
    }

    /// The axis along which a finger has moved farther; one of `axes` if it has moved equally far along both.
    package static func dominantAxis(of translation: Point, axes: Axis.Set) -> Axis {
        let (x, y) = (abs(translation.x), abs(translation.y))
        if x == y {
            return axes.contains(Axis.vertical) ? .vertical : .horizontal
        }
        return x > y ? .horizontal : .vertical
    }
}
