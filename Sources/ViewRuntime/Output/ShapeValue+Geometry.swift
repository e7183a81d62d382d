import LayoutCore

extension ShapeViewValue {
    /// Where the shape lies in the rectangle that it is given; a border inside it leaves room for half of its line.
    func drawnRect(in rect: Rect) -> Rect {
        if case .strokeBorder(_, let width) = paint { return ShapeValue.inset(shape, width / 2).drawnRect(in: rect) }
        return shape.drawnRect(in: rect)
    }
}

extension ShapeValue {
    /// The shape with the holes that the even-odd rule leaves in a path; other shapes have none.
    package var evenOdd: ShapeValue {
        switch self {
        case .path(let path): .path(PathValue(path.elements, isEvenOdd: true))
        case .inset(let shape, let amount): .inset(shape.evenOdd, amount)
        case .trimmed(let shape, let from, let to): .trimmed(shape.evenOdd, from: from, to: to)
        case .rectangle, .roundedRectangle, .unevenRoundedRectangle, .circle, .ellipse, .capsule: self
        }
    }

    /// Says whether the shape is a circle, which takes a square of what it is offered.
    var isCircle: Bool {
        switch self {
        case .circle: true
        case .inset(let shape, _), .trimmed(let shape, _, _): shape.isCircle
        case .rectangle, .roundedRectangle, .unevenRoundedRectangle, .ellipse, .capsule, .path: false
        }
    }

    var name: String {
        switch self {
        case .rectangle: "Rectangle"
        case .roundedRectangle: "RoundedRectangle"
        case .unevenRoundedRectangle: "UnevenRoundedRectangle"
        case .circle: "Circle"
        case .ellipse: "Ellipse"
        case .capsule: "Capsule"
        case .inset(let shape, _): shape.name
        case .trimmed(let shape, _, _): shape.name
        case .path: "Path"
        }
    }

    /// Where the shape lies in the rectangle that it is given: a circle in the middle, an inset one smaller.
    func drawnRect(in rect: Rect) -> Rect {
        switch self {
        case .circle:
            let diameter = min(rect.width, rect.height)
            return Rect(x: rect.midX - diameter / 2, y: rect.midY - diameter / 2, width: diameter, height: diameter)
        case .inset(let shape, let amount):
            return shape.drawnRect(
                in: rect.inset(by: EdgeInsets(top: amount, leading: amount, bottom: amount, trailing: amount))
            )
        case .rectangle, .roundedRectangle, .unevenRoundedRectangle, .ellipse, .capsule, .trimmed, .path:
            return rect
        }
    }
}
