import LayoutCore

/// Where and how the item that is drawn next appears.
struct DrawingState {
    /// The origin of the item's container, in the space that `transform` maps to the screen.
    var origin: Point
    /// The part of the screen that is not clipped away, in screen points; `nil` is the whole screen.
    var clip: Rect?
    /// The shapes of clips that are not rectangles on the screen; `clip` is in the boxes around them.
    var clipShapes: [ClipShape] = []
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

    /// Cuts what follows off at the edges of a shape in a rectangle of the present space.
    mutating func clip(to shape: ShapeValue = .rectangle, in rect: Rect) {
        let drawn = shape.drawnRect(in: rect)
        let box = onScreen(drawn)
        clip = clip.map { $0.intersection(box) ?? Rect(origin: box.origin, size: .zero) } ?? box
        let turned = transform.flatMap { $0.isTranslation ? nil : $0 }
        let outline = shape.outline
        if outline.isRectangle, turned?.keepsEdgesLevel != false { return }
        let placement = turned.map { map in
            let transform = map.translated(by: drawn.origin).mirrored(by: mirror, drawn.size)
            return ClipShape.Placement(transform: transform, bounds: drawn.size)
        }
        clipShapes.append(
            ClipShape(
                shape: mirror.isReflected ? outline.reflected(inWidth: drawn.width) : outline,
                frame: box,
                placement: placement
            )
        )
    }
}

/// A reflection along the horizontal axis, or none: x becomes `offset - x`, or `x + offset`.
struct Mirror: Hashable {
    let isReflected: Bool
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

extension AffineTransform {
    /// The map with the middle of something where a mirror shows it, and turned the same way round: pictures and letters are not
    /// seen from behind.
    func mirrored(by mirror: Mirror, _ size: Size) -> AffineTransform {
        let middle = apply(Point(x: size.width / 2, y: size.height / 2))
        var copy = self
        copy.tx += mirror.apply(Rect(origin: middle, size: .zero)).minX - middle.x
        return copy
    }
}

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
            if role == nil, state.opacity > 0 {
                addTarget(grid.aligned(state.onScreen(rect)), of: item, state)
            }
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
            shadow: state.shadow
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
        targets.append(HitTarget(rect: visible, item: item))
    }
}

/// What an item drew, from its layout's origin, so that it can be drawn elsewhere.
final class Recording {
    /// Frames and clips are exact.
    let items: [DisplayItem]
    /// True if the item must be drawn anew each time.
    let isVolatile: Bool
    /// The layout that stood when it was made, and how often it had been placed.
    private let node: LayoutNode
    private let placeCount: Int
    /// What the drawings have from the views around.
    private let identifier: String?
    private let shadow: ResolvedShadow?

    init(_ builder: DisplayListBuilder, of node: LayoutNode, in state: DrawingState) {
        isVolatile = builder.isVolatile
        items = builder.isVolatile ? [] : builder.items
        self.node = node
        placeCount = node.placeCount
        identifier = state.identifier
        shadow = state.shadow
    }

    /// Says whether the item would still draw the same, as far as layout and the views around it go.
    func fits(_ other: LayoutNode, in state: DrawingState) -> Bool {
        node === other && other.isCurrent && placeCount == other.placeCount && identifier == state.identifier
            && shadow == state.shadow
    }
}

extension ItemNode {
    /// Draws the item by what it drew the last time, if nothing in it has changed since.
    ///
    /// Changes of views and arguments let go of it (``drawingDidChange()``), changes of layout tell by the count of placements.
    final func drawKept(_ state: DrawingState, into builder: DisplayListBuilder) {
        guard builder.purpose == .frame, state.transform == nil else { return draw(state, into: builder) }
        let node = layoutNode
        if recording?.fits(node, in: state) != true { recording = record(node, state, builder) }
        guard let recording, !recording.isVolatile else { return draw(state, into: builder) }
        builder.add(recording, movedBy: state.origin + node.origin, state)
    }

    private func record(
        _ node: LayoutNode,
        _ state: DrawingState,
        _ builder: DisplayListBuilder
    )
        -> Recording
    {
        let recorder = DisplayListBuilder(.recording, screen: builder.screen, grid: builder.grid)
        var inner = DrawingState(origin: -node.origin)
        inner.identifier = state.identifier
        inner.shadow = state.shadow
        draw(inner, into: recorder)
        return Recording(recorder, of: node, in: state)
    }
}

/// A place on the screen that takes touches; later ones are in front.
struct HitTarget {
    var rect: Rect
    unowned let item: ItemNode
}
