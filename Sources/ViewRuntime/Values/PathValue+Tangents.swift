package import LayoutCore

extension PathValue {
    /// Rounds a corner: a line toward the corner, then an arc that touches both of its sides.
    ///
    /// The arc begins and ends as far from the corner as its radius times the cotangent of half the angle between the sides. Sides
    /// on one line have no corner; there the line goes to the corner itself.
    ///
    /// - Parameters:
    ///   - corner: Where the sides meet; the first comes from the current point.
    ///   - end: A point on the second side.
    ///   - radius: In points.
    package mutating func addArc(corner: Point, toward end: Point, radius: Double) {
        guard let start = currentPoint else { return elements.append(.move(corner)) }
        let (first, second) = (Self.direction(corner, start), Self.direction(corner, end))
        guard let first, let second, radius > 0, radius.isFinite else { return elements.append(.line(corner)) }
        let cosine = first.x * second.x + first.y * second.y
        let cross = first.x * second.y - first.y * second.x
        guard abs(cross) > 1e-9 else { return elements.append(.line(corner)) }
        // The tangent of half an angle is its sine over one and its cosine.
        let distance = radius * (1 + cosine) / abs(cross)
        let begin = Point(x: corner.x + first.x * distance, y: corner.y + first.y * distance)
        let stop = Point(x: corner.x + second.x * distance, y: corner.y + second.y * distance)
        elements.append(.line(begin))
        // The arc turns by the supplement of the angle; a cubic reaches 4/3 of the tangent of a quarter of that along each side.
        let half = (1 - cosine) / abs(cross)
        let quarter = 1 / half
        let reach = 4.0 / 3 * radius * quarter / (1 + (1 + quarter * quarter).squareRoot())
        elements.append(
            .curve(
                stop,
                control1: Point(x: begin.x - first.x * reach, y: begin.y - first.y * reach),
                control2: Point(x: stop.x - second.x * reach, y: stop.y - second.y * reach)
            )
        )
    }

    /// The direction from one point to another, of length 1; `nil` between points that are the same or not finite.
    private static func direction(_ from: Point, _ to: Point) -> Point? {
        let (x, y) = (to.x - from.x, to.y - from.y)
        let length = (x * x + y * y).squareRoot()
        guard length > 0, length.isFinite else { return nil }
        return Point(x: x / length, y: y / length)
    }
}
