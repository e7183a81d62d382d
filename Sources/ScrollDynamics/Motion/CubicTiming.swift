/// A timing curve: a cubic Bézier from (0, 0) to (1, 1) with two control points, time to the right, progress upwards.
package struct CubicTiming: Hashable, Sendable {
    private let x1: Double
    private let y1: Double
    private let x2: Double
    private let y2: Double

    /// Makes a curve from its two control points; their `x` are kept within 0...1, so that time never runs backwards,
    /// and their `y` within -1,000...1,000.
    package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        self.x1 = MotionLimits.controlTime(x1)
        self.y1 = MotionLimits.controlProgress(y1)
        self.x2 = MotionLimits.controlTime(x2)
        self.y2 = MotionLimits.controlProgress(y2)
    }

    package static let easeIn = CubicTiming(0.42, 0, 1, 1)
    package static let easeOut = CubicTiming(0, 0, 0.58, 1)
    package static let easeInOut = CubicTiming(0.42, 0, 0.58, 1)
    /// Fast at the start, with a long soft end; what a half-collapsed large title moves by.
    package static let fastInSlowOut = CubicTiming(0.2, 0, 0, 1)

    /// The progress at a fraction of the time, both 0 to 1 at the ends.
    package func progress(at fraction: Double) -> Double {
        guard fraction > 0 else { return 0 }
        guard fraction < 1 else { return 1 }
        return Self.value(parameter(at: fraction), y1, y2)
    }

    /// The change of progress per fraction of the time.
    package func slope(at fraction: Double) -> Double {
        let parameter = parameter(at: min(max(fraction, 0), 1))
        let run = Self.derivative(parameter, x1, x2)
        // Where both control points stand above each other the curve is upright for an instant.
        return Self.derivative(parameter, y1, y2) / max(run, 1e-6)
    }

    /// The curve's parameter at which time is `fraction`; time grows with it, so halving finds it.
    private func parameter(at fraction: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<52 {
            let middle = (low + high) / 2
            if Self.value(middle, x1, x2) < fraction {
                low = middle
            } else {
                high = middle
            }
        }
        return (low + high) / 2
    }

    private static func value(_ parameter: Double, _ first: Double, _ second: Double) -> Double {
        let rest = 1 - parameter
        return 3 * rest * rest * parameter * first + 3 * rest * parameter * parameter * second
            + parameter * parameter * parameter
    }

    private static func derivative(_ parameter: Double, _ first: Double, _ second: Double) -> Double {
        let rest = 1 - parameter
        return 3 * rest * rest * first + 6 * rest * parameter * (second - first)
            + 3 * parameter * parameter * (1 - second)
    }
}
