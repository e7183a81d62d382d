internal import FrameProtocol
internal import LayoutCore
internal import ViewRuntime

/// Turns what a scene draws into what goes over the wire.
enum DisplayListMapping {
    /// The items, without those whose place is not a number: a program can compute such places, and nobody could draw them.
    static func records(_ items: some Sequence<DisplayItem>) -> [ItemRecord] {
        items.compactMap { $0.frame.isFinite ? record($0) : nil }
    }

    private static func record(_ item: DisplayItem) -> ItemRecord {
        var record = ItemRecord(id: item.id, kind: .shape, frame: item.frame)
        record.clip = item.clip.flatMap { $0.isFinite ? $0 : nil }
        if !item.clipShapes.isEmpty { record.clipShapes = item.clipShapes.compactMap(ClipShapeRecord.init) }
        record.opacity = min(max(0, item.opacity), 1)
        if let transform = item.transform, let bounds = item.bounds, transform.isFinite {
            record.transform = transform.numbers
            record.bounds = Size(width: bounds.width.orZero, height: bounds.height.orZero)
        }
        record.identifier = item.identifier
        record.pinned = item.pinned.map(ItemRecord.Pinned.init)
        record.role = item.role.map(ItemRecord.Role.init)
        record.source = item.source.map(SourceRecord.init)
        if let shadow = item.shadow {
            record.shadow = ShadowRecord(
                color: WireColor(shadow.color, opacity: record.opacity),
                radius: shadow.radius.orZero,
                x: shadow.x.orZero,
                y: shadow.y.orZero
            )
        }
        record.take(item.content)
        return record
    }
}

extension ItemRecord {
    /// Takes what is drawn inside the frame; colours carry the item's opacity.
    fileprivate mutating func take(_ content: DisplayItem.Content) {
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
        path = outline.path
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

    fileprivate var isFinite: Bool { numbers.allSatisfy(\.isFinite) }
}
