/// How quickly content slows down after a fling.
package enum DecelerationRate: Hashable, Sendable, CaseIterable {
    case normal
    case fast

    /// The share of the velocity that is left after a millisecond: 0.998 and 0.99 in UIKit (read at run time).
    package var perMillisecond: Double {
        switch self {
        case .normal: 0.998
        case .fast: 0.99
        }
    }

    /// The rate of the exponential decay, per second: 2.002 for normal, 10.05 for fast.
    package var decayPerSecond: Double { -ElementaryFunctions.logarithm(perMillisecond) * 1_000 }
}
