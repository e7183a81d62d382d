import LayoutCore
import ViewRuntime

/// Shapes with rounded corners in all their forms, and shapes whose kind is hidden.
extension BuiltinTable {
    mutating func addCorners() {
        let radii =
            "topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0"
        let style = "style: RoundedCornerStyle = .continuous"
        options("ShapeRole", ["fill", "stroke", "separator"])
        constant("Shape", "rect(\(radii), \(style)) -> Shape") { .native(.shape(ShapeViewValue(shape: $0.corners))) }
        constant("Shape", "rect(cornerSize: CGSize, \(style)) -> Shape") { c in
            guard case .size(let size) = c.arguments[0] else {
                return .native(.shape(ShapeViewValue(shape: .rectangle)))
            }
            let radius = min(size.width, size.height)
            return .native(.shape(ShapeViewValue(shape: .roundedRectangle(cornerRadius: radius))))
        }
        constant("Shape", "rect(cornerRadii: RectangleCornerRadii, \(style)) -> Shape") {
            .native(.shape(ShapeViewValue(shape: $0.cornerRadii(0))))
        }
        initializer("UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii, \(style)) -> Shape") {
            .native(.shape(ShapeViewValue(shape: $0.cornerRadii(0))))
        }
        let each =
            "topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0"
        initializer("RectangleCornerRadii(\(each)) -> RectangleCornerRadii") {
            .native(.shape(ShapeViewValue(shape: $0.corners)))
        }
        initializer("AnyShape(_ shape: Shape) -> Shape") { $0.arguments[0] }
    }
}

extension BuiltinCall {
    /// Four radii from the top leading corner against the clock, as SwiftUI lists them.
    fileprivate var corners: ShapeValue {
        .unevenRoundedRectangle(
            topLeading: double(0) ?? 0,
            bottomLeading: double(1) ?? 0,
            bottomTrailing: double(2) ?? 0,
            topTrailing: double(3) ?? 0
        )
    }

    fileprivate func cornerRadii(_ index: Int) -> ShapeValue {
        if case .shape(let corners)? = native(index) { return corners.shape }
        return .rectangle
    }
}
