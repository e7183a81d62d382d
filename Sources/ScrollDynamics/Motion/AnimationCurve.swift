/// How an animated value goes from its old state (progress 0) to its new one (progress 1).
///
/// Names, parameters and defaults are those of SwiftUI's `Animation`.
package enum AnimationCurve: Hashable, Sendable {
    /// A curve that ends after a fixed time, in seconds; at most a thousand million of them.
    case timed(CubicTiming, duration: Double)
    /// A uniform change over a fixed time, in seconds.
    case uniform(duration: Double)
    /// A spring with its response time in seconds and its damping ratio; they are kept within 0.001...1e9 and 0.05...1,000.
    case sprung(response: Double, dampingRatio: Double)

    /// The length of a timing curve that is given none, in seconds.
    package static let defaultDuration = 0.35

    /// What `withAnimation` uses without an argument, since iOS 17: a spring without bounce.
    package static let `default` = spring(response: 0.55, dampingRatio: 1)
    package static let linear = linear(duration: defaultDuration)
    package static let easeIn = easeIn(duration: defaultDuration)
    package static let easeOut = easeOut(duration: defaultDuration)
    package static let easeInOut = easeInOut(duration: defaultDuration)
    package static let spring = spring(duration: 0.5, bounce: 0)
    package static let smooth = spring(duration: 0.5, bounce: 0)
    package static let snappy = spring(duration: 0.5, bounce: 0.15)
    package static let bouncy = spring(duration: 0.5, bounce: 0.3)
    package static let interactiveSpring = spring(response: 0.15, dampingRatio: 0.86)

    // SwiftUI's own by their names; durations and responses are in seconds.

    package static func linear(duration: Double) -> AnimationCurve { uniform(duration: duration) }
    package static func easeIn(duration: Double) -> AnimationCurve { timed(.easeIn, duration: duration) }
    package static func easeOut(duration: Double) -> AnimationCurve { timed(.easeOut, duration: duration) }
    package static func easeInOut(duration: Double) -> AnimationCurve { timed(.easeInOut, duration: duration) }

    package static func spring(response: Double = 0.5, dampingRatio: Double = 0.825) -> AnimationCurve {
        sprung(response: response, dampingRatio: dampingRatio)
    }

    /// A spring by its perceived duration in seconds and its bounce: 0 is critical damping, 1 swings for ever, below 0 is flatter.
    package static func spring(duration: Double, bounce: Double) -> AnimationCurve {
        let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + max(bounce, -0.99))
        return spring(response: duration, dampingRatio: ratio)
    }

    /// `smooth`, `snappy` and `bouncy` with a duration and more bounce than they have.
    package static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> AnimationCurve {
        spring(duration: duration, bounce: extraBounce)
    }

    package static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> AnimationCurve {
        spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    package static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> AnimationCurve {
        spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    /// A spring by its physical constants; all but `damping` must be positive.
    package static func interpolatingSpring(mass: Double = 1, stiffness: Double, damping: Double) -> AnimationCurve {
        precondition(mass > 0 && stiffness > 0, "mass and stiffness must be positive, were \(mass) and \(stiffness)")
        let frequency = (stiffness / mass).squareRoot()
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        return spring(response: 2 * Double.pi / frequency, dampingRatio: ratio)
    }
}

extension AnimationCurve {
    /// How long the change takes, in seconds; for a spring until it stays within a thousandth of the way.
    package var duration: Double { duration(initialVelocity: 0) }

    /// How long the change takes when it starts with a velocity, in progress per second.
    package func duration(initialVelocity: Double) -> Double {
        switch self {
        case .timed(_, let duration), .uniform(let duration):
            MotionLimits.duration(duration)
        case .sprung:
            curve(initialVelocity: initialVelocity).settlingTime(within: 0.001)
        }
    }

    /// The progress `time` seconds after the start: 0 before, 1 from the end on, possibly outside 0...1 between.
    ///
    /// - Parameters:
    ///   - time: Seconds since the start.
    ///   - initialVelocity: What a spring starts with, in progress per second; timing curves ignore it.
    /// - Returns: The share of the way that is done.
    package func progress(at time: Double, initialVelocity: Double = 0) -> Double {
        guard time > 0 || duration(initialVelocity: initialVelocity) == 0 else { return 0 }
        guard time < duration(initialVelocity: initialVelocity) else { return 1 }
        switch self {
        case .timed(let timing, _): return timing.progress(at: time / duration)
        case .uniform: return time / duration
        case .sprung: return 1 + curve(initialVelocity: initialVelocity).position(at: time)
        }
    }

    /// The change of progress per second, `time` seconds after the start; 0 outside the change.
    package func velocity(at time: Double, initialVelocity: Double = 0) -> Double {
        guard time >= 0, time < duration(initialVelocity: initialVelocity) else { return 0 }
        switch self {
        case .timed(let timing, _): return timing.slope(at: time / duration) / duration
        case .uniform: return 1 / duration
        case .sprung: return curve(initialVelocity: initialVelocity).velocity(at: time)
        }
    }

    /// The spring that takes something from `displacement` to rest; `nil` for curves of fixed length.
    package func springCurve(displacement: Double, velocity: Double) -> SpringCurve? {
        switch self {
        case .timed, .uniform:
            nil
        case .sprung(let response, let dampingRatio):
            SpringCurve(
                displacement: displacement,
                velocity: velocity,
                angularFrequency: 2 * Double.pi / MotionLimits.response(response),
                dampingRatio: MotionLimits.dampingRatio(dampingRatio)
            )
        }
    }

    private func curve(initialVelocity: Double) -> SpringCurve {
        springCurve(displacement: -1, velocity: initialVelocity)
            ?? SpringCurve(displacement: -1, velocity: initialVelocity)
    }
}
