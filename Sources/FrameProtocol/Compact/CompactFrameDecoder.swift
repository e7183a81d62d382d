internal import LayoutCore

/// Reads what ``CompactFrameEncoder`` writes; lengths come back rounded to 1/720 of a point.
package struct CompactFrameDecoder {
    private var last: CompactFrameState?

    package init() {}

    /// Returns the frame in a binary message.
    ///
    /// - Throws: ``CompactFrameError`` for bytes that are not of the format; the next whole frame can be read again.
    /// - Complexity: O(*n*) in the number of bytes and of the last frame's items.
    package mutating func decode(_ bytes: [UInt8]) throws(CompactFrameError) -> FrameMessage {
        var reader = ByteReader(bytes)
        var next = try base(of: try reader.byte())
        last = nil
        let sections = CompactFrameFormat.Sections(rawValue: try reader.byte())
        next.sequence &+= try reader.unsigned()
        next.time &+= try reader.signed()
        var frame = FrameMessage(
            sequence: next.sequence,
            time: Double(next.time) / CompactFrameFormat.microsecondsPerSecond
        )
        if sections.contains(.reply) { frame.reply = try Self.reply(&reader) }
        if sections.contains(.scrollViews) { next.scrollViews = try Self.scrollViews(&reader, from: next.scrollViews) }
        if sections.contains(.items) { next.items = try reader.items(from: next.items) }
        if sections.contains(.callbacks) {
            for _ in 0..<(try reader.count()) { frame.callbacks.append(try Self.callback(&reader, &next)) }
        }
        if sections.contains(.state) {
            next.state = try Self.state(&reader, from: next.state)
            frame.state = next.state
        }
        if sections.contains(.console) {
            for _ in 0..<(try reader.count()) { frame.console.append(try reader.text()) }
        }
        if sections.contains(.stateOfCallbacks) {
            try Self.stateOfCallbacks(&reader, frame.callbacks, &next.state)
            frame.state = next.state
        }
        guard reader.isAtEnd else { throw .tooLong }
        frame.scrollViews = next.scrollViews.map(\.record)
        frame.items = next.items.map(\.record)
        last = next
        return frame
    }

    private func base(of kind: UInt8) throws(CompactFrameError) -> CompactFrameState {
        switch kind {
        case CompactFrameFormat.whole:
            return CompactFrameState()
        case CompactFrameFormat.difference:
            guard let last else { throw .nothingToDifferFrom }
            return last
        default:
            throw .malformed(at: 0)
        }
    }

    private static func reply(_ reader: inout ByteReader) throws(CompactFrameError) -> MessageID {
        let code = try reader.unsigned()
        return MessageID(code == 1 ? try reader.float64() : Double(code / 2))
    }

    private static func scrollViews(
        _ reader: inout ByteReader,
        from old: [CompactScrollView]
    ) throws(CompactFrameError) -> [CompactScrollView] {
        let count = try reader.count()
        guard count == 0 else {
            var views: [CompactScrollView] = []
            for _ in 1..<count { views.append(try reader.changed(CompactScrollView(id: try reader.unsigned()))) }
            return views
        }
        var views = old
        while true {
            let position = reader.position
            let place = try reader.unsigned()
            guard place > 0 else { return views }
            guard place <= views.count else { throw .malformed(at: position) }
            views[place - 1] = try reader.changed(views[place - 1])
        }
    }

    private static func callback(
        _ reader: inout ByteReader,
        _ next: inout CompactFrameState
    ) throws(CompactFrameError) -> CallbackRecord {
        let parts = CompactFrameFormat.CallbackParts(rawValue: try reader.byte())
        let position = reader.position
        let place = Int(try reader.byte())
        guard place <= CompactFrameFormat.callbackNames.count else { throw .malformed(at: position) }
        var callback = CallbackRecord(
            name: place == 0 ? try reader.text() : CompactFrameFormat.callbackNames[place - 1]
        )
        if parts.contains(.line) { callback.line = try reader.unsigned() }
        if parts.contains(.old) { callback.old = try reader.text() }
        if parts.contains(.oldIsLastNew) { callback.old = next.lastValue(of: callback) }
        if parts.contains(.new) { callback.new = try reader.text() }
        if parts.contains(.newIsNumber) { callback.new = try reader.float64().description }
        if parts.contains(.pass) { callback.pass = try reader.unsigned() }
        if parts.contains(.message) { callback.message = try reader.text() }
        next.note(callback)
        return callback
    }

    private static func stateOfCallbacks(
        _ reader: inout ByteReader,
        _ callbacks: [CallbackRecord],
        _ state: inout [StateRecord]
    ) throws(CompactFrameError) {
        for _ in 0..<(try reader.count()) {
            let position = reader.position
            let (place, callback) = (try reader.unsigned(), try reader.unsigned())
            guard state.indices.contains(place), callbacks.indices.contains(callback),
                let value = callbacks[callback].new
            else { throw .malformed(at: position) }
            state[place].value = value
        }
    }

    private static func state(
        _ reader: inout ByteReader,
        from old: [StateRecord]
    ) throws(CompactFrameError) -> [StateRecord] {
        let count = try reader.count()
        guard count == 0 else {
            var values: [StateRecord] = []
            for _ in 1..<count {
                let name = try reader.text()
                let view = try reader.text()
                let line = try reader.unsigned()
                values.append(StateRecord(name: name, view: view, line: line, value: try reader.text()))
            }
            return values
        }
        var values = old
        while true {
            let position = reader.position
            let place = try reader.unsigned()
            guard place > 0 else { return values }
            guard place <= values.count else { throw .malformed(at: position) }
            values[place - 1].value = try reader.text()
        }
    }
}
