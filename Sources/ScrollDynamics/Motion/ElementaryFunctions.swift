internal import Glibc

/// The few functions of analysis that motion needs; the only door to the C library in this module.
enum ElementaryFunctions {
    /// e to the power of `exponent`.
    static func exponential(_ exponent: Double) -> Double { exp(exponent) }

    /// The natural logarithm of `value`, which must be positive.
    static func logarithm(_ value: Double) -> Double { log(value) }

    /// The sine of an angle in radians.
    static func sine(_ angle: Double) -> Double { sin(angle) }

    /// The cosine of an angle in radians.
    static func cosine(_ angle: Double) -> Double { cos(angle) }

    /// The length of a vector, without overflow on the way.
    static func length(_ x: Double, _ y: Double) -> Double { hypot(x, y) }
}
