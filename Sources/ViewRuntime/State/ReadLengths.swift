import LayoutCore

/// Lengths as a program reads them.
///
/// Layout adds up places in the order of the views, so that one line on the screen can come out as several numbers that differ
/// in their last bits. A program that compares them must find them equal, whether a proxy, a callback or a preference told it.
extension Double {
    /// The number that stands for all places so near to this one that nobody could tell them apart, in points.
    ///
    /// That is the one for the pixel edge, where there is one on a screen of any scale; elsewhere a billionth of a point counts.
    var asRead: Double {
        guard abs(self) < Self.farthest else { return self }
        let edge = (self * Self.partsPerPoint).rounded() / Self.partsPerPoint
        return abs(edge - self) < Self.nearness ? edge : (self * Self.billion).rounded() / Self.billion
    }

    /// A multiple of the pixels in a point of every screen.
    private static let partsPerPoint = 720.0
    private static let billion = 1e9
    private static let nearness = 1 / billion
    /// Beyond this, in points, a number has no billionths.
    private static let farthest = 1e6
}

extension Size {
    var asRead: Size { Size(width: width.asRead, height: height.asRead) }
}

extension Rect {
    var asRead: Rect { Rect(x: minX.asRead, y: minY.asRead, width: width.asRead, height: height.asRead) }
}

extension EdgeInsets {
    var asRead: EdgeInsets {
        EdgeInsets(top: top.asRead, leading: leading.asRead, bottom: bottom.asRead, trailing: trailing.asRead)
    }
}
