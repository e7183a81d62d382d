/// A curve with what SwiftUI's `delay`, `speed` and `repeatCount` add to it.
package struct AnimationTiming: Hashable, Sendable {
    package var curve: AnimationCurve
    /// Seconds of the clock that pass before the first run.
    package var delay: Double
    /// How many times faster than the curve says it runs; must be positive.
    package var speed: Double
    /// How often it runs; `nil` is for ever.
    package var repeatCount: Int?
    /// Whether every second run goes backwards.
    package var autoreverses: Bool

    package init(
        _ curve: AnimationCurve,
        delay: Double = 0,
        speed: Double = 1,
        repeatCount: Int? = 1,
        autoreverses: Bool = false
    ) {
        precondition(speed > 0, "speed must be positive, was \(speed)")
        self.curve = curve
        self.delay = delay
        self.speed = speed
        self.repeatCount = repeatCount.map { max($0, 1) }
        self.autoreverses = autoreverses
    }

    /// How long all runs take together with the delay, in seconds; infinite if they never end.
    package var duration: Double {
        guard let repeatCount else { return .infinity }
        return max(delay, 0) + curve.duration / speed * Double(repeatCount)
    }

    /// The progress `time` seconds after the change: 0 during the delay, 1 after the last run.
    ///
    /// A value that went back in its last run jumps to its new state, as it does in SwiftUI.
    package func progress(at time: Double) -> Double {
        guard time < duration else { return 1 }
        let elapsed = time - max(delay, 0)
        guard elapsed > 0 else { return 0 }
        let runLength = curve.duration / speed
        guard runLength > 0 else { return 1 }
        let run = (elapsed / runLength).rounded(.down)
        let progress = curve.progress(at: (elapsed - run * runLength) * speed)
        let isBackwards = autoreverses && run.truncatingRemainder(dividingBy: 2) == 1
        return isBackwards ? 1 - progress : progress
    }
}
