extension Double {
    /// The length that is left after another is taken away; nothing makes an infinite one shorter.
    func taking(_ length: Double) -> Double { self == .infinity ? self : self - length }

    /// The length if it is one that a view can be told to have: finite and not negative, and no more than the greatest there is.
    var usableLength: Double? { self >= 0 ? usableDistance : nil }

    /// The distance if it is finite; an absurd one counts as the greatest there is, so that no sum of them becomes infinite.
    var usableDistance: Double? {
        isFinite ? min(max(self, -LayoutNode.greatestLength), LayoutNode.greatestLength) : nil
    }
}

/// The stretch that views cover along one axis when their guides are lined up at 0.
struct AlignedExtent {
    private(set) var lower = 0.0
    private(set) var upper = 0.0
    private var isEmpty = true

    /// Adds a view and gives its origin relative to the line, in points.
    ///
    /// A view of infinite length is put with its origin on the line.
    mutating func add(guide: Double, length: Double) -> Double {
        let origin = length.isFinite && guide.isFinite ? -guide : 0
        lower = isEmpty ? origin : min(lower, origin)
        upper = isEmpty ? origin + length : max(upper, origin + length)
        isEmpty = false
        return origin
    }

    var length: Double { upper - lower }
}
