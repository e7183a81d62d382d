package import LayoutCore
package import ScrollDynamics

/// A `scrollTransition`.
package struct ScrollTransitionValue {
    /// The axis of the scroll view that counts; `nil` is the axis of the innermost one, down for one of both axes.
    package var axis: Axis?
    /// How the view comes and goes at the top or leading edge.
    package var topLeading: ScrollTransitionConfiguration
    /// How it does at the bottom or trailing edge.
    package var bottomTrailing: ScrollTransitionConfiguration
    /// Called with the content and a phase.
    package var effect: any ViewBody

    package init(
        axis: Axis? = nil,
        topLeading: ScrollTransitionConfiguration = .interactive,
        bottomTrailing: ScrollTransitionConfiguration = .interactive,
        effect: any ViewBody
    ) {
        self.axis = axis
        self.topLeading = topLeading
        self.bottomTrailing = bottomTrailing
        self.effect = effect
    }
}

/// How a scroll transition goes at one edge.
package struct ScrollTransitionConfiguration: Hashable, Sendable {
    /// How the effect follows the content.
    package enum Pace: Hashable, Sendable {
        /// Nothing changes.
        case identity
        /// The effect follows the content: the curve's time is 0 while the view is just hidden, 1 at the threshold.
        case interactive(CubicTiming)
        /// The effect changes once the threshold is crossed, by an animation.
        case animated(AnimationValue)
    }

    /// From which place on a view counts as visible: so far it has come in, in points.
    package struct Threshold: Hashable, Sendable {
        /// The share of the view that must have come in.
        package var visible: Double
        /// The share of the way from hidden to the middle of what shows.
        package var centered: Double
        /// Points nearer to the middle.
        package var inset: Double

        package init(visible: Double = 0, centered: Double = 0, inset: Double = 0) {
            self.visible = visible
            self.centered = centered
            self.inset = inset
        }

        /// The threshold that lies at a fraction of the way to another one.
        package func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            Threshold(
                visible: visible + (other.visible - visible) * amount,
                centered: centered + (other.centered - centered) * amount,
                inset: inset + (other.inset - inset) * amount
            )
        }
    }

    package var pace: Pace
    package var threshold: Threshold

    package init(_ pace: Pace, threshold: Threshold = Threshold(visible: 1)) {
        self.pace = pace
        self.threshold = threshold
    }

    package static let identity = ScrollTransitionConfiguration(.identity)
    package static let interactive = ScrollTransitionConfiguration(.interactive(.easeInOut))
    /// With the system's default animation, a spring of 0.55 s without bounce.
    package static let animated = ScrollTransitionConfiguration(.animated(.default))
}
