import LayoutCore

/// What a mask of filled shapes leaves of the content under it.
struct MaskOutline {
    /// Without insets.
    let shape: ShapeValue
    /// The box around the shape, in the space in which the mask was drawn.
    let frame: Rect
    /// The one opacity of all of the mask.
    let opacity: Double

    /// Makes the outline of what a mask draws; `nil` if some of it is no shape, is filled unevenly, has holes by the
    /// even-odd rule beside other shapes, or is cut off or turned itself.
    ///
    /// - Complexity: O(*n*) in the number of things drawn and the elements of their paths.
    init?(_ items: [DisplayItem]) {
        guard let first = items.first, let opacity = first.maskOpacity else { return nil }
        guard items.allSatisfy({ $0.maskOpacity == opacity }) else { return nil }
        self.opacity = opacity
        guard items.count > 1 else {
            guard case .shape(let shape, _) = first.content else { return nil }
            (self.shape, frame) = (shape.outline, first.frame)
            return
        }
        let box = items.dropFirst().reduce(first.frame) { $0.union($1.frame) }
        var path = PathValue()
        for item in items {
            guard case .shape(let shape, _) = item.content else { return nil }
            var part = PathValue()
            part.add(shape.outline, in: Rect(origin: .zero, size: item.frame.size))
            // Its holes would be those of the others as well.
            guard !part.isEvenOdd else { return nil }
            let place = item.frame.origin - box.origin
            path.elements += part.mapped { $0 + place }.elements
        }
        (shape, frame) = (.path(path), box)
    }
}

extension DisplayItem {
    /// How much the item lets through as a mask, from 0 to 1; `nil` for what is not one evenly filled shape.
    fileprivate var maskOpacity: Double? {
        guard transform == nil, clip == nil, clipShapes.isEmpty, case .shape(_, .color(let color)) = drawing.content
        else { return nil }
        return color.alpha * opacity
    }
}
