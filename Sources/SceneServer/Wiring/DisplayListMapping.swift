internal import FrameProtocol
internal import LayoutCore
internal import ViewRuntime

/// Turns what a scene draws into what goes over the wire.
///
/// Remembers the last frame: what is drawn as it was then keeps its look.
struct DisplayListMapping {
    private var order = FrameOrder()
    private var last: [MappedLook] = []
    private var current: [MappedLook] = []

    /// The items, without those whose place is not a number: a program can compute such places, and nobody could draw them.
    ///
    /// - Complexity: O(*n*).
    mutating func records(_ items: ArraySlice<DisplayItem>) -> [ItemRecord] {
        var records: [ItemRecord] = []
        records.reserveCapacity(items.count)
        for item in items where item.frame.isFinite { records.append(record(item)) }
        order.endFrame()
        swap(&last, &current)
        current.removeAll(keepingCapacity: true)
        return records
    }

    private mutating func record(_ item: DisplayItem) -> ItemRecord {
        var record = ItemRecord(look: look(of: item), frame: item.frame)
        record.clip = item.clip.flatMap { $0.isFinite ? $0 : nil }
        if let transform = item.drawnTransform {
            record.transform = transform.numbers
        }
        if !item.clipShapes.isEmpty { record.clipShapes = item.clipShapes.compactMap(ClipShapeRecord.init) }
        return record
    }

    private mutating func look(of item: DisplayItem) -> SharedLook {
        let index = order.lastIndex(of: item.drawing.id)
        if let index, last[index].fits(item) {
            current.append(last[index])
            return last[index].look
        }
        var look = SharedLook(ItemLook(item))
        // Drawn anew and yet the same: bars are.
        if let index, last[index].look == look { look = last[index].look }
        current.append(MappedLook(of: item, look))
        return look
    }
}

/// The look of a drawing, and what else it was made from.
private final class MappedLook {
    let look: SharedLook
    private let drawing: Drawing
    private let opacity: Double
    private let pinned: PinnedPart?
    private let isTransformed: Bool
    /// The size in which it is seen from behind; `nil` if it is not.
    private let reflectedSize: Size?

    init(of item: DisplayItem, _ look: SharedLook) {
        self.look = look
        drawing = item.drawing
        opacity = item.opacity
        pinned = item.pinned
        isTransformed = item.drawnTransform != nil
        reflectedSize = item.reflectedSize
    }

    /// Says whether it is the look of another item too.
    func fits(_ item: DisplayItem) -> Bool {
        drawing === item.drawing && opacity == item.opacity && pinned == item.pinned
            && isTransformed == (item.drawnTransform != nil) && reflectedSize == item.reflectedSize
    }
}

extension DisplayItem {
    /// The transform, unless it has none that can be drawn.
    fileprivate var drawnTransform: AffineTransform? {
        guard let transform, drawing.bounds != nil, transform.isFinite else { return nil }
        return transform
    }

    fileprivate var reflectedSize: Size? { isReflected ? bounds ?? frame.size : nil }

    /// What is drawn, with lines of text where they stand in the item.
    fileprivate var ownContent: Content {
        if case .text = drawing.content { return drawing.content }
        return content
    }
}

extension ItemLook {
    fileprivate init(_ item: DisplayItem) {
        let drawing = item.drawing
        self.init(id: drawing.id, kind: .shape)
        opacity = min(max(0, item.opacity), 1)
        if item.drawnTransform != nil, let size = drawing.bounds {
            bounds = Size(width: size.width.orZero, height: size.height.orZero)
        }
        identifier = drawing.identifier
        pinned = item.pinned.map(ItemRecord.Pinned.init)
        role = drawing.role.map(ItemRecord.Role.init)
        source = drawing.source.flatMap { $0.isOutside ? nil : SourceRecord($0) }
        if drawing.blur > 0 { blur = drawing.blur.orZero }
        if let shadow = drawing.shadow {
            self.shadow = ShadowRecord(
                color: WireColor(shadow.color, opacity: opacity),
                radius: shadow.radius.orZero,
                x: shadow.x.orZero,
                y: shadow.y.orZero
            )
        }
        take(item.ownContent)
    }

