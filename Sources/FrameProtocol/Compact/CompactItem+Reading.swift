import LayoutCore

extension ByteReader {
    /// Reads what ``ByteWriter/change(from:to:)`` wrote.
    mutating func changed(_ old: CompactItem) throws(CompactFrameError) -> CompactItem {
        var item = old
        let fields = CompactItem.Fields(rawValue: try unsigned())
        if fields.contains(.id) { item.id &+= try signed() }
        if fields.contains(.origin) {
            item.place.x &+= try signed()
            item.place.y &+= try signed()
        }
        if fields.contains(.size) {
            item.place.width &+= try signed()
            item.place.height &+= try signed()
        }
        if fields.contains(.clip) { item.place.clip = try clip() }
        if fields.contains(.text) { item.text = try optionalText() }
        if fields.contains(.lines) { item.lines = try lines(of: item.text) }
        if fields.contains(.fill) { item.fill = try optionalColor() }
        if fields.contains(.identifier) { item.identifier = try optionalText() }
        if fields.contains(.pinned) { item.pinned = try optionalCase() }
        if fields.contains(.role) { item.role = try optionalCase() }
        if fields.contains(.source) {
            let line = try unsigned()
            item.source = line == 0 ? nil : SourceRecord(line: line, column: try unsigned())
        }
        if fields.contains(.kind) { item.kind = try oneCase() }
        try rareFields(fields, of: &item)
        return item
    }

    private mutating func rareFields(
        _ fields: CompactItem.Fields,
        of item: inout CompactItem
    ) throws(CompactFrameError) {
        if fields.contains(.opacity) { item.opacity = try unsigned() }
        if fields.contains(.font) { item.font = try font() }
        if fields.contains(.symbol) { item.symbol = try optionalText() }
        if fields.contains(.transform) { item.transform = try transform() }
        if fields.contains(.outline) { item.outline = try outline() }
        if fields.contains(.stroke) {
            item.stroke = nil
            if let color = try optionalColor() { item.stroke = StrokeRecord(color: color, width: try length()) }
        }
        if fields.contains(.gradient) { item.gradient = try gradient() }
        if fields.contains(.shadow) {
            item.shadow = nil
            if let color = try optionalColor() {
                item.shadow = ShadowRecord(color: color, radius: try length(), x: try length(), y: try length())
            }
        }
        if fields.contains(.blur) { item.blur = try optionalLength() }
        if fields.contains(.name) { item.name = try optionalText() }
        if fields.contains(.traits) {
            item.traits = []
            for _ in 0..<(try count()) { item.traits.append(try text()) }
        }
        if fields.contains(.decoration) { item.decoration = try optionalCase() }
        if fields.contains(.path) { item.path = try optionalText() }
        if fields.contains(.clipShapes) { item.clipShapes = try clipShapes() }
        if fields.contains(.fillRule) { item.isEvenOdd = try byte() != 0 }
    }

    private mutating func clipShapes() throws(CompactFrameError) -> [CompactItem.ClipShape] {
        var shapes: [CompactItem.ClipShape] = []
        for _ in 0..<(try count()) {
            shapes.append(
                CompactItem.ClipShape(
                    x: try signed(),
                    y: try signed(),
                    width: try signed(),
                    height: try signed(),
                    outline: try outline(),
                    path: try optionalText(),
                    isEvenOdd: try byte() != 0,
                    transform: try transform()
                )
            )
        }
        return shapes
    }

    private mutating func clip() throws(CompactFrameError) -> CompactPlace.Clip {
        let edges = try byte()
        return CompactPlace.Clip(
            top: edges & 1 == 0 ? 0 : try signed(),
            leading: edges & 2 == 0 ? 0 : try signed(),
            bottom: edges & 4 == 0 ? 0 : try signed(),
            trailing: edges & 8 == 0 ? 0 : try signed()
        )
    }

    private mutating func lines(of whole: String?) throws(CompactFrameError) -> [CompactItem.Line] {
        var lines: [CompactItem.Line] = []
        for _ in 0..<(try count()) {
            let code = try unsigned()
            let text = code & 1 == 1 ? whole ?? "" : try text(byteCount: code / 4)
            lines.append(
                CompactItem.Line(text: text, x: try signed(), baseline: try signed(), isRightToLeft: code & 2 == 2)
            )
        }
        return lines
    }

    private mutating func length() throws(CompactFrameError) -> Double { GridLength.points(try signed()) }

    private mutating func factor() throws(CompactFrameError) -> Double { GridFactor.factor(try signed()) }

    private mutating func optionalColor() throws(CompactFrameError) -> WireColor? {
        try byte() == 0 ? nil : try color()
    }

    private mutating func optionalLength() throws(CompactFrameError) -> Int? {
        try byte() == 0 ? nil : try signed()
    }

    private mutating func font() throws(CompactFrameError) -> FontRecord? {
        let weight = try unsigned()
        guard weight > 0 else { return nil }
        return FontRecord(
            size: try length(),
            weight: weight,
            design: try optionalCase(),
            isItalic: try byte() == 1,
            tracking: try factor()
        )
    }

    private mutating func transform() throws(CompactFrameError) -> CompactItem.Transform? {
        guard try byte() == 1 else { return nil }
        return CompactItem.Transform(
            factors: [try signed(), try signed(), try signed(), try signed()],
            tx: try signed(),
            ty: try signed(),
            width: try signed(),
            height: try signed()
        )
    }

    private mutating func outline() throws(CompactFrameError) -> CompactItem.Outline {
        var outline = CompactItem.Outline()
        outline.shape = try optionalCase()
        outline.cornerRadius = try optionalLength()
        let count = try count()
        if count > 0 {
            var radii: [Int] = []
            for _ in 0..<count { radii.append(try signed()) }
            outline.cornerRadii = radii
        }
        return outline
    }

    private mutating func gradient() throws(CompactFrameError) -> GradientRecord? {
        guard let form = try optionalCase(GradientRecord.Form.self) else { return nil }
        let start = UnitPoint(x: try factor(), y: try factor())
        let end = UnitPoint(x: try factor(), y: try factor())
        var radii: ClosedRange<Double>?
        if try byte() == 1 {
            let place = position
            let (first, last) = (try length(), try length())
            guard first <= last else { throw .malformed(at: place) }
            radii = first...last
        }
        var stops: [GradientRecord.Stop] = []
        for _ in 0..<(try count()) { stops.append(GradientRecord.Stop(color: try color(), location: try factor())) }
        return GradientRecord(form: form, start: start, end: end, radii: radii, stops: stops)
    }
}
