internal import LayoutCore

/// The parts of an item's JSON that stay the same wherever it stands.
///
/// Between the first piece and the second stands the place; from the third on, each piece goes on after a line's `x` and `baseline`.
final class ItemText: Sendable {
    let look: SharedLook
    /// The pieces, one after the other, in UTF-8.
    private let bytes: [UInt8]
    /// Where each piece ends.
    private let ends: [Int]

    /// The bytes of one piece.
    subscript(piece: Int) -> ArraySlice<UInt8> { bytes[(piece == 0 ? 0 : ends[piece - 1])..<ends[piece]] }

    init(_ shared: SharedLook) {
        let look = shared.look
        var writer = JSONWriter(capacity: 256)
        var ends: [Int] = []
        writer.member("id", look.id)
        writer.member("kind", look.kind.rawValue)
        ends.append(writer.bytes.count)
        writer.writeStyle(of: look)
        if let text = look.text { writer.write(text, &ends) }
        if let symbol = look.symbol { writer.member("symbol", symbol) }
        if look.text == nil, let font = look.symbolFont { writer.write(font) }
        if let picture = look.name { writer.member("name", picture) }
        if let path = look.path { writer.member("path", path) }
        if look.isEvenOdd { writer.member("fillRule", "evenOdd") }
        writer.writeMeaning(of: look)
        ends.append(writer.bytes.count)
        self.look = shared
        bytes = writer.bytes
        self.ends = ends
    }
}

/// What was written of the last frame's items.
struct ItemTexts {
    private var order = FrameOrder()
    private var last: [ItemText] = []
    private var current: [ItemText] = []

    /// The JSON of the next item's look; the last frame's if that had it.
    mutating func text(of look: SharedLook) -> ItemText {
        let index = order.lastIndex(of: look.look.id)
        let text: ItemText
        if let index, last[index].look == look {
            text = last[index]
        } else {
            text = ItemText(look)
        }
        current.append(text)
        return text
    }

    /// Makes this frame the last one.
    mutating func endFrame() {
        order.endFrame()
        swap(&last, &current)
        current.removeAll(keepingCapacity: true)
    }
}

extension JSONWriter {
    /// Writes an item; what was written of its look for the last frame is used again.
    mutating func write(_ item: ItemRecord) {
        let text = itemTexts.text(of: item.look)
        let look = item.look.look
        beginObject()
        raw(text[0])
        writePlace(of: item)
        let lines = look.text?.lines ?? []
        raw(text[1], isBeforeValue: !lines.isEmpty)
        let origin = item.textOrigin
        for (index, line) in lines.enumerated() {
            length(origin.x + line.x)
            piece(#","baseline":"#)
            length(origin.y + line.baseline)
            raw(text[index + 2], isBeforeValue: index + 1 < lines.count)
        }
        endObject()
    }

    private mutating func writePlace(of item: ItemRecord) {
        member("frame", item.frame)
        if let clip = item.clip { member("clip", clip) }
        if let transform = item.transform { write(transform, as: "transform") }
        if let bounds = item.look.look.bounds { member("bounds", bounds) }
        if !item.clipShapes.isEmpty { write(item.clipShapes) }
    }

    private mutating func write(_ clipShapes: [ClipShapeRecord]) {
        name("clipShapes")
        beginArray()
        for clip in clipShapes {
            beginObject()
            member("frame", clip.frame)
            if let shape = clip.outline.shape { member("shape", shape.rawValue) }
            if let radius = clip.outline.cornerRadius { member("cornerRadius", length: radius) }
            if let radii = clip.outline.cornerRadii { write(radii, as: "cornerRadii") }
            if let path = clip.outline.path { member("path", path) }
            if clip.outline.isEvenOdd { member("fillRule", "evenOdd") }
            if let transform = clip.transform { write(transform, as: "transform") }
            if let bounds = clip.bounds { member("bounds", bounds) }
            endObject()
        }
        endArray()
    }

    fileprivate mutating func write(_ numbers: [Double], as name: String) {
        self.name(name)
        beginArray()
        for number in numbers { length(number) }
        endArray()
    }
}

extension JSONWriter {
    fileprivate mutating func writeStyle(of item: ItemLook) {
        if let fill = item.fill { member("fill", fill) }
        if item.opacity != 1 { member("opacity", length: item.opacity) }
        if let radius = item.cornerRadius { member("cornerRadius", length: radius) }
        if let radii = item.cornerRadii { write(radii, as: "cornerRadii") }
        if let stroke = item.stroke {
            name("stroke")
            beginObject()
            member("color", stroke.color)
            member("width", length: stroke.width)
            endObject()
        }
        if let shape = item.shape { member("shape", shape.rawValue) }
        if let gradient = item.gradient { write(gradient) }
        if let shadow = item.shadow {
            name("shadow")
            beginObject()
            member("color", shadow.color)
            member("radius", length: shadow.radius)
            member("x", length: shadow.x)
            member("y", length: shadow.y)
            endObject()
        }
        if let blur = item.blur { member("blur", length: blur) }
    }

    private mutating func write(_ gradient: GradientRecord) {
        name("gradient")
        beginObject()
        member("type", gradient.form.rawValue)
        member("startX", length: gradient.start.x)
        member("startY", length: gradient.start.y)
        member("endX", length: gradient.end.x)
        member("endY", length: gradient.end.y)
        if let radii = gradient.radii {
            member("startRadius", length: radii.lowerBound)
            member("endRadius", length: radii.upperBound)
        }
        name("stops")
        beginArray()
        for stop in gradient.stops {
            beginObject()
            member("color", stop.color)
            member("location", length: stop.location)
            endObject()
        }
        endArray()
        endObject()
    }

    /// Writes a text up to where its lines stand, and notes where those numbers go.
    fileprivate mutating func write(_ text: TextRecord, _ ends: inout [Int]) {
        member("text", text.string)
        write(text.font)
        name("lines")
        beginArray()
        for line in text.lines {
            beginObject()
            member("text", line.text)
            name("x")
            ends.append(bytes.count)
            if line.isRightToLeft { piece(#","direction":"rightToLeft""#) }
            endObject()
        }
        endArray()
        if let decoration = text.decoration { member("decoration", decoration.rawValue) }
    }

    fileprivate mutating func write(_ font: FontRecord) {
        name("font")
        beginObject()
        member("size", length: font.size)
        member("weight", font.weight)
        if let design = font.design { member("design", design.rawValue) }
        if font.isItalic {
            name("italic")
            bool(true)
        }
        if font.tracking != 0 { member("tracking", length: font.tracking) }
        endObject()
    }

    fileprivate mutating func writeMeaning(of item: ItemLook) {
        if let identifier = item.identifier { member("identifier", identifier) }
        if let pinned = item.pinned { member("pinned", pinned.rawValue) }
        if let role = item.role { member("role", role.rawValue) }
        if !item.traits.isEmpty {
            name("traits")
            beginArray()
            for trait in item.traits { string(trait) }
            endArray()
        }
        if let source = item.source { member("source", source) }
    }
}
