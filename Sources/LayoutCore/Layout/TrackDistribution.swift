/// How columns or rows share a length.
///
/// The rule is a stack's: the least flexible track is served first, and each is offered an equal share of what is left.
struct TrackDistribution {
    /// The gaps between neighbouring tracks, one fewer than there are tracks, in points.
    let gaps: [Double]
    /// The length that a track takes when it is offered one, in points.
    let measure: (_ track: Int, _ offer: Double?) -> Double

    /// The lengths of `count` tracks, in points.
    ///
    /// - Complexity: measures each track at most three times.
    func lengths(count: Int, sharing length: Double?) -> [Double] {
        guard let length else { return (0..<count).map { measure($0, nil) } }
        var remaining = length.taking(gaps.reduce(0, +))
        var result = Array(repeating: 0.0, count: count)
        for (place, track) in order(count: count).enumerated() {
            result[track] = measure(track, max(remaining / Double(count - place), 0))
            remaining = remaining.taking(result[track])
        }
        return result
    }

    private func order(count: Int) -> [Int] {
        guard count > 1 else { return Array(0..<count) }
        let keys = (0..<count).map { track in
            let minimum = measure(track, 0)
            let maximum = measure(track, .infinity)
            let flexibility = maximum == minimum ? 0 : maximum - minimum
            return (flexibility, flexibility == .infinity ? -minimum : 0, track)
        }
        return keys.sorted { $0 < $1 }.map { $0.2 }
    }
}
