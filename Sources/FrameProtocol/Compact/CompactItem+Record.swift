import LayoutCore

extension CompactItem {
    init(_ record: ItemRecord) {
        self.init(record, at: CompactPlace(frame: record.frame, clip: record.clip))
    }

    /// The item of a record whose place is known already.
    init(_ record: ItemRecord, at place: CompactPlace) {
        self.place = place
        let look = record.look.look
        id = look.id
        kind = look.kind
        opacity = GridFactor.units(look.opacity)
        clipShapes = record.clipShapes.map(clipShape)
        transform = transform(record.transform, look.bounds)
        fill = look.fill
        outline = Outline(
            shape: look.shape,
            cornerRadius: look.cornerRadius.map(GridLength.units),
            cornerRadii: look.cornerRadii.map { $0.map(GridLength.units) }
        )
        stroke = look.stroke
        gradient = look.gradient
        shadow = look.shadow
        blur = look.blur.map(GridLength.units)
        if let text = look.text { take(text, from: record.textOrigin) }
        symbol = look.symbol
        if look.text == nil { font = look.symbolFont }
        name = look.name
        path = look.path
        isEvenOdd = look.isEvenOdd
        identifier = look.identifier
        pinned = look.pinned
        role = look.role
        traits = look.traits
        source = look.source
    }

    private mutating func take(_ record: TextRecord, from origin: Point) {
        text = record.string
        font = record.font
        decoration = record.decoration
        lines = record.lines.map { line in
            Line(
                text: line.text,
                x: GridLength.units(origin.x + line.x) - place.x,
                baseline: GridLength.units(origin.y + line.baseline) - place.y,
                isRightToLeft: line.isRightToLeft
            )
        }
    }

    private func transform(_ numbers: [Double]?, _ bounds: Size?) -> Transform? {
        guard let numbers, numbers.count == 6, let bounds else { return nil }
        return Transform(
            factors: numbers.prefix(4).map(GridFactor.units),
            tx: GridLength.units(numbers[4]) - place.x,
            ty: GridLength.units(numbers[5]) - place.y,
            width: GridLength.units(bounds.width),
            height: GridLength.units(bounds.height)
        )
    }

    private func clipShape(_ record: ClipShapeRecord) -> ClipShape {
        ClipShape(
            x: GridLength.units(record.frame.minX) - place.x,
            y: GridLength.units(record.frame.minY) - place.y,
            width: GridLength.units(record.frame.width),
            height: GridLength.units(record.frame.height),
            outline: Outline(
                shape: record.outline.shape,
                cornerRadius: record.outline.cornerRadius.map(GridLength.units),
                cornerRadii: record.outline.cornerRadii.map { $0.map(GridLength.units) }
            ),
            path: record.outline.path,
            isEvenOdd: record.outline.isEvenOdd,
            transform: transform(record.transform, record.bounds)
        )
    }

    /// The item as it was handed to the encoder, its lengths rounded to the grid.
    var record: ItemRecord {
        var look = ItemLook(id: id, kind: kind)
        look.opacity = GridFactor.factor(opacity)
        look.fill = fill
        look.shape = outline.shape
        look.cornerRadius = outline.cornerRadius.map(GridLength.points)
        look.cornerRadii = outline.cornerRadii.map { $0.map(GridLength.points) }
        look.stroke = stroke
        look.gradient = gradient
        look.shadow = shadow
        look.blur = blur.map(GridLength.points)
        look.text = textRecord
        look.symbol = symbol
        if text == nil { look.symbolFont = font }
        look.name = name
        look.path = path
        look.isEvenOdd = isEvenOdd
        look.identifier = identifier
        look.pinned = pinned
        look.role = role
        look.traits = traits
        look.source = source
        look.bounds = transform.map(bounds(of:))
        var record = ItemRecord(look: SharedLook(look), frame: place.frame)
        record.clip = place.visiblePart
        record.clipShapes = clipShapes.map(clipShapeRecord)
        record.transform = transform.map(numbers(of:))
        return record
    }

    private func numbers(of transform: Transform) -> [Double] {
        let offset = [GridLength.points(place.x &+ transform.tx), GridLength.points(place.y &+ transform.ty)]
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
        outline.isEvenOdd = shape.isEvenOdd
        let frame = Rect(
            x: GridLength.points(place.x &+ shape.x),
            y: GridLength.points(place.y &+ shape.y),
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
        // In something scaled or rotated, lines count in its own bounds, not from where it stands.
        let origin = transform == nil ? (x: 0, y: 0) : (x: place.x, y: place.y)
        let lines = lines.map { line in
            TextRecord.Line(
                text: line.text,
                x: GridLength.points(origin.x &+ line.x),
                baseline: GridLength.points(origin.y &+ line.baseline),
                isRightToLeft: line.isRightToLeft
            )
        }
        return TextRecord(string: text, font: font, lines: lines, decoration: decoration)
    }
}
