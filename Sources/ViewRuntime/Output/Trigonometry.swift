/// Sines and cosines by their series: no system library is needed, and every machine gives the same bits.
enum Trigonometry {
    /// The sine and cosine of an angle in degrees; exact at multiples of 90.
    static func sineAndCosine(degrees: Double) -> (sine: Double, cosine: Double) {
        guard degrees.isFinite else { return (0, 1) }
        let turned = degrees.truncatingRemainder(dividingBy: 360)
        let quarter = (turned / 90).rounded()
        let rest = (turned - quarter * 90) * .pi / 180
        let (sine, cosine) = series(rest)
        switch (Int(quarter) % 4 + 4) % 4 {
        case 0: return (sine, cosine)
        case 1: return (cosine, -sine)
        case 2: return (-sine, -cosine)
        default: return (-cosine, sine)
        }
    }

    /// For angles up to an eighth of a turn; the terms fall below the last bit.
    private static func series(_ angle: Double) -> (Double, Double) {
        let square = angle * angle
        var sine = 0.0
        var cosine = 0.0
        var term = 1.0
        for power in stride(from: 0, to: 24, by: 2) {
            cosine += term
            let odd = term * angle / Double(power + 1)
            sine += odd
            term *= -square / (Double(power + 1) * Double(power + 2))
        }
        return (sine, cosine)
    }
}