    /// Takes what is drawn inside the frame; colours carry the item's opacity.
    private mutating func take(_ content: DisplayItem.Content) {
        switch content {
        case .shape(let shape, let paint):
            take(shape)
            fill(with: paint)
        case .outline(let shape, let paint, let width):
            take(shape)
            stroke = StrokeRecord(color: WireColor(paint.color, opacity: opacity), width: width.orZero)
        case .text(let drawn):
            kind = .text
            fill = WireColor(drawn.color, opacity: opacity)
            text = TextRecord(drawn)
        case .symbol(let name, let color, let font):
            kind = .symbol
            symbol = name
            fill = WireColor(color, opacity: opacity)
            symbolFont = FontRecord(font)
        case .image(let name):
            kind = .image
            self.name = name
        case .line(let color):
            kind = .line
            fill = WireColor(color, opacity: opacity)
        case .system(let paint):
            if let paint { fill(with: paint) }
        }
    }

    private mutating func fill(with paint: ResolvedPaint) {
        switch paint {
        case .color(let color):
            fill = WireColor(color, opacity: opacity)
        case .gradient(let resolved):
            fill = WireColor(paint.color, opacity: opacity)
            gradient = GradientRecord(resolved, opacity: opacity)
        case .material(let name, let tint):
            kind = .material
            self.name = name
            fill = WireColor(tint, opacity: opacity)
        }
    }

    private mutating func take(_ value: ShapeValue) {
        let outline = OutlineRecord(value)
        (shape, cornerRadius, cornerRadii) = (outline.shape, outline.cornerRadius, outline.cornerRadii)
        (path, isEvenOdd) = (outline.path, outline.isEvenOdd)
    }
}

extension OutlineRecord {
    fileprivate init(_ value: ShapeValue) {
        self.init()
        take(value)
    }

    private mutating func take(_ value: ShapeValue) {
        switch value {
        case .rectangle:
            break
        case .roundedRectangle(let radius):
            shape = .roundedRectangle
            cornerRadius = radius.orZero
        case .unevenRoundedRectangle(let topLeading, let bottomLeading, let bottomTrailing, let topTrailing):
            shape = .roundedRectangle
            cornerRadii = [topLeading, topTrailing, bottomTrailing, bottomLeading].map(\.orZero)
        case .circle:
            shape = .circle
        case .ellipse:
            shape = .ellipse
        case .capsule:
            shape = .capsule
        case .path(let value):
            path = PathText.svg(value)
            isEvenOdd = value.isEvenOdd
        case .trimmed(let inner, _, _):
            // The runtime has made a path of what it draws.
            take(inner)
        case .inset(let inner, let amount):
            // The frame is that of the smaller shape already; only its corners are still those of the larger one.
            take(inner)
            let inset = amount.orZero
            cornerRadius = cornerRadius.map { max($0 - inset, 0) }
            cornerRadii = cornerRadii.map { $0.map { max($0 - inset, 0) } }
        }
    }
}

extension ClipShapeRecord {
    /// `nil` for a shape whose place is not a number.
    fileprivate init?(_ clip: ClipShape) {
        guard clip.frame.isFinite else { return nil }
        self.init(outline: OutlineRecord(clip.shape), frame: clip.frame)
        guard let placement = clip.placement else { return }
        let size = placement.bounds
        guard placement.transform.isFinite, size.width.isFinite, size.height.isFinite else { return nil }
        transform = placement.transform.numbers
        bounds = size
    }
}

extension ItemRecord.Pinned {
    init(_ part: PinnedPart) {
        switch part {
        case .header: self = .header
        case .footer: self = .footer
        }
    }
}

extension ItemRecord.Role {
    fileprivate init(_ role: SystemRole) {
        switch role {
        case .statusBar: self = .statusBar
        case .navigationBar: self = .navigationBar
        case .largeTitle: self = .largeTitle
        case .inlineTitle: self = .inlineTitle
        case .homeIndicator: self = .homeIndicator
        case .scrollIndicator: self = .scrollIndicator
        }
    }
}

extension SourceRecord {
    init(_ position: SourcePosition) { self.init(line: position.line, column: position.column) }
}

extension Rect {
    var isFinite: Bool { minX.isFinite && minY.isFinite && width.isFinite && height.isFinite }
}

extension Double {
    /// The number, or 0 where a program's arithmetic gave infinity or none at all: JSON has neither.
    var orZero: Double { isFinite ? self : 0 }
}

extension AffineTransform {
    fileprivate var numbers: [Double] { [a, b, c, d, tx, ty] }

    fileprivate var isFinite: Bool {
        a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
    }
}
