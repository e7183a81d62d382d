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
        itemTexts.endFrame()
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
}
