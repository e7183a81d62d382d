/// How a container sizes and places its subviews, as a value.
///
/// Measuring has no effects; a layout may be asked for any number of proposals before it places. All coordinates are in the
/// container's own space with its origin at the leading top corner; right-to-left is a mirror applied afterwards.
package protocol Layout: ErasedLayout {
    /// What a layout keeps between calls; the engine drops it when a subview changes.
    associatedtype Cache = Void

    func makeCache(subviews: LayoutSubviews) -> Cache

    /// The size that the container takes for a proposal, in points.
    func sizeThatFits(_ proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache) -> Size

    /// Places every subview.
    ///
    /// - Parameters:
    ///   - bounds: The container's rectangle: its origin is zero and its size what `sizeThatFits` gave for `proposal`.
    ///   - proposal: What the container is offered.
    ///   - subviews: In order.
    ///   - safeArea: The safe area in the container's space; subviews inherit it unless they are placed with another one.
    ///   - cache: What was kept since the last change.
    func placeSubviews(
        in bounds: Rect,
        proposal: ProposedViewSize,
        subviews: LayoutSubviews,
        safeArea: SafeArea?,
        cache: inout Cache
    )

    /// Where a guide lies if the container or something in it sets it, in points from its leading or top edge.
    func explicitAlignment(
        of guide: AlignmentGuide,
        proposal: ProposedViewSize,
        size: Size,
        subviews: LayoutSubviews,
        cache: inout Cache
    ) -> Double?

    /// The guides for which `explicitAlignment` may have an answer; those outside are never asked for.
    ///
    /// It spares walks down the tree: most views set no guide.
    func explicitGuides(subviews: LayoutSubviews) -> AlignmentGuide.Set

    /// The gaps that the container wants around itself.
    func spacing(subviews: LayoutSubviews, cache: inout Cache) -> ViewSpacing

    /// Who gets space first in the container around this one.
    func layoutPriority(subviews: LayoutSubviews) -> Double

    /// True if placing looks at the safe area, so that a changed one places again.
    var readsSafeArea: Bool { get }
}

extension Layout where Cache == Void {
    package func makeCache(subviews: LayoutSubviews) {}
}

extension Layout {
    package var readsSafeArea: Bool { false }

    package var effort: Int { 1 }

    /// A container has no priority of its own; one around a single view has that view's.
    package func layoutPriority(subviews: LayoutSubviews) -> Double { 0 }

    package func spacing(subviews: LayoutSubviews, cache: inout Cache) -> ViewSpacing { .ordinary }

    package func explicitGuides(subviews: LayoutSubviews) -> AlignmentGuide.Set { .all }

    package func explicitAlignment(
        of guide: AlignmentGuide,
        proposal: ProposedViewSize,
        size: Size,
        subviews: LayoutSubviews,
        cache: inout Cache
    ) -> Double? {
        nil
    }
}
