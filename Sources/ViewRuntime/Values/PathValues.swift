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
    /// True if what the path goes around an even number of times is outside of it, as `FillStyle(eoFill: true)` asks for.
    package var isEvenOdd: Bool

    package init(_ elements: [PathElement] = [], isEvenOdd: Bool = false) {
        self.elements = elements
        self.isEvenOdd = isEvenOdd
    }

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
            },
            isEvenOdd: isEvenOdd
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
    /// How far the control points of a quarter of a circle are from its ends, in parts of its radius: 4 (√2 − 1) / 3, with which
    /// the middle of the curve lies on the circle.
    private static let quarter = 0.5522847498307936

    /// A rectangle that begins at its top left corner and goes right first.
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
        let corner = Size(width: width, height: height)
        addRoundedRect(rect, topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner)
    }

    /// A rectangle with corners of their own; radii are cut to half of the sides.
    private mutating func addRoundedRect(
        _ rect: Rect,
        topLeft: Size,
        topRight: Size,
        bottomRight: Size,
        bottomLeft: Size
    ) {
        let (l, t, r, b) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        func cut(_ size: Size) -> (x: Double, y: Double) {
            (min(max(size.width, 0), rect.width / 2), min(max(size.height, 0), rect.height / 2))
        }
        func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
        /// A quarter of an ellipse around a corner, from one of its sides to the next.
        func corner(_ from: Point, _ corner: Point, _ to: Point) -> [PathElement] {
            func toward(_ point: Point) -> Point {
                Point(
                    x: point.x + (corner.x - point.x) * Self.quarter,
                    y: point.y + (corner.y - point.y) * Self.quarter
                )
            }
            return [.line(from), .curve(to, control1: toward(from), control2: toward(to))]
        }
        let (tl, tr, br, bl) = (cut(topLeft), cut(topRight), cut(bottomRight), cut(bottomLeft))
        elements.append(.move(point(r, t + tr.y)))
        elements += corner(point(r, b - br.y), point(r, b), point(r - br.x, b))
        elements += corner(point(l + bl.x, b), point(l, b), point(l, b - bl.y))
        elements += corner(point(l, t + tl.y), point(l, t), point(l + tl.x, t))
        elements += corner(point(r - tr.x, t), point(r, t), point(r, t + tr.y))
        elements.append(.close)
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

    /// The outline of a shape in a rectangle.
    package mutating func add(_ shape: ShapeValue, in rect: Rect) {
        let drawn = shape.drawnRect(in: rect)
        switch shape {
        case .rectangle: addRect(drawn)
        case .circle, .ellipse: addEllipse(in: drawn)
        case .capsule:
            let radius = min(drawn.width, drawn.height) / 2
            addRoundedRect(drawn, width: radius, height: radius)
        case .roundedRectangle(let radius): addRoundedRect(drawn, width: radius, height: radius)
        case .unevenRoundedRectangle(let topLeading, let bottomLeading, let bottomTrailing, let topTrailing):
            func corner(_ radius: Double) -> Size { Size(width: radius, height: radius) }
            addRoundedRect(
                drawn,
                topLeft: corner(topLeading),
                topRight: corner(topTrailing),
                bottomRight: corner(bottomTrailing),
                bottomLeft: corner(bottomLeading)
            )
        case .inset(let inner, _): add(inner, in: drawn)
        case .trimmed(let inner, let start, let end):
            var whole = PathValue()
            whole.add(inner, in: drawn)
            elements += whole.trimmed(from: start, to: end).elements
        case .path(let path):
            elements += path.elements
            isEvenOdd = isEvenOdd || path.isEvenOdd
        }
    }
}
