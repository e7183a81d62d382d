import LayoutCore

/// Where lines stand in a text, and how wide it is.
enum TextPlacement {
    /// The left edge of a line of this width among lines of which the widest has `widest`, in points.
    static func x(of width: Double, in widest: Double, request: TextRequest) -> Double {
        switch request.alignment {
        case .leading: request.isRightToLeft ? widest - width : 0
        case .center: (widest - width) / 2
        case .trailing: request.isRightToLeft ? 0 : widest - width
        }
    }

    /// The width of a text, rounded up to pixels; never more than what was proposed, rounded up as well.
    static func width(_ widest: Double, proposed: Double?, grid: PixelGrid) -> Double {
        let own = grid.alignedUp(widest)
        return proposed.map { min(own, grid.alignedUp($0)) } ?? own
    }
}
