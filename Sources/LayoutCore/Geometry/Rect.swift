/// A rectangle in some coordinate space, in points; its size is never negative.
package struct Rect: Hashable, Sendable {
    package var origin: Point
    package var size: Size

    package init(origin: Point, size: Size) {
        self.origin = origin
        self.size = size
    }

    package init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
    }

    /// Makes a rectangle from its edges; one that is turned inside out becomes empty at its leading or top edge.
    package init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
        self.init(x: minX, y: minY, width: max(maxX - minX, 0), height: max(maxY - minY, 0))
    }

    package static let zero = Rect(x: 0, y: 0, width: 0, height: 0)
    /// No rectangle at all: adds nothing to a union.
    package static let null = Rect(x: .infinity, y: .infinity, width: 0, height: 0)

    package var minX: Double { origin.x }
    package var minY: Double { origin.y }
    package var midX: Double { origin.x + size.width / 2 }
    package var midY: Double { origin.y + size.height / 2 }
    package var maxX: Double { origin.x + size.width }
    package var maxY: Double { origin.y + size.height }
    package var width: Double { size.width }
    package var height: Double { size.height }
    package var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
    package var isEmpty: Bool { size.width <= 0 || size.height <= 0 }

    /// The rectangle moved by a vector.
    package func offset(by delta: Point) -> Rect { Rect(origin: origin + delta, size: size) }

    /// The rectangle made smaller by `insets`, read left to right: leading is the left edge.
    package func inset(by insets: EdgeInsets) -> Rect {
        Rect(
            minX: minX + insets.leading,
            minY: minY + insets.top,
            maxX: maxX - insets.trailing,
            maxY: maxY - insets.bottom
        )
    }

    /// The part that two rectangles share; `nil` if they share no more than an edge.
    package func intersection(_ other: Rect) -> Rect? {
        let x0 = max(minX, other.minX)
        let y0 = max(minY, other.minY)
        let x1 = min(maxX, other.maxX)
        let y1 = min(maxY, other.maxY)
        guard x1 > x0, y1 > y0 else { return nil }
        return Rect(minX: x0, minY: y0, maxX: x1, maxY: y1)
    }

    /// The smallest rectangle that holds both.
    package func union(_ other: Rect) -> Rect {
        if isNull { return other }
        if other.isNull { return self }
        return Rect(
            minX: min(minX, other.minX),
            minY: min(minY, other.minY),
            maxX: max(maxX, other.maxX),
            maxY: max(maxY, other.maxY)
        )
    }

    /// Says whether a point lies inside; the leading and top edges count, the others do not.
    package func contains(_ point: Point) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }
}
