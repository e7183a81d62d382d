package import LayoutCore

/// A step of a path, in points in the space of the shape.
package enum PathElement: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case quadCurve(Point, control: Point)
    case curve(Point, control1: Point, control2: Point)
    case close
}

/// A path: lines and curves, each from where the one before ended.
package struct PathValue: Hashable, Sendable {
    package var elements: [PathElement]

    package init(_ elements: [PathElement] = []) { self.elements = elements }

    /// Where the next element begins; `nil` before the first.
    package var currentPoint: Point? {
        for element in elements.reversed() {
            switch element {
            case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _): return point
            case .close: continue
            }
        }
        return nil
    }

    /// The path with each of its points moved to where `map` puts it.
    package func mapped(_ map: (Point) -> Point) -> PathValue {
        PathValue(
            elements.map { element in
                switch element {
                case .move(let point): .move(map(point))
                case .line(let point): .line(map(point))
                case .quadCurve(let point, let control): .quadCurve(map(point), control: map(control))
                case .curve(let point, let first, let second):
                    .curve(map(point), control1: map(first), control2: map(second))
                case .close: .close
                }
            }
        )
    }

    /// The box around all points, those of control included; `nil` for an empty path.
    package var boundingBox: Rect? {
        var points: [Point] = []
        for element in elements {
            switch element {
            case .move(let point), .line(let point): points.append(point)
            case .quadCurve(let point, let control): points += [point, control]
            case .curve(let point, let first, let second): points += [point, first, second]
            case .close: continue
            }
        }
        guard let first = points.first else { return nil }
        let xs = points.map(\.x)
        let ys = points.map(\.y)
        return Rect(
            minX: xs.min() ?? first.x,
            minY: ys.min() ?? first.y,
            maxX: xs.max() ?? first.x,
            maxY: ys.max() ?? first.y
        )
    }
}

// MARK: Building

extension PathValue {
    /// How far the control points of a quarter of a circle are from its ends, in parts of its radius.
    private static let quarter = 0.5522847498307936

    package mutating func addRect(_ rect: Rect) {
        elements += [
            .move(Point(x: rect.minX, y: rect.minY)), .line(Point(x: rect.maxX, y: rect.minY)),
            .line(Point(x: rect.maxX, y: rect.maxY)), .line(Point(x: rect.minX, y: rect.maxY)), .close,
        ]
    }

    /// An ellipse that begins at its right end and goes down first.
    package mutating func addEllipse(in rect: Rect) {
        let (rx, ry) = (rect.width / 2, rect.height / 2)
        let (kx, ky) = (rx * Self.quarter, ry * Self.quarter)
        let (cx, cy) = (rect.midX, rect.midY)
        func point(_ x: Double, _ y: Double) -> Point { Point(x: cx + x, y: cy + y) }
        elements += [
            .move(point(rx, 0)),
            .curve(point(0, ry), control1: point(rx, ky), control2: point(kx, ry)),
            .curve(point(-rx, 0), control1: point(-kx, ry), control2: point(-rx, ky)),
            .curve(point(0, -ry), control1: point(-rx, -ky), control2: point(-kx, -ry)),
            .curve(point(rx, 0), control1: point(kx, -ry), control2: point(rx, -ky)), .close,
        ]
    }

    /// A rectangle with round corners; radii are cut to half of the shorter side.
    package mutating func addRoundedRect(_ rect: Rect, width: Double, height: Double) {
        let rx = min(max(width, 0), rect.width / 2)
        let ry = min(max(height, 0), rect.height / 2)
        let (kx, ky) = (rx * (1 - Self.quarter), ry * (1 - Self.quarter))
        func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
        let (l, t, r, b) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        elements += [
            .move(point(r, t + ry)), .line(point(r, b - ry)),
            .curve(point(r - rx, b), control1: point(r, b - ky), control2: point(r - kx, b)),
            .line(point(l + rx, b)),
            .curve(point(l, b - ry), control1: point(l + kx, b), control2: point(l, b - ky)),
            .line(point(l, t + ry)),
            .curve(point(l + rx, t), control1: point(l, t + ky), control2: point(l + kx, t)),
            .line(point(r - rx, t)),
            .curve(point(r, t + ry), control1: point(r - kx, t), control2: point(r, t + ky)), .close,
        ]
    }

    /// A part of a circle; angles in degrees from the right, growing downward.
    ///
    /// `clockwise` is Core Graphics' word: with y downward, `true` goes against the clock.
    package mutating func addArc(center: Point, radius: Double, start: Double, end: Double, clockwise: Bool) {
        guard radius.isFinite, start.isFinite, end.isFinite else { return }
        let sweep = Self.sweep(from: start, to: end, clockwise: clockwise)
        let count = max(Int((abs(sweep) / 90).rounded(.up)), 1)
        let step = sweep / Double(count)
        let quarter = Trigonometry.sineAndCosine(degrees: step / 4)
        let reach = 4.0 / 3 * radius * quarter.sine / quarter.cosine
        var from = Trigonometry.sineAndCosine(degrees: start)
        func point(_ angle: (sine: Double, cosine: Double)) -> Point {
            Point(x: center.x + radius * angle.cosine, y: center.y + radius * angle.sine)
        }
        elements.append(currentPoint == nil || elements.last == .close ? .move(point(from)) : .line(point(from)))
        for index in 1...count {
            let to = Trigonometry.sineAndCosine(degrees: start + step * Double(index))
            let (first, last) = (point(from), point(to))
            elements.append(
                .curve(
                    last,
                    control1: Point(x: first.x - reach * from.sine, y: first.y + reach * from.cosine),
                    control2: Point(x: last.x + reach * to.sine, y: last.y - reach * to.cosine)
                )
            )
            from = to
        }
    }

    /// How far an arc turns, in degrees: a whole turn at most, in its own direction.
    private static func sweep(from start: Double, to end: Double, clockwise: Bool) -> Double {
        if abs(end - start) >= 360 { return clockwise ? -360 : 360 }
        let turn = end - start
        if clockwise { return turn > 0 ? turn - 360 : turn }
        return turn < 0 ? turn + 360 : turn
    }

    /// The outline of a standard shape in a rectangle.
    package mutating func add(_ shape: ShapeValue, in rect: Rect) {
        let drawn = shape.drawnRect(in: rect)
        switch shape {
        case .rectangle: addRect(drawn)
        case .circle, .ellipse: addEllipse(in: drawn)
        case .capsule:
            let radius = min(drawn.width, drawn.height) / 2
            addRoundedRect(drawn, width: radius, height: radius)
        case .roundedRectangle(let radius): addRoundedRect(drawn, width: radius, height: radius)
        case .unevenRoundedRectangle(let topLeading, _, _, _):
            addRoundedRect(drawn, width: topLeading, height: topLeading)
        case .inset(let inner, _): add(inner, in: drawn)
        case .trimmed(let inner, let start, let end):
            var whole = PathValue()
            whole.add(inner, in: drawn)
            elements += whole.trimmed(from: start, to: end).elements
        case .path(let path): elements += path.elements
        }
    }
}

// MARK: Trimming

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
        var result = PathValue()
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
