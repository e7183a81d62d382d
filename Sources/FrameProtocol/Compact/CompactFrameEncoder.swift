internal import LayoutCore

/// Writes frames as binary differences to the last frame.
///
/// Numbers: *u* is unsigned, *s* signed, both of variable length (``ByteWriter``); *length* is *s* in 1/720 of a point; *text* is
/// a *u* count of bytes and UTF-8; *text?* is 0, or the count plus one and UTF-8. A whole frame is a difference to nothing.
///
///     part          is
///     kind          byte: 1 whole, 2 difference
///     sections      byte, the sum of: 1 reply, 2 scroll views, 4 items, 8 callbacks, 16 state, 32 console, 64 state of callbacks
///     sequence      u: since the last frame
///     time          s: since the last frame, in millionths of a second
///     reply         u: twice the number if it is whole and not negative; else 1, then 8 bytes, lowest first
///     scroll views  u 0: same ones; then for each that changed u place from 1, its changes; u 0
///                   u n > 0: n - 1 views anew, each u id, its changes from all zeros
///     items         steps, see below
///     callbacks     u count; each: byte, the sum of 1 line, 2 old, 4 old is this callback's last new, 8 new, 16 pass, 32 message,
///                   64 new as a number; byte name from 1, or 0 and text; u line; text old; text new, or 8 bytes, lowest first, of
///                   the number that Swift prints so; u pass; text message
///     state         u 0: same ones; then for each that changed u place from 1, text value; u 0
///                   u n > 0: n - 1 values anew, each text name, text view, u line, text value
///     console       u count; text each
///     state of callbacks  u count; each: u place from 0, u callback of this frame from 0 whose new value it has
///
/// A step through the items is *u*: eight times a count *n*, plus a code:
///
///     0 end         1 keep n            2 move n by length, length      3 move n by the last distance
///     4 drop n      5 change the next   6 insert one like the last frame's item n - 1, or for 0 like the one before it
///     7 move the next by the last distance and change it besides
///
/// What moves keeps its clip where it is on the screen. The last distance is that of the last 2, or of the last 5 that moved its item.
///
/// A change, of an item or a scroll view, is a bit mask of fields and then those fields in the order of their bits.
package struct CompactFrameEncoder {
    private var last = CompactFrameState()
    /// The last frame's items as they were handed over: most are found unchanged or moved without turning them into bytes.
    private var lastItems = CompactItemList()
    private var itemWriter = ByteWriter()
    private var isFirst = true
    private var writer = ByteWriter()

    package init() {}

    /// Makes the next frame stand alone, for a new scene.
    package mutating func startAnew() {
        last = CompactFrameState()
        lastItems = CompactItemList()
        isFirst = true
    }

    /// Returns the bytes of a frame.
    ///
    /// - Complexity: O(*n*) in the number of items.
    package mutating func encode(_ frame: FrameMessage) -> [UInt8] {
        var next = CompactFrameState()
        next.sequence = frame.sequence
        next.time = Int((frame.time * CompactFrameFormat.microsecondsPerSecond).rounded())
        next.scrollViews = frame.scrollViews.map(CompactScrollView.init)
        next.state = frame.state ?? last.state
        next.callbackValues = last.callbackValues
        itemWriter.reset()
        let hasChangedItems = itemWriter.items(from: &lastItems, to: frame.items)
        writer.reset()
        writer.byte(isFirst ? CompactFrameFormat.whole : CompactFrameFormat.difference)
        let change = CompactStateChange(from: last.state, to: next.state, callbacks: frame.callbacks)
        var sections = sections(of: frame, next, change)
        if hasChangedItems { sections.insert(.items) }
        writer.byte(sections.rawValue)
        writer.unsigned(max(next.sequence - last.sequence, 0))
        writer.signed(next.time - last.time)
        writeSections(sections, of: frame, &next, change)
        last = next
        isFirst = false
        return writer.bytes
    }

    private func sections(
        of frame: FrameMessage,
        _ next: CompactFrameState,
        _ change: CompactStateChange
    ) -> CompactFrameFormat.Sections {
        var sections: CompactFrameFormat.Sections = []
        if frame.reply != nil { sections.insert(.reply) }
        if next.scrollViews != last.scrollViews { sections.insert(.scrollViews) }
        if !frame.callbacks.isEmpty { sections.insert(.callbacks) }
        if change.isAnew || !change.texts.isEmpty { sections.insert(.state) }
        if !change.callbacks.isEmpty { sections.insert(.stateOfCallbacks) }
        if !frame.console.isEmpty { sections.insert(.console) }
        return sections
    }

    private mutating func writeSections(
        _ sections: CompactFrameFormat.Sections,
        of frame: FrameMessage,
        _ next: inout CompactFrameState,
        _ change: CompactStateChange
    ) {
        if let reply = frame.reply { write(reply) }
        if sections.contains(.scrollViews) { writeScrollViews(next.scrollViews) }
        if sections.contains(.items) { writer.append(itemWriter) }
        if !frame.callbacks.isEmpty {
            writer.unsigned(frame.callbacks.count)
            for callback in frame.callbacks { write(callback, &next) }
        }
        if sections.contains(.state) { writeState(next.state, change) }
        if !frame.console.isEmpty {
            writer.unsigned(frame.console.count)
            for line in frame.console { writer.text(line) }
        }
        if sections.contains(.stateOfCallbacks) { writeStateOfCallbacks(change) }
    }

    private mutating func write(_ reply: MessageID) {
        if let whole = Int(exactly: reply.number), whole >= 0, whole < 1 << 53 {
            writer.unsigned(whole * 2)
        } else {
            writer.unsigned(1)
            writer.float64(reply.number)
        }
    }

    private mutating func writeScrollViews(_ views: [CompactScrollView]) {
        guard views.map(\.id) == last.scrollViews.map(\.id) else {
            writer.unsigned(views.count + 1)
            for view in views {
                writer.unsigned(view.id)
                writer.change(from: CompactScrollView(id: view.id), to: view)
            }
            return
        }
        writer.unsigned(0)
        for (place, (old, new)) in zip(last.scrollViews, views).enumerated() where old != new {
            writer.unsigned(place + 1)
            writer.change(from: old, to: new)
        }
        writer.unsigned(0)
    }

    private mutating func write(_ callback: CallbackRecord, _ next: inout CompactFrameState) {
        let isKnown = callback.old != nil && callback.old == next.lastValue(of: callback)
        var parts: CompactFrameFormat.CallbackParts = []
        if callback.line != nil { parts.insert(.line) }
        if callback.old != nil { parts.insert(isKnown ? .oldIsLastNew : .old) }
        let number = callback.new.flatMap(CompactNumber.number)
        if callback.new != nil { parts.insert(number == nil ? .new : .newIsNumber) }
        if callback.pass != nil { parts.insert(.pass) }
        if callback.message != nil { parts.insert(.message) }
        writer.byte(parts.rawValue)
        if let place = CompactFrameFormat.callbackNames.firstIndex(of: callback.name) {
            writer.byte(UInt8(place + 1))
        } else {
            writer.byte(0)
            writer.text(callback.name)
        }
        if let line = callback.line { writer.unsigned(line) }
        if let old = callback.old, !isKnown { writer.text(old) }
        if let number {
            writer.float64(number)
        } else if let new = callback.new {
            writer.text(new)
        }
        if let pass = callback.pass { writer.unsigned(pass) }
        if let message = callback.message { writer.text(message) }
        next.note(callback)
    }

    private mutating func writeState(_ values: [StateRecord], _ change: CompactStateChange) {
        guard !change.isAnew else {
            writer.unsigned(values.count + 1)
            for value in values {
                writer.text(value.name)
                writer.text(value.view)
                writer.unsigned(value.line)
                writer.text(value.value)
            }
            return
        }
        writer.unsigned(0)
        for place in change.texts {
            writer.unsigned(place + 1)
            writer.text(values[place].value)
        }
        writer.unsigned(0)
    }

    private mutating func writeStateOfCallbacks(_ change: CompactStateChange) {
        writer.unsigned(change.callbacks.count)
        for (place, callback) in change.callbacks {
            writer.unsigned(place)
            writer.unsigned(callback)
        }
    }
}
