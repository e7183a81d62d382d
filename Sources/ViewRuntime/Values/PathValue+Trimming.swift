package import LayoutCore

extension PathValue {
    /// Lines that a curve is cut into.
    private static let pieces = 24

    /// The part of the path between two parts of its length, as lines.
    package func trimmed(from start: Double, to end: Double) -> PathValue {
        let (start, end) = (min(max(start, 0), 1), min(max(end, 0), 1))
        if start <= 0, end >= 1 { return self }
        guard start < end else { return PathValue() }
        let segments = flattened()
        let total = segments.reduce(0) { $0 + $1.length }
        var result = PathValue(isEvenOdd: isEvenOdd)
        var position = 0.0
        for segment in segments {
            let (from, to) = (max(start * total, position), min(end * total, position + segment.length))
            if from < to, segment.length > 0 {
                let first = segment.point(at: (from - position) / segment.length)
                if result.currentPoint != first { result.elements.append(.move(first)) }
                result.elements.append(.line(segment.point(at: (to - position) / segment.length)))
            }
            position += segment.length
        }
        return result
    }

    /// Says whether a point is inside of the path, by its own rule; open parts are closed by a line.
    ///
    /// - Complexity: O(*n*) in the lines that the path is cut into.
    package func contains(_ point: Point) -> Bool {
        var turns = 0
        for segment in closed().flattened() {
            let (start, end) = (segment.start, segment.end)
            guard (start.y <= point.y) != (end.y <= point.y) else { continue }
            let part = (point.y - start.y) / (end.y - start.y)
            if start.x + (end.x - start.x) * part > point.x { turns += end.y > start.y ? 1 : -1 }
        }
        // Each crossing turns by one, so that an even number of them is an even number of turns.
        return isEvenOdd ? !turns.isMultiple(of: 2) : turns != 0
    }

    /// The path with each of its parts closed.
    private func closed() -> PathValue {
        var result = PathValue()
        for element in elements {
            if case .move = element, result.currentPoint != nil { result.elements.append(.close) }
            result.elements.append(element)
        }
        if result.currentPoint != nil { result.elements.append(.close) }
        return result
    }

    private struct Segment {
        var start: Point
        var end: Point

        var length: Double {
            let (x, y) = (end.x - start.x, end.y - start.y)
            return (x * x + y * y).squareRoot()
        }

        func point(at part: Double) -> Point {
            Point(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
        }
    }

    private func flattened() -> [Segment] {
        var segments: [Segment] = []
        var (current, first) = (Point.zero, Point.zero)
        func line(to point: Point) {
            segments.append(Segment(start: current, end: point))
            current = point
        }
        for element in elements {
            switch element {
            case .move(let point): (current, first) = (point, point)
            case .line(let point): line(to: point)
            case .close: line(to: first)
            case .quadCurve(let end, let control):
                let start = current
                for piece in 1...Self.pieces {
                    line(to: Self.quad(start, control, end, Double(piece) / Double(Self.pieces)))
                }
            case .curve(let end, let control1, let control2):
                let start = current
                for piece in 1...Self.pieces {
                    line(to: Self.cubic(start, control1, control2, end, Double(piece) / Double(Self.pieces)))
                }
            }
        }
        return segments
    }

    private static func quad(_ a: Point, _ b: Point, _ c: Point, _ t: Double) -> Point {
        let u = 1 - t
        func mix(_ a: Double, _ b: Double, _ c: Double) -> Double { u * u * a + 2 * u * t * b + t * t * c }
        return Point(x: mix(a.x, b.x, c.x), y: mix(a.y, b.y, c.y))
    }

    private static func cubic(_ a: Point, _ b: Point, _ c: Point, _ d: Point, _ t: Double) -> Point {
        let u = 1 - t
        func mix(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
            u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
        }
        return Point(x: mix(a.x, b.x, c.x, d.x), y: mix(a.y, b.y, c.y, d.y))
    }
}
