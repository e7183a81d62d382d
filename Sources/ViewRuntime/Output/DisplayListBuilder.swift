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
    /// From leading-edge coordinates, in which layout counts, to the screen's.
    var mirror = Mirror.none

    /// A rectangle of the present space as the screen has it.
    func onScreen(_ rect: Rect) -> Rect {
        mirror.apply(transform.map { $0.boundingBox(of: rect) } ?? rect)
    }

    /// Cuts what follows off at the edges of a rectangle of the present space.
    mutating func clip(to rect: Rect) {
        let box = onScreen(rect)
        clip = clip.map { $0.intersection(box) ?? Rect(origin: box.origin, size: .zero) } ?? box
    }
}

/// A reflection along the horizontal axis, or none: x becomes `offset - x`, or `x + offset`.
struct Mirror: Hashable {
    private let isReflected: Bool
    private let offset: Double

    static let none = Mirror(isReflected: false, offset: 0)

    /// The reflection that turns a rectangle around on the spot.
    init(around rect: Rect) { self.init(isReflected: true, offset: rect.minX + rect.maxX) }

    private init(isReflected: Bool, offset: Double) {
        self.isReflected = isReflected
        self.offset = offset
    }

    func apply(_ rect: Rect) -> Rect {
        if !isReflected, offset == 0 { return rect }
        let x = isReflected ? offset - rect.maxX : rect.minX + offset
        return Rect(origin: Point(x: x, y: rect.minY), size: rect.size)
    }

    /// The map that first turns a rectangle of the present space around and then does this one.
    func reflected(around rect: Rect) -> Mirror {
        let sum = rect.minX + rect.maxX
        return isReflected
            ? Mirror(isReflected: false, offset: offset - sum) : Mirror(isReflected: true, offset: offset + sum)
    }
}

/// Collects what is drawn, back to front, and where touches go.
final class DisplayListBuilder {
    let grid: PixelGrid
    let screen: Rect
    private(set) var items: [DisplayItem] = []
    private(set) var targets: [HitTarget] = []

    init(screen: Rect, grid: PixelGrid) {
        self.screen = screen
        self.grid = grid
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
        let frame = grid.aligned(state.onScreen(rect))
        let visible = frame.intersection(screen)
        guard let visible else { return }
        var clip: Rect?
        if let stateClip = state.clip {
            let aligned = grid.aligned(stateClip)
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

    /// Adds a place that takes touches although nothing is drawn there: a button, a scroll view.
    func addTarget(_ rect: Rect, of item: ItemNode, state: DrawingState) {
        guard state.allowsHitTesting else { return }
        guard var visible = state.onScreen(rect).intersection(screen) else { return }
        if let clip = state.clip {
            guard let part = visible.intersection(clip) else { return }
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
