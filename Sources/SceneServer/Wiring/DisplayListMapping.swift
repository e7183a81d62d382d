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
        record.opacity = min(max(0, item.opacity), 1)
        if let transform = item.transform, let bounds = item.bounds, transform.isFinite {
            record.transform = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
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

extension ResolvedPaint {
    /// The colour, or one that stands for all: of a gradient its first, of a material its tint.
    fileprivate var color: ResolvedColor {
        switch self {
        case .color(let color): color
        case .gradient(let gradient): gradient.stops.first?.color ?? .clear
        case .material(_, let tint): tint
        }
    }
}

extension WireColor {
    fileprivate init(_ color: ResolvedColor, opacity: Double) {
        let alpha = UInt32((min(max(0, color.alpha * opacity), 1) * 255).rounded())
        self.init(rgba: UInt32(color.red) << 24 | UInt32(color.green) << 16 | UInt32(color.blue) << 8 | alpha)
    }
}

extension GradientRecord {
    fileprivate init(_ gradient: ResolvedGradient, opacity: Double) {
        let stops = gradient.stops.map { stop in
            Stop(color: WireColor(stop.color, opacity: opacity), location: stop.location.orZero)
        }
        switch gradient.shape {
        case .linear(let start, let end):
            self.init(form: .linear, start: start.orZero, end: end.orZero, stops: stops)
        case .radial(let center, let startRadius, let endRadius):
            let radii = [startRadius.orZero, endRadius.orZero].sorted()
            let center = center.orZero
            self.init(form: .radial, start: center, end: center, radii: radii[0]...radii[1], stops: stops)
        }
    }
}

extension TextRecord {
    fileprivate init(_ text: DrawnText) {
        let decoration: Decoration? =
            switch (text.isUnderlined, text.isStruckThrough) {
            case (false, false): nil
            case (true, false): .underline
            case (false, true): .strikethrough
            case (true, true): .underlineStrikethrough
            }
        self.init(
            string: text.string,
            font: FontRecord(text.font),
            lines: text.lines.map { line in
                Line(
                    text: line.text,
                    x: line.x.orZero,
                    baseline: line.baseline.orZero,
                    isRightToLeft: line.isRightToLeft
                )
            },
            decoration: decoration
        )
    }
}

extension FontRecord {
    fileprivate init(_ font: ResolvedFont) {
        let design: Design? =
            switch font.design {
            case .standard: nil
            case .monospaced: .monospaced
            case .rounded: .rounded
            case .serif: .serif
            }
        self.init(
            size: font.size.orZero,
            weight: font.weight.rawValue,
            design: design,
            isItalic: font.isItalic,
            tracking: font.tracking.orZero
        )
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

extension UnitPoint {
    fileprivate var orZero: UnitPoint { UnitPoint(x: x.orZero, y: y.orZero) }
}

extension AffineTransform {
    fileprivate var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }
}
