import LayoutCore

/// Breaks the circle between a scroll view and its layout.
final class ScrollLayoutReference {
    // Not weak: a weak reference sends every retain of the scroll view the slow way. The view clears it when it goes.
    unowned var host: ScrollItem?
}

/// The layout of a scroll view: asked of the view, which places its content itself.
struct ScrollLayout: Layout {
    let reference: ScrollLayoutReference

    var readsSafeArea: Bool { true }

    func sizeThatFits(_ proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> Size {
        reference.host?.measure(proposal) ?? .zero
    }

    func placeSubviews(
        in bounds: Rect,
        proposal: ProposedViewSize,
        subviews: LayoutSubviews,
        safeArea: SafeArea?,
        cache: inout Void
    ) {
        reference.host?.place(in: bounds, proposal: proposal, safeArea: safeArea)
    }
}
