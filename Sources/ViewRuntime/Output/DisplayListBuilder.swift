import LayoutCore

/// Where and how the item that is drawn next appears.
struct DrawingState {
    /// The origin of the item's container, in the space that `transform` maps to the screen.
    var origin: Point
    /// The part of the screen that is not clipped away, in screen points; `nil` is the whole screen.
    var clip: Rect?
    var opacity: Double = 1
    /// Set inside something scaled or rotated.
    var transform: AffineTransform?
    var pinned: PinnedPart?
    var identifier: String?
    var shadow: ResolvedShadow?
    var allowsHitTesting = true
}

/// Collects what is drawn, back to front, and where touches go.
final class DisplayListBuilder {
    let grid: PixelGrid
    let screen: Rect
    private(set) var items: [DisplayItem] = []
    private(set) var targets: [HitTarget] = []

    /// True if the screen reads right to left: layout counts from the leading edge, the screen from the left one.
    let isMirrored: Bool

    init(screen: Rect, grid: PixelGrid, isMirrored: Bool = false) {
        self.screen = screen
        self.grid = grid
        self.isMirrored = isMirrored
        items.reserveCapacity(64)
        targets.reserveCapacity(64)
    }

    /// Adds a drawing unless nothing of it can show.
    ///
    /// `rect` is in the space of the container of `state.origin`, in points; `part` tells several drawings of one view apart, from
    /// 0 to 7.
    func add(
        _ content: DisplayItem.Content,
        rect: Rect,
        of item: ItemNode,
        part: Int = 0,
        role: SystemRole? = nil,
        state: DrawingState
    ) {
        let isTransformed = state.transform.map { !$0.isTranslation } ?? false
        let moved = state.transform.map { $0.boundingBox(of: rect) } ?? rect
        let frame = grid.aligned(mirrored(moved))
        let visible = frame.intersection(screen)
        guard let visible else { return }
        var clip: Rect?
        if let stateClip = state.clip {
            let aligned = grid.aligned(mirrored(stateClip))
            guard let part = frame.intersection(aligned) else { return }
            guard part.intersection(screen) != nil else { return }
            if part != frame { clip = part }
        }
        if state.allowsHitTesting, role == nil, state.opacity > 0 {
            targets.append(HitTarget(rect: clip ?? visible, item: item))
        }
        items.append(
            DisplayItem(
                id: item.id * 8 + part,
                content: isTransformed ? content : content.moved(by: frame.origin),
                frame: frame,
                clip: clip,
                opacity: state.opacity,
                transform: isTransformed ? state.transform?.translated(by: rect.origin) : nil,
                bounds: isTransformed ? rect.size : nil,
                identifier: state.identifier,
                pinned: state.pinned,
                role: role,
                source: role == nil || role == .largeTitle || role == .inlineTitle ? item.source : nil,
                shadow: state.shadow
            )
        )
    }

    /// The rectangle as the screen has it.
    func mirrored(_ rect: Rect) -> Rect {
        guard isMirrored else { return rect }
        return Rect(origin: Point(x: screen.minX + screen.maxX - rect.maxX, y: rect.minY), size: rect.size)
    }

    /// Adds a place that takes touches although nothing is drawn there: a button, a scroll view.
    func addTarget(_ rect: Rect, of item: ItemNode, state: DrawingState) {
        guard state.allowsHitTesting else { return }
        let moved = state.transform.map { $0.boundingBox(of: rect) } ?? rect
        guard var visible = mirrored(moved).intersection(screen) else { return }
        if let clip = state.clip {
            guard let part = visible.intersection(mirrored(clip)) else { return }
            visible = part
        }
        targets.append(HitTarget(rect: visible, item: item))
    }
}

extension DisplayItem.Content {
    /// The content with its lines of text put where their frame stands.
    fileprivate func moved(by delta: Point) -> DisplayItem.Content {
        guard case .text(var text) = self else { return self }
        for index in text.lines.indices {
            text.lines[index].x += delta.x
            text.lines[index].baseline += delta.y
        }
        return .text(text)
    }
}

/// A place on the screen that takes touches; later ones are in front.
struct HitTarget {
    var rect: Rect
    unowned let item: ItemNode
}
