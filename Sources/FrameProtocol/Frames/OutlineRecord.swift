package import LayoutCore

/// The outline that an item fills, strokes or is cut off at, where it is not a rectangle.
package enum ShapeName: String, CaseIterable, Sendable {
    case rectangle
    case roundedRectangle
    case circle
    case ellipse
    case capsule
}

/// An outline in a box; a plain rectangle where nothing is said.
package struct OutlineRecord: Equatable, Sendable {
    package var shape: ShapeName?
    /// In points.
    package var cornerRadius: Double?
    /// One radius a corner, clockwise from the top left, where they differ.
    package var cornerRadii: [Double]?
    /// An outline of the program's own, in the notation of SVG's `d`, in points from the box's top left corner.
    package var path: String?
    /// True if what the path goes around an even number of times is outside of it.
    package var isEvenOdd = false

    package init() {}
}

/// A shape outside of which nothing of an item shows.
package struct ClipShapeRecord: Equatable, Sendable {
    package var outline: OutlineRecord
    /// The box around the shape, on the screen.
    package var frame: Rect
    /// From the shape's own space to the screen, for one that is scaled or rotated.
    package var transform: [Double]?
    /// The shape's own size, for one that is scaled or rotated.
    package var bounds: Size?

    package init(outline: OutlineRecord, frame: Rect) {
        self.outline = outline
        self.frame = frame
    }
}
