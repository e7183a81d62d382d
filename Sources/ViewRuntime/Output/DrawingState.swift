import LayoutCore

/// Where and how the item that is drawn next appears.
struct DrawingState {
    /// The origin of the item's container, in the space that `transform` maps to the screen.
    var origin: Point
    /// The part of the screen that is not clipped away, in screen points; `nil` is the whole screen.
    var clip: Rect?
    /// The shapes of clips that are not rectangles on the screen; `clip` is in the boxes around them.
    var clipShapes: [ClipShape] = []
    var opacity: Double = 1
    /// Set inside something scaled or rotated.
    var transform: AffineTransform?
    var pinned: PinnedPart?
    var identifier: String?
    var shadow: ResolvedShadow?
    /// The radius with which all is blurred, in points.
    var blur = 0.0
    var allowsHitTesting = true
    /// From leading-edge coordinates, in which layout counts, to the screen's.
    var mirror = Mirror.none

    /// A rectangle of the present space as the screen has it.
    func onScreen(_ rect: Rect) -> Rect {
        mirror.apply(transform.map { $0.boundingBox(of: rect) } ?? rect)
    }

    /// Cuts what follows off at the edges of a shape in a rectangle of the present space.
    mutating func clip(to shape: ShapeValue = .rectangle, in rect: Rect) {
        let drawn = shape.drawnRect(in: rect)
        let box = onScreen(drawn)
        clip = clip.map { $0.intersection(box) ?? Rect(origin: box.origin, size: .zero) } ?? box
        let turned = transform.flatMap { $0.isTranslation ? nil : $0 }
        let outline = shape.outline
        if outline.isRectangle, turned?.keepsEdgesLevel != false { return }
        let placement = turned.map { map in
            let transform = map.translated(by: drawn.origin).mirrored(by: mirror, drawn.size)
            return ClipShape.Placement(transform: transform, bounds: drawn.size)
        }
        clipShapes.append(
            ClipShape(
                shape: mirror.isReflected ? outline.reflected(inWidth: drawn.width) : outline,
                frame: box,
                placement: placement
            )
        )
    }
}

/// A reflection along the horizontal axis, or none: x becomes `offset - x`, or `x + offset`.
struct Mirror: Hashable {
    let isReflected: Bool
    private let offset: Double

    static let none = Mirror(isReflected: false, offset: 0)

    /// The reflection that turns a rectangle around on the spot.
    init(around rect: Rect) { self.init(isReflected: true, offset: rect.minX + rect.maxX) }

    private init(isReflected: Bool, offset: Double) {
        self.isReflected = isReflected
        self.offset = offset
    }

    func apply(_ rect: Rect) -> Rect {
        if !isReflected, offset == 0 { return rect }
        let x = isReflected ? offset - rect.maxX : rect.minX + offset
        return Rect(origin: Point(x: x, y: rect.minY), size: rect.size)
    }

    /// The map that first turns a rectangle of the present space around and then does this one.
    func reflected(around rect: Rect) -> Mirror {
        let sum = rect.minX + rect.maxX
        return isReflected
            ? Mirror(isReflected: false, offset: offset - sum) : Mirror(isReflected: true, offset: offset + sum)
    }
}

extension AffineTransform {
    /// The map with the middle of something where a mirror shows it, and turned the same way round: pictures and letters are not
    /// seen from behind.
    func mirrored(by mirror: Mirror, _ size: Size) -> AffineTransform {
        let middle = apply(Point(x: size.width / 2, y: size.height / 2))
        var copy = self
        copy.tx += mirror.apply(Rect(origin: middle, size: .zero)).minX - middle.x
        return copy
    }
}
