extension Size {
    /// The size with what no view can have, not-a-number and negative lengths, turned into 0.
    var withoutGarbage: Size {
        Size(width: width > 0 ? width : 0, height: height > 0 ? height : 0)
    }

    /// The size with which a view is placed that would be infinite or absurd.
    var finite: Size {
        Size(
            width: width.isFinite ? min(width, LayoutNode.greatestLength) : LayoutNode.infiniteLength,
            height: height.isFinite ? min(height, LayoutNode.greatestLength) : LayoutNode.infiniteLength
        )
    }
}

extension ProposedViewSize {
    /// The proposal with not-a-number turned into `nil` and negative lengths into 0.
    var withoutGarbage: ProposedViewSize {
        var result = self
        if let width, !(width >= 0) { result.width = width.isNaN ? nil : 0 }
        if let height, !(height >= 0) { result.height = height.isNaN ? nil : 0 }
        return result
    }
}

extension Point {
    /// The point with coordinates that are not finite turned into 0, and absurd ones into the greatest there are.
    package var withoutGarbage: Point { Point(x: x.coordinate, y: y.coordinate) }
}

extension EdgeInsets {
    /// The insets with lengths that are not finite turned into 0, and absurd ones into the greatest there are.
    package var withoutGarbage: EdgeInsets {
        EdgeInsets(
            top: top.coordinate,
            leading: leading.coordinate,
            bottom: bottom.coordinate,
            trailing: trailing.coordinate
        )
    }
}

extension UnitPoint {
    /// The point with parts that are not finite turned into 0, and absurd ones into the greatest there are.
    package var withoutGarbage: UnitPoint { UnitPoint(x: x.coordinate, y: y.coordinate) }
}

extension Double {
    fileprivate var coordinate: Double {
        isFinite ? min(max(self, -LayoutNode.greatestLength), LayoutNode.greatestLength) : 0
    }
}
