package import LayoutCore

/// A shape outside of which nothing of an item shows.
package struct ClipShape: Hashable, Sendable {
    /// Rounded, with the same or with several radii, a circle, an ellipse, a capsule.
    package var shape: ShapeValue
    /// The box around the shape, on the screen, in points.
    package var frame: Rect

    package init(shape: ShapeValue, frame: Rect) {
        self.shape = shape
        self.frame = frame
    }

    func moved(by delta: Point, _ mirror: Mirror) -> ClipShape {
        ClipShape(
            shape: mirror.isReflected ? shape.reflected : shape,
            frame: mirror.apply(frame.offset(by: delta))
        )
    }

    /// Says whether a rectangle lies wholly inside, so that the shape cuts nothing off.
    ///
    /// All shapes are convex, so the corners tell.
    func contains(_ rect: Rect) -> Bool {
        guard frame.contains(rect) else { return false }
        let xs = [rect.minX, rect.maxX]
        let ys = [rect.minY, rect.maxY]
        return xs.allSatisfy { x in ys.allSatisfy { contains(Point(x: x, y: $0)) } }
    }

    private func contains(_ point: Point) -> Bool {
        switch shape {
        case .rectangle, .inset, .trimmed, .path:
            return true
        case .circle, .ellipse:
            let x = (point.x - frame.midX) / max(frame.width / 2, 1e-9)
            let y = (point.y - frame.midY) / max(frame.height / 2, 1e-9)
            return x * x + y * y <= 1
        case .capsule:
            return isInside(point, radius: min(frame.width, frame.height) / 2)
        case .roundedRectangle(let radius):
            return isInside(point, radius: radius)
        case .unevenRoundedRectangle(
            let topLeading,
            let bottomLeading,
            let bottomTrailing,
            let topTrailing
        ):
            let isTop = point.y < frame.midY
            let isLeading = point.x < frame.midX
            let radius =
                isTop
                ? (isLeading ? topLeading : topTrailing) : (isLeading ? bottomLeading : bottomTrailing)
            return isInside(point, radius: radius)
        }
    }

    /// Says whether a point of the box is inside of its nearest corner's arc.
    private func isInside(_ point: Point, radius: Double) -> Bool {
        let radius = min(radius, frame.width / 2, frame.height / 2)
        let x = radius - min(point.x - frame.minX, frame.maxX - point.x)
        let y = radius - min(point.y - frame.minY, frame.maxY - point.y)
        guard x > 0, y > 0 else { return true }
        return x * x + y * y <= radius * radius
    }
}

extension Rect {
    fileprivate func contains(_ other: Rect) -> Bool {
        other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
    }
}

extension ShapeValue {
    /// The shape without insets, for the rectangle in which it is drawn.
    var outline: ShapeValue {
        guard case .inset(let inner, let amount) = self else { return self }
        func less(_ radius: Double) -> Double { max(radius - amount, 0) }
        switch inner.outline {
        case .roundedRectangle(let radius):
            return .roundedRectangle(cornerRadius: less(radius))
        case .unevenRoundedRectangle(
            let topLeading,
            let bottomLeading,
            let bottomTrailing,
            let topTrailing
        ):
            return .unevenRoundedRectangle(
                topLeading: less(topLeading),
                bottomLeading: less(bottomLeading),
                bottomTrailing: less(bottomTrailing),
                topTrailing: less(topTrailing)
            )
        case .rectangle: return .rectangle
        case .circle: return .circle
        case .ellipse: return .ellipse
        case .capsule, .inset: return .capsule
        case .trimmed(let inner, _, _): return inner.outline
        case .path(let path): return .path(path)
        }
    }

    /// The shape seen from behind.
    var reflected: ShapeValue {
        guard
            case .unevenRoundedRectangle(
                let topLeading,
                let bottomLeading,
                let bottomTrailing,
                let topTrailing
            ) = self
        else { return self }
        return .unevenRoundedRectangle(
            topLeading: topTrailing,
            bottomLeading: bottomTrailing,
            bottomTrailing: bottomLeading,
            topTrailing: topLeading
        )
    }

    /// True for what cuts no more off than the box around it.
    var isRectangle: Bool {
        switch self {
        case .rectangle, .roundedRectangle(cornerRadius: 0): true
        case .unevenRoundedRectangle(0, 0, 0, 0): true
        default: false
        }
    }
}
