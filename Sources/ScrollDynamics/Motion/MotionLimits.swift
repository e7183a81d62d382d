/// The range of numbers that a motion is planned with.
///
/// What a program asks for outside it is brought inside, so that every motion has finite places on its way and an end.
enum MotionLimits {
    /// Longer than anybody looks on: 30 years, in seconds.
    private static let longestTime = 1e9

    /// A time that passes, in seconds.
    static func duration(_ value: Double) -> Double { value.brought(into: 0...longestTime) }

    /// The response time of a spring, in seconds.
    static func response(_ value: Double) -> Double { value.brought(into: 0.001...longestTime) }

    static func dampingRatio(_ value: Double) -> Double { value.brought(into: 0.05...1000) }

    /// The progress of a timing curve's control point: far enough outside 0...1 for every swing.
    static func controlProgress(_ value: Double) -> Double { value.brought(into: -1000...1000) }

    /// The time of a timing curve's control point, so that time never runs backwards.
    static func controlTime(_ value: Double) -> Double { value.brought(into: 0...1) }
}

extension Double {
    /// The nearest number in a range; for what is not a number the one that is nearest to 0.
    fileprivate func brought(into range: ClosedRange<Double>) -> Double {
        let number = isNaN ? 0 : self
        return Swift.min(Swift.max(number, range.lowerBound), range.upperBound)
    }
}
