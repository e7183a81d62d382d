package import LayoutCore

/// A colour in sRGB, components from 0 to 255, alpha from 0 to 1.
package struct ResolvedColor: Hashable, Sendable {
    package var red: UInt8
    package var green: UInt8
    package var blue: UInt8
    package var alpha: Double

    package init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    package static let clear = ResolvedColor(0, 0, 0, alpha: 0)

    /// The colour with its alpha times a factor, which is kept within 0 and 1.
    package func multipliedOpacity(_ factor: Double) -> ResolvedColor {
        ResolvedColor(red, green, blue, alpha: alpha * min(max(factor, 0), 1))
    }
}

/// A gradient after its colours are resolved; points in the item's own bounds, as fractions.
package struct ResolvedGradient: Hashable, Sendable {
    /// A colour and where it stands, from 0 to 1.
    package struct Stop: Hashable, Sendable {
        package var color: ResolvedColor
        package var location: Double
    }

    /// Along a line, or away from a centre between two radii in points.
    package enum Shape: Hashable, Sendable {
        case linear(start: UnitPoint, end: UnitPoint)
        case radial(center: UnitPoint, startRadius: Double, endRadius: Double)
    }

    package var shape: Shape
    package var stops: [Stop]
}

/// What is drawn inside an item's frame.
package enum ResolvedPaint: Hashable, Sendable {
    case color(ResolvedColor)
    case gradient(ResolvedGradient)
    /// A material and the colour that it has over an even ground.
    case material(name: String, tint: ResolvedColor)
}

/// A part of the screen that the system draws.
package enum SystemRole: Hashable, Sendable {
    case statusBar
    case navigationBar
    case largeTitle
    case inlineTitle
    case homeIndicator
    case scrollIndicator
}

/// Which pinned part of a section an item belongs to.
package enum PinnedPart: Hashable, Sendable {
    case header
    case footer
}

/// An affine map of points: (a·x + c·y + tx, b·x + d·y + ty).
package struct AffineTransform: Hashable, Sendable {
    package var a: Double
    package var b: Double
    package var c: Double
    package var d: Double
    package var tx: Double
    package var ty: Double

    package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    package static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// The map that first moves by a vector and then does this one.
    func translated(by delta: Point) -> AffineTransform {
        AffineTransform(a: a, b: b, c: c, d: d, tx: a * delta.x + c * delta.y + tx, ty: b * delta.x + d * delta.y + ty)
    }

    /// The map that first does `inner` and then this one.
    package func concatenating(inner: AffineTransform) -> AffineTransform {
        AffineTransform(
            a: a * inner.a + c * inner.b,
            b: b * inner.a + d * inner.b,
            c: a * inner.c + c * inner.d,
            d: b * inner.c + d * inner.d,
            tx: a * inner.tx + c * inner.ty + tx,
            ty: b * inner.tx + d * inner.ty + ty
        )
    }

    /// Where a point goes.
    package func apply(_ point: Point) -> Point {
        Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }

    /// The box around a mapped rectangle.
    package func boundingBox(of rect: Rect) -> Rect {
        let corners = [
            apply(Point(x: rect.minX, y: rect.minY)), apply(Point(x: rect.maxX, y: rect.minY)),
            apply(Point(x: rect.minX, y: rect.maxY)), apply(Point(x: rect.maxX, y: rect.maxY)),
        ]
        let xs = corners.map(\.x)
        let ys = corners.map(\.y)
        return Rect(minX: xs.min() ?? 0, minY: ys.min() ?? 0, maxX: xs.max() ?? 0, maxY: ys.max() ?? 0)
    }

    var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

    /// True if rectangles stay rectangles with level edges.
    var keepsEdgesLevel: Bool { b == 0 && c == 0 }

    /// The map that leads back; `nil` if points fall together.
    package var inverse: AffineTransform? {
        let determinant = a * d - b * c
        guard determinant != 0, determinant.isFinite else { return nil }
        return AffineTransform(
            a: d / determinant,
            b: -b / determinant,
            c: -c / determinant,
            d: a / determinant,
            tx: (c * ty - d * tx) / determinant,
            ty: (b * tx - a * ty) / determinant
        )
    }
}

