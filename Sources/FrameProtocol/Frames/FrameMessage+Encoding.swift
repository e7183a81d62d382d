import LayoutCore

extension JSONWriter {
    mutating func write(_ frame: FrameMessage) {
        beginObject()
        member("type", "frame")
        reply(frame.reply)
        member("sequence", frame.sequence)
        name("time")
        exact(frame.time)
        name("scrollViews")
        beginArray()
        for view in frame.scrollViews { write(view) }
        endArray()
        name("items")
        beginArray()
        for item in frame.items { write(item) }
        endArray()
        writeEvents(of: frame)
        if let containers = frame.lazyContainers {
            name("lazyContainers")
            beginArray()
            for container in containers { write(container) }
            endArray()
        }
        endObject()
    }

    /// Writes what happened on the way to a frame: callbacks, state, printed lines.
    mutating func writeEvents(of frame: FrameMessage) {
        name("callbacks")
        beginArray()
        for callback in frame.callbacks { write(callback) }
        endArray()
        if let state = frame.state {
            name("state")
            beginArray()
            for value in state { write(value) }
            endArray()
        }
        if !frame.console.isEmpty {
            name("console")
            beginArray()
            for line in frame.console { string(line) }
            endArray()
        }
    }

    mutating func write(_ view: ScrollViewRecord) {
        beginObject()
        member("id", view.id)
        member("frame", view.frame)
        member("contentOffset", view.contentOffset)
        member("contentInsets", view.contentInsets)
        member("contentSize", view.contentSize)
        member("containerSize", view.containerSize)
        member("phase", view.phase.rawValue)
        endObject()
    }

    private mutating func write(_ callback: CallbackRecord) {
        beginObject()
        member("name", callback.name)
        if let line = callback.line { member("line", line) }
        if let old = callback.old { member("old", old) }
        if let new = callback.new { member("new", new) }
        if let pass = callback.pass { member("pass", pass) }
        if let message = callback.message { member("message", message) }
        endObject()
    }

    private mutating func write(_ value: StateRecord) {
        beginObject()
        member("name", value.name)
        member("view", value.view)
        member("line", value.line)
        member("value", value.value)
        endObject()
    }

    mutating func write(_ item: ItemRecord) {
        beginObject()
        piece(#""id":"#)
        integer(item.id)
        piece(#","kind":"#)
        string(item.kind.rawValue)
        member("frame", item.frame)
        if let clip = item.clip { member("clip", clip) }
        if let transform = item.transform { write(transform, as: "transform") }
        if let bounds = item.bounds { member("bounds", bounds) }
        if !item.clipShapes.isEmpty { write(item.clipShapes) }
        writeStyle(of: item)
        if let text = item.text { write(text) }
        if let symbol = item.symbol { member("symbol", symbol) }
        if item.text == nil, let font = item.symbolFont { write(font) }
        if let picture = item.name { member("name", picture) }
        if let path = item.path { member("path", path) }
        writeMeaning(of: item)
        endObject()
    }

    private mutating func write(_ numbers: [Double], as name: String) {
        self.name(name)
        beginArray()
        for number in numbers { length(number) }
        endArray()
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
            if let transform = clip.transform { write(transform, as: "transform") }
            if let bounds = clip.bounds { member("bounds", bounds) }
            endObject()
        }
        endArray()
    }

    private mutating func writeStyle(of item: ItemRecord) {
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

    private mutating func write(_ text: TextRecord) {
        member("text", text.string)
        write(text.font)
        name("lines")
        beginArray()
        for line in text.lines {
            beginObject()
            piece(#""text":"#)
            string(line.text)
            piece(#","x":"#)
            length(line.x)
            piece(#","baseline":"#)
            length(line.baseline)
            if line.isRightToLeft { piece(#","direction":"rightToLeft""#) }
            endObject()
        }
        endArray()
        if let decoration = text.decoration { member("decoration", decoration.rawValue) }
    }

    private mutating func write(_ font: FontRecord) {
        piece(#","font":{"size":"#)
        length(font.size)
        piece(#","weight":"#)
        integer(font.weight)
        if let design = font.design { member("design", design.rawValue) }
        if font.isItalic {
            name("italic")
            bool(true)
        }
        if font.tracking != 0 { member("tracking", length: font.tracking) }
        endObject()
    }

    private mutating func writeMeaning(of item: ItemRecord) {
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
