import LayoutCore

/// A layout that answers nonsense, the same for the same question.
struct GarbageLayout: Layout {
    let seed: UInt64

    private func garbage(_ salt: UInt64, _ proposal: ProposedViewSize = .zero) -> Double {
        let width = proposal.width.map { UInt64(min($0, 1e6)) } ?? 7
        let height = proposal.height.map { UInt64(min($0, 1e6)) } ?? 11
        var values = SplitMix64(seed: seed ^ salt ^ width << 20 ^ height << 41)
        return (RandomValues.hostileLengths + [0, 40, 75]).randomElement(using: &values) ?? .nan
    }

    func sizeThatFits(_ proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> Size {
        for subview in subviews { _ = subview.sizeThatFits(ProposedViewSize(width: garbage(5), height: garbage(6))) }
        return Size(width: garbage(1, proposal), height: garbage(2, proposal))
    }

    func placeSubviews(
        in bounds: Rect,
        proposal: ProposedViewSize,
        subviews: LayoutSubviews,
        safeArea: SafeArea?,
        cache: inout Void
    ) {
        for subview in subviews {
            subview.place(
                at: Point(x: garbage(3), y: .nan),
                anchor: .bottomTrailing,
                proposal: ProposedViewSize(width: garbage(4), height: .nan)
            )
        }
    }

    func explicitAlignment(
        of guide: AlignmentGuide,
        proposal: ProposedViewSize,
        size: Size,
        subviews: LayoutSubviews,
        cache: inout Void
    ) -> Double? {
        garbage(UInt64(guide.id))
    }

    func layoutPriority(subviews: LayoutSubviews) -> Double { garbage(8) }
}
