import LayoutCore

/// Collects what is drawn, back to front, or where touches go.
final class DisplayListBuilder {
    enum Purpose {
        /// What shows on the screen, aligned to pixels.
        case frame
        /// Where touches go.
        case targets
        /// What a view draws wherever it stands: nothing is aligned, and nothing left out.
        case recording
    }

    let purpose: Purpose
    let grid: PixelGrid
    let screen: Rect
    private(set) var items: [DisplayItem] = []
    private(set) var targets: [HitTarget] = []
    /// True once something was drawn that changes without its container hearing of it.
    private(set) var isVolatile = false

    init(_ purpose: Purpose, screen: Rect, grid: PixelGrid) {
        self.purpose = purpose
        self.screen = screen
        self.grid = grid
        if purpose == .frame { items.reserveCapacity(64) }
    }

    /// Notes that what is drawn now changes without its container hearing of it: by scrolling, or by an effect of the geometry.
    func noteVolatile() { isVolatile = true }

    /// Says whether anything in a rectangle of a state's space can show.
    func canShow(_ rect: Rect, _ state: DrawingState) -> Bool {
        purpose == .recording || state.transform != nil || rect.intersection(screen) != nil
            || state.mirror != .none
    }

    /// Adds a drawing unless nothing of it can show.
    ///
    /// `rect` is in the space of the container of `state.origin`, in points; `part` tells several drawings of one view apart, from
    /// 0 to 7, and `id` is for more of them.
    func add(
        _ content: DisplayItem.Content,
        rect: Rect,
        of item: ItemNode,
        id: Int? = nil,
        part: Int = 0,
        role: SystemRole? = nil,
        state: DrawingState
    ) {
        if purpose == .targets {
            guard role == nil, state.opacity > 0 else { return }
            var state = state
            // What is drawn takes touches where it is drawn: a circle none in the corners of its box.
            if case .shape(let shape, _) = content { state.clip(to: shape.outline, in: rect) }
            addTarget(grid.aligned(state.onScreen(rect)), of: item, state)
            return
        }
        let transform = state.transform.flatMap { $0.isTranslation ? nil : $0 }
        let drawing = Drawing(
            id: (id ?? item.id) * 8 + part,
            content: content,
            bounds: transform == nil ? nil : rect.size,
            identifier: state.identifier,
            role: role,
            source: role == nil || role == .largeTitle || role == .inlineTitle ? item.source : nil,
            shadow: state.shadow,
            blur: state.blur
        )
        add(
            DisplayItem(
                drawing: drawing,
                frame: state.onScreen(rect),
                clip: state.clip,
                clipShapes: state.clipShapes,
                opacity: state.opacity,
                pinned: state.pinned,
                transform: transform?.translated(by: rect.origin).mirrored(by: state.mirror, rect.size),
                isReflected: state.mirror.isReflected
            )
        )
    }

    /// Adds a drawing whose frame and clip are exact, and whose clip may be larger than its frame.
    private func add(_ item: consuming DisplayItem) {
        guard purpose == .frame else { return items.append(item) }
        item.frame = grid.aligned(item.frame)
        guard item.frame.intersection(screen) != nil else { return }
        if let clip = item.clip {
            guard let part = item.frame.intersection(grid.aligned(clip)), part.intersection(screen) != nil
            else { return }
            item.clip = part == item.frame ? nil : part
        }
        if !item.clipShapes.isEmpty { item.clipShapes = cuttingShapes(item.clipShapes, frame: item.frame) }
        items.append(item)
    }

    /// The shapes that cut something off a frame, aligned to pixels.
    private func cuttingShapes(_ shapes: [ClipShape], frame: Rect) -> [ClipShape] {
        shapes.compactMap { clip in
            let aligned = clip.aligned(to: grid)
            return aligned.contains(frame) ? nil : aligned
        }
    }

    /// Adds what was recorded, moved by a distance and then mirrored as the state is.
    func add(_ recording: Recording, movedBy shift: Point, _ state: DrawingState) {
        for recorded in recording.items {
            var item = recorded
            item.frame = state.mirror.apply(recorded.frame.offset(by: shift))
            item.clip = state.clip
            if let inner = recorded.clip {
                let box = state.mirror.apply(inner.offset(by: shift))
                item.clip = state.clip.map { $0.intersection(box) ?? Rect(origin: box.origin, size: .zero) } ?? box
            }
            if !recorded.clipShapes.isEmpty || !state.clipShapes.isEmpty {
                item.clipShapes = state.clipShapes + recorded.clipShapes.map { $0.moved(by: shift, state.mirror) }
            }
            item.opacity *= state.opacity
            item.isReflected = recorded.isReflected != state.mirror.isReflected
            if recorded.pinned == nil { item.pinned = state.pinned }
            if var map = recorded.transform {
                map.tx += shift.x
                map.ty += shift.y
                item.transform = map.mirrored(by: state.mirror, recorded.bounds ?? .zero)
            }
            add(item)
        }
    }

    /// Adds a place that takes touches although nothing is drawn there: a button, a scroll view.
    func addTarget(_ rect: Rect, of item: ItemNode, state: DrawingState) {
        guard purpose == .targets else { return }
        addTarget(state.onScreen(rect), of: item, state)
    }

    private func addTarget(_ rect: Rect, of item: ItemNode, _ state: DrawingState) {
        guard state.allowsHitTesting, item.environment.allowsHitTesting else { return }
        guard var visible = rect.intersection(screen) else { return }
        if let clip = state.clip {
            guard let part = visible.intersection(clip) else { return }
            visible = part
        }
        targets.append(HitTarget(rect: visible, shapes: state.clipShapes, item: item))
    }
}

/// A place on the screen that takes touches; later ones are in front.
struct HitTarget {
    var rect: Rect
    /// The shapes outside of which it takes none.
    var shapes: [ClipShape]
    unowned let item: ItemNode

    func contains(_ point: Point) -> Bool { rect.contains(point) && shapes.allSatisfy { $0.contains(point) } }
}
