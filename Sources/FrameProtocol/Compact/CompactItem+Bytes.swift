import LayoutCore

extension ByteWriter {
    /// Writes the fields in which an item differs from one that the reader has.
    mutating func change(from old: CompactItem, to new: CompactItem) {
        let fields = old.fields(changedIn: new)
        unsigned(fields.rawValue)
        if fields.contains(.id) { signed(new.id - old.id) }
        if fields.contains(.origin) {
            signed(new.x - old.x)
            signed(new.y - old.y)
        }
        if fields.contains(.size) {
            signed(new.width - old.width)
            signed(new.height - old.height)
        }
        if fields.contains(.clip) { clip(new.clip) }
        if fields.contains(.text) { optionalText(new.text) }
        if fields.contains(.lines) { lines(of: new) }
        if fields.contains(.fill) { optionalColor(new.fill) }
        if fields.contains(.identifier) { optionalText(new.identifier) }
        if fields.contains(.pinned) { optionalCase(new.pinned) }
        if fields.contains(.role) { optionalCase(new.role) }
        if fields.contains(.source) {
            unsigned(new.source?.line ?? 0)
            if let source = new.source { unsigned(source.column) }
        }
        if fields.contains(.kind) { oneCase(new.kind) }
        rareFields(fields, of: new)
    }

    private mutating func rareFields(_ fields: CompactItem.Fields, of new: CompactItem) {
        if fields.contains(.opacity) { unsigned(new.opacity) }
        if fields.contains(.font) { font(new.font) }
        if fields.contains(.symbol) { optionalText(new.symbol) }
        if fields.contains(.transform) { transform(new.transform) }
        if fields.contains(.outline) { outline(new.outline) }
        if fields.contains(.stroke) {
            optionalColor(new.stroke?.color)
            if let stroke = new.stroke { signed(GridLength.units(stroke.width)) }
        }
        if fields.contains(.gradient) { gradient(new.gradient) }
        if fields.contains(.shadow) {
            optionalColor(new.shadow?.color)
            if let shadow = new.shadow {
                for length in [shadow.radius, shadow.x, shadow.y] { signed(GridLength.units(length)) }
            }
        }
        if fields.contains(.blur) { optionalLength(new.blur) }
        if fields.contains(.name) { optionalText(new.name) }
        if fields.contains(.traits) {
            unsigned(new.traits.count)
            for trait in new.traits { text(trait) }
        }
        if fields.contains(.decoration) { optionalCase(new.decoration) }
        if fields.contains(.path) { optionalText(new.path) }
    }

    /// One bit an edge that is cut, then how far.
    private mutating func clip(_ clip: CompactItem.Clip) {
        let edges = [clip.top, clip.leading, clip.bottom, clip.trailing]
        byte(edges.enumerated().reduce(0) { $1.element == 0 ? $0 : $0 | 1 << UInt8($1.offset) })
        for edge in edges where edge != 0 { signed(edge) }
    }

    /// Before each line's text stands four times its length, with 1 more for the whole text once more, and 2 more for one that
    /// reads right to left.
    private mutating func lines(of item: CompactItem) {
        unsigned(item.lines.count)
        for line in item.lines {
            let direction = line.isRightToLeft ? 2 : 0
            if line.text == item.text {
                unsigned(1 + direction)
            } else {
                unsigned(line.text.utf8.count * 4 + direction)
                for unit in line.text.utf8 { byte(unit) }
            }
            signed(line.x)
            signed(line.baseline)
        }
    }

    private mutating func optionalColor(_ value: WireColor?) {
        byte(value == nil ? 0 : 1)
        if let value { color(value) }
    }

    private mutating func optionalLength(_ units: Int?) {
        byte(units == nil ? 0 : 1)
        if let units { signed(units) }
    }

    /// Weight 0 is no font.
    private mutating func font(_ font: FontRecord?) {
        unsigned(font?.weight ?? 0)
        guard let font else { return }
        signed(GridLength.units(font.size))
        optionalCase(font.design)
        byte(font.isItalic ? 1 : 0)
        signed(GridFactor.units(font.tracking))
    }

    private mutating func transform(_ transform: CompactItem.Transform?) {
        byte(transform == nil ? 0 : 1)
        guard let transform else { return }
        for number in transform.factors { signed(number) }
        for number in [transform.tx, transform.ty, transform.width, transform.height] { signed(number) }
    }

    private mutating func outline(_ outline: CompactItem.Outline) {
        optionalCase(outline.shape)
        optionalLength(outline.cornerRadius)
        unsigned(outline.cornerRadii?.count ?? 0)
        for radius in outline.cornerRadii ?? [] { signed(radius) }
    }

    private mutating func gradient(_ gradient: GradientRecord?) {
        optionalCase(gradient?.form)
        guard let gradient else { return }
        for part in [gradient.start.x, gradient.start.y, gradient.end.x, gradient.end.y] {
            signed(GridFactor.units(part))
        }
        byte(gradient.radii == nil ? 0 : 1)
        if let radii = gradient.radii {
            signed(GridLength.units(radii.lowerBound))
            signed(GridLength.units(radii.upperBound))
        }
        unsigned(gradient.stops.count)
        for stop in gradient.stops {
            color(stop.color)
            signed(GridFactor.units(stop.location))
        }
    }
}

extension ByteReader {
    /// Reads what ``ByteWriter/change(from:to:)`` wrote.
    mutating func changed(_ old: CompactItem) throws(CompactFrameError) -> CompactItem {
        var item = old
        let fields = CompactItem.Fields(rawValue: try unsigned())
        if fields.contains(.id) { item.id &+= try signed() }
        if fields.contains(.origin) {
            item.x &+= try signed()
            item.y &+= try signed()
        }
        if fields.contains(.size) {
            item.width &+= try signed()
            item.height &+= try signed()
        }
        if fields.contains(.clip) { item.clip = try clip() }
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
    }

    private mutating func clip() throws(CompactFrameError) -> CompactItem.Clip {
        let edges = try byte()
        return CompactItem.Clip(
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
