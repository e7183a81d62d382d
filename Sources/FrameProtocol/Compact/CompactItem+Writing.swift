import LayoutCore

extension ByteWriter {
    /// Writes the fields in which an item differs from one that the reader has.
    mutating func change(from old: CompactItem, to new: CompactItem) {
        let fields = old.fields(changedIn: new)
        unsigned(fields.rawValue)
        if fields.contains(.id) { signed(new.id - old.id) }
        if fields.contains(.origin) {
            signed(new.place.x &- old.place.x)
            signed(new.place.y &- old.place.y)
        }
        if fields.contains(.size) {
            signed(new.place.width &- old.place.width)
            signed(new.place.height &- old.place.height)
        }
        if fields.contains(.clip) { clip(new.place.clip) }
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
        if fields.contains(.clipShapes) { clipShapes(new.clipShapes) }
        if fields.contains(.fillRule) { byte(new.isEvenOdd ? 1 : 0) }
    }

    private mutating func clipShapes(_ shapes: [CompactItem.ClipShape]) {
        unsigned(shapes.count)
        for shape in shapes {
            for length in [shape.x, shape.y, shape.width, shape.height] { signed(length) }
            outline(shape.outline)
            optionalText(shape.path)
            byte(shape.isEvenOdd ? 1 : 0)
            transform(shape.transform)
        }
    }

    /// One bit an edge that is cut, then how far.
    private mutating func clip(_ clip: CompactPlace.Clip) {
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
