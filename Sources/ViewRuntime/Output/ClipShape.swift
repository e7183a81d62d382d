package import LayoutCore

/// A shape outside of which nothing of an item shows.
package struct ClipShape: Hashable, Sendable {
    /// Without insets; what a path says counts from the top left corner of its own space.
    package var shape: ShapeValue
    /// The box around the shape, on the screen, in points.
    package var frame: Rect
    /// For a shape that is scaled or rotated: where its own space lies, which begins at zero and is so large.
    package var placement: Placement?

    /// From a shape's own space to the screen: the map, and how large that space is, in points.
    package struct Placement: Hashable, Sendable {
        package var transform: AffineTransform
        package var bounds: Size

        package init(transform: AffineTransform, bounds: Size) {
            self.transform = transform
            self.bounds = bounds
        }
    }

    package init(shape: ShapeValue, frame: Rect, placement: Placement? = nil) {
        self.shape = shape
        self.frame = frame
        self.placement = placement
    }

    func moved(by delta: Point, _ mirror: Mirror) -> ClipShape {
        let moved = placement.map { placement in
            var transform = placement.transform
            transform.tx += delta.x
            transform.ty += delta.y
            return Placement(transform: transform.mirrored(by: mirror, placement.bounds), bounds: placement.bounds)
        }
        return ClipShape(
            shape: mirror.isReflected ? shape.reflected(inWidth: (placement?.bounds ?? frame.size).width) : shape,
            frame: mirror.apply(frame.offset(by: delta)),
            placement: moved
        )
    }

    /// The shape with its box on whole pixels; one that is scaled or rotated stays where it is.
    func aligned(to grid: PixelGrid) -> ClipShape {
        ClipShape(shape: shape, frame: placement == nil ? grid.aligned(frame) : frame, placement: placement)
    }

    /// Says whether a point of the screen is inside the shape.
    func contains(_ point: Point) -> Bool {
        guard let placement else { return frame.contains(point) && shape.covers(point, in: frame) }
        guard let inverse = placement.transform.inverse else { return false }
        let own = Rect(origin: .zero, size: placement.bounds)
        let inside = inverse.apply(point)
        return own.contains(inside) && shape.covers(inside, in: own)
    }

    /// Says whether a rectangle lies wholly inside, so that the shape cuts nothing off.
    ///
    /// All shapes but paths are convex, so the corners tell; a path is taken to cut something off.
    func contains(_ rect: Rect) -> Bool {
        guard frame.contains(rect) else { return false }
        let corners = [rect.minX, rect.maxX].flatMap { x in [rect.minY, rect.maxY].map { Point(x: x, y: $0) } }
        guard let placement else { return corners.allSatisfy { shape.contains($0, in: frame) } }
        guard let inverse = placement.transform.inverse else { return false }
        let own = Rect(origin: .zero, size: placement.bounds)
        return corners.allSatisfy { corner in
            let point = inverse.apply(corner)
            return own.contains(Rect(origin: point, size: .zero)) && shape.contains(point, in: own)
        }
    }
}

extension ShapeValue {
    /// Says whether a point of the shape's box is inside of the shape, paths included.
    fileprivate func covers(_ point: Point, in frame: Rect) -> Bool {
        switch self {
        case .path(let path): path.contains(point - frame.origin)
        case .trimmed: true
        default: contains(point, in: frame)
        }
    }

    /// Says whether a point of the shape's box is inside of the shape; a path is taken to contain none.
    fileprivate func contains(_ point: Point, in frame: Rect) -> Bool {
        switch self {
        case .rectangle, .inset:
            return true
        case .trimmed, .path:
            return false
        case .circle, .ellipse:
            let x = (point.x - frame.midX) / max(frame.width / 2, 1e-9)
            let y = (point.y - frame.midY) / max(frame.height / 2, 1e-9)
            return x * x + y * y <= 1
        case .capsule:
            return frame.contains(point, cornerRadius: min(frame.width, frame.height) / 2)
        case .roundedRectangle(let radius):
            return frame.contains(point, cornerRadius: radius)
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
            return frame.contains(point, cornerRadius: radius)
        }
    }
}

extension Rect {
    /// Says whether a point of the rectangle is inside of its nearest corner's arc.
    fileprivate func contains(_ point: Point, cornerRadius: Double) -> Bool {
        let radius = min(cornerRadius, width / 2, height / 2)
        let x = radius - min(point.x - minX, maxX - point.x)
        let y = radius - min(point.y - minY, maxY - point.y)
        guard x > 0, y > 0 else { return true }
        return x * x + y * y <= radius * radius
    }

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

    /// The shape seen from behind, in a space that is so wide.
    func reflected(inWidth width: Double) -> ShapeValue {
        switch self {
        case .unevenRoundedRectangle(
            let topLeading,
            let bottomLeading,
            let bottomTrailing,
            let topTrailing
        ):
            .unevenRoundedRectangle(
                topLeading: topTrailing,
                bottomLeading: bottomTrailing,
                bottomTrailing: bottomLeading,
                topTrailing: topLeading
            )
        case .path(let path): .path(path.mapped { Point(x: width - $0.x, y: $0.y) })
        case .inset(let inner, let amount): .inset(inner.reflected(inWidth: width), amount)
        case .trimmed(let inner, let start, let end): .trimmed(inner.reflected(inWidth: width), from: start, to: end)
        case .rectangle, .roundedRectangle, .circle, .ellipse, .capsule: self
        }
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
