import LayoutCore
import ScrollDynamics

/// What the content of a scroll view asks it.
extension ScrollItem {
    /// The origin of something inside, in content coordinates; 0 where an effect puts it at no finite place.
    func positionInContent(of item: ItemNode) -> Point {
        guard let content = contentItem else { return .zero }
        return item.convert(Rect.zero, upTo: content).origin.withoutGarbage
    }

    /// The visible stretch of the content, parts under insets included, in content coordinates.
    func shownRange(along axis: Axis) -> ClosedRange<Double> {
        let start = shownStart(along: axis)
        return start...max(start + viewport.size[axis], start)
    }

    /// The lines to which headers and footers are pinned, in content coordinates, with the offset on whole pixels.
    func pinLines(along axis: Axis) -> ClosedRange<Double> { pinLines(from: shownStart(along: axis), along: axis) }

    /// The lines to which headers and footers would be pinned if offsets were not aligned to pixels.
    func exactPinLines(along axis: Axis) -> ClosedRange<Double> {
        let offset = axes.contains(axis) ? controller.contentOffset[axis] : contentOffsetOnGrid[axis]
        return pinLines(from: offset - roomBefore(axis), along: axis)
    }

    private func pinLines(from offset: Double, along axis: Axis) -> ClosedRange<Double> {
        let leading = axis == .vertical ? insets.top : insets.leading
        let trailing = axis == .vertical ? insets.bottom : insets.trailing
        let start = offset + leading
        return start...max(offset + viewport.size[axis] - trailing, start)
    }

    /// A rectangle of an item inside, in the space whose origin is the inset-adjusted corner of the viewport.
    func convertToInsetSpace(_ rect: Rect, of item: ItemNode) -> Rect {
        let local = item.convert(rect, upTo: self)
        return local.offset(by: Point(x: -(viewport.minX + insets.leading), y: -(viewport.minY + insets.top)))
    }

    /// The scroll view on the screen, whole.
    var screenFrame: Rect { convertToScreen(viewport) }
}
