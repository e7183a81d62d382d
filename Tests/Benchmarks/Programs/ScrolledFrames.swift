import FrameProtocol
import LayoutCore

/// Frames of a list that scrolls, made by hand.
enum ScrolledFrames {
    /// A frame of 30 items, `step` times two points further down than the first.
    static func frame(at step: Int) -> FrameMessage {
        let offset = Double(step) * 2
        var message = FrameMessage(sequence: step + 1, time: Double(step) / 60)
        message.scrollViews = [
            ScrollViewRecord(
                id: 3,
                frame: Rect(x: 0, y: 0, width: 393, height: 852),
                contentOffset: Point(x: 0, y: offset - 203.6667),
                contentInsets: EdgeInsets(top: 203.6667, leading: 0, bottom: 34, trailing: 0),
                contentSize: Size(width: 393, height: 9_180),
                containerSize: Size(width: 393, height: 852),
                phase: .interacting
            )
        ]
        message.items = (0..<30).map { item(at: $0, offset: offset) }
        return message
    }

    private static func item(at index: Int, offset: Double) -> ItemRecord {
        let y = Double(index) * 28 - offset
        return ItemRecord(look: looks[index], frame: Rect(x: 16, y: y, width: 361, height: 28))
    }

    /// Frames share what their items look like.
    private static let looks = (0..<30).map { SharedLook(look(at: $0)) }

    private static func look(at index: Int) -> ItemLook {
        var look = ItemLook(id: (index + 20) * 8, kind: .shape)
        look.fill = WireColor(rgba: 0x34C7_5966)
        look.identifier = "rows-\(index)"
        look.source = SourceRecord(line: 40 + index, column: 9)
        guard index.isMultiple(of: 2) else { return look }
        look.kind = .text
        look.text = TextRecord(
            string: "Morning: climb \(index)",
            font: FontRecord(size: 17, weight: 400, design: nil, isItalic: false, tracking: 0),
            lines: [TextRecord.Line(text: "Morning: climb \(index)", x: 0, baseline: 20)],
            decoration: nil
        )
        return look
    }
}
