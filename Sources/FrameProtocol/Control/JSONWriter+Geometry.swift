import LayoutCore

extension JSONWriter {
    mutating func member(_ name: String, _ point: Point) {
        self.name(name)
        piece(#"{"x":"#)
        length(point.x)
        piece(#","y":"#)
        length(point.y)
        endObject()
    }

    mutating func member(_ name: String, _ size: Size) {
        self.name(name)
        piece(#"{"width":"#)
        length(size.width)
        piece(#","height":"#)
        length(size.height)
        endObject()
    }

    mutating func member(_ name: String, _ rect: Rect) {
        self.name(name)
        piece(#"{"x":"#)
        length(rect.minX)
        piece(#","y":"#)
        length(rect.minY)
        piece(#","width":"#)
        length(rect.width)
        piece(#","height":"#)
        length(rect.height)
        endObject()
    }

    mutating func member(_ name: String, _ insets: EdgeInsets) {
        self.name(name)
        piece(#"{"top":"#)
        length(insets.top)
        piece(#","leading":"#)
        length(insets.leading)
        piece(#","bottom":"#)
        length(insets.bottom)
        piece(#","trailing":"#)
        length(insets.trailing)
        endObject()
    }

    mutating func member(_ name: String, _ color: WireColor) {
        self.name(name)
        self.color(color)
    }

    mutating func member(_ name: String, _ source: SourceRecord) {
        self.name(name)
        piece(#"{"line":"#)
        integer(source.line)
        piece(#","column":"#)
        integer(source.column)
        endObject()
    }

    mutating func reply(_ id: MessageID?) {
        guard let id else { return }
        name("reply")
        exact(id.number)
    }
}
