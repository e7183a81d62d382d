import LayoutCore
import ScrollDynamics

extension ScrollItem {
    func drawScrolled(_ state: DrawingState, into builder: DisplayListBuilder) {
        builder.noteVolatile()
        var state = state
        let origin = drawingOrigin(state)
        let rect = viewport.offset(by: origin)
        builder.addTarget(rect, of: self, state: state)
        state.origin = origin
        if !settings.isClipDisabled {
            state.clip(in: rect)
        }
        drawSpinner(rect, state, into: builder)
        contentItem?.draw(state, into: builder)
        drawIndicators(rect, state, into: builder)
    }

    /// A bar beside the content while it moves: its length tells how much of the content shows.
    private func drawIndicators(_ rect: Rect, _ state: DrawingState, into builder: DisplayListBuilder) {
        guard value.showsIndicators, controller.phase != .idle, controller.phase != .tracking else { return }
        for axis in Axis.allCases where axes.contains(axis) && controller.bounds[axis].isScrollable {
            switch settings.indicators[axis] {
            case .hidden, .never: continue
            case .automatic, .visible: break
            }
            let indicator = indicatorRect(rect, along: axis)
            let color = ResolvedColor(0, 0, 0, alpha: environment.colorScheme == .dark ? 0 : 0.35)
            let dark = ResolvedColor(255, 255, 255, alpha: 0.5)
            let paint = ResolvedPaint.color(environment.colorScheme == .dark ? dark : color)
            builder.add(
                .shape(.capsule, paint),
                rect: indicator,
                of: self,
                part: axis == .vertical ? 1 : 2,
                role: .scrollIndicator,
                state: state
            )
        }
    }

    /// Source of the numbers: the usual look of UIKit's indicators, 3 points wide and 3 from the edge (general knowledge).
    private func indicatorRect(_ rect: Rect, along axis: Axis) -> Rect {
        let margins = settings.indicatorMargins
        var covered = insets
        // The margins of the content are none of the indicators'.
        for edge in Edge.allCases { covered[edge] += margins[edge] - settings.contentMargins[edge] }
        let track = rect.inset(by: covered)
        let bounds = controller.bounds[axis]
        let length = track.size[axis]
        let shown = min(bounds.visibleLength / max(contentSize[axis], 1), 1)
        let offset = contentOffsetOnGrid[axis]
        let beyond = abs(bounds.overscroll(of: offset))
        let thumb = max(length * shown - beyond, Self.leastThumb)
        let progress = bounds.length > 0 ? (bounds.clamped(offset) - bounds.minimum) / bounds.length : 0
        let start = track.origin[axis] + (length - thumb) * progress
        return axis == .vertical
            ? Rect(x: rect.maxX - covered.trailing - 6, y: start, width: 3, height: thumb)
            : Rect(x: start, y: rect.maxY - covered.bottom - 6, width: thumb, height: 3)
    }

    /// The shortest indicator, in points (general knowledge).
    private static let leastThumb = 36.0
}
