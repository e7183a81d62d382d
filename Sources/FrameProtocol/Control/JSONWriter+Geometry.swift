import LayoutCore

extension JSONWriter {
    mutating func member(_ name: String, _ point: Point) {
        self.name(name)
        beginObject()
        member("x", length: point.x)
        member("y", length: point.y)
        endObject()
    }

    mutating func member(_ name: String, _ size: Size) {
        self.name(name)
        beginObject()
        member("width", length: size.width)
        member("height", length: size.height)
        endObject()
    }

    mutating func member(_ name: String, _ rect: Rect) {
        self.name(name)
        beginObject()
        member("x", length: rect.minX)
        member("y", length: rect.minY)
        member("width", length: rect.width)
        member("height", length: rect.height)
        endObject()
    }

    mutating func member(_ name: String, _ insets: EdgeInsets) {
        self.name(name)
        beginObject()
        member("top", length: insets.top)
        member("leading", length: insets.leading)
        member("bottom", length: insets.bottom)
        member("trailing", length: insets.trailing)
        endObject()
    }

    mutating func member(_ name: String, _ color: WireColor) {
        self.name(name)
        self.color(color)
    }

    mutating func member(_ name: String, _ source: SourceRecord) {
        self.name(name)
        beginObject()
        member("line", source.line)
        member("column", source.column)
        endObject()
    }

    mutating func reply(_ id: MessageID?) {
        guard let id else { return }
        name("reply")
        exact(id.number)
    }
}
