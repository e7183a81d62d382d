import Foundation

/// How a cost grows with the size of what is done.
enum GrowthRate {
    /// The power of the size that the cost grows with: the slope of the least-squares line through the logarithms of both.
    static func exponent(of points: [(size: Double, cost: Double)]) -> Double {
        let logarithms = points.map { (x: log($0.size), y: log($0.cost)) }
        let count = Double(points.count)
        let middle = (
            x: logarithms.reduce(0) { $0 + $1.x } / count,
            y: logarithms.reduce(0) { $0 + $1.y } / count
        )
        let shared = logarithms.reduce(0) { $0 + ($1.x - middle.x) * ($1.y - middle.y) }
        let spread = logarithms.reduce(0) { $0 + ($1.x - middle.x) * ($1.x - middle.x) }
        return shared / spread
    }
}
