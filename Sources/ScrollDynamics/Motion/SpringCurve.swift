/// The motion of something that a damped spring pulls towards 0.
///
/// A mass of 1 on a spring of angular frequency `ω` (stiffness `ω²`) with damping ratio `ζ`, in closed form.
package struct SpringCurve: Hashable, Sendable {
    /// The displacement from rest at time 0.
    package let initialDisplacement: Double
    /// The velocity at time 0, per second.
    package let initialVelocity: Double
    /// The angular frequency without damping, in radians per second.
    package let angularFrequency: Double
    /// How much the spring is damped.
    ///
    /// 1 is critical damping: the fastest way home without overshoot from rest. Above it the way is slower, below it swings.
    package let dampingRatio: Double

    /// - Parameters:
    ///   - displacement: The displacement from rest at time 0.
    ///   - velocity: The velocity at time 0, per second.
    ///   - angularFrequency: In radians per second. Must be positive.
    ///   - dampingRatio: Must be positive.
    package init(
        displacement: Double,
        velocity: Double,
        angularFrequency: Double = SpringCurve.bounceFrequency,
        dampingRatio: Double = 1
    ) {
        precondition(angularFrequency > 0, "angularFrequency must be positive, was \(angularFrequency)")
        precondition(dampingRatio > 0, "dampingRatio must be positive, was \(dampingRatio)")
        initialDisplacement = displacement
        initialVelocity = velocity
        self.angularFrequency = angularFrequency
        self.dampingRatio = dampingRatio
    }

    /// The response time of UIScrollView's bounce, in seconds.
    package static let bounceResponse = 0.575

    /// The angular frequency of the bounce: 2π / 0.575 = 10.93 radians per second.
    package static let bounceFrequency = 2 * Double.pi / bounceResponse

    /// The speed towards rest of content let go at rest, per point of displacement and second.
    ///
    /// Fits the recorded way back from 177 points to 0.8 points; without it the first 100 ms are 18 points off.
    package static let bounceReleaseSpeed = 7.25

    /// The displacement `time` seconds after the start.
    package func position(at time: Double) -> Double { state(at: max(time, 0)).position }

    /// The velocity per second, `time` seconds after the start.
    package func velocity(at time: Double) -> Double { state(at: max(time, 0)).velocity }

    /// The moment at which a critically damped motion passes through rest, in seconds; `nil` if it never does.
    package var crossingTime: Double? {
        guard dampingRatio == 1 else { return nil }
        let drift = initialVelocity + angularFrequency * initialDisplacement
        guard drift * initialDisplacement < 0 else { return nil }
        return -initialDisplacement / drift
    }

    private func state(at time: Double) -> (position: Double, velocity: Double) {
        if dampingRatio < 1 {
            return underdampedState(at: time)
        }
        if dampingRatio > 1 {
            return overdampedState(at: time)
        }
        let drift = initialVelocity + angularFrequency * initialDisplacement
        let decay = ElementaryFunctions.exponential(-angularFrequency * time)
        return (
            (initialDisplacement + drift * time) * decay,
            (initialVelocity - angularFrequency * drift * time) * decay
        )
    }

    private func underdampedState(at time: Double) -> (position: Double, velocity: Double) {
        let damping = dampingRatio * angularFrequency
        let frequency = angularFrequency * (1 - dampingRatio * dampingRatio).squareRoot()
        let decay = ElementaryFunctions.exponential(-damping * time)
        let sine = ElementaryFunctions.sine(frequency * time)
        let cosine = ElementaryFunctions.cosine(frequency * time)
        let swing = (initialVelocity + damping * initialDisplacement) / frequency
        let pull = (angularFrequency * angularFrequency * initialDisplacement + damping * initialVelocity) / frequency
        return (
            decay * (initialDisplacement * cosine + swing * sine),
            decay * (initialVelocity * cosine - pull * sine)
        )
    }

    private func overdampedState(at time: Double) -> (position: Double, velocity: Double) {
        let (slow, fast) = overdampedRates
        let slowPart = (initialVelocity - fast * initialDisplacement) / (slow - fast)
        let fastPart = initialDisplacement - slowPart
        let slowDecay = slowPart * ElementaryFunctions.exponential(slow * time)
        let fastDecay = fastPart * ElementaryFunctions.exponential(fast * time)
        return (slowDecay + fastDecay, slow * slowDecay + fast * fastDecay)
    }

    /// The two exponents of an overdamped motion, per second, both negative.
    private var overdampedRates: (slow: Double, fast: Double) {
        let root = (dampingRatio * dampingRatio - 1).squareRoot()
        return (-angularFrequency * (dampingRatio - root), -angularFrequency * (dampingRatio + root))
    }
}

extension SpringCurve {
    /// The moment from which on the motion stays within `distance` of rest, in seconds.
    ///
    /// For a swinging motion it is the moment at which its envelope does, which is a little later.
    ///
    /// - Parameter distance: Must be positive.
    /// - Returns: Seconds since the start.
    /// - Complexity: O(1); at most 80 halvings of an interval.
    package func settlingTime(within distance: Double) -> Double {
        precondition(distance > 0, "distance must be positive, was \(distance)")
        guard dampingRatio >= 1 else { return envelopeTime(within: distance) }
        // After its last turn the motion only approaches rest.
        let turn = lastTurn
        if abs(position(at: turn)) <= distance {
            return abs(initialDisplacement) <= distance ? 0 : time(within: distance, from: 0, to: turn)
        }
        var late = turn + 1 / angularFrequency
        while abs(position(at: late)) > distance {
            late += late - turn
        }
        return time(within: distance, from: turn, to: late)
    }

    private func time(within distance: Double, from start: Double, to end: Double) -> Double {
        var (early, late) = (start, end)
        for _ in 0..<80 {
            let middle = (early + late) / 2
            if abs(position(at: middle)) > distance {
                early = middle
            } else {
                late = middle
            }
        }
        return late
    }

    private func envelopeTime(within distance: Double) -> Double {
        let damping = dampingRatio * angularFrequency
        let frequency = angularFrequency * (1 - dampingRatio * dampingRatio).squareRoot()
        let swing = (initialVelocity + damping * initialDisplacement) / frequency
        let amplitude = ElementaryFunctions.length(initialDisplacement, swing)
        guard amplitude > distance else { return 0 }
        return ElementaryFunctions.logarithm(amplitude / distance) / damping
    }

    /// The last moment at which a motion that does not swing stands still before it settles; 0 if it never turns.
    private var lastTurn: Double {
        guard dampingRatio > 1 else {
            let drift = initialVelocity + angularFrequency * initialDisplacement
            guard drift != 0 else { return 0 }
            return max(initialVelocity / (angularFrequency * drift), 0)
        }
        let (slow, fast) = overdampedRates
        let slowPart = (initialVelocity - fast * initialDisplacement) / (slow - fast)
        let fastPart = initialDisplacement - slowPart
        let ratio = -fastPart * fast / (slowPart * slow)
        guard ratio > 0, ratio.isFinite else { return 0 }
        return max(ElementaryFunctions.logarithm(ratio) / (slow - fast), 0)
    }
}
