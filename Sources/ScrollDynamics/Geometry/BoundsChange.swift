/// What a change of the range along one axis does to offsets.
struct BoundsChange {
    /// The range before, moved on with the content if that was corrected.
    let old: ScrollBounds
    let new: ScrollBounds
    /// Whether what was at the start of the range stays there.
    let keepsStart: Bool

    /// Where content that rested at `offset` rests now.
    func restOffset(_ offset: Double) -> Double {
        let isAtStart = abs(offset - old.minimum) < Self.tolerance
        return keepsStart && isAtStart ? new.minimum : new.clamped(offset)
    }

    /// Where content that was held at `offset` is held now: outside the range at the same distance from the same edge.
    func heldOffset(_ offset: Double) -> Double {
        let beyond = old.overscroll(of: offset)
        guard beyond != 0 else { return restOffset(offset) }
        return (beyond < 0 ? new.minimum : new.maximum) + beyond
    }

    /// Offsets this near to each other, in points, are the same.
    private static let tolerance = 0.001
}
