import LayoutCore

extension CompactItem {
    init(_ record: ItemRecord) {
        id = record.id
        kind = record.kind
        x = GridLength.units(record.frame.minX)
        y = GridLength.units(record.frame.minY)
        width = GridLength.units(record.frame.width)
        height = GridLength.units(record.frame.height)
        if let part = record.clip { clip = clip(of: part) }
        opacity = GridFactor.units(record.opacity)
        clipShapes = record.clipShapes.map(clipShape)
        transform = transform(record.transform, record.bounds)
        fill = record.fill
        outline = Outline(
            shape: record.shape,
            cornerRadius: record.cornerRadius.map(GridLength.units),
            cornerRadii: record.cornerRadii.map { $0.map(GridLength.units) }
        )
        stroke = record.stroke
        gradient = record.gradient
        shadow = record.shadow
        blur = record.blur.map(GridLength.units)
        if let text = record.text { take(text) }
        symbol = record.symbol
        if record.text == nil { font = record.symbolFont }
        name = record.name
        path = record.path
        identifier = record.identifier
        pinned = record.pinned
        role = record.role
        traits = record.traits
        source = record.source
    }

    private mutating func take(_ record: TextRecord) {
        text = record.string
        font = record.font
        decoration = record.decoration
        lines = record.lines.map { line in
            Line(
                text: line.text,
                x: GridLength.units(line.x) - x,
                baseline: GridLength.units(line.baseline) - y,
                isRightToLeft: line.isRightToLeft
            )
        }
    }

    private func transform(_ numbers: [Double]?, _ bounds: Size?) -> Transform? {
        guard let numbers, numbers.count == 6, let bounds else { return nil }
        return Transform(
            factors: numbers.prefix(4).map(GridFactor.units),
            tx: GridLength.units(numbers[4]) - x,
            ty: GridLength.units(numbers[5]) - y,
            width: GridLength.units(bounds.width),
            height: GridLength.units(bounds.height)
        )
    }

    private func clipShape(_ record: ClipShapeRecord) -> ClipShape {
        ClipShape(
            x: GridLength.units(record.frame.minX) - x,
            y: GridLength.units(record.frame.minY) - y,
            width: GridLength.units(record.frame.width),
            height: GridLength.units(record.frame.height),
            outline: Outline(
                shape: record.outline.shape,
                cornerRadius: record.outline.cornerRadius.map(GridLength.units),
                cornerRadii: record.outline.cornerRadii.map { $0.map(GridLength.units) }
            ),
            path: record.outline.path,
            transform: transform(record.transform, record.bounds)
        )
    }

    private func clip(of part: Rect) -> Clip {
        let left = GridLength.units(part.minX)
        let top = GridLength.units(part.minY)
        return Clip(
            top: top - y,
            leading: left - x,
            bottom: y + height - top - GridLength.units(part.height),
            trailing: x + width - left - GridLength.units(part.width)
        )
    }

    /// The item as it was handed to the encoder, its lengths rounded to the grid.
    var record: ItemRecord {
        let frame = Rect(
            x: GridLength.points(x),
            y: GridLength.points(y),
            width: GridLength.points(width),
            height: GridLength.points(height)
        )
        var record = ItemRecord(id: id, kind: kind, frame: frame)
        if clip != Clip() {
            record.clip = Rect(
                x: GridLength.points(x &+ clip.leading),
                y: GridLength.points(y &+ clip.top),
                width: GridLength.points(width &- clip.leading &- clip.trailing),
                height: GridLength.points(height &- clip.top &- clip.bottom)
            )
        }
        record.clipShapes = clipShapes.map(clipShapeRecord)
        record.opacity = GridFactor.factor(opacity)
        if let transform { (record.transform, record.bounds) = (numbers(of: transform), bounds(of: transform)) }
        record.fill = fill
        record.shape = outline.shape
        record.cornerRadius = outline.cornerRadius.map(GridLength.points)
        record.cornerRadii = outline.cornerRadii.map { $0.map(GridLength.points) }
        record.stroke = stroke
        record.gradient = gradient
        record.shadow = shadow
        record.blur = blur.map(GridLength.points)
        record.text = textRecord
        record.symbol = symbol
        if text == nil { record.symbolFont = font }
        record.name = name
        record.path = path
        record.identifier = identifier
        record.pinned = pinned
        record.role = role
        record.traits = traits
        record.source = source
        return record
    }

    private func numbers(of transform: Transform) -> [Double] {
        let offset = [GridLength.points(x &+ transform.tx), GridLength.points(y &+ transform.ty)]
        return transform.factors.map(GridFactor.factor) + offset
    }

    private func bounds(of transform: Transform) -> Size {
        Size(width: GridLength.points(transform.width), height: GridLength.points(transform.height))
    }

    private func clipShapeRecord(_ shape: ClipShape) -> ClipShapeRecord {
        var outline = OutlineRecord()
        outline.shape = shape.outline.shape
        outline.cornerRadius = shape.outline.cornerRadius.map(GridLength.points)
        outline.cornerRadii = shape.outline.cornerRadii.map { $0.map(GridLength.points) }
        outline.path = shape.path
        let frame = Rect(
            x: GridLength.points(x &+ shape.x),
            y: GridLength.points(y &+ shape.y),
            width: GridLength.points(shape.width),
            height: GridLength.points(shape.height)
        )
        var record = ClipShapeRecord(outline: outline, frame: frame)
        if let transform = shape.transform {
            (record.transform, record.bounds) = (numbers(of: transform), bounds(of: transform))
        }
        return record
    }

    private var textRecord: TextRecord? {
        guard let text, let font else { return nil }
        let lines = lines.map { line in
            TextRecord.Line(
                text: line.text,
                x: GridLength.points(x &+ line.x),
                baseline: GridLength.points(y &+ line.baseline),
                isRightToLeft: line.isRightToLeft
            )
        }
        return TextRecord(string: text, font: font, lines: lines, decoration: decoration)
    }
}