/// What is drawn of a view, wherever it stands.
///
/// Never changes: frames in which a view looks the same share it, so whoever makes something of it may keep that by its identity.
package final class Drawing {
    /// Stable while the view's identity lasts.
    package let id: Int
    /// Lines of text count from the item's frame, or from its bounds.
    package let content: DisplayItem.Content
    /// For something scaled or rotated: its own size.
    package let bounds: Size?
    package let identifier: String?
    package let role: SystemRole?
    package let source: SourcePosition?
    package let shadow: ResolvedShadow?
    /// The radius of a blur in points, 0 for none.
    package let blur: Double

    init(
        id: Int,
        content: DisplayItem.Content,
        bounds: Size? = nil,
        identifier: String? = nil,
        role: SystemRole? = nil,
        source: SourcePosition? = nil,
        shadow: ResolvedShadow? = nil,
        blur: Double = 0
    ) {
        self.id = id
        self.content = content
        self.bounds = bounds
        self.identifier = identifier
        self.role = role
        self.source = source
        self.shadow = shadow
        self.blur = blur
    }
}

/// One thing that is drawn, on the screen, in points.
package struct DisplayItem {
    /// What is drawn; lengths are in points.
    package enum Content {
        case shape(ShapeValue, ResolvedPaint)
        case outline(ShapeValue, ResolvedPaint, width: Double)
        case text(DrawnText)
        case symbol(name: String, ResolvedColor, font: ResolvedFont)
        case image(name: String)
        case line(ResolvedColor)
        /// Something of the system that has no drawing of its own in the program: status bar, home indicator, bar background.
        case system(ResolvedPaint?)
    }

    package let drawing: Drawing
    /// After offsets and scrolling, before clipping, aligned to pixels.
    package var frame: Rect
    /// The part that shows, where it is less than `frame`.
    package var clip: Rect?
    /// Shapes that cut some of it off: what shows lies in `clip` and in all of these.
    package var clipShapes: [ClipShape] = []
    package var opacity: Double
    package var pinned: PinnedPart?
    /// For something scaled or rotated: the map from its own bounds to the screen.
    package var transform: AffineTransform?
    /// True where the layout reads from the right: a shape is then seen from behind, letters and symbols are not.
    package var isReflected = false
}

extension DisplayItem {
    package var id: Int { drawing.id }
    package var bounds: Size? { drawing.bounds }
    package var identifier: String? { drawing.identifier }
    package var role: SystemRole? { drawing.role }
    package var source: SourcePosition? { drawing.source }
    package var shadow: ResolvedShadow? { drawing.shadow }

    /// What is drawn, with lines of text where they stand on the screen, or in `bounds` for something scaled or rotated.
    package var content: Content {
        switch drawing.content {
        case .text(var text) where transform == nil:
            for index in text.lines.indices {
                text.lines[index].x += frame.minX
                text.lines[index].baseline += frame.minY
            }
            return .text(text)
        case .shape(let shape, let paint) where isReflected:
            return .shape(shape.reflected(inWidth: (bounds ?? frame.size).width), paint)
        case .outline(let shape, let paint, let width) where isReflected:
            return .outline(shape.reflected(inWidth: (bounds ?? frame.size).width), paint, width: width)
        case .shape, .outline, .text, .symbol, .image, .line, .system:
            return drawing.content
        }
    }
}

/// A shadow; lengths in points.
package struct ResolvedShadow: Hashable, Sendable {
    package var color: ResolvedColor
    package var radius: Double
    package var x: Double
    package var y: Double
}

/// Text as it is drawn.
///
/// `x` and `baseline` of its lines count from where the text stands; ``DisplayItem/content`` tells them on the screen.
package struct DrawnText {
    package var string: String
    package var font: ResolvedFont
    package var color: ResolvedColor
    package var lines: [TextLine]
    package var isUnderlined: Bool
    package var isStruckThrough: Bool
}
