extension Prelude {
    /// What the usual extension for rounding some corners needs of UIKit: sets of corners, and paths with such corners.
    static let corners = """
        struct UIRectCorner: OptionSet {
            let rawValue: Int
            static let topLeft = UIRectCorner(rawValue: 1)
            static let topRight = UIRectCorner(rawValue: 2)
            static let bottomLeft = UIRectCorner(rawValue: 4)
            static let bottomRight = UIRectCorner(rawValue: 8)
            static let allCorners = UIRectCorner(rawValue: 15)
        }
        struct UIBezierPath {
            var cgPath = Path()
            init(rect: CGRect) { cgPath.addRect(rect) }
            init(ovalIn rect: CGRect) { cgPath.addEllipse(in: rect) }
            init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
                self.init(
                    roundedRect: rect,
                    byRoundingCorners: UIRectCorner.allCorners,
                    cornerRadii: CGSize(width: cornerRadius, height: cornerRadius)
                )
            }
            init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
                let radius = min(cornerRadii.width, min(rect.width, rect.height) / 2)
                func length(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? radius : 0 }
                let topLeft = length(UIRectCorner.topLeft)
                let topRight = length(UIRectCorner.topRight)
                let bottomRight = length(UIRectCorner.bottomRight)
                let bottomLeft = length(UIRectCorner.bottomLeft)
                cgPath.move(to: CGPoint(x: rect.minX + topLeft, y: rect.minY))
                cgPath.addLine(to: CGPoint(x: rect.maxX - topRight, y: rect.minY))
                cgPath.addArc(
                    center: CGPoint(x: rect.maxX - topRight, y: rect.minY + topRight), radius: topRight,
                    startAngle: Angle.degrees(-90), endAngle: Angle.degrees(0), clockwise: false
                )
                cgPath.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - bottomRight))
                cgPath.addArc(
                    center: CGPoint(x: rect.maxX - bottomRight, y: rect.maxY - bottomRight), radius: bottomRight,
                    startAngle: Angle.degrees(0), endAngle: Angle.degrees(90), clockwise: false
                )
                cgPath.addLine(to: CGPoint(x: rect.minX + bottomLeft, y: rect.maxY))
                cgPath.addArc(
                    center: CGPoint(x: rect.minX + bottomLeft, y: rect.maxY - bottomLeft), radius: bottomLeft,
                    startAngle: Angle.degrees(90), endAngle: Angle.degrees(180), clockwise: false
                )
                cgPath.addLine(to: CGPoint(x: rect.minX, y: rect.minY + topLeft))
                cgPath.addArc(
                    center: CGPoint(x: rect.minX + topLeft, y: rect.minY + topLeft), radius: topLeft,
                    startAngle: Angle.degrees(180), endAngle: Angle.degrees(270), clockwise: false
                )
                cgPath.closeSubpath()
            }
        }
        """
}
