import LayoutCore

/// Breaks the circle between a lazy container and its layout.
final class LazyLayoutReference {
    // Not weak: a weak reference sends every retain of the container the slow way. The container clears it when it goes.
    unowned var host: LazyStackItem?
}

/// The layout of a lazy container: its size is asked of the container, which places its rows itself.
struct LazyLayout: Layout {
    let reference: LazyLayoutReference

    func sizeThatFits(_ proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> Size {
        reference.host?.measure(proposal) ?? .zero
    }

    func placeSubviews(
        in bounds: Rect,
        proposal: ProposedViewSize,
        subviews: LayoutSubviews,
        safeArea: SafeArea?,
        cache: inout Void
    ) {}
}
